"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import { Banner } from "@/components/ui/banner";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { UserDto, AdminUserDto, InheritanceDto } from "@/lib/people/accounts/schema";
import type { ActionResult, ActionFailure } from "@/lib/server/adapters/action-result";

type ConfirmTaskDialogProps<Answer> = {
  user: UserDto;
  words: {
    title: string;
    question: (name: string, email: string) => string;
    confirm: string;
    confirming: string;
    failed: string;
    /** The success toast. */
    done: (answer: Answer) => string;
  };
  isDangerous: boolean;
  task: (input: { userId: string }) => Promise<ActionResult<Answer>>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
  /** What the user should know before confirming. */
  children: ReactNode;
};

/** Asks an administrator to confirm an action on an account, runs it, and reports the result (behaviour §18). */
function ConfirmTaskDialog<Answer>({
  user,
  words,
  isDangerous,
  task,
  onDone,
  onClose,
  children,
}: ConfirmTaskDialogProps<Answer>) {
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
    <ConfirmDialog
      title={words.title}
      description={words.question(user.name, user.email)}
      confirm={busy ? words.confirming : words.confirm}
      isDangerous={isDangerous}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-3 text-sm">
        <TaskProblem title={words.failed} problem={problem} />
        {children}
      </div>
    </ConfirmDialog>
  );
}

export type ConfirmAddress = (input: { userId: string }) => Promise<ActionResult<UserDto>>;
type ConfirmAddressDialogProps = {
  user: UserDto | null;
  confirmAddress: ConfirmAddress;
  onClose: () => void;
  onConfirmed: (user: UserDto) => void;
};

/** Marks a user's address as proven on the administrator's word; open while there is a user (behaviour §18). */
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

export type ResetSecondFactor = (input: { userId: string }) => Promise<ActionResult<unknown>>;
type ResetFactorDialogProps = {
  user: UserDto | null;
  resetSecondFactor: ResetSecondFactor;
  onClose: () => void;
  onReset: (user: UserDto) => void;
};

/** Removes all second factors of a user who lost theirs; open while there is a user. Source: behaviour §4. */
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

export type DeleteUser = (input: { userId: string }) => Promise<ActionResult<unknown>>;
/** The user, with the number of contracts each heir would get. */
export type ReadUser = (input: { userId: string }) => Promise<ActionResult<AdminUserDto>>;
type DeleteUserDialogProps = {
  user: UserDto | null;
  ownId: string;
  actions: { deleteUser: DeleteUser; readUser: ReadUser };
  onClose: () => void;
  onDeleted: (userId: string) => void;
};

/** Asks before deleting a user, and says who gets their contracts; open while there is a user (behaviour §18). */
export function DeleteUserDialog({ user, ownId, actions, onClose, onDeleted }: DeleteUserDialogProps) {
  const { users } = useCopy();
  const words = users.deletion;
  if (!user) return null;
  return (
    <ConfirmTaskDialog
      key={user.id}
      user={user}
      words={{ ...words, confirming: words.deleting, failed: users.deleteFailed, done: () => words.deleted(user.name) }}
      isDangerous
      task={async (input) => done(await actions.deleteUser(input))}
      onDone={() => onDeleted(user.id)}
      onClose={onClose}
    >
      <p className="font-medium">{words.final}</p>
      <Inheritance userId={user.id} ownId={ownId} readUser={actions.readUser} />
    </ConfirmTaskDialog>
  );
}

/** Counted again each time the dialog opens: contracts and managers change. */
function Inheritance({ userId, ownId, readUser }: { userId: string; ownId: string; readUser: ReadUser }) {
  const { deletion: words } = useCopy().users;
  const [shares, setShares] = useState<readonly InheritanceDto[] | "counting" | "failed">("counting");
  const { run } = useAction(readUser);

  // The external system is the server, read once when the dialog opens.
  useEffect(() => {
    let isOver = false;
    void run({ userId }).then((user) => !isOver && setShares(user?.inheritance ?? "failed"));
    return () => {
      isOver = true;
    };
  }, [run, userId]);

  if (shares === "counting") return <Spinner label={words.counting} />;
  if (shares === "failed") return <p>{words.countFailed}</p>;
  if (shares.length === 0) return <p>{words.noContracts}</p>;
  return (
    <ul className="list-disc space-y-1 pl-5">
      {shares.map(({ userId: heirId, name, contracts }) => (
        <li key={heirId} className="break-words">
          {heirId === ownId ? words.passesToYou(contracts) : words.passesTo(contracts, name)}
        </li>
      ))}
    </ul>
  );
}

/** What failed, in the screen's words (B-18.4), plus the server's reason if a user can act on it. */
export function TaskProblem({ title, problem }: { title: string; problem: ActionFailure | null }) {
  const { noAnswerReason } = useCopy().common;
  if (!problem) return null;
  const said = problem.key === "noAnswer" ? noAnswerReason : problem.message;
  const reason = problem.key === "unexpected" || said === title ? null : said;
  return (
    <Banner tone="error">
      <p className="font-medium">{title}</p>
      {reason && <p>{reason}</p>}
    </Banner>
  );
}
