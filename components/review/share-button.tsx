"use client";

import { useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import type { ShareContractDialogProps } from "@/components/collaboration/people/share-contract-dialog";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { UsersIcon } from "@/components/ui/icons";
import { later } from "@/components/ui/later";
import type { ContractDto } from "@/lib/contracts/schema";

/** So that a menu can press the button where it has no room. */
export const SHARE_BUTTON_ID = "share-contract";

export const ShareContractDialog = later<ShareContractDialogProps>(
  () =>
    import("@/components/collaboration/people/share-contract-dialog").then(
      ({ ShareContractDialog }) => ShareContractDialog,
    ),
  { overlay: { isOpen: () => true, close: ({ onClose }) => onClose() } },
);

type Props = { contract: ContractDto; userId: string; actions: CollaborationActions };

/** Opens who has a part in the contract; nothing for reviewers, who invite nobody (B-15.8). */
export function ShareButton({ contract, userId, actions }: Props) {
  const words = useCopy().review.header;
  const [isOpen, setIsOpen] = useState(false);
  if (contract.role === "reviewer") return null;
  return (
    <>
      <Button
        id={SHARE_BUTTON_ID}
        variant="quiet"
        size="sm"
        title={words.share}
        className="lean lean-4 drops-8"
        onPointerEnter={() => void ShareContractDialog.prepare()}
        onFocus={() => void ShareContractDialog.prepare()}
        onClick={() => setIsOpen(true)}
      >
        <UsersIcon className="size-4" />
        <span className="mutes-4">{words.share}</span>
      </Button>
      {isOpen && <ShareContractDialog {...{ contract, userId, actions }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
