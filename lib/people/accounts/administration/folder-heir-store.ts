import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { dropFolders, refreshFolders } from "@/lib/access/folder-parts";
import { withInner } from "@/lib/access/folder-reach";
import type { AuditFact } from "@/lib/audit/schema";
import type { DatabaseClient } from "@/lib/platform/db";

type Heir = { id: string; name: string } | null;

/**
 * Folders and teams of an account that is about to be deleted: a team goes to its longest-standing member whose account
 * is open, a folder to that of a team which is owner there, else manager. Where there is nobody it goes too, and its
 * contracts lie in none:
 * the administrator is no heir, because they would see what others keep there. The caller holds `lockFolders`.
 * @returns what happened, for the trail. Source: B-32.10.
 */
export async function passFoldersOn(_grant: AdminGrant, userId: string, tx: DatabaseClient): Promise<AuditFact[]> {
  const facts: AuditFact[] = [];
  const where = { ownerId: userId };
  const folders = await tx.folder.findMany({ where: { ...where, parentId: null }, select: { id: true, name: true } });
  for (const { id: folderId, name } of folders) {
    const heir = await heirOfFolder(folderId, userId, tx);
    const folderIds = await withInner([folderId], tx);
    await (heir ? giveFolders(folderIds, heir.id, tx) : dropFolders(folderIds, tx));
    facts.push({ action: "folder.passedOn", detail: { folderId, name, to: heir?.name ?? "" } });
  }
  for (const { id: teamId, name } of await tx.team.findMany({ where, select: { id: true, name: true } })) {
    const heir = await longestIn([teamId], userId, tx);
    await (heir ? tx.team.update({ where: { id: teamId }, data: { ownerId: heir.id } }) : removeTeam(teamId, tx));
    facts.push({ action: "team.passedOn", detail: { teamId, name, to: heir?.name ?? "" } });
  }
  return facts;
}

async function heirOfFolder(folderId: string, userId: string, tx: DatabaseClient): Promise<Heir> {
  for (const role of ["owner", "manager"]) {
    const teams = await tx.folderTeam.findMany({ where: { folderId, role }, select: { teamId: true } });
    const heir = await longestIn(
      teams.map(({ teamId }) => teamId),
      userId,
      tx,
    );
    if (heir) return heir;
  }
  return null;
}

async function longestIn(teamIds: readonly string[], userId: string, tx: DatabaseClient): Promise<Heir> {
  const member = await tx.teamMember.findFirst({
    where: { teamId: { in: [...teamIds] }, userId: { not: userId }, user: { deactivatedAt: null } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { user: { select: { id: true, name: true } } },
  });
  return member?.user ?? null;
}

async function giveFolders(folderIds: readonly string[], ownerId: string, tx: DatabaseClient): Promise<void> {
  await tx.folder.updateMany({ where: { id: { in: [...folderIds] } }, data: { ownerId } });
  await refreshFolders({ folderIds, userIds: [ownerId] }, tx);
}

/** Nobody else whose account is open is in it. */
async function removeTeam(teamId: string, tx: DatabaseClient): Promise<void> {
  const roles = await tx.folderTeam.findMany({ where: { teamId }, select: { folderId: true } });
  const members = await tx.teamMember.findMany({ where: { teamId }, select: { userId: true } });
  await tx.folderTeam.deleteMany({ where: { teamId } });
  await tx.teamMember.deleteMany({ where: { teamId } });
  const folderIds = await withInner(
    roles.map(({ folderId }) => folderId),
    tx,
  );
  await refreshFolders({ folderIds, userIds: members.map((one) => one.userId) }, tx);
  await tx.team.deleteMany({ where: { id: teamId } });
}
