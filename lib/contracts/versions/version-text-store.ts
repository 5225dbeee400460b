import "server-only";
import { setImmediate as letOthers } from "node:timers/promises";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import type { PlainText } from "@/lib/documents/richtext/plain-text";
import type { VersionText } from "@/lib/documents/richtext/plain-text";
import { gate } from "@/lib/platform/gates";
import { Prisma } from "@/prisma/client/sqlite";

const oneAtATime = gate(1);

/**
 * Lets other requests run between long texts: SQLite reads on the main thread, 5 MB in about 20 ms. Never call it
 * inside a transaction; the queue would wait for that.
 */
export function inReadingTurn<T>(read: () => Promise<T>): Promise<T> {
  return oneAtATime(async () => {
    const result = await read();
    await letOthers();
    return result;
  });
}

/** What is stored of a version's text besides its HTML. */
export type KeptText = Omit<VersionText, "html">;

/** Once: a version never changes. Plain SQL, because Prisma's compiler is slow on long texts. */
export async function insertVersionText(
  grant: ReadGrant,
  versionId: string,
  { plainText, pages, answerBytes }: KeptText,
  client: DatabaseClient = db,
): Promise<void> {
  await client.$executeRaw`INSERT INTO "VersionText" ("versionId", "answerBytes", "pages", "text")
    SELECT "id", CAST(${answerBytes} AS INTEGER), CAST(${pagesJson(pages)} AS TEXT), CAST(${plainText} AS TEXT) FROM "ContractVersion" WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}
    ON CONFLICT DO NOTHING`;
}

/** Whether this is the contract's current version, and both its texts are stored exactly. */
export async function isStored(
  grant: ReadGrant,
  versionId: string,
  { html, plainText }: Pick<VersionText, "html" | "plainText">,
  client: DatabaseClient,
): Promise<boolean> {
  const [row] = await client.$queryRaw<{ count: number | bigint }[]>`SELECT COUNT(*) AS "count" FROM "Contract" c
    JOIN "ContractVersion" v ON v."id" = c."currentVersionId" AND v."contractId" = c."id"
    JOIN "VersionText" t ON t."versionId" = v."id"
    WHERE c."id" = ${grant.contractId} AND v."id" = ${versionId}
      AND v."html" = CAST(${html} AS TEXT) AND t."text" = CAST(${plainText} AS TEXT)`;
  return Number(row?.count ?? 0) === 1;
}

export async function findKeptText(grant: ReadGrant, versionId: string): Promise<PlainText | null> {
  const row = await inReadingTurn(() =>
    db.versionText.findFirst({
      where: { versionId, version: { contractId: grant.contractId } },
      select: { text: true, pages: true },
    }),
  );
  return row && { text: row.text, pages: parsePages(row.pages) };
}

/** The HTML of a version that has words struck through; null for any other, whose HTML stays in the database. */
export async function findStruckHtml(grant: ReadGrant, versionId: string): Promise<string | null> {
  const isStruck = env.isPostgres ? Prisma.sql`strpos("html", '<s>') > 0` : Prisma.sql`instr("html", '<s>') > 0`;
  const [row] = await inReadingTurn(
    () => db.$queryRaw<{ html: string }[]>`SELECT "html" FROM "ContractVersion"
      WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId} AND ${isStruck}`,
  );
  return row?.html ?? null;
}

/** Bytes that versions take in an answer; leaves out those without stored text. */
export async function answerSizes(grant: ReadGrant, versionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.versionText.findMany({
    where: { versionId: { in: [...versionIds] }, version: { contractId: grant.contractId } },
    select: { versionId: true, answerBytes: true },
  });
  return new Map(rows.map((row) => [row.versionId, row.answerBytes]));
}

/** Versions without stored text, by id, after one id. */
export function versionsWithoutText(after: string, limit: number): Promise<{ id: string; contractId: string }[]> {
  return db.contractVersion.findMany({
    where: { id: { gt: after }, text: { is: null } },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, contractId: true },
  });
}

export function pagesJson(pages: PlainText["pages"]): string {
  return JSON.stringify(pages.map(({ start, page }) => [start, page]));
}

function parsePages(json: string): PlainText["pages"] {
  const pairs = JSON.parse(json) as [number, number][]; // written by `pagesJson`
  return pairs.map(([start, page]) => ({ start, page }));
}
