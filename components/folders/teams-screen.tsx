"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { TeamDrawing } from "@/components/ui/drawings/page-drawings";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { BackLink, PageHeading } from "@/components/ui/page-heading";
import type { TeamDto } from "@/lib/folders/schema";
import { addTeam } from "./folder-calls";
import { NameDialog } from "./name-dialog";
import { TeamDetails } from "./team-details";
import { PaneLine, TwoPanes } from "./two-panes";

/** The reader's teams; beside them the chosen one with its members. Source: B-32.5, B-32.11. */
export function TeamsScreen({ teams }: { teams: readonly TeamDto[] }) {
  const { folders } = useCopy();
  const { teams: words } = folders;
  const router = useRouter();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const sorted = teams.toSorted((one, other) => one.name.localeCompare(other.name));
  const shown = sorted.find(({ id }) => id === chosen) ?? sorted[0];
  return (
    <>
      <BackLink href="/folders">{folders.title}</BackLink>
      <PageHeading
        title={words.title}
        text={words.hint}
        actions={
          <Button onClick={() => setIsCreating(true)}>
            <PlusIcon className="size-4" />
            {words.create}
          </Button>
        }
      />
      {shown ? (
        <TwoPanes
          list={sorted.map(({ id, name, memberCount }) => (
            <PaneLine
              key={id}
              name={name}
              note={folders.people(memberCount)}
              isChosen={id === shown.id}
              onChoose={() => setChosen(id)}
            />
          ))}
        >
          <TeamDetails key={shown.id} team={shown} onChange={() => router.refresh()} />
        </TwoPanes>
      ) : (
        <EmptyState isCard drawing={<TeamDrawing />} title={words.empty} text={words.emptyHint} />
      )}
      {isCreating && (
        <NameDialog
          title={words.create}
          save={async (name) => {
            const done = await addTeam(name);
            if (done.ok) setChosen(done.answer.id);
            if (done.ok) router.refresh();
            return done;
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}
