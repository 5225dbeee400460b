"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { FormProblem } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Spinner } from "@/components/ui/progress";
import type { MoveDto } from "@/lib/folders/schema";
import { moveContracts, readFolders } from "./folder-calls";
import { treeOf } from "./folders-screen";
import { WhoSees } from "./who-sees";

type MoveDialogProps = { contractIds: readonly string[]; onClose: () => void; onMoved: (message: string) => void };

/** Out of any folder; chosen by nobody unawares, as others may lose access by it. */
const NONE = "none";

/**
 * Moves contracts into a folder or out of any. Where others would come to see them, it names them and asks first.
 * Source: B-32.3.
 */
export function MoveDialog({ contractIds, onClose, onMoved }: MoveDialogProps) {
  const { folders: words, common } = useCopy();
  const formId = useId();
  const { data: folders, isFailed } = useRead("/api/folders", readFolders);
  const [folderId, setFolderId] = useState("");
  const { send, isBusy, asked, problem, forget } = useMove(contractIds, folderId, onMoved);
  const choices = treeOf(folders ?? []).filter(({ folder }) => folder.role !== "reviewer");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={words.move.title(contractIds.length)}
      description={words.move.onlyOwn}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} disabled={folderId === ""}>
            {asked ? words.move.confirm : words.move.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {(problem !== null || isFailed) && <FormProblem message={problem ?? words.failed} />}
        {!folders && !isFailed && <Spinner label={words.loading} />}
        <Field label={words.move.where}>
          <Select
            value={folderId}
            disabled={isBusy}
            onChange={(event) => {
              setFolderId(event.target.value);
              forget();
            }}
          >
            <option value="" disabled>
              {words.choose}
            </option>
            <option value={NONE}>{words.none}</option>
            {choices.map(({ folder: { id, name }, isInner }) => (
              <option key={id} value={id}>
                {isInner ? `– ${name}` : name}
              </option>
            ))}
          </Select>
        </Field>
        {asked && <WhoSees move={asked} />}
      </form>
    </Dialog>
  );
}

function useMove(contractIds: readonly string[], folderId: string, onMoved: (message: string) => void) {
  const { folders: words } = useCopy();
  const [asked, setAsked] = useState<MoveDto | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    setIsBusy(true);
    setProblem(null);
    const confirmation = asked?.confirmation ?? null;
    const done = await moveContracts({
      contractIds: [...contractIds],
      folderId: folderId === NONE ? null : folderId,
      ...(confirmation === null ? {} : { confirmation }),
    });
    setIsBusy(false);
    if (!done.ok) setProblem(done.message || words.failed);
    else if (done.answer.isMoved) onMoved(words.move.done(contractIds.length));
    else setAsked(done.answer);
  }
  return { send, isBusy, asked, problem, forget: () => setAsked(null) };
}
