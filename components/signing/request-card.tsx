"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { useToast } from "@/components/ui/overlay/toast";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SignerState, SigningRequestDto, SigningState } from "@/lib/signing/schema";
import { cancelSigning, checkSigning } from "./signing-calls";

const TONES: Record<SigningState, BadgeTone> = {
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
const OPEN: readonly SigningState[] = ["queued", "sending", "unsure", "sent", "signed", "cancelling"];

type Props = { request: SigningRequestDto; contractId: string; isOwner: boolean; onChanged: () => Promise<unknown> };

/** What was sent for signature, how far each signer is, and what is wrong, if anything is. */
export function RequestCard({ request, contractId, isOwner, onChanged }: Props) {
  const words = useCopy().signing;
  const day = useDay();
  const { state, problem, signers, sha256, askedAt } = request;
  const label = words.request.label(words.providers[request.provider], day(request.createdAt));
  return (
    <article aria-label={label} className="space-y-3 rounded border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{label}</p>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
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

function RequestButtons({ request: { id, state }, contractId, onChanged }: Omit<Props, "isOwner">) {
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
  const isOpen = OPEN.includes(state);
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
