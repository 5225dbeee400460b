"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadReply } from "@/components/forms/download";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { DownloadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import { openIn, type OpenChanges } from "@/components/rounds/send/sending";
import { readChanges, readCurrentVersionId } from "./round-calls";

export type ReplyButtonProps = { contract: ContractDto; roundId: string };

/**
 * Downloads their file with our decisions and changes, from the contract's current text; first says what is still open.
 * Source: B-26.15.
 */
export function ReplyButton({ contract, roundId }: ReplyButtonProps) {
  const words = useCopy().rounds.bar;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [open, setOpen] = useState<OpenChanges | null>(null);
  const download = async () => {
    setOpen(null);
    setIsBusy(true);
    const versionId = await readCurrentVersionId(contract.id); // someone may have saved meanwhile
    const reply = versionId === null ? null : await downloadReply(contract, { roundId, versionId });
    setIsBusy(false);
    if (!reply?.isDone) toast.error(reply?.refusal ?? words.wordFailed);
  };
  const ask = async () => {
    setIsBusy(true);
    const changes = await readChanges(contract.id, roundId);
    setIsBusy(false);
    const left = openIn(changes ?? []);
    if (left.total === 0) await download();
    else setOpen(left);
  };
  return (
    <>
      <Button busy={isBusy} title={words.wordHint} onClick={() => void ask()}>
        {!isBusy && <DownloadIcon />}
        {words.word}
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          title={words.openTitle(open.total)}
          size="sm"
          footer={
            <>
              <Button variant="ghost" onClick={() => setOpen(null)}>
                {words.openBack}
              </Button>
              <Button onClick={() => void download()}>{words.openGo}</Button>
            </>
          }
        >
          <ul className="list-disc space-y-2 pl-5 text-sm">
            {open.tracked > 0 && <li>{words.openTracked(open.tracked, open.authors.join(", "))}</li>}
            {open.untracked > 0 && <li>{words.openUntracked(open.untracked)}</li>}
            {open.beside > 0 && <li>{words.openBeside(open.beside)}</li>}
          </ul>
          <p className="mt-3 text-sm text-ink-muted">{words.openUnsaved}</p>
        </Dialog>
      )}
    </>
  );
}
