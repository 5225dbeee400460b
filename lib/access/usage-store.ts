import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";

/** An arbitrary number, the same on every node: the first half of the account lock keys. */
const LOCKS = 5_071;

/** What an account stores. */
type AccountUsage = { usedBytes: number; contracts: number };

/** Sums, each over one index. A contract in the trash isn't counted, but its bytes are, as they are still stored. */
export async function sumUsage(accountId: string, client: DatabaseClient = db): Promise<AccountUsage> {
  const owned = await client.collaborator.aggregate({
    where: { userId: accountId, role: "admin" },
    _sum: { storedBytes: true },
    _count: { _all: true },
  });
  const trashed = await client.trashedPart.aggregate({
    where: { userId: accountId, role: "admin" },
    _sum: { storedBytes: true },
  });
  const files = await client.storedFile.aggregate({ where: { ownerId: accountId }, _sum: { sizeBytes: true } });
  return {
    usedBytes: (owned._sum.storedBytes ?? 0) + (trashed._sum.storedBytes ?? 0) + (files._sum.sizeBytes ?? 0),
    contracts: owned._count._all,
  };
}

export async function usageOfAll(accountIds: readonly string[]): Promise<Map<string, AccountUsage>> {
  const ids = [...accountIds];
  const [owned, trashed, files] = await Promise.all([
    db.collaborator.groupBy({
      by: ["userId"],
      where: { userId: { in: ids }, role: "admin" },
      _sum: { storedBytes: true },
      _count: { _all: true },
    }),
    db.trashedPart.groupBy({
      by: ["userId"],
      where: { userId: { in: ids }, role: "admin" },
      _sum: { storedBytes: true },
    }),
    db.storedFile.groupBy({ by: ["ownerId"], where: { ownerId: { in: ids } }, _sum: { sizeBytes: true } }),
  ]);
  const bytesOfFiles = new Map(files.map((row) => [row.ownerId, row._sum.sizeBytes ?? 0]));
  const bytesOfTrash = new Map(trashed.map((row) => [row.userId, row._sum.storedBytes ?? 0]));
  const ofContracts = new Map(owned.map((row) => [row.userId, row]));
  return new Map(
    ids.map((id) => [
      id,
      {
        usedBytes:
          (ofContracts.get(id)?._sum.storedBytes ?? 0) + (bytesOfTrash.get(id) ?? 0) + (bytesOfFiles.get(id) ?? 0),
        contracts: ofContracts.get(id)?._count._all ?? 0,
      },
    ]),
  );
}

/** Others adding to the same account wait until the transaction ends; SQLite has one writer anyway. */
export async function lockUsage(accountId: string, client: DatabaseClient): Promise<void> {
  if (env.isPostgres) await client.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS}::int, hashtext(${accountId}))`;
}

export async function addStoredText(contractId: string, bytes: number, client: DatabaseClient): Promise<void> {
  await client.collaborator.updateMany({
    where: { contractId, role: "admin" },
    data: { storedBytes: { increment: bytes } },
  });
}

/** Moves the usage of an account about to be deleted to its contracts' new owners, once they are set. */
export async function passUsageOn(accountId: string, client: DatabaseClient): Promise<void> {
  await client.$executeRaw`
    UPDATE "Collaborator" SET "storedBytes" = (SELECT "old"."storedBytes" FROM "Collaborator" AS "old" WHERE "old"."contractId" = "Collaborator"."contractId" AND "old"."userId" = ${accountId})
    WHERE "role" = 'admin' AND "userId" <> ${accountId} AND "contractId" IN (SELECT "contractId" FROM "Collaborator" WHERE "userId" = ${accountId} AND "role" = 'admin')`;
  await client.$executeRaw`
    UPDATE "TrashedPart" SET "storedBytes" = (SELECT "old"."storedBytes" FROM "TrashedPart" AS "old" WHERE "old"."contractId" = "TrashedPart"."contractId" AND "old"."userId" = ${accountId})
    WHERE "role" = 'admin' AND "userId" <> ${accountId} AND "contractId" IN (SELECT "contractId" FROM "TrashedPart" WHERE "userId" = ${accountId} AND "role" = 'admin')`;
  await client.$executeRaw`
    UPDATE "StoredFile" SET "ownerId" = (
      SELECT "Part"."userId" FROM "Contract" JOIN (
        SELECT "contractId", "userId", "role" FROM "Collaborator" UNION ALL SELECT "contractId", "userId", "role" FROM "TrashedPart"
      ) AS "Part" ON "Part"."contractId" = "Contract"."id"
      WHERE ("Contract"."fileId" = "StoredFile"."id" OR "Contract"."id" IN (SELECT "Round"."contractId" FROM "Round" WHERE "Round"."fileId" = "StoredFile"."id"))
        AND "Part"."role" = 'admin' AND "Part"."userId" <> ${accountId} LIMIT 1)
    WHERE "ownerId" = ${accountId}`;
}

/** Contracts whose texts were never counted: all of them, once, if the marker is missing. */
export async function contractsToCount(): Promise<string[]> {
  if (await db.setting.findUnique({ where: { key: COUNTED } })) return [];
  return (await db.contract.findMany({ select: { id: true } })).map(({ id }) => id);
}

/** The caller must hold the lock on the contract's row. */
export async function recountText(contractId: string, client: DatabaseClient): Promise<void> {
  const bytes = env.isPostgres ? Prisma.sql`OCTET_LENGTH("html")` : Prisma.sql`LENGTH(CAST("html" AS BLOB))`;
  await client.$executeRaw`
    UPDATE "Collaborator" SET "storedBytes" = (SELECT COALESCE(SUM(${bytes}), 0) FROM "ContractVersion" WHERE "ContractVersion"."contractId" = ${contractId})
    WHERE "contractId" = ${contractId} AND "role" = 'admin'`;
}

export async function noteCounted(at: Date): Promise<void> {
  const row = { key: COUNTED, value: at.toISOString() };
  await db.setting.upsert({ where: { key: row.key }, create: row, update: { value: row.value } });
}

const COUNTED = "storedTextCounted";
