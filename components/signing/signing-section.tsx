"use client";

import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/progress";
import type { SigningDto, SigningRequestDto } from "@/lib/signing/schema";
import { readSigning } from "./signing-calls";
import { RequestCard } from "./request-card";
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
