import "server-only";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { storage } from "@/lib/platform/storage/storage";
import { Prisma } from "@/prisma/client/sqlite";

/** Result of checking the installation: how much was checked, faults, and notes. */
export type Findings = { checked: Record<string, number>; faults: string[]; notes: string[] };

/** Nothing checked yet. */
export function noFindings(): Findings {
  return { checked: {}, faults: [], notes: [] };
}

/** Counts one more checked item. */
export function countChecked(findings: Findings, kind: string, by = 1): void {
  findings.checked[kind] = (findings.checked[kind] ?? 0) + by;
}

const FILES_AT_ONCE = 500;
const FILE = { id: true, fileName: true, storageKey: true, sizeBytes: true, sha256: true } as const;
type StoredFile = { id: string; fileName: string; storageKey: string; sizeBytes: number | null; sha256: string | null };

/** Checks every uploaded file against its size and SHA-256, one in memory at a time. */
export async function checkFiles(findings: Findings, client: DatabaseClient): Promise<void> {
  for (let after = ""; ;) {
    const page = await client.storedFile.findMany({
      where: { id: { gt: after }, uploadedAt: { not: null } },
      orderBy: { id: "asc" },
      take: FILES_AT_ONCE,
      select: FILE,
    });
    for (const file of page) await checkFile(file, findings);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function checkFile(file: StoredFile, findings: Findings): Promise<void> {
  countChecked(findings, "files");
  const say = (fault: string) =>
    findings.faults.push(`File ${file.id} ("${file.fileName}", ${file.storageKey}): ${fault}`);
  const bytes = await tryReadBytes(file.storageKey);
  if (bytes instanceof Error) return void say(`it can't be read: ${bytes.message}.`);
  if (bytes === null) return void ((await isStillThere(file.id)) && say("its bytes are missing from the storage."));
  if (file.sizeBytes !== null && bytes.length !== file.sizeBytes)
    return void say(`it has ${bytes.length} bytes; ${file.sizeBytes} were uploaded.`);
  if (file.sha256 === null)
    return void findings.notes.push(
      `File ${file.id} is older than the hashes; the next start of the server gives it one.`,
    );
  if ((await computeSha256(bytes)) !== file.sha256) say("its bytes are not those that were uploaded.");
}

async function tryReadBytes(storageKey: string): Promise<Uint8Array | Error | null> {
  try {
    return await storage.read(storageKey, MAX_FILE_BYTES);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause)); // still check the other files
  }
}

/** While the server runs, a file may be deleted between reading its row and its bytes. */
async function isStillThere(fileId: string): Promise<boolean> {
  return (await db.storedFile.count({ where: { id: fileId } })) === 1;
}

type Reference = { child: string; column: string; parent: string; target: string };

/** Checks that the database file is intact (SQLite) and that every reference leads to a row (both). */
export function checkDatabase(findings: Findings, client: DatabaseClient): Promise<void> {
  return env.isPostgres ? checkPostgres(findings, client) : checkSqlite(findings, client);
}

async function checkSqlite(findings: Findings, client: DatabaseClient): Promise<void> {
  const results = await client.$queryRaw<{ integrity_check: string }[]>`PRAGMA integrity_check`;
  findings.faults.push(
    ...results
      .filter((row) => row.integrity_check !== "ok")
      .map((row) => `The database file is damaged: ${row.integrity_check}`),
  );
  const orphans = await client.$queryRaw<
    { table: string; rowid: number | bigint | null; parent: string }[]
  >`PRAGMA foreign_key_check`;
  findings.faults.push(
    ...orphans.map(
      (row) =>
        `A row of ${row.table} (rowid ${String(row.rowid)}) refers to a row of ${row.parent} that does not exist.`,
    ),
  );
  countChecked(findings, "databases");
}

/** Postgres enforces references itself, unless checks were switched off or its disk lost something. */
async function checkPostgres(findings: Findings, client: DatabaseClient): Promise<void> {
  const references = await client.$queryRaw<Reference[]>`
    SELECT child.relname::text AS child, a.attname::text AS "column", parent.relname::text AS parent, b.attname::text AS target
    FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace`;
  for (const { child, column, parent, target } of references) {
    const [found] = await client.$queryRaw<{ count: bigint }[]>(
      Prisma.raw(
        `SELECT count(*) AS count FROM "${child}" c LEFT JOIN "${parent}" p ON p."${target}" = c."${column}" WHERE c."${column}" IS NOT NULL AND p."${target}" IS NULL`,
      ),
    );
    const count = Number(found?.count ?? 0);
    if (count > 0)
      findings.faults.push(`${count} rows of ${child} refer by ${column} to rows of ${parent} that do not exist.`);
  }
  countChecked(findings, "databases");
}
