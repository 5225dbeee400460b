import { rm } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { isLong } from "./form";

/** Which database this run is about. */
export const testDatabase = inject("template").provider;

/** What no database has a part in is proven on SQLite; in the long form on each. */
export const isAboveDatabase = testDatabase === "sqlite" || isLong;

/**
 * Empties every table and the folders of stored files and sent mail, so that a test begins with nothing. Only tables
 * with rows are touched: most are empty, and this runs before hundreds of tests.
 */
export async function resetDatabase(): Promise<void> {
  const filled = await tablesWithRows();
  if (filled.length > 0)
    await db.$transaction([
      db.$executeRawUnsafe(WITHOUT_REFERENCES[testDatabase]),
      ...filled.map((table) => db.$executeRawUnsafe(`DELETE FROM ${quoted(table)}`)),
    ]);
  for (const folder of ["files", "outbox"])
    await rm(path.join(env.dataFolder, folder), { recursive: true, force: true });
}

/** For one transaction that leaves nothing to refer to. */
const WITHOUT_REFERENCES = {
  sqlite: "PRAGMA defer_foreign_keys = ON",
  postgres: "SET LOCAL session_replication_role = replica",
};

let names: Promise<string[]> | undefined;

/** The product's tables, as the database has them. */
export const tableNames = () => (names ??= readTableNames());

async function tablesWithRows(): Promise<string[]> {
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(
    (await tableNames())
      .map((name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${quoted(name)})`)
      .join(" UNION ALL "),
  );
  return rows.map(({ name }) => name);
}

async function readTableNames(): Promise<string[]> {
  const query =
    testDatabase === "postgres"
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
      : "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'"; // the index of words goes with what it is of
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(query);
  return rows.map(({ name }) => name).filter((name) => name !== "_prisma_migrations");
}

const quoted = (name: string) => `"${name}"`;
