import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import type { ScanFacts } from "@/lib/documents/extraction/document";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

type Ranges = ScanFacts["uncertain"];

/** Records which pages are to be read from pictures; known ones stay as they are. */
export async function expectScans(grant: EditGrant, pages: readonly number[]): Promise<void> {
  const known = await db.scannedPage.findMany({ where: { contractId: grant.contractId }, select: { page: true } });
  const isKnown = new Set(known.map(({ page }) => page));
  const { contractId } = grant;
  await db.scannedPage.createMany({
    data: pages.filter((page) => !isKnown.has(page)).map((page) => ({ id: newId(), contractId, page })),
  });
}

export async function keepScannedPage(grant: EditGrant, page: number, words: string): Promise<void> {
  await db.scannedPage.updateMany({ where: { contractId: grant.contractId, page }, data: { words } });
}

/** What earlier tries read. */
export async function knownScans(grant: ReadGrant): Promise<{ page: number; words: string | null }[]> {
  return db.scannedPage.findMany({
    where: { contractId: grant.contractId, words: { not: null } },
    orderBy: { page: "asc" },
    select: { page: true, words: true },
  });
}

/** How many pages are read, out of how many; null if none are to be. */
export async function scanProgress(grant: ReadGrant): Promise<{ done: number; pages: number } | null> {
  const where = { contractId: grant.contractId };
  const pages = await db.scannedPage.count({ where });
  if (pages === 0) return null;
  return { done: await db.scannedPage.count({ where: { ...where, words: { not: null } } }), pages };
}

export async function forgetScans(grant: EditGrant, client: DatabaseClient = db): Promise<void> {
  await client.scannedPage.deleteMany({ where: { contractId: grant.contractId } });
}

/** Once per version: it never changes. */
export async function insertUncertain(
  grant: ReadGrant,
  versionId: string,
  uncertain: Ranges,
  client: DatabaseClient = db,
): Promise<void> {
  const ranges = JSON.stringify(uncertain.map(({ start, end }) => [start, end]));
  await client.$executeRaw`INSERT INTO "UncertainWords" ("id", "versionId", "ranges")
    SELECT ${newId()}, "id", ${ranges} FROM "ContractVersion" WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}
    ON CONFLICT DO NOTHING`;
}

/** Null if nothing is known of the version. */
export async function keptUncertain(grant: ReadGrant, versionId: string): Promise<Ranges | null> {
  const row = await db.uncertainWords.findFirst({
    where: { versionId, version: { contractId: grant.contractId } },
    select: { ranges: true },
  });
  return row && parseRanges(row.ranges);
}

/** The first version with such data: the text read from pictures. */
export async function firstUncertain(grant: ReadGrant): Promise<{ versionId: string; uncertain: Ranges } | null> {
  const row = await db.uncertainWords.findFirst({
    where: { version: { contractId: grant.contractId } },
    orderBy: { version: { versionNumber: "asc" } },
    select: { versionId: true, ranges: true },
  });
  return row && { versionId: row.versionId, uncertain: parseRanges(row.ranges) };
}

function parseRanges(json: string): Ranges {
  const pairs = JSON.parse(json) as [number, number][]; // written by `insertUncertain`
  return pairs.map(([start, end]) => ({ start, end }));
}
