/** Reads what an installation holds, from its database and its folder of files, beside the app that works on it. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { sqliteAdapter } from "@/lib/platform/sqlite-adapter";
import { PrismaClient as PostgresClient } from "@/prisma/client/postgres";
import { Prisma, PrismaClient } from "@/prisma/client/sqlite";
import type { InstallationState } from "./history";

/** Where an installation is: its database, and its folder or what else gives the SHA-256 of a stored file. */
export type Place = { url: string; dataFolder: string; hashOf?: (storageKey: string) => string | null };

/** A client of its own for the database at a place; the caller ends it. */
export function openClient(url: string): PrismaClient {
  if (url.startsWith("file:")) return new PrismaClient({ adapter: sqliteAdapter(url, "DEFERRED") });
  // as in lib/platform/db.ts
  return new PostgresClient({ adapter: new PrismaPg({ connectionString: url, max: 2 }) }) as unknown as PrismaClient;
}

/** Everything the checker looks at, at one moment: the app may go on working. */
export async function readState(place: Place): Promise<InstallationState> {
  const isSqlite = place.url.startsWith("file:");
  const db = openClient(place.url);
  try {
    const isolation = isSqlite ? {} : { isolationLevel: "RepeatableRead" as never }; // the types are SQLite's
    const { files, ...rows } = await db.$transaction(readRows, { timeout: 60_000, maxWait: 30_000, ...isolation });
    return {
      ...rows,
      damage: await (isSqlite ? damageOfSqlite(db) : damageOfPostgres(db)),
      files: await Promise.all(
        files.map(async ({ storageKey, ...file }) => ({
          ...file,
          storedSha256: place.hashOf
            ? place.hashOf(storageKey)
            : await hashFile(path.join(place.dataFolder, "files", storageKey)),
        })),
      ),
    };
  } finally {
    await db.$disconnect();
  }
}

async function readRows(db: Prisma.TransactionClient) {
  return {
    files: await db.storedFile.findMany({ select: { id: true, sha256: true, uploadedAt: true, storageKey: true } }),
    contracts: await db.contract.findMany({
      select: { id: true, status: true, lastVersionNumber: true, currentVersionId: true, fileId: true },
    }),
    versions: await db.contractVersion.findMany({ omit: { createdById: true } }),
    analyses: await db.analysis.findMany({ select: { id: true, contractId: true, versionId: true, engine: true } }),
    suggestions: await db.suggestion.findMany({ select: { id: true, state: true } }),
    invitations: await db.invitation.findMany({ select: { id: true, contractId: true, email: true } }),
    comments: await db.comment.findMany({ select: { id: true, contractId: true, text: true } }),
    jobs: await db.job.findMany({
      select: { id: true, name: true, payload: true, doneAt: true, failedAt: true, lockedBy: true },
    }),
    mails: (
      await db.outgoingMail.findMany({
        select: { id: true, recipient: true, sentAt: true, text: true, linkHash: true },
      })
    ).map(({ text, linkHash, ...mail }) => ({ ...mail, isNeedless: text === "" && linkHash !== null })),
    events: await db.auditEvent.findMany(),
    heads: await db.auditChain.findMany(),
  };
}

/** How many jobs are neither done nor given up. */
export async function openJobs(url: string): Promise<number> {
  const db = openClient(url);
  try {
    return await db.job.count({ where: { doneAt: null, failedAt: null } });
  } finally {
    await db.$disconnect();
  }
}

async function hashFile(file: string): Promise<string | null> {
  try {
    return createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw cause;
  }
}

async function damageOfSqlite(db: PrismaClient): Promise<string[]> {
  const checks = await db.$queryRaw<{ integrity_check: string }[]>`PRAGMA integrity_check`;
  const orphans = await db.$queryRaw<{ table: string; parent: string }[]>`PRAGMA foreign_key_check`;
  return [
    ...checks.filter((row) => row.integrity_check !== "ok").map((row) => `Damaged: ${row.integrity_check}`),
    ...orphans.map((row) => `A row of ${row.table} refers to no row of ${row.parent}.`),
  ];
}

type Reference = { child: string; column: string; parent: string; target: string };

/** Every reference leads to a row, and every unique index agrees with its table read without it. */
async function damageOfPostgres(db: PrismaClient): Promise<string[]> {
  const references = await db.$queryRaw<Reference[]>`
    SELECT child.relname::text AS child, a.attname::text AS "column", parent.relname::text AS parent, b.attname::text AS target
    FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace`;
  const damage: string[] = [];
  for (const { child, column, parent, target } of references) {
    const [found] = await db.$queryRaw<{ count: bigint }[]>(
      Prisma.raw(
        `SELECT count(*) AS count FROM "${child}" c LEFT JOIN "${parent}" p ON p."${target}" = c."${column}" WHERE c."${column}" IS NOT NULL AND p."${target}" IS NULL`,
      ),
    );
    if (Number(found?.count ?? 0) > 0)
      damage.push(`${String(found?.count)} rows of ${child} refer by ${column} to no row of ${parent}.`);
  }
  const [amcheck] = await db.$queryRaw<
    { count: bigint }[]
  >`SELECT count(*) AS count FROM pg_available_extensions WHERE name = 'amcheck'`;
  if (Number(amcheck?.count ?? 0) > 0) damage.push(...(await damagedIndexes(db)));
  return damage;
}

/** `amcheck` reads every B-tree and holds it against its table. */
async function damagedIndexes(db: PrismaClient): Promise<string[]> {
  await db.$executeRaw`CREATE EXTENSION IF NOT EXISTS amcheck`;
  try {
    await db.$queryRaw`SELECT count(bt_index_check(index => c.oid::regclass, heapallindexed => true)::text)::text AS checked
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am am ON am.oid = c.relam
      WHERE am.amname = 'btree' AND c.relnamespace = current_schema()::regnamespace AND c.relpersistence <> 't' AND i.indisready AND i.indisvalid`;
    return [];
  } catch (cause) {
    return [`Damaged index: ${cause instanceof Error ? cause.message : String(cause)}`];
  }
}
