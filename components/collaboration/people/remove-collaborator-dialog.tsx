"use client";

import type { CollaborationActions } from "@/components/collaboration/actions";
import { FormProblem } from "@/components/forms/form-problem";
import { wordsFor } from "@/components/forms/no-answer";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { CollaboratorDto } from "@/lib/collaboration/schema";

type Props = {
  contract: { id: string; name: string };
  collaborator: CollaboratorDto;
  isSelf: boolean;
  remove: CollaborationActions["remove"];
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before somebody loses the contract, or leaves it; mounted while it is open. Source: behaviour §15. */
export function RemoveCollaboratorDialog({ contract, collaborator, isSelf, remove, onRemoved, onClose }: Props) {
  const { collaboration, common } = useCopy();
  const { removeDialog: words, panel } = collaboration;
  const { run, busy, problem } = useAction(remove, { fallback: panel.removeFailed });

  async function confirm() {
    if (await run({ contractId: contract.id, collaboratorId: collaborator.id })) onRemoved();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isSelf ? words.leaveTitle : words.title}
      description={isSelf ? words.leaveText(contract.name) : words.text(collaborator.user.name, contract.name)}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {isSelf ? words.leave : words.submit}
          </Button>
        </>
      }
    >
      {problem && <FormProblem message={wordsFor(problem, panel.removeFailed)} />}
    </Dialog>
  );
}
