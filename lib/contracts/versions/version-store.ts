import "server-only";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { inReadingTurn } from "./version-text-store";
import { foldForSearch } from "@/lib/documents/search/search-text";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { sealVersions, versionHash } from "./version-seal-store";
import { keepWords } from "@/lib/contracts/list/word-index-store";

const SUMMARY = {
  id: true,
  versionNumber: true,
  createdAt: true,
  createdByName: true,
  restoredFromNumber: true,
  name: true,
  note: true,
  cause: true,
  causeNote: true,
  insertedWords: true,
  deletedWords: true,
  changedParagraphs: true,
} as const;
export type VersionSummaryRow = {
  id: string;
  versionNumber: number;
  createdAt: Date;
  createdByName: string;
  restoredFromNumber: number | null;
  name: string;
  note: string;
  cause: string;
  causeNote: string;
  insertedWords: number | null;
  deletedWords: number | null;
  changedParagraphs: number | null;
};
/**
 * `carrierFileId`: the Word file it is written back into, if not its contract's own. `hash` is empty if the version is
 * older than the chain.
 */
export type VersionRow = VersionSummaryRow & { html: string; carrierFileId: string | null; hash: string };

/** Versions, newest first, below a number if given. */
export function findVersions(
  grant: ReadGrant,
  page: { limit: number; below: number | null },
): Promise<VersionSummaryRow[]> {
  return db.contractVersion.findMany({
    where: { contractId: grant.contractId, ...(page.below === null ? {} : { versionNumber: { lt: page.below } }) },
    orderBy: { versionNumber: "desc" },
    take: page.limit,
    select: SUMMARY,
  });
}

/** One version with its text, or null if the contract has none with this id. */
export function findVersion(grant: ReadGrant, versionId: string): Promise<VersionRow | null> {
  return inReadingTurn(() =>
    db.contractVersion.findFirst({
      where: { id: versionId, contractId: grant.contractId },
      select: { ...SUMMARY, html: true, carrierFileId: true, hash: true },
    }),
  );
}

/** @returns the renamed version, or null if the contract has none with this id */
export async function nameVersionRow(
  grant: EditGrant,
  versionId: string,
  change: { name?: string; note?: string },
  client: DatabaseClient,
): Promise<VersionSummaryRow | null> {
  const where = { id: versionId, contractId: grant.contractId };
  const { count } = await client.contractVersion.updateMany({ where, data: change });
  return count === 0 ? null : client.contractVersion.findFirst({ where, select: SUMMARY });
}

/** Both texts of a version of the contract; null if none has this id, or its plain text is not stored yet. */
export async function versionText(
  grant: ReadGrant,
  versionId: string,
): Promise<{ html: string; plainText: string } | null> {
  const row = await inReadingTurn(() =>
    db.contractVersion.findFirst({
      where: { contractId: grant.contractId, id: versionId },
      select: { html: true, text: { select: { text: true } } },
    }),
  );
  return row?.text ? { html: row.html, plainText: row.text.text } : null;
}

export async function versionLength(grant: ReadGrant, versionId: string): Promise<number | undefined> {
  const rows = await db.$queryRaw<
    { length: number | bigint }[]
  >`SELECT LENGTH("html") AS "length" FROM "ContractVersion" WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}`;
  return rows[0] && Number(rows[0].length);
}

/** The beginning of the current version's HTML, up to that many characters; null if there is no version. */
export async function beginningOfCurrent(
  grant: ReadGrant,
  characters: number,
): Promise<{ versionNumber: number; createdById: string | null; html: string } | null> {
  const [row] = await db.$queryRaw<{ versionNumber: number | bigint; createdById: string | null; html: string }[]>`
    SELECT v."versionNumber", v."createdById", SUBSTR(v."html", 1, CAST(${characters} AS INTEGER)) AS "html"
    FROM "Contract" c JOIN "ContractVersion" v ON v."id" = c."currentVersionId" AND v."contractId" = c."id"
    WHERE c."id" = ${grant.contractId}`;
  return row ? { ...row, versionNumber: Number(row.versionNumber) } : null;
}

/**
 * The only way to add a text, so that a signed contract gets none. Others saving wait until the transaction ends.
 * @returns the number, and the version that was current
 * @throws AppError `contractNotFound`, also where the part has ended since the grant, `contractSigned`. Source: B-28.3,
 *   B-19.8.
 */
export async function takeNextNumber(
  grant: EditGrant,
  client: DatabaseClient,
): Promise<{ versionNumber: number; currentVersionId: string | null }> {
  const where = { id: grant.contractId };
  const { count } = await client.contract.updateMany({
    where: { ...where, deletedAt: null },
    data: { lastVersionNumber: { increment: 1 } },
  });
  if (count === 0) throw new AppError("contractNotFound"); // deleted just now
  await ContractGrant.requireStill(grant, client); // texts take their time to clean
  const row = await client.contract.findUniqueOrThrow({
    where,
    select: { lastVersionNumber: true, currentVersionId: true, signedOn: true },
  });
  if (row.signedOn !== null) throw new AppError("contractSigned");
  return { versionNumber: row.lastVersionNumber, currentVersionId: row.currentVersionId };
}

