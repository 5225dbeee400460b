"use client";

import { useEffect, useState } from "react";
import { done } from "@/components/forms/done";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Spinner } from "@/components/ui/spinner";
import type { AdminUserDto, InheritanceDto, UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { ConfirmTaskDialog } from "./confirm-task-dialog";

export type DeleteUser = (input: { userId: string }) => Promise<ActionResult<unknown>>;
/** The user, with how many contracts would pass to whom. */
export type ReadUser = (input: { userId: string }) => Promise<ActionResult<AdminUserDto>>;
type DeleteUserDialogProps = {
  user: UserDto | null;
  ownId: string;
  actions: { deleteUser: DeleteUser; readUser: ReadUser };
  onClose: () => void;
  onDeleted: (userId: string) => void;
};

/** Asks before a user is deleted, and says whose the contracts will be; open while there is a user (behaviour §18). */
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
