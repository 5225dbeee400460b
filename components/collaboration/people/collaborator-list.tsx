"use client";

import { RoleChip } from "@/components/collaboration/role-chip";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { TrashIcon } from "@/components/ui/icons";
import type { CollaboratorDto } from "@/lib/collaboration/schema";

type Props = {
  collaborators: readonly CollaboratorDto[];
  userId: string;
  canManage: boolean;
  onRemove: (collaborator: CollaboratorDto) => void;
};

/** Name, role, address and, where it may be, a way to remove; one's own row offers to leave. Source: behaviour §15. */
export function CollaboratorList({ collaborators, userId, canManage, onRemove }: Props) {
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
}: { collaborator: CollaboratorDto; isSelf: boolean } & Pick<Props, "canManage" | "onRemove">) {
  const { panel } = useCopy().collaboration;
  if (collaborator.role === "admin" || (!isSelf && !canManage)) return null;
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
