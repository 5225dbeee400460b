"use client";

import { useCallback, useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import { leaveFor } from "@/components/forms/browser";
import { useCopy } from "@/components/copy/copy-provider";
import { SeenBy } from "@/components/folders/seen-by";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { InvitationLinkDto } from "@/lib/people/collaboration/schema";
import { CollaboratorsPanel } from "./collaborators-panel";

export type ShareContractDialogProps = {
  contract: { id: string; name: string };
  userId: string;
  actions: CollaborationActions;
  onClose: () => void;
  /** Somebody was invited by mail, and the dialog for it has closed; their link then isn't needed here. */
  onInvited?: () => void;
};

/** Who has a role on the contract and who is invited, over its own page (B-15.8). */
export function ShareContractDialog({ contract, userId, actions, onClose, onInvited }: ShareContractDialogProps) {
  const { review } = useCopy();
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map());
  const keepLink = useCallback(
    (made: InvitationLinkDto) => setLinks((known) => new Map(known).set(made.id, made.link)),
    [],
  );
  return (
    <Dialog open onOpenChange={onClose} title={review.header.share} description={contract.name}>
      <SeenBy contractId={contract.id} />
      <CollaboratorsPanel
        contract={{ ...contract, canManage: true }}
        userId={userId}
        actions={actions}
        links={links}
        onLink={keepLink}
        onLeft={() => leaveFor("/dashboard")}
        isOnContract
        onInvited={onInvited}
      />
    </Dialog>
  );
}
