import "server-only";
import { FOLDER_ROLES, type Actor, type FolderRole } from "@/lib/access/actor";
import { FolderGrant } from "@/lib/access/folder-grant";
import { lockFolders, refreshFolders } from "@/lib/access/folder-parts";
import { withInner } from "@/lib/access/folder-reach";
import { TeamGrant } from "@/lib/access/team-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { notifyTeam } from "@/lib/people/notifications/notify";
import { inTransaction } from "@/lib/platform/db";
import { MAX_TEAMS_IN_FOLDER } from "./bounds";
import * as store from "./folder-store";
import { registerLater } from "./registering";
import type { FolderTeamDto } from "./schema";

type OfFolder = { folderId: string; teamId: string };

/**
 * Gives a team a role in a folder and in those within it, or another role than it has. A new one is a team that the
 * caller is in, so that nobody finds teams of others by their ids.
 * @throws AppError `folderNotFound`, `forbidden`, `teamNotFound`, `folderFull`, `tooManyParts`. Source: B-32.2.
 */
export async function setFolderTeam(
  actor: Actor,
  { folderId, teamId }: OfFolder,
  { role }: { role: FolderRole },
): Promise<FolderTeamDto> {
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await FolderGrant.request(actor, folderId, "own", tx);
    const isNew = !(await store.hasTeam(grant, teamId, tx));
    if (isNew) await TeamGrant.request(actor, teamId, "read", tx);
    const others = await store.findFolderTeams(grant, [folderId], tx);
    if (isNew && others.length >= MAX_TEAMS_IN_FOLDER) throw new AppError("folderFull");
    await store.setTeamRole(grant, { teamId, role }, tx);
    const folderIds = await withInner([folderId], tx);
    const userIds = await store.membersOf(grant, teamId, tx);
    if ((await refreshFolders({ folderIds, userIds }, tx)) > 0) await registerLater(grant, folderIds, tx);
    if (isNew) await notifyTeam(actor, { kind: "folderOpened", to: userIds, teamId, folderId }, tx);
    const row = toFolderTeams(folderId, await store.findFolderTeams(grant, [folderId], tx)).find(
      (team) => team.teamId === teamId,
    );
    if (!row) throw new AppError("teamNotFound");
    const detail = { folderId, teamId, name: row.name, role };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "folder.teamSet", detail }, tx);
    return row;
  });
}

/** Its people lose at once what they had by it alone. @throws as above. Source: B-32.2, B-32.4. */
export async function removeFolderTeam(actor: Actor, { folderId, teamId }: OfFolder): Promise<void> {
  await inTransaction(async (tx) => {
    await lockFolders(tx);
    const grant = await FolderGrant.request(actor, folderId, "own", tx);
    const team = (await store.findFolderTeams(grant, [folderId], tx)).find((row) => row.team.id === teamId)?.team;
    if (!team || !(await store.deleteFolderTeam(grant, teamId, tx))) throw new AppError("teamNotFound");
    const userIds = await store.membersOf(grant, teamId, tx);
    await refreshFolders({ folderIds: await withInner([folderId], tx), userIds }, tx);
    const detail = { folderId, teamId, name: team.name };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "folder.teamRemoved", detail }, tx);
  });
}

/** A folder's teams; `rows` may have those of the folder around it too. An unknown stored role counts as the lowest. */
export function toFolderTeams(folderId: string, rows: readonly store.FolderTeamRow[]): FolderTeamDto[] {
  return rows.map(({ folderId: of, role, team }) => ({
    teamId: team.id,
    name: team.name,
    role: FOLDER_ROLES.find((known) => known === role) ?? "reviewer",
    memberCount: team._count.members,
    isInherited: of !== folderId,
  }));
}
