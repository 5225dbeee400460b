"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { RefreshIcon, SearchIcon } from "@/components/ui/icons";
import { Select } from "@/components/ui/field";
import { SearchField } from "@/components/ui/search-field";
import { SortSelect } from "@/components/ui/table/sort-head";
import { useChosen } from "@/components/ui/hooks/use-many";
import { PageHeading } from "@/components/ui/page-heading";
import { USER_STATES, type UserState } from "@/lib/people/accounts/bounds";
import type { UserDto } from "@/lib/people/accounts/schema";
import { DeactivateDialog, useActivate, type SetActive } from "./activity-dialog";
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
  setActive: SetActive;
};
type Task = { kind: "role" | "deletion" | "address" | "factor" | "closing"; user: UserDto };

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
  const userFor = (kind: Task["kind"]) => (task?.kind === kind ? task.user : null);
  const chosen = useChosen(list.items);
  const activate = useActivate(actions.setActive, list.replace);

  return (
    <>
      <PageHeading
        isWide
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
          <StateSelect state={list.state} onChange={list.setState} />
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
              onActivity={(user) => (user.deactivation ? void activate(user) : setTask({ kind: "closing", user }))}
            />
          </Card>
        ) : (
          <NobodyFound
            search={list.shownFor}
            isNarrowed={list.state !== ""}
            onClear={() => (list.search === "" ? list.setState("") : list.setSearch(""))}
          />
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
        user={userFor("role")}
        ownId={ownId}
        changeRole={actions.changeRole}
        onClose={close}
        onChanged={list.replace}
      />
      <ConfirmAddressDialog
        user={userFor("address")}
        confirmAddress={actions.confirmAddress}
        onClose={close}
        onConfirmed={list.replace}
      />
      <ResetFactorDialog
        user={userFor("factor")}
        resetSecondFactor={actions.resetSecondFactor}
        onClose={close}
        onReset={(user) => list.replace({ ...user, hasSecondFactor: false })}
      />
      <DeactivateDialog
        user={userFor("closing")}
        setActive={actions.setActive}
        onClose={close}
        onChanged={list.replace}
      />
      <DeleteUserDialog
        user={userFor("deletion")}
        ownId={ownId}
        actions={actions}
        onClose={close}
        onDeleted={list.remove}
      />
    </>
  );
}

function StateSelect({ state, onChange }: { state: UserState | ""; onChange: (state: UserState | "") => void }) {
  const { users: words, tables } = useCopy();
  return (
    <div className="w-full sm:w-52">
      <Select
        aria-label={tables.state}
        value={state}
        onChange={({ target }) => onChange(USER_STATES.find((known) => known === target.value) ?? "")}
      >
        {(["", ...USER_STATES] as const).map((one) => (
          <option key={one} value={one}>
            {words.states[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function NobodyFound({ search, isNarrowed, onClear }: { search: string; isNarrowed: boolean; onClear: () => void }) {
  const { users: words } = useCopy();
  return (
    <Card>
      <EmptyState
        icon={<SearchIcon />}
        title={search !== "" ? words.noMatch(search) : isNarrowed ? words.noneInState : words.empty}
        actions={
          (search !== "" || isNarrowed) && (
            <Button variant="outline" onClick={onClear}>
              {search !== "" ? words.clearSearch : words.states[""]}
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
