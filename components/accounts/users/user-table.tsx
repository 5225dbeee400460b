"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { formatAmount } from "@/components/storage/storage";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { classes } from "@/components/ui/classes";
import { CheckIcon, EditIcon, KeyOffIcon, TrashIcon, UserCheckIcon, UserOffIcon } from "@/components/ui/icons";
import { Initials } from "@/components/ui/initials";
import { ChooseBox } from "@/components/ui/table/chosen-bar";
import type { Chosen } from "@/components/ui/hooks/use-many";
import { sortHead } from "@/components/ui/table/sort-head";
import { Cell, Row, Table } from "@/components/ui/table/table";
import type { UserSort } from "@/lib/people/accounts/bounds";
import type { ListedUserDto, UserDto } from "@/lib/people/accounts/schema";

export type UserTableProps = {
  users: readonly ListedUserDto[];
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  chosen: Chosen<ListedUserDto>;
  ownId: string;
  onEditRole: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
  onConfirm: (user: UserDto) => void;
  onResetFactor: (user: UserDto) => void;
  onActivity: (user: ListedUserDto) => void;
};

/** Name, email, role, date and actions; one card per user on narrow screens (behaviour §18). */
export function UserTable({ users, sort, onSort, chosen, ownId, ...handlers }: UserTableProps) {
  const { users: words, storage, tables } = useCopy();
  const { columns } = words;
  const heads = SORTED.map((column) => ({
    ...sortHead({ column, name: columns[column], sort, onSort }),
    className: classes("sm:py-1", column === "name" && "sm:pl-10"),
  }));
  return (
    <Table label={words.table} head={[...heads, columns.actions]}>
      {users.map((user) => (
        <Row key={user.id}>
          <Cell isHeading className={classes(DENSE, "sm:w-1/3", chosen.has(user.id) && "text-primary-800")}>
            <span className="inline-flex min-w-0 items-center gap-2.5 align-middle">
              <ChooseBox
                label={tables.choose(user.name)}
                checked={chosen.has(user.id)}
                disabled={user.id === ownId}
                onChange={() => chosen.toggle(user.id)}
              />
              <Initials name={user.name} className="max-sm:hidden" />
              <span className="font-medium wrap-anywhere">{user.name}</span>
            </span>
            {user.id === ownId && <Chip className="sm:ml-2">{words.you}</Chip>}
            {user.deactivation && <Chip className="sm:ml-2">{words.deactivated}</Chip>}
          </Cell>
          <Cell label={columns.email} className={classes(DENSE, "sm:w-2/5")}>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="break-all">{user.email}</span>
              {!user.emailVerified && <span className="text-xs text-warning-700">{words.unproven}</span>}
              <span className="text-xs whitespace-nowrap text-ink-muted">
                {words.stored(formatAmount(user.usage.usedBytes, storage))}
              </span>
              <ClosedBy user={user} />
            </span>
          </Cell>
          <Cell label={columns.role} className={DENSE}>
            <Chip highlighted={user.systemRole === "admin"}>{words.roles[user.systemRole]}</Chip>
          </Cell>
          <Cell label={columns.created} className={classes(DENSE, "sm:whitespace-nowrap")}>
            <DateText value={user.createdAt} />
          </Cell>
          <Cell label={columns.actions} isPlain className={classes(DENSE, "max-sm:items-center")}>
            <UserRowActions user={user} isOwn={user.id === ownId} {...handlers} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Since when and by whom; nothing for an open account. */
function ClosedBy({ user: { deactivation } }: { user: ListedUserDto }) {
  const { users: words } = useCopy();
  if (!deactivation) return null;
  const { at, name } = deactivation;
  return (
    <span className="text-xs text-ink-muted">
      {name === null ? words.byDirectory : words.byAdministrator(name)}, <DateText value={at} />
    </span>
  );
}

const DENSE = "sm:py-1.5";

/** The columns the server sorts by. */
export const SORTED = ["name", "email", "role", "created"] as const;

function UserRowActions({
  user,
  isOwn,
  onEditRole,
  onDelete,
  onConfirm,
  onResetFactor,
  onActivity,
}: Pick<UserTableProps, "onEditRole" | "onDelete" | "onConfirm" | "onResetFactor" | "onActivity"> & {
  user: ListedUserDto;
  isOwn: boolean;
}) {
  const { users: words, secondFactor, errors } = useCopy();
  const { actionWords: short } = words;
  return (
    <div className="flex flex-wrap gap-1 sm:-ml-2 sm:flex-nowrap">
      <RowAction
        label={words.editRole(user.name)}
        short={short.role}
        icon={<EditIcon />}
        onPress={() => onEditRole(user)}
      />
      {!user.emailVerified && (
        <RowAction
          label={words.confirmAddress(user.email)}
          short={short.confirm}
          icon={<CheckIcon />}
          onPress={() => onConfirm(user)}
        />
      )}
      {user.hasSecondFactor && !isOwn && (
        <RowAction
          label={secondFactor.reset.action(user.name)}
          short={short.reset}
          icon={<KeyOffIcon />}
          onPress={() => onResetFactor(user)}
        />
      )}
      <RowAction
        label={(user.deactivation ? words.activate : words.deactivate)(user.name)}
        short={user.deactivation ? short.activate : short.deactivate}
        icon={user.deactivation ? <UserCheckIcon /> : <UserOffIcon />}
        refusal={isOwn ? errors.ownDeactivation : null}
        onPress={() => onActivity(user)}
      />
      <RowAction
        label={words.remove(user.name)}
        short={short.remove}
        icon={<TrashIcon />}
        refusal={isOwn ? errors.ownAccount : null}
        className="!text-danger hover:!bg-danger-50"
        onPress={() => onDelete(user)}
      />
    </div>
  );
}

type RowActionProps = {
  label: string;
  /** Beside the sign on a phone, which has no tooltips. */
  short: string;
  icon: ReactNode;
  /** Why it can't be done; on a phone it isn't there then. */
  refusal?: string | null;
  className?: string;
  onPress: () => void;
};

function RowAction({ label, short, icon, refusal = null, className = "", onPress }: RowActionProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      title={refusal ?? label}
      disabled={refusal !== null}
      className={classes("sm:size-9 sm:!p-0", refusal !== null && "max-sm:hidden", className)}
      onClick={onPress}
    >
      {icon}
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </Button>
  );
}
