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
    const id = await beginTeam(actor, name, tx);
    return { id, name, owner: { id: actor.userId, name: actor.name }, isOwner: true, memberCount: 1 };
  });
}

/** @returns the id of a team of the actor's, with them alone. @throws AppError `teamsFull` */
export async function beginTeam(actor: Actor, name: string, tx: DatabaseClient): Promise<string> {
  if ((await store.countOwnTeams(actor, tx)) >= MAX_TEAMS) throw new AppError("teamsFull");
  const [teamId, createdAt] = [newId(), clock.now()];
  await store.insertTeam(actor, { id: teamId, name, createdAt }, tx);
  await store.insertMember(actor, { id: newId(), teamId, userId: actor.userId, createdAt }, tx);
  notePermit({ of: "team", teamId, userId: actor.userId, ability: "read" });
  await record(actor, { action: "team.created", detail: { teamId, name } }, tx);
  return teamId;
}

/** @throws AppError `teamNotFound`, `forbidden`. Source: B-32.5. */
export function renameTeam(actor: Actor, teamId: string, { name }: { name: string }): Promise<TeamDto> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    await setName(await TeamGrant.request(actor, teamId, "own", tx), name, tx);
    const { members: _, ...team } = await getTeam(actor, teamId, tx);
    return team;
  });
}

export async function setName(grant: TeamGrant<"own">, name: string, tx: DatabaseClient): Promise<void> {
  await store.setTeamName(grant, name, tx);
  await record(grant.actor, { action: "team.renamed", detail: { teamId: grant.teamId, name } }, tx);
}

/** Its people lose at once what they had by it alone. @throws AppError `teamNotFound`, `forbidden`. Source: B-32.4. */
export async function deleteTeam(actor: Actor, teamId: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await TeamGrant.request(actor, teamId, "own", tx);
    await dissolveTeam(grant, tx);
  });
}

/** @throws AppError `teamNotFound` */
export async function dissolveTeam(grant: TeamGrant<"own">, tx: DatabaseClient): Promise<void> {
  const { actor, teamId } = grant;
  const team = await store.findTeam(grant, tx);
  if (!team) throw new AppError("teamNotFound");
  const userIds = (await store.findMembers(grant, tx)).map(({ userId }) => userId);
  const folderIds = await withInner(await store.foldersOfTeam(grant, tx), tx);
  await store.emptyTeam(grant, tx);
  await refreshFolders({ folderIds, userIds }, tx);
  await store.removeTeam(grant, tx);
  await record(actor, { action: "team.deleted", detail: { teamId, name: team.name } }, tx);
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
    return enterTeam(grant, { userId: user.id, name, memberCount: members.length }, tx);
  });
}

/** Somebody who may, into a team with so many people. @throws AppError `teamFull`, `tooManyParts` */
export async function enterTeam(
  grant: TeamGrant<"own">,
  { userId, name, memberCount }: { userId: string; name: string; memberCount: number },
  tx: DatabaseClient,
): Promise<MemberDto> {
  if (memberCount >= MAX_TEAM_MEMBERS) throw new AppError("teamFull");
  const { actor, teamId } = grant;
  const row = { id: newId(), teamId, userId, createdAt: clock.now() };
  const added = toMember(await store.insertMember(actor, row, tx), actor.userId);
  const { folderIds, added: parts } = await refreshMember(grant, userId, tx);
  if (parts > 0) await registerLater(grant, folderIds, tx);
  await notifyTeam(actor, { kind: "teamJoined", to: [userId], teamId, folderId: null }, tx);
  await record(actor, { action: "team.memberAdded", detail: { teamId, name, userId, member: added.user.name } }, tx);
  return added;
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
    await leaveTeam(grant, { member, name }, tx);
  });
}

/** A member who isn't the owner. @throws AppError `memberNotFound` if they left meanwhile */
export async function leaveTeam(
  grant: TeamReadGrant,
  { member: { id, userId, user }, name }: { member: Pick<MemberDto, "id" | "userId" | "user">; name: string },
  tx: DatabaseClient,
): Promise<void> {
  if (!(await store.deleteMember(grant, id, tx))) throw new AppError("memberNotFound");
  await refreshMember(grant, userId, tx);
  const detail = { teamId: grant.teamId, name, userId, member: user.name };
  await record(grant.actor, { action: "team.memberRemoved", detail }, tx);
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
