"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { CopyIcon, EditIcon, FolderIcon, MoreIcon, TagIcon, TrashIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { isProcessing, type ContractListRow } from "./contract-rows";

export type RowTask = "edit" | "labels" | "move" | "duplicate" | "remove";

/** What a user may do with a contract from the list (B-7.9): managers change it, its owner deletes it. */
function allowedTasks({ role, status }: Pick<ContractListRow, "role" | "status">): readonly RowTask[] {
  const anybodys: RowTask[] = isProcessing({ status }) ? ["labels"] : ["labels", "duplicate"];
  if (role === "reviewer") return anybodys;
  return role === "admin" ? ["edit", "move", ...anybodys, "remove"] : ["edit", ...anybodys];
}

/** The menu of one row. */
export function RowMenu({ row, onTask }: { row: ContractListRow; onTask: (task: RowTask) => void }) {
  const { contracts: words, contractList, folders } = useCopy();
  const entries = {
    move: { icon: <FolderIcon className="size-4" />, name: folders.move.open },
    edit: { icon: <EditIcon className="size-4" />, name: words.edit.action },
    labels: { icon: <TagIcon className="size-4" />, name: contractList.labels },
    duplicate: { icon: <CopyIcon className="size-4" />, name: contractList.duplicate },
    remove: { icon: <TrashIcon className="size-4" />, name: words.remove.action },
  };
  const button = (
    <IconButton label={words.dashboard.rowMenu(row.name)}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <Menu trigger={button}>
      {allowedTasks(row).map((task) => (
        <MenuItem key={task} icon={entries[task].icon} onSelect={() => onTask(task)}>
          {entries[task].name}
        </MenuItem>
      ))}
    </Menu>
  );
}