/**
 * `issues` name the version that is current instead, `[{ path: "currentVersionId", message: its id }]`, so that the
 * caller can look at it and try again. Source: B-11.3.
 */
export function conflictWith(
  currentVersionId: string | null,
  key: "versionConflict" | "outdatedAnalysis" = "versionConflict",
): AppError {
  return new AppError(
    key,
    currentVersionId === null ? {} : { issues: [{ path: "currentVersionId", message: currentVersionId }] },
  );
}

/** `carrierFileId`: that of the version before where nothing is said. */
export type NewVersionRow = {
  id: string;
  versionNumber: number;
  html: string;
  createdAt: Date;
  createdById: string | null;
  createdByName: string;
  restoredFromNumber: number | null;
  carrierFileId: string | null | undefined;
  cause: string;
  causeNote: string;
};

/**
 * Adds a version's row, linked to its predecessor's hash. By plain SQL: Prisma's compiler holds every other request for
 * a tenth of a second over 100 pages.
 */
export async function insertVersion(
  grant: EditGrant,
  { html, ...facts }: NewVersionRow,
  client: DatabaseClient,
): Promise<VersionSummaryRow> {
  const { contractId } = grant;
  const { id, versionNumber, createdAt, createdById, createdByName, restoredFromNumber, cause, causeNote } = facts;
  const before = await client.contractVersion.findFirst({
    where: { contractId, versionNumber: { lt: versionNumber } },
    orderBy: { versionNumber: "desc" },
    select: { hash: true, carrierFileId: true },
  });
  const carrierFileId = facts.carrierFileId === undefined ? (before?.carrierFileId ?? null) : facts.carrierFileId;
  const hashBefore = before?.hash === "" ? await sealVersions(grant, client) : (before?.hash ?? "");
  const hash = versionHash({ ...facts, html, contractId }, hashBefore);
  await client.$executeRaw`INSERT INTO "ContractVersion"
    ("id", "contractId", "versionNumber", "html", "createdAt", "createdById", "createdByName", "restoredFromNumber", "carrierFileId", "hash", "cause", "causeNote")
    VALUES (${id}, ${contractId}, ${versionNumber}, ${html}, ${createdAt}, ${createdById}, ${createdByName}, ${restoredFromNumber}, ${carrierFileId}, ${hash}, ${cause}, ${causeNote})`;
  const uncounted = { insertedWords: null, deletedWords: null, changedParagraphs: null };
  const shown = { id, versionNumber, createdAt, createdByName, restoredFromNumber, cause, causeNote };
  return { ...shown, name: "", note: "", ...uncounted };
}

/** Makes a version the one that people and searches see. */
export async function makeCurrent(
  grant: EditGrant,
  versionId: string,
  { folded, words }: Pick<SearchableText, "folded" | "words">,
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  const { name } = await client.contract.findUniqueOrThrow({ where: { id: contractId }, select: { name: true } });
  // Once: each change of this row writes its long text again. When it changed was noted with the version's number.
  const searchText = `${foldForSearch(name)}\n${folded}`;
  await client.$executeRaw`UPDATE "Contract" SET "currentVersionId" = ${versionId}, "searchText" = ${searchText} WHERE "id" = ${contractId}`;
  await keepWords({ contractId, name }, words, client);
}

/** The number of a version, or null if the contract has none with this id. */
export async function findVersionNumber(grant: ReadGrant, versionId: string): Promise<number | null> {
  return (
    (
      await db.contractVersion.findFirst({
        where: { id: versionId, contractId: grant.contractId },
        select: { versionNumber: true },
      })
    )?.versionNumber ?? null
  );
}

/** Versions between two numbers, both included, oldest first. */
export async function versionIdsBetween(
  grant: ReadGrant,
  { from, to }: { from: number; to: number },
): Promise<string[]> {
  const rows = await db.contractVersion.findMany({
    where: { contractId: grant.contractId, versionNumber: { gte: from, lte: to } },
    orderBy: { versionNumber: "asc" },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export async function hasVersion(grant: ReadGrant, versionId: string): Promise<boolean> {
  return (await db.contractVersion.count({ where: { id: versionId, contractId: grant.contractId } })) > 0;
}

/** Version numbers by id; leaves out other contracts' versions. */
export async function findVersionNumbers(
  grant: ReadGrant,
  ids: readonly string[],
  client: DatabaseClient = db,
): Promise<ReadonlyMap<string, number>> {
  const rows = await client.contractVersion.findMany({
    where: { contractId: grant.contractId, id: { in: [...new Set(ids)] } },
    select: { id: true, versionNumber: true },
  });
  return new Map(rows.map(({ id, versionNumber }) => [id, versionNumber]));
}
