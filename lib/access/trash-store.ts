import "server-only";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { lockFolders, refreshContracts } from "./folder-parts";

/**
 * Removes everyone's access to a contract in the trash, so that every call, list, count and search skips it. Changes to
 * its roles wait until the transaction ends. Only what was given on the contract itself waits in the trash; what the
 * folder gives comes anew with it, and guests' links end for good.
 */
export async function takePartsAway(contractId: string, client: DatabaseClient): Promise<void> {
  await lockFolders(client);
  await client.collaborator.updateMany({ where: { contractId, role: "admin" }, data: { role: "admin" } });
  await client.$executeRaw`
    INSERT INTO "TrashedPart" ("id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes")
    SELECT p."id", p."contractId", p."userId", COALESCE(b."directRole", p."role"), p."createdAt", p."contractUploadedAt", p."storedBytes"
    FROM "Collaborator" p LEFT JOIN "FolderPart" b ON b."partId" = p."id"
    WHERE p."contractId" = ${contractId} AND COALESCE(b."directRole", p."role") <> ''`;
  await client.collaborator.deleteMany({ where: { contractId } });
  await client.guestLink.updateMany({ where: { contractId, revokedAt: null }, data: { revokedAt: clock.now() } });
}

/** The caller holds `lockFolders`. */
export async function givePartsBack(contractId: string, client: DatabaseClient): Promise<void> {
  await client.$executeRaw`
    INSERT INTO "Collaborator" ("id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes")
    SELECT "id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes"
    FROM "TrashedPart" WHERE "contractId" = ${contractId}`;
  await client.trashedPart.deleteMany({ where: { contractId } });
  await refreshContracts([contractId], client);
}

export async function isInTrash(contractId: string): Promise<boolean> {
  return (await db.contract.count({ where: { id: contractId, deletedAt: { not: null } } })) > 0;
}

/** Everybody with a part in a contract, of one in the trash too: who is told that it goes. */
export async function everybodyIn(contractId: string, client: DatabaseClient): Promise<string[]> {
  const parts = { where: { contractId }, select: { userId: true } };
  const rows = [...(await client.collaborator.findMany(parts)), ...(await client.trashedPart.findMany(parts))];
  return [...new Set(rows.map(({ userId }) => userId))];
}

/**
 * Whether somebody can open a contract, or nobody can any more, because it is in the trash or gone. Never of a closed
 * account.
 */
export async function canBeTold(
  { userId, contractId }: { userId: string; contractId: string },
  { isOfGone }: { isOfGone: boolean },
  client: DatabaseClient = db,
): Promise<boolean> {
  if ((await client.user.count({ where: { id: userId, deactivatedAt: null } })) === 0) return false;
  if ((await client.collaborator.count({ where: { contractId, userId } })) > 0) return true;
  return isOfGone && (await client.contract.count({ where: { id: contractId, deletedAt: null } })) === 0;
}

export async function isOwnTrash(userId: string, contractId: string, client: DatabaseClient = db): Promise<boolean> {
  return (await client.trashedPart.count({ where: { contractId, userId, role: "admin" } })) > 0;
}
