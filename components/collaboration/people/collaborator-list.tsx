"use client";

import type { CollaborationActions } from "@/components/collaboration/actions";
import { RoleChip } from "@/components/collaboration/role-chip";
import { useCopy } from "@/components/copy/copy-provider";
import { wordsFor } from "@/components/forms/action-answer";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { Chip } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { TrashIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";

type CollaboratorListProps = {
  collaborators: readonly CollaboratorDto[];
  userId: string;
  canManage: boolean;
  onRemove: (collaborator: CollaboratorDto) => void;
};

/** Name, role, address and, if allowed, a remove button; one's own row offers to leave. Source: behaviour §15. */
export function CollaboratorList({ collaborators, userId, canManage, onRemove }: CollaboratorListProps) {
  const { panel } = useCopy().collaboration;
  const isAlone = canManage && collaborators.length < 2;
  return (
    <section aria-label={panel.list}>
      <ul className="divide-y divide-line">
        {collaborators.map((collaborator) => (
          <li key={collaborator.id} className="flex items-center gap-3 py-3">
            <Person collaborator={collaborator} isSelf={collaborator.userId === userId} />
            <RemoveButton
              collaborator={collaborator}
              isSelf={collaborator.userId === userId}
              canManage={canManage}
              onRemove={onRemove}
            />
          </li>
        ))}
      </ul>
      {isAlone && <p className="border-t border-line pt-3 text-sm text-ink-muted">{panel.alone}</p>}
    </section>
  );
}

function Person({ collaborator, isSelf }: { collaborator: CollaboratorDto; isSelf: boolean }) {
  const { panel } = useCopy().collaboration;
  return (
    <div className="min-w-0 flex-1 space-y-0.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium break-words">{collaborator.user.name}</span>
        <RoleChip role={collaborator.role} />
        {isSelf && <Chip>{panel.you}</Chip>}
      </div>
      <p className="text-sm break-all text-ink-muted">{collaborator.user.email || panel.noEmail}</p>
    </div>
  );
}

function RemoveButton({
  collaborator,
  isSelf,
  canManage,
  onRemove,
}: { collaborator: CollaboratorDto; isSelf: boolean } & Pick<CollaboratorListProps, "canManage" | "onRemove">) {
  const { panel } = useCopy().collaboration;
  if (collaborator.role === "admin" || collaborator.isByFolder || (!isSelf && !canManage)) return null;
  if (isSelf) {
    return (
      <Button variant="outline" size="sm" onClick={() => onRemove(collaborator)}>
        {panel.leave}
      </Button>
    );
  }
  return (
    <IconButton
      label={panel.remove(collaborator.user.name)}
      className="!text-danger hover:bg-danger-50"
      onClick={() => onRemove(collaborator)}
    >
      <TrashIcon />
    </IconButton>
  );
}

type RemoveCollaboratorDialogProps = {
  contract: { id: string; name: string };
  collaborator: CollaboratorDto;
  isSelf: boolean;
  remove: CollaborationActions["remove"];
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks before someone loses access to the contract, or leaves it; mounted while open. Source: behaviour §15. */
export function RemoveCollaboratorDialog({
  contract,
  collaborator,
  isSelf,
  remove,
  onRemoved,
  onClose,
}: RemoveCollaboratorDialogProps) {
  const { removeDialog: words, panel } = useCopy().collaboration;
  const { run, busy, problem } = useAction(remove, { fallback: panel.removeFailed });

  async function confirm() {
    if (await run({ contractId: contract.id, collaboratorId: collaborator.id })) onRemoved();
  }

  return (
    <ConfirmDialog
      title={isSelf ? words.leaveTitle : words.title}
      description={isSelf ? words.leaveText(contract.name) : words.text(collaborator.user.name, contract.name)}
      confirm={isSelf ? words.leave : words.submit}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {problem && <FormProblem message={wordsFor(problem, panel.removeFailed)} />}
    </ConfirmDialog>
  );
}
