"use client";

import { done } from "@/components/forms/done";
import { useCopy } from "@/components/copy/copy-provider";
import type { UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { ConfirmTaskDialog } from "./confirm-task-dialog";

export type ResetSecondFactor = (input: { userId: string }) => Promise<ActionResult<unknown>>;
type ResetFactorDialogProps = {
  user: UserDto | null;
  resetSecondFactor: ResetSecondFactor;
  onClose: () => void;
  onReset: (user: UserDto) => void;
};

/** Takes every second factor of somebody away who lost theirs; open while there is a user. Source: behaviour §4. */
export function ResetFactorDialog({ user, resetSecondFactor, onClose, onReset }: ResetFactorDialogProps) {
  const words = useCopy().secondFactor.reset;
  if (!user) return null;
  return (
    <ConfirmTaskDialog
      key={user.id}
      user={user}
      words={{ ...words, confirming: words.confirm, done: () => words.done(user.name) }}
      isDangerous
      task={async (input) => done(await resetSecondFactor(input))}
      onDone={() => onReset(user)}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmTaskDialog>
  );
}
