"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import type { SignedCopyDto } from "@/lib/signed/schema";
import { compareAgain, downloadSigned, removeSigned, reopenSigned, type Done } from "./signed-calls";
import { SignedResult } from "./signed-result";
import { useDay } from "@/components/contracts/use-day";

/** Shows a passage of the version that was agreed. */
export type ShowAgreed = (passage: { content: string; start: number; end: number }, versionId: string) => void;

export type SignedCopyCardProps = {
  copy: SignedCopyDto;
  contractId: string;
  isManager: boolean;
  onChanged: () => Promise<void>;
  onShow: ShowAgreed;
};

/** A signed copy: when, by whom, its files with their fingerprints, what the comparison found, what can be done. */
export function SignedCopyCard({ copy, isManager, onShow, ...deeds }: SignedCopyCardProps) {
  const words = useCopy().signed.copy;
  const day = useDay();
  const { reopenedAt, signedBy } = copy;
  return (
    <article aria-label={words.signed(day(copy.signedOn))} className="space-y-4">
      <div>
        <h3 className="font-medium">
          {words.signed(day(copy.signedOn))}
          {signedBy !== "" && words.by(signedBy)}
        </h3>
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
        contractId={deeds.contractId}
        onShow={(passage) => onShow(passage, copy.versionId)}
        onSettled={isManager ? deeds.onChanged : null}
      />
      {isManager && <Deeds copy={copy} {...deeds} />}
    </article>
  );
}

function SignedFiles({ files }: Pick<SignedCopyDto, "files">) {
  const { signed, rounds } = useCopy();
  const words = signed.copy;
  const toast = useToast();
  const download = async (fileId: string, fileName: string) => {
    if (!(await downloadSigned(fileId, fileName))) toast.error(words.downloadFailed);
  };
  return (
    <ul className="space-y-2">
      {files.map(({ fileId, fileName, sha256 }, place) => (
        <li key={place}>
          {fileId === null ? (
            fileName
          ) : (
            <Button variant="outline" size="sm" className="max-w-full" onClick={() => void download(fileId, fileName)}>
              <DownloadIcon className="size-4" />
              <span className="truncate">{words.download(fileName)}</span>
            </Button>
          )}
          {sha256 !== null && (
            <p className="mt-1.5 text-xs break-all text-ink-muted">{`${rounds.fingerprint}: ${sha256}`}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Deeds({ copy, contractId, onChanged }: Pick<SignedCopyCardProps, "copy" | "contractId" | "onChanged">) {
  const words = useCopy().signed.copy;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (deed: () => Promise<Done<unknown>>, said: { done?: string; failed: string }) => {
    setIsBusy(true);
    const done = await deed();
    if (!done.ok) toast.error(done.message || said.failed);
    else if (said.done !== undefined) toast.success(said.done);
    await onChanged();
    setIsBusy(false);
  };
  const holds = copy.reopenedAt === null;
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
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() =>
            void (holds
              ? run(() => reopenSigned(contractId), { done: words.reopenDone, failed: words.reopenFailed })
              : run(() => removeSigned(contractId, copy.id), { done: words.removed, failed: words.removeFailed }))
          }
        >
          {holds ? words.reopen : words.remove}
        </Button>
      </div>
      {holds && <p className="text-sm text-ink-muted">{words.reopenHint}</p>}
    </div>
  );
}
