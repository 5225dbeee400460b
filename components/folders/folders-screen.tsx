"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { FolderDrawing } from "@/components/ui/drawings/page-drawings";
import { useRead } from "@/components/data/use-read";
import { Button, buttonClasses } from "@/components/ui/button";
import { PlusIcon, UsersIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import type { FolderDto, TeamDto } from "@/lib/folders/schema";
import { addFolder, readFolders } from "./folder-calls";
import { FolderDetails } from "./folder-details";
import { NameDialog } from "./name-dialog";
import { PaneLine, TwoPanes } from "./two-panes";

/** Folders as a tree of two levels; beside it the chosen one with its teams. Source: B-32.1, B-32.11. */
export function FoldersScreen({ first, teams }: { first: FolderDto[]; teams: readonly TeamDto[] }) {
  const { folders: words } = useCopy();
  const { data: folders = first, reload } = useRead("/api/folders", readFolders, first);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const lines = treeOf(folders);
  const shown = folders.find(({ id }) => id === chosen) ?? lines[0]?.folder;
  return (
    <>
      <BackLink href="/dashboard">{words.back}</BackLink>
      <PageHeading
        title={words.title}
        text={words.hint}
        actions={
          <>
            <Link href="/teams" className={buttonClasses({ variant: "outline" })}>
              <UsersIcon className="size-4" />
              {words.teams.title}
            </Link>
            <Button onClick={() => setIsCreating(true)}>
              <PlusIcon className="size-4" />
              {words.create}
            </Button>
          </>
        }
      />
      {shown ? (
        <TwoPanes
          list={lines.map(({ folder, isInner }) => (
            <PaneLine
              key={folder.id}
              name={folder.name}
              note={words.contracts(folder.contractCount)}
              isInner={isInner}
              isChosen={folder.id === shown.id}
              onChoose={() => setChosen(folder.id)}
            />
          ))}
        >
          <FolderDetails key={shown.id} folder={shown} teams={teams} onChange={() => void reload()} />
        </TwoPanes>
      ) : (
        <EmptyState isCard drawing={<FolderDrawing />} title={words.empty} text={words.emptyHint} />
      )}
      {isCreating && (
        <NameDialog
          title={words.create}
          save={async (name) => {
            const done = await addFolder(name, null);
            if (!done.ok) return done;
            await reload();
            setChosen(done.answer.id);
            return done;
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}

/** By name, each with those in it right behind it. */
export function treeOf(folders: readonly FolderDto[]): { folder: FolderDto; isInner: boolean }[] {
  const sorted = folders.toSorted((one, other) => one.name.localeCompare(other.name));
  return sorted
    .filter(({ parentId }) => parentId === null)
    .flatMap((folder) => [
      { folder, isInner: false },
      ...sorted.filter(({ parentId }) => parentId === folder.id).map((inner) => ({ folder: inner, isInner: true })),
    ]);
}
