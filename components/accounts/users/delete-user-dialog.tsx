"use client";

import { useEffect, useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useToast } from "@/components/ui/toast";
import type { AdminUserDto, InheritanceDto, UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { TaskProblem } from "./task-problem";

export type DeleteUser = (input: { userId: string }) => Promise<ActionResult<unknown>>;
/** The user, with how many contracts would pass to whom. */
export type ReadUser = (input: { userId: string }) => Promise<ActionResult<AdminUserDto>>;
export type DeleteUserDialogProps = {
  user: UserDto | null;
  ownId: string;
  actions: { deleteUser: DeleteUser; readUser: ReadUser };
  onClose: () => void;
  onDeleted: (userId: string) => void;
};

/** Asks before a user is deleted, and says whose the contracts will be; open while there is a user (behaviour §18). */
export function DeleteUserDialog({ user, ...rest }: DeleteUserDialogProps) {
  return user && <OpenDialog key={user.id} user={user} {...rest} />;
}

function OpenDialog({ user, ownId, actions, onClose, onDeleted }: DeleteUserDialogProps & { user: UserDto }) {
  const { users, common } = useCopy();
  const words = users.deletion;
  const toast = useToast();
  const { run, busy, problem } = useAction(async (input: { userId: string }) => done(await actions.deleteUser(input)), {
    fallback: users.deleteFailed,
  });

  async function confirm() {
    if (!(await run({ userId: user.id }))) return;
    onDeleted(user.id);
    onClose();
    toast.success(words.deleted(user.name));
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
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            {busy ? words.deleting : words.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3 text-sm">
        <TaskProblem title={users.deleteFailed} problem={problem} />
        <p className="font-medium">{words.final}</p>
        <Inheritance userId={user.id} ownId={ownId} readUser={actions.readUser} />
      </div>
    </Dialog>
  );
}

/** Counted anew each time the dialog opens: contracts and managers change. */
function Inheritance({ userId, ownId, readUser }: { userId: string; ownId: string; readUser: ReadUser }) {
  const { deletion: words } = useCopy().users;
  const [shares, setShares] = useState<readonly InheritanceDto[] | "counting" | "failed">("counting");
  const { run } = useAction(readUser);

  // The other system is the server, asked once when the dialog opens.
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

/** The action has nothing to say on success; `true` tells that from a failure. */
function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
