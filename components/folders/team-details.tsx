"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Chip } from "@/components/ui/badge";
import { Button, IconButton } from "@/components/ui/button";
import { EditIcon, PlusIcon, TrashIcon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { storedUser } from "@/components/forms/session-store";
import type { MemberDto, TeamDto } from "@/lib/folders/schema";
import { addMember, handOverTeam, readTeam, removeMember, removeTeam, renameTeam, teamPath } from "./folder-calls";
import { NameDialog } from "./name-dialog";

type Asked = { what: "add" | "rename" | "remove" } | { what: "leave" | "handOver"; member: MemberDto };

/** A team's members; its owner adds and removes them, anybody else may leave. Source: B-32.5, B-32.11. */
export function TeamDetails({ team, onChange }: { team: TeamDto; onChange: () => void }) {
  const { folders } = useCopy();
  const words = folders.teams;
  const { data, isFailed, reload } = useRead(teamPath(team.id), () => readTeam(team.id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const changed = () => {
    void reload();
    onChange();
  };
  return (
    <div className="space-y-4">
      <header className="space-y-1.5">
        <h2 className="break-words">{team.name}</h2>
        <p className="text-sm text-ink-muted">{folders.owner(team.owner.name)}</p>
      </header>
      {team.isOwner && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setAsked({ what: "add" })}>
            <PlusIcon className="size-4" />
            {words.add}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsked({ what: "rename" })}>
            <EditIcon className="size-4" />
            {folders.rename}
          </Button>
          <Button variant="ghost" size="sm" className="!text-danger" onClick={() => setAsked({ what: "remove" })}>
            <TrashIcon className="size-4" />
            {words.remove}
          </Button>
        </div>
      )}
      {isFailed && <Banner tone="error">{folders.failed}</Banner>}
      {!data && !isFailed && <Spinner label={folders.loading} />}
      <ul className="divide-y divide-line">
        {data?.members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-3 py-2.5">
            <Member member={member} />
            {team.isOwner && !member.isOwner && (
              <Button variant="ghost" size="sm" onClick={() => setAsked({ what: "handOver", member })}>
                {folders.handOver.open(member.user.name)}
              </Button>
            )}
            <LeaveButton team={team} member={member} onAsk={() => setAsked({ what: "leave", member })} />
          </li>
        ))}
      </ul>
      <TeamDialogs team={team} asked={asked} onClose={() => setAsked(null)} onChange={changed} />
    </div>
  );
}

function Member({ member: { user, isOwner } }: { member: MemberDto }) {
  const { folders } = useCopy();
  return (
    <div className="min-w-0 flex-1">
      <span className="font-medium break-words">{user.name}</span> {isOwner && <Chip>{folders.teams.owner}</Chip>}
      <p className="text-sm break-all text-ink-muted">{user.email}</p>
    </div>
  );
}

const isSelf = (member: MemberDto) => storedUser()?.id === member.userId;

function LeaveButton({ team, member, onAsk }: { team: TeamDto; member: MemberDto; onAsk: () => void }) {
  const { teams: words } = useCopy().folders;
  if (member.isOwner) return null;
  if (isSelf(member))
    return (
      <Button variant="outline" size="sm" onClick={onAsk}>
        {words.leave}
      </Button>
    );
  if (!team.isOwner) return null;
  return (
    <IconButton
      label={words.removeMember(member.user.name)}
      className="!text-danger hover:bg-danger-50"
      onClick={onAsk}
    >
      <TrashIcon />
    </IconButton>
  );
}

type DialogsProps = { team: TeamDto; asked: Asked | null; onClose: () => void; onChange: () => void };

function TeamDialogs({ team, asked, onClose, onChange }: DialogsProps) {
  const { folders } = useCopy();
  const words = folders.teams;
  const toast = useToast();
  async function end(call: Promise<{ ok: true } | { ok: false; message: string }>, message: string) {
    const done = await call;
    if (done.ok) toast.success(message);
    else toast.error(done.message || folders.failed);
    onClose();
    onChange();
  }
  const noted = <D extends { ok: boolean }>(done: D): D => {
    if (done.ok) onChange();
    return done;
  };
  if (asked?.what === "add")
    return (
      <NameDialog
        title={words.add}
        field={{ label: words.email, type: "email" }}
        submit={words.add}
        save={async (email) => noted(await addMember(team.id, email))}
        onClose={onClose}
      />
    );
  if (asked?.what === "rename")
    return (
      <NameDialog
        title={folders.rename}
        initial={team.name}
        save={async (name) => noted(await renameTeam(team.id, name))}
        onClose={onClose}
      />
    );
  if (asked?.what === "remove")
    return (
      <ConfirmDialog
        title={words.removeTitle}
        description={words.removeHint}
        confirm={words.remove}
        isDangerous
        onConfirm={() => void end(removeTeam(team.id), words.removed)}
        onClose={onClose}
      />
    );
  if (asked === null || !("member" in asked)) return null;
  const { member } = asked;
  if (asked.what === "handOver")
    return (
      <ConfirmDialog
        title={folders.handOver.title}
        description={folders.handOver.hint(member.user.name)}
        confirm={folders.handOver.confirm}
        onConfirm={() => void end(handOverTeam(team.id, member.id), folders.handOver.done)}
        onClose={onClose}
      />
    );
  const own = isSelf(member);
  return (
    <ConfirmDialog
      title={own ? words.leaveTitle : words.removeMember(member.user.name)}
      description={own ? words.leaveHint : words.removeHint}
      confirm={own ? words.leave : words.removeMember(member.user.name)}
      isDangerous
      onConfirm={() => void end(removeMember(team.id, member.id), own ? words.left : words.memberRemoved)}
      onClose={onClose}
    />
  );
}
