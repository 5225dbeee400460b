"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { FormProblem } from "@/components/forms/form-parts";
import { Spinner } from "@/components/ui/progress";
import { moveContracts, readFolders } from "./folder-calls";
import { treeOf } from "./folders-screen";
import { MoveForm, NOWHERE } from "./move-form";

type MoveDialogProps = { contractIds: readonly string[]; onClose: () => void; onMoved: (message: string) => void };

/** Moves contracts into a folder or out of any. Source: B-32.3. */
export function MoveDialog({ contractIds, onClose, onMoved }: MoveDialogProps) {
  const { folders: words } = useCopy();
  const { data: folders, isFailed } = useRead("/api/folders", readFolders);
  const choices = treeOf(folders ?? []).filter(({ folder }) => folder.role !== "reviewer");
  return (
    <MoveForm
      title={words.move.title(contractIds.length)}
      hint={words.move.onlyOwn}
      move={(to) => moveContracts({ contractIds: [...contractIds], ...to })}
      onMoved={() => onMoved(words.move.done(contractIds.length))}
      onClose={onClose}
      above={isFailed ? <FormProblem message={words.failed} /> : !folders && <Spinner label={words.loading} />}
    >
      <option value={NOWHERE}>{words.none}</option>
      {choices.map(({ folder: { id, name }, isInner }) => (
        <option key={id} value={id}>
          {isInner ? `– ${name}` : name}
        </option>
      ))}
    </MoveForm>
  );
}
