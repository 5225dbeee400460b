"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { ContractDto } from "@/lib/contracts/schema";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { later } from "@/components/ui/overlay/later";
import type { SigningSectionProps } from "@/components/signing/signing-section";
import { AttachForm } from "./attach-form";
import { SignedFiles } from "./signed-files";
import { SignedResult } from "./signed-result";
import { useSigned, showsNoSignature, compareAgain, removeSigned, reopenSigned, type Done } from "./use-signed";

function SigningAwaited({ isFailed }: { isFailed: boolean }) {
  const words = useCopy().signed;
  return isFailed ? <Banner tone="error">{words.failed}</Banner> : <Spinner label={words.loading} />;
}

const SigningSection = later<SigningSectionProps>(
  () => import("@/components/signing/signing-section").then(({ SigningSection }) => SigningSection),
  { Waiting: SigningAwaited },
);

export type SignedDialogProps = {
  contract: ContractDto;
  /** The displayed version, which would count as agreed. */
  version: { id: string; versionNumber: number };
  hasUnsavedText: boolean;
  onClose: () => void;
  /** The contract was signed or reopened. */
  onChanged: () => Promise<unknown>;
  onShow: ShowAgreed;
};

/** The signed contract: attach, compare with the agreed text, reopen. Source: behaviour §28. */
export function SignedDialog({ contract, version, hasUnsavedText, onClose, onChanged, onShow }: SignedDialogProps) {
  const words = useCopy().signed;
  const read = useSigned(contract.id, contract.signedAt);
  const { data: copies, isFailed } = read;
  const isManager = contract.role !== "reviewer";
  const { holding, earlier } = partsOf(copies ?? []);
  /** The contract is known to be signed before its copy is read. */
  const isAwaited = copies !== undefined && !holding && contract.signedAt !== null;
  const renew = async () => void (await Promise.all([onChanged(), read.reload()]));
  const show: ShowAgreed = (passage, versionId) => (onClose(), onShow(passage, versionId));
  const cards = { contractId: contract.id, isManager, onChanged: renew, onShow: show };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} description={words.hint} size="lg">
      <div className="space-y-6">
        {isFailed && <Banner tone="error">{words.failed}</Banner>}
        {(!copies || isAwaited) && !isFailed && <Spinner label={words.loading} />}
        {holding && <SignedCopyCard copy={holding} {...cards} />}
        {copies && !holding && !isAwaited && (
          <ToBeSigned {...{ contract, version, hasUnsavedText, isManager }} onSigned={renew} />
        )}
        {earlier.length > 0 && (
          <section aria-label={words.copy.earlier} className="space-y-4">
            <h3 className="font-medium">{words.copy.earlier}</h3>
            {earlier.map((copy) => (
              <SignedCopyCard key={copy.id} copy={copy} {...cards} />
            ))}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The copy that holds, and those that were reopened. */
function partsOf(copies: readonly SignedCopyDto[]) {
  const holding = copies.find(({ reopenedAt }) => reopenedAt === null);
  return { holding, earlier: copies.filter((copy) => copy !== holding) };
}

type ToBeSignedProps = Pick<SignedDialogProps, "contract" | "version" | "hasUnsavedText"> & {
  isManager: boolean;
  onSigned: () => Promise<void>;
};

/** Sent for signature, or signed somewhere else and attached; a reviewer reads who may do that. */
function ToBeSigned({ contract, version, hasUnsavedText, isManager, onSigned }: ToBeSignedProps) {
  const words = useCopy().signed;
  if (!isManager) return <p>{words.none}</p>;
  return (
    <>
      <SigningSection
        contractId={contract.id}
        versionNumber={version.versionNumber}
        hasUnsavedText={hasUnsavedText}
        isOwner={contract.role === "admin"}
        onSigned={onSigned}
      />
      <AttachForm contractId={contract.id} version={version} hasUnsavedText={hasUnsavedText} onAttached={onSigned} />
    </>
  );
}

/** Shows a passage of the agreed version. */
type ShowAgreed = (passage: { content: string; start: number; end: number }, versionId: string) => void;

type SignedCopyCardProps = {
  copy: SignedCopyDto;
  contractId: string;
  isManager: boolean;
  onChanged: () => Promise<void>;
  onShow: ShowAgreed;
};

/** A signed copy: when, by whom, its files with their fingerprints, the comparison's result, and actions. */
function SignedCopyCard({ copy, isManager, onShow, ...actions }: SignedCopyCardProps) {
  const { copy: words, unseen } = useCopy().signed;
  const day = useDay();
  const { reopenedAt, signedBy } = copy;
  const by = signedBy === "" ? "" : words.by(signedBy);
  const isUnseen = showsNoSignature(copy);
  const title = isUnseen ? unseen.attached(day(copy.createdAt)) : words.signed(day(copy.signedOn));
  return (
    <article aria-label={title} className="space-y-4">
      <div>
        <h3 className="font-medium">
          {title}
          {isUnseen ? ` · ${unseen.short}` : by}
        </h3>
        {isUnseen && <p className="text-sm text-ink-muted">{`${unseen.entered(day(copy.signedOn))}${by}`}</p>}
        <p className="text-sm text-ink-muted">
          {words.version(copy.versionNumber)} · {words.attached(copy.createdByName, day(copy.createdAt))}
        </p>
        {reopenedAt !== null && (
          <p className="text-sm text-ink-muted">{words.reopened(copy.reopenedByName, day(reopenedAt))}</p>
        )}
      </div>
      <SignedFiles files={copy.files} />
      <SignedResult
        copy={copy}
        contractId={actions.contractId}
        onShow={(passage) => onShow(passage, copy.versionId)}
        onSettled={isManager ? actions.onChanged : null}
      />
      {isManager && <CopyButtons copy={copy} {...actions} />}
    </article>
  );
}

function CopyButtons({ copy, contractId, onChanged }: Pick<SignedCopyCardProps, "copy" | "contractId" | "onChanged">) {
  const words = useCopy().signed.copy;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const run = async (action: () => Promise<Done<unknown>>, said: { done?: string; failed: string }) => {
    setIsBusy(true);
    const done = await action();
    if (!done.ok) toast.error(done.message || said.failed);
    else if (said.done !== undefined) toast.success(said.done);
    await onChanged();
    setIsBusy(false);
  };
  const holds = copy.reopenedAt === null;
  const act = async () => {
    await (holds
      ? run(() => reopenSigned(contractId), { done: words.reopenDone, failed: words.reopenFailed })
      : run(() => removeSigned(contractId, copy.id), { done: words.removed, failed: words.removeFailed }));
    setIsAsking(false);
  };
  if (isAsking)
    return (
      <AskFirst
        text={holds ? words.reopenAsk : words.removeAsk}
        go={holds ? words.reopen : words.remove}
        isBusy={isBusy}
        onGo={() => void act()}
        onCancel={() => setIsAsking(false)}
      />
    );
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-2">
        {copy.status !== "processing" && (
          <Button
            variant="outline"
            size="sm"
            disabled={isBusy}
            onClick={() => void run(() => compareAgain(contractId, copy.id), { failed: words.againFailed })}
          >
            {words.again}
          </Button>
        )}
        <Button variant="outline" size="sm" disabled={isBusy} onClick={() => setIsAsking(true)}>
          {holds ? words.reopen : words.remove}
        </Button>
      </div>
      {holds && <p className="text-sm text-ink-muted">{words.reopenHint}</p>}
    </div>
  );
}

type AskFirstProps = { text: string; go: string; isBusy: boolean; onGo: () => void; onCancel: () => void };

/** Asks in the place of the buttons, as a dialog over this one would hide what it is about. */
function AskFirst({ text, go, isBusy, onGo, onCancel }: AskFirstProps) {
  const { cancel } = useCopy().common;
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        <>
          <Button variant="outline" size="sm" autoFocus disabled={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="danger" size="sm" busy={isBusy} onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      {text}
    </Banner>
  );
}
