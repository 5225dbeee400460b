"use client";

import { useAction } from "@/components/forms/use-action";
import { done } from "@/components/accounts/second-factor/factor-actions";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import type { UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { TaskProblem } from "./task-problem";

export type ResetSecondFactor = (input: { userId: string }) => Promise<ActionResult<unknown>>;
export type ResetFactorDialogProps = {
  user: UserDto | null;
  resetSecondFactor: ResetSecondFactor;
  onClose: () => void;
  onReset: (user: UserDto) => void;
};

/** Takes every second factor of somebody away who lost theirs; open while there is a user. Source: issue 8. */
export function ResetFactorDialog({ user, ...rest }: ResetFactorDialogProps) {
  return user && <OpenDialog key={user.id} user={user} {...rest} />;
}

function OpenDialog({ user, resetSecondFactor, onClose, onReset }: ResetFactorDialogProps & { user: UserDto }) {
  const { secondFactor, common } = useCopy();
  const words = secondFactor.reset;
  const toast = useToast();
  const { run, busy, problem } = useAction(async (input: { userId: string }) => done(await resetSecondFactor(input)), {
    fallback: words.failed,
  });

  async function reset() {
    if (!(await run({ userId: user.id }))) return;
    onReset(user);
    onClose();
    toast.success(words.done(user.name));
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
          <Button variant="danger" busy={busy} onClick={() => void reset()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm">
        <TaskProblem title={words.failed} problem={problem} />
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}
