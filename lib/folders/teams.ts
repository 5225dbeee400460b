import "server-only";
import type { Actor } from "@/lib/access/actor";
import { lockFolders, refreshFolders } from "@/lib/access/folder-parts";
import { withInner } from "@/lib/access/folder-reach";
import { notePermit, Refused } from "@/lib/access/policy";
import { TeamGrant, type TeamReadGrant } from "@/lib/access/team-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { notifyTeam } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import { MAX_TEAM_MEMBERS, MAX_TEAMS } from "./bounds";
import { registerLater } from "./registering";
import type { MemberDto, TeamDetailsDto, TeamDto } from "./schema";
import * as store from "./team-store";

/** Teams that the caller is in, paged. @throws AppError `invalidInput`. Source: B-32.5. */
export function listTeams(actor: Actor, query: PageQuery): Promise<{ items: TeamDto[]; nextCursor: string | null }> {
  return pageById(query, {
    isKnown: (id) => store.isIn(actor, id),
    read: (stretch) => store.findTeams(actor, stretch),
    toItem: (row) => toTeam(actor, row),
  });
}

/** With its members. @throws AppError `teamNotFound`, also for those who aren't in it. Source: B-32.5. */
export async function getTeam(actor: Actor, teamId: string, client?: DatabaseClient): Promise<TeamDetailsDto> {
  const grant = await TeamGrant.request(actor, teamId, "read", client);
  const row = await store.findTeam(grant, client);
  if (!row) throw new AppError("teamNotFound");
  const members = await store.findMembers(grant, client);
  return { ...toTeam(actor, row), members: members.map((member) => toMember(member, row.owner.id)) };
}

/** @throws AppError `teamsFull`. Source: B-32.5. */
export function createTeam(actor: Actor, { name }: { name: string }, commit: Commit = inTransaction): Promise<TeamDto> {
  return commit(async (tx) => {
    await lockFolders(tx);
    if ((await store.countOwnTeams(actor, tx)) >= MAX_TEAMS) throw new AppError("teamsFull");
    const [teamId, createdAt] = [newId(), clock.now()];
    await store.insertTeam(actor, { id: teamId, name, createdAt }, tx);
    await store.insertMember(actor, { id: newId(), teamId, userId: actor.userId, createdAt }, tx);
    notePermit({ of: "team", teamId, userId: actor.userId, ability: "read" });
    await record(actor, { action: "team.created", detail: { teamId, name } }, tx);
    return { id: teamId, name, owner: { id: actor.userId, name: actor.name }, isOwner: true, memberCount: 1 };
  });
}

/** @throws AppError `teamNotFound`, `forbidden`. Source: B-32.5. */
export function renameTeam(actor: Actor, teamId: string, { name }: { name: string }): Promise<TeamDto> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    await store.setTeamName(await TeamGrant.request(actor, teamId, "own", tx), name, tx);
    const { members: _, ...team } = await getTeam(actor, teamId, tx);
    await record(actor, { action: "team.renamed", detail: { teamId, name } }, tx);
    return team;
  });
}

/** Its people lose at once what they had by it alone. @throws AppError `teamNotFound`, `forbidden`. Source: B-32.4. */
export async function deleteTeam(actor: Actor, teamId: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await TeamGrant.request(actor, teamId, "own", tx);
    const { name, members } = await getTeam(actor, teamId, tx);
    const folderIds = await withInner(await store.foldersOfTeam(grant, tx), tx);
    await store.emptyTeam(grant, tx);
    await refreshFolders({ folderIds, userIds: members.map(({ userId }) => userId) }, tx);
    await store.removeTeam(grant, tx);
    await record(actor, { action: "team.deleted", detail: { teamId, name } }, tx);
  });
}

/**
 * Somebody with an account, by their proven address; they are notified once.
 * @throws AppError `teamNotFound`, `forbidden`, `userNotFound`, `alreadyInTeam`, `teamFull`, `tooManyParts`. Source:
 *   B-32.5.
 */
export function addMember(
  actor: Actor,
  teamId: string,
  { email }: { email: string },
  commit: Commit = inTransaction,
): Promise<MemberDto> {
  return commit(async (tx) => {
    await lockFolders(tx);
    const grant = await TeamGrant.request(actor, teamId, "own", tx);
    const user = await store.findProven(actor, email, tx);
    if (!user) throw new AppError("userNotFound");
    const { name, members } = await getTeam(actor, teamId, tx);
    if (members.some(({ userId }) => userId === user.id)) throw new AppError("alreadyInTeam");
    if (members.length >= MAX_TEAM_MEMBERS) throw new AppError("teamFull");
    const row = { id: newId(), teamId, userId: user.id, createdAt: clock.now() };
    const added = toMember(await store.insertMember(actor, row, tx), actor.userId);
    const { folderIds, added: parts } = await refreshMember(grant, user.id, tx);
    if (parts > 0) await registerLater(grant, folderIds, tx);
    await notifyTeam(actor, { kind: "teamJoined", to: [user.id], teamId, folderId: null }, tx);
    const detail = { teamId, name, userId: user.id, member: added.user.name };
    await record(actor, { action: "team.memberAdded", detail }, tx);
    return added;
  });
}

/**
 * For the team's owner, and for whoever leaves; the owner stays. It ends at once what they had by the team alone.
 * @throws AppError `teamNotFound`, `memberNotFound`, `forbidden`, `teamOwnerStays`. Source: B-32.4, B-32.5.
 */
export async function removeMember(
  actor: Actor,
  { teamId, memberId }: { teamId: string; memberId: string },
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await TeamGrant.request(actor, teamId, "read", tx);
    const { name, members } = await getTeam(actor, teamId, tx);
    const member = members.find(({ id }) => id === memberId);
    if (member?.userId !== actor.userId && !grant.isOwner)
      throw new Refused("forbidden", actor, { of: "team", ability: "team.own" });
    if (!member) throw new AppError("memberNotFound");
    if (member.isOwner) throw new AppError("teamOwnerStays");
    if (!(await store.deleteMember(grant, memberId, tx))) throw new AppError("memberNotFound");
    await refreshMember(grant, member.userId, tx);
    const detail = { teamId, name, userId: member.userId, member: member.user.name };
    await record(actor, { action: "team.memberRemoved", detail }, tx);
  });
}

async function refreshMember(grant: TeamReadGrant, userId: string, tx: DatabaseClient) {
  const folderIds = await withInner(await store.foldersOfTeam(grant, tx), tx);
  return { folderIds, added: await refreshFolders({ folderIds, userIds: [userId] }, tx) };
}

const record = (actor: Actor, fact: AuditFact, tx: DatabaseClient) =>
  recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, ...fact }, tx);

function toTeam(actor: Actor, { _count, ...row }: store.TeamRow): TeamDto {
  return { ...row, isOwner: row.owner.id === actor.userId, memberCount: Math.max(1, _count.members) };
}

function toMember({ createdAt, ...row }: store.MemberRow, ownerId: string): MemberDto {
  return { ...row, isOwner: row.userId === ownerId, since: createdAt.toISOString() };
}
