import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { countChecked, type Findings } from "./findings";

type Reference = { child: string; column: string; parent: string; target: string };

/** Checks that the database file is whole (SQLite) and that every reference leads to a row (both). */
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

/** Postgres keeps references by itself, unless its checks were switched off or its disk lost something. */
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
