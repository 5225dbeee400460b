import "server-only";
import { db, type DatabaseClient } from "@/lib/platform/db";

/**
 * Removes everyone's access to a contract in the trash, so that every call, list, count and search skips it. Changes to
 * its roles wait until the transaction ends.
 */
export async function takePartsAway(contractId: string, client: DatabaseClient): Promise<void> {
  await client.collaborator.updateMany({ where: { contractId, role: "admin" }, data: { role: "admin" } });
  await client.$executeRaw`
    INSERT INTO "TrashedPart" ("id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes")
    SELECT "id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes"
    FROM "Collaborator" WHERE "contractId" = ${contractId}`;
  await client.collaborator.deleteMany({ where: { contractId } });
}

export async function givePartsBack(contractId: string, client: DatabaseClient): Promise<void> {
  await client.$executeRaw`
    INSERT INTO "Collaborator" ("id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes")
    SELECT "id", "contractId", "userId", "role", "createdAt", "contractUploadedAt", "storedBytes"
    FROM "TrashedPart" WHERE "contractId" = ${contractId}`;
  await client.trashedPart.deleteMany({ where: { contractId } });
}

export async function isInTrash(contractId: string): Promise<boolean> {
  return (await db.contract.count({ where: { id: contractId, deletedAt: { not: null } } })) > 0;
}

export async function isOwnTrash(userId: string, contractId: string, client: DatabaseClient = db): Promise<boolean> {
  return (await client.trashedPart.count({ where: { contractId, userId, role: "admin" } })) > 0;
}
