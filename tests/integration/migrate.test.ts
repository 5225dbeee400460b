import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import pg from "pg";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { env } from "@/lib/platform/env";
import { migrate } from "@/prisma/migrate.mjs";
import { testDatabase } from "@/tests/support/database";
import { databaseOn } from "@/tests/support/postgres";

let folder: string;
let url: string;

beforeEach(async () => {
  folder = path.join(env.dataFolder, `migrations-${randomUUID()}`);
  await mkdir(path.join(folder, testDatabase), { recursive: true });
  url = await emptyDatabase();
});

async function emptyDatabase(): Promise<string> {
  const template = inject("template");
  if (template.provider === "sqlite") return `file:${path.join(folder, "app.db")}`;
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await onPostgres(template.serverUrl, `CREATE DATABASE "${name}"`);
  return databaseOn(template.serverUrl, name);
}

async function onPostgres(server: string, sql: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

async function query(sql: string) {
  if (testDatabase === "postgres") return onPostgres(url, sql);
  const client = createClient({ url });
  const { rows } = await client.execute(sql);
  client.close();
  return rows;
}

const write = (name: string, sql: string) => writeFile(path.join(folder, testDatabase, `${name}.sql`), sql);

describe(`migrate on ${testDatabase}`, () => {
  test("applies what is pending, in order and once (B-23.13)", async () => {
    await write("0002_more", `INSERT INTO "note" ("id") VALUES (1); -- the end`);
    await write("0001_start", `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY);`);

    expect(await migrate({ url, folder })).toEqual(["0001_start", "0002_more"]);
    expect(await migrate({ url, folder })).toEqual([]);
    expect(await query(`SELECT "id" FROM "note"`)).toHaveLength(1);
  });

  test("started eight times at once applies each file once", async () => {
    await write("0001_start", `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY);`);
    await write("0002_more", `INSERT INTO "note" ("id") VALUES (1);`);

    const applied = await Promise.all(Array.from({ length: 8 }, () => migrate({ url, folder })));

    expect(applied.flat().toSorted()).toEqual(["0001_start", "0002_more"]);
  });

  test("a file that fails leaves nothing behind, and runs again once it is mended", async () => {
    await write(
      "0001_start",
      `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY); INSERT INTO "nowhere" VALUES (1);`,
    );
    await expect(migrate({ url, folder })).rejects.toThrow(/0001_start failed/);

    await write("0001_start", `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY);`);
    expect(await migrate({ url, folder })).toEqual(["0001_start"]);
  });

  test("refuses a file that was changed after it had been applied", async () => {
    await write("0001_start", `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY);`);
    await migrate({ url, folder });

    await write("0001_start", `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY, "text" TEXT);`);
    await expect(migrate({ url, folder })).rejects.toThrow(/0001_start was changed/);
  });

  test("refuses a database that is newer than the program (B-23.13)", async () => {
    await write("0001_start", `CREATE TABLE "note" ("id" INTEGER NOT NULL PRIMARY KEY);`);
    await migrate({ url, folder });
    await query(`UPDATE "_prisma_migrations" SET "migration_name" = '0009_later'`);

    await expect(migrate({ url, folder })).rejects.toThrow(/0009_later/);
  });
});

if (testDatabase === "sqlite") {
  describe("migrate on sqlite", () => {
    const TABLES = `CREATE TABLE "parent" ("id" INTEGER NOT NULL PRIMARY KEY);
      CREATE TABLE "child" ("id" INTEGER NOT NULL PRIMARY KEY, "parentId" INTEGER REFERENCES "parent" ("id") ON DELETE CASCADE);
      INSERT INTO "parent" VALUES (1); INSERT INTO "child" VALUES (1, 1);`;

    test("a table that is built anew takes no rows of others with it", async () => {
      await write("0001_start", TABLES);
      await write(
        "0002_rebuild",
        `CREATE TABLE "new_parent" ("id" INTEGER NOT NULL PRIMARY KEY, "name" TEXT); INSERT INTO "new_parent" ("id") SELECT "id" FROM "parent";
         DROP TABLE "parent"; ALTER TABLE "new_parent" RENAME TO "parent";`,
      );
      await migrate({ url, folder });
      expect(await query(`SELECT * FROM "child"`)).toHaveLength(1);
    });

    test("a file that leaves a reference leading nowhere is refused whole", async () => {
      await write("0001_start", TABLES);
      await write("0002_orphan", `DELETE FROM "parent";`);

      await expect(migrate({ url, folder })).rejects.toThrow(/0002_orphan failed/);
      expect(await query(`SELECT * FROM "parent"`)).toHaveLength(1);
    });
  });
}
