"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { formatAmount } from "@/components/storage/storage";
import { IconButton } from "@/components/ui/button";
import { Chip } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { classes } from "@/components/ui/classes";
import { CheckIcon, EditIcon, KeyOffIcon, SortDownIcon, SortUpIcon, TrashIcon } from "@/components/ui/icons";
import { Initials } from "@/components/ui/initials";
import { Cell, Row, Table, type TableHead } from "@/components/ui/table";
import type { ListedUserDto, UserDto } from "@/lib/people/accounts/schema";

export type UserTableProps = {
  users: readonly ListedUserDto[];
  /** Whether these are all, so that they can be sorted here. */
  isWhole: boolean;
  ownId: string;
  onEditRole: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
  onConfirm: (user: UserDto) => void;
  onResetFactor: (user: UserDto) => void;
};

/** Name, email, role, date and actions; one card per user on narrow screens (behaviour §18). */
export function UserTable({ users, isWhole, ownId, ...handlers }: UserTableProps) {
  const { users: words, storage } = useCopy();
  const { columns } = words;
  const { sorted, head } = useSorting(users, isWhole);
  return (
    <Table label={words.table} head={[...SORTED.map(head), columns.actions]}>
      {sorted.map((user) => (
        <Row key={user.id}>
          <Cell isHeading className={classes(DENSE, "sm:w-1/3")}>
            <span className="inline-flex min-w-0 items-center gap-2.5 align-middle">
              <Initials name={user.name} className="max-sm:hidden" />
              <span className="font-medium wrap-anywhere">{user.name}</span>
            </span>
            {user.id === ownId && <Chip className="sm:ml-2">{words.you}</Chip>}
          </Cell>
          <Cell label={columns.email} className={classes(DENSE, "sm:w-2/5")}>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="break-all">{user.email}</span>
              {!user.emailVerified && <span className="text-xs text-warning-700">{words.unproven}</span>}
              <span className="text-xs whitespace-nowrap text-ink-muted">
                {words.stored(formatAmount(user.usage.usedBytes, storage))}
              </span>
            </span>
          </Cell>
          <Cell label={columns.role} className={DENSE}>
            <Chip highlighted={user.systemRole === "admin"}>{words.roles[user.systemRole]}</Chip>
          </Cell>
          <Cell label={columns.created} className={classes(DENSE, "sm:whitespace-nowrap")}>
            <DateText value={user.createdAt} />
          </Cell>
          <Cell label={columns.actions} className={classes(DENSE, "max-sm:items-center")}>
            <UserRowActions user={user} isOwn={user.id === ownId} {...handlers} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const DENSE = "sm:py-1.5";

const SORTED = ["name", "email", "role", "created"] as const;
type Sorted = (typeof SORTED)[number];
const VALUES: Record<Sorted, (user: ListedUserDto) => string> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ systemRole }) => systemRole,
  created: ({ createdAt }) => createdAt,
};

/** The users as a column's head sorts them; as they come until one is pressed, and where some aren't loaded. */
function useSorting(users: readonly ListedUserDto[], isWhole: boolean) {
  const { columns } = useCopy().users;
  const language = useLanguage();
  const [by, setBy] = useState<{ column: Sorted; isUp: boolean } | null>(null);
  const order = isWhole ? by : null;
  const sorted = order
    ? users.toSorted((one, other) => {
        const [value, sign] = [VALUES[order.column], order.isUp ? 1 : -1];
        return sign * value(one).localeCompare(value(other), language);
      })
    : users;
  const head = (column: Sorted): TableHead => {
    const name = columns[column];
    if (!isWhole) return { name };
    const isUp = order?.column === column ? order.isUp : null;
    const Icon = isUp === false ? SortDownIcon : SortUpIcon;
    return {
      name,
      sorted: isUp === null ? undefined : isUp ? "ascending" : "descending",
      content: (
        <button
          type="button"
          onClick={() => setBy({ column, isUp: isUp !== true })}
          className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded px-1 hover:text-ink"
        >
          {name}
          {isUp !== null && <Icon className="size-3.5" />}
        </button>
      ),
    };
  };
  return { sorted, head };
}

function UserRowActions({
  user,
  isOwn,
  onEditRole,
  onDelete,
  onConfirm,
  onResetFactor,
}: Omit<UserTableProps, "users" | "isWhole" | "ownId"> & { user: ListedUserDto; isOwn: boolean }) {
  const { users: words, secondFactor, errors } = useCopy();
  return (
    <div className="flex gap-1 sm:-ml-2">
      <IconButton label={words.editRole(user.name)} onClick={() => onEditRole(user)}>
        <EditIcon />
      </IconButton>
      {!user.emailVerified && (
        <IconButton label={words.confirmAddress(user.email)} onClick={() => onConfirm(user)}>
          <CheckIcon />
        </IconButton>
      )}
      {user.hasSecondFactor && !isOwn && (
        <IconButton label={secondFactor.reset.action(user.name)} onClick={() => onResetFactor(user)}>
          <KeyOffIcon />
        </IconButton>
      )}
      <IconButton
        label={words.remove(user.name)}
        disabled={isOwn}
        {...(isOwn ? { title: errors.ownAccount } : {})}
        className="!text-danger hover:!bg-danger-50"
        onClick={() => onDelete(user)}
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
}
