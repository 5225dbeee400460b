"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { ConfirmTaskDialog } from "./confirm-task-dialog";

export type ConfirmAddress = (input: { userId: string }) => Promise<ActionResult<UserDto>>;
type ConfirmAddressDialogProps = {
  user: UserDto | null;
  confirmAddress: ConfirmAddress;
  onClose: () => void;
  onConfirmed: (user: UserDto) => void;
};

/** Takes a user's address as proven by the administrator's word; open while there is a user (behaviour §18). */
export function ConfirmAddressDialog({ user, confirmAddress, onClose, onConfirmed }: ConfirmAddressDialogProps) {
  const { users } = useCopy();
  const words = users.confirmation;
  if (!user) return null;
  return (
    <ConfirmTaskDialog
      key={user.id}
      user={user}
      words={{ ...words, failed: users.confirmFailed, done: ({ email }) => words.confirmed(email) }}
      isDangerous={false}
      task={confirmAddress}
      onDone={onConfirmed}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmTaskDialog>
  );
}
