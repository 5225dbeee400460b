import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";

export type KeptLanguages = { versionId: string; reading: string };

/** What was read of a version of the contract by these rules, as JSON; null if nothing was. */
export async function findKeptLanguages(grant: ReadGrant, versionId: string, rules: number): Promise<string | null> {
  const row = await db.versionLanguages.findFirst({
    where: { versionId, rules, version: { contractId: grant.contractId } },
    select: { reading: true },
  });
  return row?.reading ?? null;
}

/** The newest version below a number that was read, by whichever rules, with what was read of it; null if none was. */
export async function lastReadBelow(
  grant: ReadGrant,
  versionNumber: number,
): Promise<{ versionNumber: number; reading: string } | null> {
  const row = await db.versionLanguages.findFirst({
    where: { version: { contractId: grant.contractId, versionNumber: { lt: versionNumber } } },
    orderBy: { version: { versionNumber: "desc" } },
    select: { reading: true, version: { select: { versionNumber: true } } },
  });
  return row && { versionNumber: row.version.versionNumber, reading: row.reading };
}

/** Whether the current version was read by these rules, and is in two languages. */
export async function isKnownBilingual(grant: ReadGrant, rules: number): Promise<boolean> {
  const contract = await db.contract.findFirst({ where: { id: grant.contractId }, select: { currentVersionId: true } });
  if (!contract?.currentVersionId) return false;
  const where = { versionId: contract.currentVersionId, rules, isBilingual: true };
  return (await db.versionLanguages.count({ where })) > 0;
}

/** Keeps it, replacing an older one. Does nothing if the version was deleted meanwhile. */
export async function keepLanguages(
  grant: ReadGrant,
  { versionId, rules, isBilingual, reading }: KeptLanguages & { rules: number; isBilingual: boolean },
): Promise<void> {
  await db.$executeRaw`INSERT INTO "VersionLanguages" ("versionId", "rules", "isBilingual", "reading")
    SELECT "id", CAST(${rules} AS INTEGER), ${isBilingual}, CAST(${reading} AS TEXT) FROM "ContractVersion" WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}
    ON CONFLICT ("versionId") DO UPDATE SET "rules" = excluded."rules", "isBilingual" = excluded."isBilingual", "reading" = excluded."reading"`;
}

/** Contracts whose current version was not read by these rules, by id from the one behind `after`; not the trash. */
export function contractsUnread(
  rules: number,
  after: string,
  most: number,
): Promise<{ id: string; versionId: string }[]> {
  return db.$queryRaw<{ id: string; versionId: string }[]>`
    SELECT c."id", c."currentVersionId" AS "versionId" FROM "Contract" c
    LEFT JOIN "VersionLanguages" l ON l."versionId" = c."currentVersionId" AND l."rules" = ${rules}
    WHERE c."id" > ${after} AND c."currentVersionId" IS NOT NULL AND c."deletedAt" IS NULL AND l."versionId" IS NULL
    ORDER BY c."id" LIMIT ${most}`;
}
