import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import type { ScanFacts } from "@/lib/documents/extraction/document";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

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

/** Doubtful words of a version: where they are in its plain text, and which of the first version's they are, from 0. */
export type DoubtfulWord = { start: number; end: number; word: number };

/** Once per version: it never changes. @param strips of the version that was read, beside its words */
export async function insertUncertain(
  grant: ReadGrant,
  versionId: string,
  { words, strips }: { words: readonly DoubtfulWord[]; strips?: ScanFacts["strips"] },
  client: DatabaseClient = db,
): Promise<void> {
  const ranges = JSON.stringify(words.map(({ start, end, word }) => [start, end, word]));
  const places = strips === undefined ? null : JSON.stringify(strips);
  await client.$executeRaw`INSERT INTO "UncertainWords" ("id", "versionId", "ranges", "strips")
    SELECT ${newId()}, "id", ${ranges}, ${places} FROM "ContractVersion"
    WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}
    ON CONFLICT ("versionId") DO UPDATE SET "ranges" = excluded."ranges"`;
}

/** Null if nothing is known of the version, or not which of the first version's words they are (earlier releases). */
export async function keptUncertain(grant: ReadGrant, versionId: string): Promise<DoubtfulWord[] | null> {
  const row = await db.uncertainWords.findFirst({
    where: { versionId, version: { contractId: grant.contractId } },
    select: { ranges: true },
  });
  const rows = row && readRanges(row.ranges);
  return rows?.every(([, , word]) => word !== undefined) ? toWords(rows) : null;
}

export type FirstDoubts = { versionId: string; words: DoubtfulWord[]; strips: NonNullable<ScanFacts["strips"]> };

/** Of the first version with such data: the text read from pictures. Earlier releases kept no `strips`. */
export async function firstUncertain(grant: ReadGrant): Promise<FirstDoubts | null> {
  const row = await db.uncertainWords.findFirst({
    where: { version: { contractId: grant.contractId } },
    orderBy: { version: { versionNumber: "asc" } },
    select: { versionId: true, ranges: true, strips: true },
  });
  if (!row) return null;
  const strips = JSON.parse(row.strips ?? "[]") as FirstDoubts["strips"]; // written by `insertUncertain`
  return { versionId: row.versionId, words: toWords(readRanges(row.ranges)), strips };
}

/** Earlier releases wrote no third number. */
type KeptRange = [start: number, end: number, word?: number];

function readRanges(json: string): KeptRange[] {
  return JSON.parse(json) as KeptRange[]; // written by `insertUncertain`
}

function toWords(rows: readonly KeptRange[]): DoubtfulWord[] {
  return rows.map(([start, end, word], at) => ({ start, end, word: word ?? at }));
}

export async function confirmedWords(grant: ReadGrant, client: DatabaseClient = db): Promise<ReadonlySet<number>> {
  const where = { contractId: grant.contractId };
  return new Set((await client.confirmedWord.findMany({ where, select: { word: true } })).map(({ word }) => word));
}

export async function insertConfirmed(
  grant: EditGrant,
  words: readonly number[],
  by: { confirmedAt: Date; confirmedById: string; confirmedByName: string },
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await client.confirmedWord.createMany({ data: words.map((word) => ({ id: newId(), contractId, word, ...by })) });
}
