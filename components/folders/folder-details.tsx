"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { EditIcon, PlusIcon, TrashIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { FolderDto, TeamDto } from "@/lib/folders/schema";
import { addFolder, folderPath, moveFolder, readFolder, readFolders, removeFolder, renameFolder } from "./folder-calls";
import { FolderTeams } from "./folder-teams";
import { MoveForm, NOWHERE } from "./move-form";
import { NameDialog } from "./name-dialog";

type DetailsProps = { folder: FolderDto; teams: readonly TeamDto[]; onChange: () => void };

/** One folder: what lies in it, who has a role, and for its owners how to change that. Source: B-32.11. */
export function FolderDetails({ folder, teams, onChange }: DetailsProps) {
  const { folders: words } = useCopy();
  const { id, name, role, owner, contractCount } = folder;
  const { data, isFailed, reload } = useRead(folderPath(id), () => readFolder(id));
  return (
    <div className="space-y-5">
      <header className="space-y-1.5">
        <h2 className="break-words">{name}</h2>
        <p className="text-sm text-ink-muted">
          {[words.owner(owner.name), words.yourRole(words.roles[role])].join(" · ")}
        </p>
      </header>
      <div className="flex flex-wrap gap-2">
        <Link
          href={`/dashboard?${new URLSearchParams({ folder: id })}`}
          className={buttonClasses({ variant: "outline", size: "sm" })}
        >
          {`${words.openList} (${contractCount})`}
        </Link>
        {role === "owner" && <OwnersButtons folder={folder} onChange={onChange} />}
      </div>
      {isFailed && <Banner tone="error">{words.failed}</Banner>}
      {data ? (
        <FolderTeams
          folder={data}
          own={teams}
          onChange={() => {
            void reload();
            onChange();
          }}
        />
      ) : (
        !isFailed && <Spinner label={words.loading} />
      )}
    </div>
  );
}

function OwnersButtons({ folder, onChange }: Omit<DetailsProps, "teams">) {
  const { folders: words } = useCopy();
  const toast = useToast();
  const [open, setOpen] = useState<"inner" | "rename" | "move" | "remove" | null>(null);
  const changed = <D extends { ok: boolean }>(done: D): D => {
    if (done.ok) onChange();
    return done;
  };
  const close = () => setOpen(null);
  return (
    <>
      {folder.parentId === null && (
        <Button variant="outline" size="sm" onClick={() => setOpen("inner")}>
          <PlusIcon className="size-4" />
          {words.createInner}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => setOpen("rename")}>
        <EditIcon className="size-4" />
        {words.rename}
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen("move")}>
        {words.moveFolder.open}
      </Button>
      <Button variant="ghost" size="sm" className="!text-danger" onClick={() => setOpen("remove")}>
        <TrashIcon className="size-4" />
        {words.remove}
      </Button>
      {open === "inner" && (
        <NameDialog
          title={words.createInner}
          save={async (name) => changed(await addFolder(name, folder.id))}
          onClose={close}
        />
      )}
      {open === "rename" && (
        <NameDialog
          title={words.rename}
          initial={folder.name}
          save={async (name) => changed(await renameFolder(folder.id, name))}
          onClose={close}
        />
      )}
      {open === "move" && (
        <MoveFolderDialog
          folder={folder}
          onClose={close}
          onMoved={() => {
            toast.success(words.moveFolder.done);
            close();
            onChange();
          }}
        />
      )}
      {open === "remove" && <RemoveFolder folder={folder} onRemoved={onChange} onClose={close} />}
    </>
  );
}

type RemoveProps = { folder: FolderDto; onRemoved: () => void; onClose: () => void };

function RemoveFolder({ folder, onRemoved, onClose }: RemoveProps) {
  const { folders: words } = useCopy();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function confirm() {
    setIsBusy(true);
    const done = await removeFolder(folder.id);
    if (done.ok) toast.success(words.removed);
    else toast.error(done.message || words.failed);
    onClose();
    onRemoved();
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      description={words.removeHint}
      confirm={words.remove}
      isDangerous
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

type MoveFolderProps = { folder: FolderDto; onClose: () => void; onMoved: () => void };

/** Moves a folder into another or out of it; names who would newly see its contracts, and asks first. B-32.12. */
function MoveFolderDialog({ folder, onClose, onMoved }: MoveFolderProps) {
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
