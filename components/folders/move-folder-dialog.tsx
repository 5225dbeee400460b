"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import type { FolderDto } from "@/lib/folders/schema";
import { moveFolder, readFolders } from "./folder-calls";
import { MoveForm, NOWHERE } from "./move-form";

type MoveFolderProps = { folder: FolderDto; onClose: () => void; onMoved: () => void };

/** Moves a folder into another or out of it; names who would newly see its contracts, and asks first. B-32.12. */
export function MoveFolderDialog({ folder, onClose, onMoved }: MoveFolderProps) {
  const { folders: words } = useCopy();
  const { data: all } = useRead("/api/folders", readFolders);
  const hasInner = (all ?? []).some((one) => one.parentId === folder.id);
  const outer = hasInner ? [] : (all ?? []).filter((one) => isOuterFor(one, folder));
  return (
    <MoveForm
      title={words.moveFolder.title(folder.name)}
      hint={words.moveFolder.hint}
      move={({ folderId: parentId, ...confirmed }) => moveFolder(folder.id, { parentId, ...confirmed })}
      onMoved={onMoved}
      onClose={onClose}
    >
      {folder.parentId !== null && <option value={NOWHERE}>{words.moveFolder.top}</option>}
      {outer.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </MoveForm>
  );
}

/** Two levels stay the limit. */
const isOuterFor = (one: FolderDto, folder: FolderDto) =>
  one.role === "owner" && one.parentId === null && one.id !== folder.id && one.id !== folder.parentId;
