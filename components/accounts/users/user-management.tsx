"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { RefreshIcon, SearchIcon } from "@/components/ui/icons";
import type { UserDto } from "@/lib/accounts/schema";
import { ConfirmAddressDialog, type ConfirmAddress } from "./confirm-address-dialog";
import { DeleteUserDialog, type DeleteUser, type ReadUser } from "./delete-user-dialog";
import { EditRoleDialog, type ChangeRole } from "./edit-role-dialog";
import { ResetFactorDialog, type ResetSecondFactor } from "./reset-factor-dialog";
import { useUserList } from "./use-user-list";
import type { UserPage } from "./user-calls";
import { UserSearch } from "./user-search";
import { UserTable } from "./user-table";

export type UserActions = {
  confirmAddress: ConfirmAddress;
  changeRole: ChangeRole;
  deleteUser: DeleteUser;
  readUser: ReadUser;
  resetSecondFactor: ResetSecondFactor;
};
type Task = { kind: "role" | "deletion" | "address" | "factor"; user: UserDto };

/** All accounts, to search, to give a role to, or to delete. Source: behaviour §18. */
export function UserManagement({
  initial,
  searched = "",
  ownId,
  actions,
}: {
  initial: UserPage;
  /** What the first page was searched for. */
  searched?: string;
  ownId: string;
  actions: UserActions;
}) {
  const { users: words, common } = useCopy();
  const list = useUserList(initial, searched);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);

  return (
    <>
      <PageHeading
        title={words.title}
        text={words.subtitle}
        actions={
          <Button variant="outline" busy={list.busy} onClick={() => void list.refresh()}>
            {!list.busy && <RefreshIcon className="size-4" />}
            {words.refresh}
          </Button>
        }
      />
      <div className="space-y-4">
        <UserSearch value={list.search} onChange={list.setSearch} />
        {list.failed && (
          <Banner
            tone="error"
            action={
              <Button variant="outline" size="sm" onClick={() => void list.refresh()}>
                {common.retry}
              </Button>
            }
          >
            {words.loadFailed}
          </Banner>
        )}
        {list.items.length > 0 ? (
          <Card className="overflow-hidden">
            <UserTable
              users={list.items}
              ownId={ownId}
              onEditRole={(user) => setTask({ kind: "role", user })}
              onDelete={(user) => setTask({ kind: "deletion", user })}
              onConfirm={(user) => setTask({ kind: "address", user })}
              onResetFactor={(user) => setTask({ kind: "factor", user })}
            />
          </Card>
        ) : (
          <NobodyFound search={list.shownFor} onClear={() => list.setSearch("")} />
        )}
        <div className="flex flex-col items-center gap-3">
          <p role="status" className="text-sm text-ink-muted">
            {list.busy
              ? words.loading
              : list.nextCursor === null
                ? words.shown(list.items.length)
                : words.firstShown(list.items.length)}
          </p>
          {list.nextCursor !== null && (
            <Button variant="outline" size="sm" disabled={list.busy} onClick={() => void list.showMore()}>
              {words.more}
            </Button>
          )}
        </div>
      </div>
      <EditRoleDialog
        user={task?.kind === "role" ? task.user : null}
        ownId={ownId}
        changeRole={actions.changeRole}
        onClose={close}
        onChanged={list.replace}
      />
      <ConfirmAddressDialog
        user={task?.kind === "address" ? task.user : null}
        confirmAddress={actions.confirmAddress}
        onClose={close}
        onConfirmed={list.replace}
      />
      <ResetFactorDialog
        user={task?.kind === "factor" ? task.user : null}
        resetSecondFactor={actions.resetSecondFactor}
        onClose={close}
        onReset={(user) => list.replace({ ...user, hasSecondFactor: false })}
      />
      <DeleteUserDialog
        user={task?.kind === "deletion" ? task.user : null}
        ownId={ownId}
        actions={actions}
        onClose={close}
        onDeleted={list.remove}
      />
    </>
  );
}

function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { users: words } = useCopy();
  return (
    <Card>
      <EmptyState
        icon={<SearchIcon />}
        title={search === "" ? words.empty : words.noMatch(search)}
        actions={
          search !== "" && (
            <Button variant="outline" onClick={onClear}>
              {words.clearSearch}
            </Button>
          )
        }
      />
    </Card>
  );
}
