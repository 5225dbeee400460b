import "server-only";
import type { Actor } from "@/lib/access/actor";
import { DirectoryGrant, TeamGrant } from "@/lib/access/team-grant";
import { lockFolders } from "@/lib/access/folder-parts";
import { AppError } from "@/lib/errors";
import { beginTeam, dissolveTeam, enterTeam, leaveTeam, setName } from "@/lib/folders/teams";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { patchedGroup } from "./dialect";
import { refusedFor } from "./refused";
import * as store from "./group-store";
import { listBy } from "./paging";
import { narrowed, requireVersion, toGroupResource } from "./resources";
import {
  groupBody,
  type GroupBody,
  type ListQuery,
  type PatchBody,
  type ReadQuery,
  type ScimGroupResource,
  type ScimList,
} from "./schema";
import { requireTouchable } from "./users";

/** A change of one group, with the version that the directory believes it to have. */
export type OfGroup = { groupId: string; ifMatch: string | null };

/** Teams that the directory made. @throws AppError `directoryRefused`. Source: B-38.2, B-38.6. */
export function listScimGroups(actor: Actor, query: ListQuery): Promise<ScimList<Partial<ScimGroupResource>>> {
  const grant = DirectoryGrant.request(actor);
  return listBy(query, {
    count: () => store.countGroups(grant),
    page: (stretch) => store.findGroupPage(grant, stretch),
    asked: (one) => store.findAskedGroups(grant, one),
    toResource: toGroupResource,
  });
}

/** @throws AppError `teamNotFound` for every team that the directory didn't make. Source: B-38.2. */
export async function getScimGroup(
  actor: Actor,
  groupId: string,
  query: ReadQuery,
): Promise<Partial<ScimGroupResource>> {
  return narrowed(toGroupResource(await found(DirectoryGrant.request(actor), groupId)), query);
}

/**
 * A team of the token's owner, who is in it. @throws AppError `directoryGroupTaken`, `teamsFull`, and as `setMembers`.
 * Source: B-38.7.
 */
export function createScimGroup(
  actor: Actor,
  body: GroupBody,
  commit: Commit = inTransaction,
): Promise<ScimGroupResource> {
  const grant = DirectoryGrant.request(actor);
  const { displayName: name, externalId = null } = body;
  return commit(async (tx) => {
    await lockFolders(tx);
    await requireNameFree(grant, { name, teamId: null }, tx);
    const teamId = await beginTeam(actor, name, tx);
    await store.insertGroup(grant, { teamId, externalId, at: clock.now() }, tx);
    await setMembers(grant, { teamId, wanted: idsIn(body) }, tx);
    return toGroupResource(await found(grant, teamId, tx));
  });
}

/** @throws AppError as `changed`. Source: B-38.7. */
export function replaceScimGroup(actor: Actor, of: OfGroup, body: GroupBody): Promise<ScimGroupResource> {
  return changed(DirectoryGrant.request(actor), of, () => body);
}

/** @throws AppError as `changed`; `directoryRefused`, ZodError for what it would become. Source: B-38.5, B-38.7. */
export function patchScimGroup(actor: Actor, of: OfGroup, { Operations }: PatchBody): Promise<ScimGroupResource> {
  return changed(DirectoryGrant.request(actor), of, async (before) =>
    groupBody.parse(await patchedGroup(before, Operations)),
  );
}

/** Its people lose at once what they had by it; contracts stay. @throws AppError `teamNotFound`. Source: B-38.7. */
export async function removeScimGroup(actor: Actor, { groupId, ifMatch }: OfGroup): Promise<void> {
  const grant = DirectoryGrant.request(actor);
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    requireVersion(toGroupResource(await found(grant, groupId, tx)), ifMatch);
    await dissolveTeam(await TeamGrant.ofDirectory(grant, groupId, tx), tx);
  });
}

/** @throws AppError `teamNotFound`, `directoryChanged`, `directoryGroupTaken`, and as `setMembers` */
function changed(
  grant: DirectoryGrant,
  { groupId: teamId, ifMatch }: OfGroup,
  toBody: (before: ScimGroupResource) => GroupBody | Promise<GroupBody>,
): Promise<ScimGroupResource> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    const row = await found(grant, teamId, tx);
    const before = toGroupResource(row);
    requireVersion(before, ifMatch);
    const body = await toBody(before);
    const { displayName: name, externalId = null } = body;
    if (name !== row.team.name) {
      await requireNameFree(grant, { name, teamId }, tx);
      await setName(await TeamGrant.ofDirectory(grant, teamId, tx), name, tx);
    }
    const isMoved = await setMembers(grant, { teamId, wanted: idsIn(body) }, tx);
    if (isMoved || name !== row.team.name || externalId !== row.externalId)
      await store.updateGroup(grant, { teamId, externalId, at: clock.now() }, tx);
    return toGroupResource(await found(grant, teamId, tx));
  });
}

/**
 * Makes the people whom the directory keeps the wanted ones. Others, whom the team's owner added, stay.
 * @returns whether anybody came or went
 * @throws AppError `directoryRefused` for whom it doesn't keep, `directoryProtected`, `teamOwnerStays`, `teamFull`,
 *   `tooManyParts`
 */
async function setMembers(
  grant: DirectoryGrant,
  { teamId, wanted }: { teamId: string; wanted: ReadonlySet<string> },
  tx: DatabaseClient,
): Promise<boolean> {
  const { team } = await found(grant, teamId, tx);
  const before = new Set(team.members.map(({ userId }) => userId));
  const leaving = team.members.filter(({ userId }) => !wanted.has(userId));
  const coming = [...wanted].filter((userId) => !before.has(userId));
  const people = await store.findPeople(grant, coming, tx);
  if (people.length < coming.length) throw refusedFor("invalidValue", "members must be users of the directory");
  for (const { id, systemRole } of people) requireTouchable(grant, { userId: id, systemRole });
  const teamGrant = await TeamGrant.ofDirectory(grant, teamId, tx);
  for (const member of leaving) {
    requireTouchable(grant, { userId: member.userId, systemRole: member.user.systemRole });
    if (member.userId === team.ownerId) throw new AppError("teamOwnerStays");
    await leaveTeam(teamGrant, { member, name: team.name }, tx);
  }
  let memberCount = team._count.members - leaving.length;
  for (const userId of coming) await enterTeam(teamGrant, { userId, name: team.name, memberCount: memberCount++ }, tx);
  return leaving.length + coming.length > 0;
}

/** So that a group that was posted twice isn't made twice. @throws AppError `directoryGroupTaken` */
async function requireNameFree(
  grant: DirectoryGrant,
  { name, teamId }: { name: string; teamId: string | null },
  tx: DatabaseClient,
): Promise<void> {
  const same = await store.findAskedGroups(grant, { attribute: "displayname", value: name }, tx);
  if (same.some((one) => one.teamId !== teamId)) throw new AppError("directoryGroupTaken");
}

async function found(grant: DirectoryGrant, teamId: string, tx?: DatabaseClient): Promise<store.KeptGroup> {
  const row = await store.findGroup(grant, teamId, tx);
  if (!row) throw new AppError("teamNotFound");
  return row;
}

function idsIn({ members }: GroupBody): ReadonlySet<string> {
  return new Set((members ?? []).map(({ value }) => value));
}
