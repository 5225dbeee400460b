"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { RefreshIcon, SearchIcon } from "@/components/ui/icons";
import { SearchField } from "@/components/ui/search-field";
import { SortSelect } from "@/components/ui/sort-head";
import { useChosen } from "@/components/ui/hooks/use-many";
import { PageHeading } from "@/components/ui/page-heading";
import type { UserDto } from "@/lib/people/accounts/schema";
import { EditRoleDialog, type ChangeRole } from "./edit-role-dialog";
import { useUserList } from "./use-user-list";
import type { UserPage } from "./user-calls";
import {
  ConfirmAddressDialog,
  type ConfirmAddress,
  DeleteUserDialog,
  type DeleteUser,
  type ReadUser,
  ResetFactorDialog,
  type ResetSecondFactor,
} from "./user-dialogs";
import { ChosenUsers } from "./chosen-users";
import { SORTED, UserTable } from "./user-table";

type UserActions = {
  confirmAddress: ConfirmAddress;
  changeRole: ChangeRole;
  deleteUser: DeleteUser;
  readUser: ReadUser;
  resetSecondFactor: ResetSecondFactor;
};
type Task = { kind: "role" | "deletion" | "address" | "factor"; user: UserDto };

/** All accounts: search, change role, delete. Source: behaviour §18. */
export function UserManagement({
  initial,
  searched = "",
  ownId,
  actions,
}: {
  initial: UserPage;
  /** The first page's search. */
  searched?: string;
  ownId: string;
  actions: UserActions;
}) {
  const { users: words, common } = useCopy();
  const list = useUserList(initial, searched);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const chosen = useChosen(list.items);

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
        <div className="flex flex-wrap gap-2">
          <SearchField label={words.search} value={list.search} onChange={list.setSearch} />
          <SortSelect
            columns={SORTED.map((column) => ({ column, name: words.columns[column] }))}
            sort={list.sort}
            onSort={list.setSort}
          />
        </div>
        {list.failed && (
          <RetryBanner retry={common.retry} onRetry={() => void list.refresh()}>
            {words.loadFailed}
          </RetryBanner>
        )}
        {list.items.length > 0 ? (
          <Card className="overflow-hidden">
            <UserTable
              users={list.items}
              sort={list.sort}
              onSort={list.setSort}
              chosen={chosen}
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
        <ChosenUsers chosen={chosen} changeRole={actions.changeRole} onChanged={list.replace} />
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

/** The page if the list is unavailable (B-18.4). */
export function UsersNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { users: words, common } = useCopy();
  return (
    <>
      <PageHeading title={words.title} />
      <RetryBanner retry={common.retry} onRetry={onRetry}>
        {words.loadFailed}
      </RetryBanner>
    </>
  );
}
