"use client";

import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import type { UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { TaskProblem } from "./task-problem";

export type ConfirmAddress = (input: { userId: string }) => Promise<ActionResult<UserDto>>;
export type ConfirmAddressDialogProps = {
  user: UserDto | null;
  confirmAddress: ConfirmAddress;
  onClose: () => void;
  onConfirmed: (user: UserDto) => void;
};

/** Takes a user's address as proven by the administrator's word; open while there is a user (behaviour §18). */
export function ConfirmAddressDialog({ user, ...rest }: ConfirmAddressDialogProps) {
  return user && <OpenDialog key={user.id} user={user} {...rest} />;
}

function OpenDialog({ user, confirmAddress, onClose, onConfirmed }: ConfirmAddressDialogProps & { user: UserDto }) {
  const { users, common } = useCopy();
  const words = users.confirmation;
  const toast = useToast();
  const { run, busy, problem } = useAction(confirmAddress, { fallback: users.confirmFailed });

  async function confirm() {
    const confirmed = await run({ userId: user.id });
    if (!confirmed) return;
    onConfirmed(confirmed);
    onClose();
    toast.success(words.confirmed(confirmed.email));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.question(user.name, user.email)}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {busy ? words.confirming : words.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm">
        <TaskProblem title={users.confirmFailed} problem={problem} />
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}
