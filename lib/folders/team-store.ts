import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { TeamGrant, TeamReadGrant } from "@/lib/access/team-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";

const TEAM = {
  id: true,
  name: true,
  owner: { select: { id: true, name: true } },
  _count: { select: { members: true } },
} as const;
export type TeamRow = { id: string; name: string; owner: { id: string; name: string }; _count: { members: number } };
const MEMBER = { id: true, userId: true, createdAt: true, user: { select: { name: true, email: true } } } as const;
export type MemberRow = { id: string; userId: string; createdAt: Date; user: { name: string; email: string } };

/** Teams that the actor is in, by id. */
export function findTeams({ userId }: Actor, stretch: Stretch): Promise<TeamRow[]> {
  return db.team.findMany({
    where: { members: { some: { userId } } },
    orderBy: { id: "asc" },
    ...behind(stretch),
    select: TEAM,
  });
}

export async function isIn({ userId }: Actor, teamId: string): Promise<boolean> {
  return (await db.teamMember.count({ where: { teamId, userId } })) > 0;
}

export function findTeam({ teamId }: TeamReadGrant, client: DatabaseClient = db): Promise<TeamRow | null> {
  return client.team.findUnique({ where: { id: teamId }, select: TEAM });
}

/** Longest-standing first, which is mostly the owner. */
export function findMembers({ teamId }: TeamReadGrant, client: DatabaseClient = db): Promise<MemberRow[]> {
  return client.teamMember.findMany({
    where: { teamId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: MEMBER,
  });
}

export function countOwnTeams({ userId }: Actor, client: DatabaseClient): Promise<number> {
  return client.team.count({ where: { ownerId: userId } });
}

export async function insertTeam(
  { userId: ownerId }: Actor,
  row: { id: string; name: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.team.create({ data: { ...row, ownerId } });
}

export async function setTeamName({ teamId }: TeamGrant<"own">, name: string, client: DatabaseClient): Promise<void> {
  await client.team.updateMany({ where: { id: teamId }, data: { name } });
}

export async function setTeamOwner(
  { teamId }: TeamGrant<"own">,
  ownerId: string,
  client: DatabaseClient,
): Promise<void> {
  await client.team.updateMany({ where: { id: teamId }, data: { ownerId } });
}

/**
 * Somebody by the address that is proven to be theirs: whoever merely typed it when they registered gets no role by it.
 */
export function findProven(_actor: Actor, email: string, client: DatabaseClient): Promise<{ id: string } | null> {
  return client.user.findFirst({
    where: { email, emailVerifiedAt: { not: null }, deactivatedAt: null },
    select: { id: true },
  });
}

export function insertMember(
  _actor: Actor,
  row: { id: string; teamId: string; userId: string; createdAt: Date },
  client: DatabaseClient,
): Promise<MemberRow> {
  return client.teamMember.create({ data: row, select: MEMBER });
}

export async function deleteMember(
  { teamId }: TeamReadGrant,
  memberId: string,
  client: DatabaseClient,
): Promise<boolean> {
  return (await client.teamMember.deleteMany({ where: { id: memberId, teamId } })).count === 1;
}

/** Folders in which the team has a role. */
export async function foldersOfTeam({ teamId }: TeamReadGrant, client: DatabaseClient): Promise<string[]> {
  const rows = await client.folderTeam.findMany({ where: { teamId }, select: { folderId: true } });
  return rows.map(({ folderId }) => folderId);
}

export async function emptyTeam({ teamId }: TeamGrant<"own">, client: DatabaseClient): Promise<void> {
  await client.folderTeam.deleteMany({ where: { teamId } });
  await client.teamMember.deleteMany({ where: { teamId } });
}

export async function removeTeam({ teamId }: TeamGrant<"own">, client: DatabaseClient): Promise<void> {
  await client.team.deleteMany({ where: { id: teamId } });
}
