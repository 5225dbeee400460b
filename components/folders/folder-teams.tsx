"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Chip } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { PlusIcon, TrashIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { FOLDER_ROLES, type FolderRole } from "@/lib/access/actor";
import type { FolderDetailsDto, FolderTeamDto, TeamDto } from "@/lib/folders/schema";
import { removeTeamFrom, setTeam } from "./folder-calls";

type TeamsProps = { folder: FolderDetailsDto; own: readonly TeamDto[]; onChange: () => void };
const parse = (text: string): FolderRole => FOLDER_ROLES.find((role) => role === text) ?? "reviewer";

/** Teams with a role in a folder; its owners change the roles. Source: B-32.2, B-32.11. */
export function FolderTeams({ folder, own, onChange }: TeamsProps) {
  const { folders: words } = useCopy();
  const toast = useToast();
  const [leaving, setLeaving] = useState<FolderTeamDto | null>(null);
  const isOwners = folder.role === "owner";
  async function change(call: Promise<{ ok: true } | { ok: false; message: string }>) {
    const done = await call;
    if (!done.ok) toast.error(done.message || words.failed);
    setLeaving(null);
    onChange();
  }
  return (
    <section className="space-y-3">
      <h3>{words.teamsHere}</h3>
      {folder.teams.length === 0 && <p className="text-sm text-ink-muted">{words.noTeams}</p>}
      <ul className="divide-y divide-line">
        {folder.teams.map((team) => (
          <li key={`${team.teamId} ${team.isInherited}`} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <span className="min-w-0 flex-1 basis-40">
              <span className="font-medium break-words">{team.name}</span>
              <span className="ml-2 text-sm text-ink-muted">
                {[words.people(team.memberCount), ...(team.isInherited ? [words.inherited] : [])].join(", ")}
              </span>
            </span>
            {isOwners && !team.isInherited ? (
              <TeamRole
                team={team}
                onRole={(role) => void change(setTeam(folder.id, team.teamId, role))}
                onRemove={() => setLeaving(team)}
              />
            ) : (
              <Chip>{words.roles[team.role]}</Chip>
            )}
          </li>
        ))}
      </ul>
      {isOwners && (
        <AddTeam
          teams={own.filter(({ id }) => !folder.teams.some(({ teamId, isInherited }) => teamId === id && !isInherited))}
          onAdd={(teamId, role) => void change(setTeam(folder.id, teamId, role))}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={words.removeTeam(leaving.name)}
          description={words.removeTeamHint}
          confirm={words.removeTeam(leaving.name)}
          isDangerous
          onConfirm={() => void change(removeTeamFrom(folder.id, leaving.teamId))}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

type RoleProps = { team: FolderTeamDto; onRole: (role: FolderRole) => void; onRemove: () => void };

function TeamRole({ team, onRole, onRemove }: RoleProps) {
  const { folders: words } = useCopy();
  return (
    <>
      <RoleSelect label={`${words.role}: ${team.name}`} value={team.role} onChange={onRole} />
      <IconButton label={words.removeTeam(team.name)} className="!text-danger hover:bg-danger-50" onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </>
  );
}

type SelectProps = { label: string; value: FolderRole; onChange: (role: FolderRole) => void };

function RoleSelect({ label, value, onChange }: SelectProps) {
  const { folders: words } = useCopy();
  return (
    <Select
      aria-label={label}
      value={value}
      className="!w-40"
      onChange={(event) => onChange(parse(event.target.value))}
    >
      {FOLDER_ROLES.map((role) => (
        <option key={role} value={role}>
          {words.roles[role]}
        </option>
      ))}
    </Select>
  );
}

type AddProps = { teams: readonly TeamDto[]; onAdd: (teamId: string, role: FolderRole) => void };

/** One of the reader's own teams, as a reviewer unless they say otherwise. */
function AddTeam({ teams, onAdd }: AddProps) {
  const { folders: words } = useCopy();
  const [teamId, setTeamId] = useState("");
  const [role, setRole] = useState<FolderRole>("reviewer");
  if (teams.length === 0) return <p className="text-sm text-ink-muted">{words.noTeamToAdd}</p>;
  const chosen = teams.find(({ id }) => id === teamId)?.id ?? "";
  return (
    <form
      className="flex flex-wrap items-center gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== "") onAdd(chosen, role);
      }}
    >
      <Select
        aria-label={words.addTeam}
        value={chosen}
        className="!w-56"
        onChange={(event) => setTeamId(event.target.value)}
      >
        <option value="">{words.addTeam}</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <RoleSelect label={words.role} value={role} onChange={setRole} />
      <Button type="submit" variant="outline" disabled={chosen === ""}>
        <PlusIcon className="size-4" />
        {words.addTeam}
      </Button>
    </form>
  );
}
