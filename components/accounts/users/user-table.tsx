"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { formatAmount } from "@/components/storage/storage";
import { IconButton } from "@/components/ui/button";
import { Chip } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { CheckIcon, EditIcon, KeyOffIcon, TrashIcon } from "@/components/ui/icons";
import { Cell, Row, Table } from "@/components/ui/table";
import type { ListedUserDto, UserDto } from "@/lib/people/accounts/schema";

export type UserTableProps = {
  users: readonly ListedUserDto[];
  ownId: string;
  onEditRole: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
  onConfirm: (user: UserDto) => void;
  onResetFactor: (user: UserDto) => void;
};

/** Name, email, role, date and actions; one card per user on narrow screens (behaviour §18). */
export function UserTable({ users, ownId, ...handlers }: UserTableProps) {
  const { users: words, storage } = useCopy();
  const { columns } = words;
  return (
    <Table label={words.table} head={[columns.name, columns.email, columns.role, columns.created, columns.actions]}>
      {users.map((user) => (
        <Row key={user.id}>
          <Cell isHeading className="sm:w-1/3">
            <span className="font-medium wrap-anywhere">{user.name}</span>
            {user.id === ownId && <Chip className="sm:ml-2">{words.you}</Chip>}
          </Cell>
          <Cell label={columns.email} className="sm:w-1/3">
            <span className="min-w-0">
              <span className="break-all">{user.email}</span>
              {!user.emailVerified && <span className="block text-xs text-warning-700">{words.unproven}</span>}
              <span className="block text-xs text-ink-muted">
                {words.stored(formatAmount(user.usage.usedBytes, storage))}
              </span>
            </span>
          </Cell>
          <Cell label={columns.role}>
            <Chip highlighted={user.systemRole === "admin"}>{words.roles[user.systemRole]}</Chip>
          </Cell>
          <Cell label={columns.created} className="sm:whitespace-nowrap">
            <DateText value={user.createdAt} />
          </Cell>
          <Cell label={columns.actions} className="max-sm:items-center">
            <UserRowActions user={user} isOwn={user.id === ownId} {...handlers} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function UserRowActions({
  user,
  isOwn,
  onEditRole,
  onDelete,
  onConfirm,
  onResetFactor,
}: Omit<UserTableProps, "users" | "ownId"> & { user: ListedUserDto; isOwn: boolean }) {
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
