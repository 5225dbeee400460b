"use client";

import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignerState, SigningDto, SigningRequestDto, SigningState } from "@/lib/signing/schema";
import { cancelSigning, checkSigning, readSigning } from "./signing-calls";
import { SigningForm } from "./signing-form";

export type SigningSectionProps = {
  contractId: string;
  versionNumber: number;
  hasUnsavedText: boolean;
  isOwner: boolean;
  /** A signed copy came back. */
  onSigned: () => Promise<unknown>;
};

/** Its words come when it is shown: nobody else on the page needs them. */
export function SigningSection(props: SigningSectionProps) {
  const { common } = useCopy();
  return (
    <Suspense fallback={<Spinner label={common.loading} />}>
      <Signing {...props} />
    </Suspense>
  );
}

const ASK_AGAIN_MS = 3_000;

/** Whether the service is asked within moments, so that something else may stand here soon. */
function isDue({ state, problem, nextAt }: SigningRequestDto, now: number): boolean {
  if (state === "sending" && problem === null) return true;
  return nextAt !== null && Date.parse(nextAt) <= now + ASK_AGAIN_MS;
}

function Signing({ onSigned, ...props }: SigningSectionProps) {
  const { signing: words, common } = useCopy();
  const { contractId } = props;
  const read = useRead(`signing ${contractId}`, () => readSigning(contractId));
  const { data, isFailed, isAsking, reload } = read;
  useEffect(() => {
    if (isAsking || isFailed || !data?.requests.some((request) => isDue(request, Date.now()))) return undefined;
    const timer = setTimeout(() => void reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, isAsking, isFailed, reload]);
  useSigned(data, onSigned);
  return (
    <section aria-label={words.title} className="space-y-4">
      <h3 className="font-medium">{words.title}</h3>
      {isFailed && <Banner tone="error">{words.failed}</Banner>}
      {!data && !isFailed && <Spinner label={common.loading} />}
      {data && <Known signing={data} onChanged={reload} {...props} />}
    </section>
  );
}

type KnownProps = Omit<SigningSectionProps, "onSigned"> & { signing: SigningDto; onChanged: () => Promise<unknown> };

/** What was sent, and the form for sending or why there is none. */
function Known({ signing, contractId, versionNumber, hasUnsavedText, isOwner, onChanged }: KnownProps) {
  const words = useCopy().signing;
  const [isOpen, setIsOpen] = useState(false);
  const { provider, host, obstacle, requests } = signing;
  return (
    <>
      {provider && <p className="text-sm text-ink-muted">{words.hint(words.providers[provider], host)}</p>}
      {requests.map((request) => (
        <RequestCard key={request.id} {...{ request, contractId, isOwner, onChanged }} />
      ))}
      {obstacle && <p className="text-sm text-ink-muted">{words.obstacles[obstacle]}</p>}
      {obstacle === null && !isOpen && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {words.form.open}
        </Button>
      )}
      {obstacle === null && isOpen && (
        <SigningForm
          {...{ contractId, versionNumber, hasUnsavedText, signing }}
          onClose={() => setIsOpen(false)}
          onSent={onChanged}
        />
      )}
    </>
  );
}

/** Tells the page once a signed copy came back while somebody looks. */
function useSigned(data: SigningDto | undefined, onSigned: () => Promise<unknown>): void {
  const attached = data?.requests.filter(({ state }) => state === "attached").length;
  const [known, setKnown] = useState(attached);
  const tell = useEffectEvent(() => void onSigned());
  if (known === undefined && attached !== undefined) setKnown(attached);
  useEffect(() => {
    if (known === undefined || attached === undefined || attached <= known) return;
    tell();
  }, [known, attached]);
}

const REQUEST_TONES: Record<SigningState, BadgeTone> = {
  queued: "gray",
  sending: "gray",
  unsure: "orange",
  sent: "blue",
  signed: "blue",
  attached: "green",
  declined: "red",
  expired: "orange",
  cancelling: "gray",
  cancelled: "gray",
  failed: "red",
};
const SIGNER_TONES: Record<SignerState, BadgeTone> = {
  waiting: "gray",
  sent: "blue",
  opened: "blue",
  signed: "green",
  declined: "red",
  expired: "orange",
};
/** What can still be asked about or taken back. */
const OPEN_STATES: readonly SigningState[] = ["queued", "sending", "unsure", "sent", "signed", "cancelling"];

type RequestCardProps = {
  request: SigningRequestDto;
  contractId: string;
  isOwner: boolean;
  onChanged: () => Promise<unknown>;
};

/** What was sent for signature, how far each signer is, and what is wrong, if anything is. */
function RequestCard({ request, contractId, isOwner, onChanged }: RequestCardProps) {
  const words = useCopy().signing;
  const day = useDay();
  const { state, problem, signers, sha256, askedAt } = request;
  const label = words.request.label(words.providers[request.provider], day(request.createdAt));
  return (
    <article aria-label={label} className="space-y-3 rounded border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{label}</p>
        <Badge tone={REQUEST_TONES[state]}>{words.states[state]}</Badge>
      </div>
      <p className="text-sm text-ink-muted">
        {words.request.by(request.createdByName, request.versionNumber)}
        {askedAt !== null && (
          <>
            {" · "}
            <RelativeTime value={askedAt} />
          </>
        )}
      </p>
      {problem !== null && (
        <Banner tone={state === "failed" ? "error" : "warning"} role="status">
          {words.problems[problem]}
        </Banner>
      )}
      <ol className="space-y-2">
        {signers.map(({ name, email, state: signer }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 break-words">
              <bdi>{name}</bdi> <span className="break-all text-ink-muted">{email}</span>
            </span>
            <Badge tone={SIGNER_TONES[signer]}>{words.signers[signer]}</Badge>
          </li>
        ))}
      </ol>
      {sha256 !== null && (
        <p className="text-xs break-all text-ink-muted">{`${words.request.fingerprint}: ${sha256}`}</p>
      )}
      {isOwner && <RequestButtons request={request} contractId={contractId} onChanged={onChanged} />}
    </article>
  );
}

function RequestButtons({ request: { id, state }, contractId, onChanged }: Omit<RequestCardProps, "isOwner">) {
  const words = useCopy().signing.request;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (call: typeof checkSigning, failed: string) => {
    setIsBusy(true);
    const done = await call(contractId, id);
    if (!done.ok) toast.error(done.message || failed);
    await onChanged();
    setIsBusy(false);
  };
  const isOpen = OPEN_STATES.includes(state);
  if (!isOpen && state !== "failed") return null;
  return (
    <div className="flex flex-wrap gap-2">
      {state !== "queued" && state !== "cancelling" && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void run(checkSigning, words.checkFailed)}>
          {words.check}
        </Button>
      )}
      {isOpen && state !== "cancelling" && (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          title={words.cancelHint}
          onClick={() => void run(cancelSigning, words.cancelFailed)}
        >
          {words.cancel}
        </Button>
      )}
    </div>
  );
}
