"use client";

import type { ReactNode } from "react";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import type { UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { TaskProblem } from "./task-problem";

type ConfirmTaskDialogProps<Answer> = {
  user: UserDto;
  words: {
    title: string;
    question: (name: string, email: string) => string;
    confirm: string;
    confirming: string;
    failed: string;
    /** The toast of success. */
    done: (answer: Answer) => string;
  };
  isDangerous: boolean;
  task: (input: { userId: string }) => Promise<ActionResult<Answer>>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** What the person should know before. */
  children: ReactNode;
};

/** Asks an administrator before something is done to an account, does it, and says how it went (behaviour §18). */
export function ConfirmTaskDialog<Answer>({
  user,
  words,
  isDangerous,
  task,
  onDone,
  onClose,
  children,
}: ConfirmTaskDialogProps<Answer>) {
  const { cancel } = useCopy().common;
  const toast = useToast();
  const { run, busy, problem } = useAction(task, { fallback: words.failed });

  async function confirm() {
    const answer = await run({ userId: user.id });
    if (!answer) return;
    onDone(answer);
    onClose();
    toast.success(words.done(answer));
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
            {cancel}
          </Button>
          <Button {...(isDangerous ? { variant: "danger" } : {})} busy={busy} onClick={() => void confirm()}>
            {busy ? words.confirming : words.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm">
        <TaskProblem title={words.failed} problem={problem} />
        {children}
      </div>
    </Dialog>
  );
}
