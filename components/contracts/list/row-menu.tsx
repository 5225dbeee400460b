"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { EditIcon, MoreIcon, TrashIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { ContractListRow } from "./contract-rows";

export type RowTask = "edit" | "remove";

/** What somebody may do with a contract from the list (B-7.9): managers change it, its owner deletes it. */
export function tasksOf({ role }: { role: ContractListRow["role"] }): readonly RowTask[] {
  return role === "admin" ? ["edit", "remove"] : role === "manager" ? ["edit"] : [];
}

/** The menu of one row; nothing for a reviewer. */
export function RowMenu({ row, onTask }: { row: ContractListRow; onTask: (task: RowTask) => void }) {
  const words = useCopy().contracts;
  const tasks = tasksOf(row);
  if (tasks.length === 0) return null;
  const button = (
    <IconButton label={words.dashboard.rowMenu(row.name)}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <Menu trigger={button}>
      <MenuItem icon={<EditIcon className="size-4" />} onSelect={() => onTask("edit")}>
        {words.edit.action}
      </MenuItem>
      {tasks.includes("remove") && (
        <MenuItem icon={<TrashIcon className="size-4" />} onSelect={() => onTask("remove")}>
          {words.remove.action}
        </MenuItem>
      )}
    </Menu>
  );
}
