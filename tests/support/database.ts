import { rm } from "node:fs/promises";
import path from "node:path";
import { inject } from "vitest";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";

/** Which database this run is about. */
export const testDatabase = inject("template").provider;

/** Empties every table and the folders of stored files and sent mail, so that a test begins with nothing. */
export async function resetDatabase(): Promise<void> {
  const tables = await tableNames();
  if (testDatabase === "postgres") await db.$executeRawUnsafe(`TRUNCATE ${tables.map(quoted).join(", ")} CASCADE`);
  else
    await db.$transaction([
      db.$executeRawUnsafe("PRAGMA defer_foreign_keys = ON"),
      ...tables.map((table) => db.$executeRawUnsafe(`DELETE FROM ${quoted(table)}`)),
    ]);
  for (const folder of ["files", "outbox"])
    await rm(path.join(env.dataFolder, folder), { recursive: true, force: true });
}

async function tableNames(): Promise<string[]> {
  const query =
    testDatabase === "postgres"
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(query);
  return rows.map(({ name }) => name).filter((name) => name !== "_prisma_migrations");
}

const quoted = (name: string) => `"${name}"`;
