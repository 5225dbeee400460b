/** Every way from an earlier state to this one, with data, cut off behind every statement. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { migrate, pendingMigrations } from "@/prisma/migrate.mjs";
import { isLong } from "@/tests/support/form";
import { testDatabase } from "@/tests/support/database";
import { readContent, fillTables, newRawDatabase, readRows, type RawDatabase } from "@/tests/support/raw-database";

const LIMIT_MS = 300_000;
const POLLED = { timeout: LIMIT_MS, interval: 20 };
const released = path.resolve("prisma/migrations", testDatabase);
const names = (await readdir(released))
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map((name) => name.slice(0, -".sql".length));
const readSql = (name: string) => readFile(path.join(released, `${name}.sql`), "utf8");
/**
 * Runs until somebody ends it, and can be seen to have begun: by Postgres itself, and on SQLite by a file that is there
 * from then on.
 */
const endless = (mark: string): string[] =>
  testDatabase === "sqlite"
    ? [
        `ATTACH '${mark}' AS "begun"`,
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < 0`,
      ]
    : [`SELECT pg_sleep(600)`];

let wanted: unknown;
beforeAll(async () => {
  const fresh = await newRawDatabase();
  await migrate({ url: fresh.url });
  wanted = await fresh.schema();
});

/** The statements of a file. None of ours holds a semicolon but at its end. */
async function readStatements(name: string): Promise<string[]> {
  const sql = (await readSql(name)).replaceAll(/^--.*$/gm, "");
  return sql
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/** A folder of migrations: the released ones before `name`, and `name` with other statements. */
async function folderWith(name: string, statements: readonly string[] | null): Promise<string> {
  const folder = path.join(env.dataFolder, randomUUID());
  await mkdir(path.join(folder, testDatabase), { recursive: true });
  for (const earlier of names.slice(0, names.indexOf(name)))
    await writeFile(path.join(folder, testDatabase, `${earlier}.sql`), await readSql(earlier));
  if (statements) await writeFile(path.join(folder, testDatabase, `${name}.sql`), `${statements.join(";\n")};\n`);
  return folder;
}

/** The database as it was before `name`, with rows in every table it had. */
async function stateBefore(name: string): Promise<RawDatabase> {
  const database = await newRawDatabase();
  await migrate({ url: database.url, folder: await folderWith(name, null) });
  await fillTables(database);
  return database;
}

/** Runs what is released, and proves that the schema is right and every earlier value is where it was. */
async function runsToTheEnd(
  database: RawDatabase,
  name: string,
  before: Awaited<ReturnType<typeof readContent>>,
): Promise<void> {
  expect(await migrate({ url: database.url })).toEqual(names.slice(names.indexOf(name)));
  expect(await database.schema()).toEqual(wanted);
  for (const [table, rows] of before) expect(await readRows(database, table, Object.keys(rows[0] ?? {}))).toEqual(rows);
  expect(await pendingMigrations({ url: database.url })).toEqual({ pending: [], isNew: false });
}

/** In the short form the newest one: what was released before no longer changes. */
const tried = isLong ? names : names.slice(-1);

describe.each(tried)(`the migration %s on ${testDatabase}`, (name) => {
  test(
    "cut off behind each of its statements leaves what was there, and is then run to the end (B-23.13)",
    { timeout: LIMIT_MS },
    async () => {
      const database = await stateBefore(name);
      const [before, schema] = [await readContent(database), await database.schema()];
      expect([...before.values()].every((rows) => rows.length === 2)).toBe(true);
      const statements = await readStatements(name);
      expect(statements.length).toBeGreaterThan(0);
      for (let count = 0; count <= statements.length; count += 1) {
        const folder = await folderWith(name, [...statements.slice(0, count), `INSERT INTO "nowhere" VALUES (1)`]);
        await expect(migrate({ url: database.url, folder })).rejects.toThrow(/nowhere/);
        expect(await database.schema()).toEqual(schema);
        expect(await readContent(database)).toEqual(before);
      }
      await runsToTheEnd(database, name, before);
    },
  );

  test(
    "whose process is killed in the middle leaves what was there, and is then run to the end",
    { timeout: LIMIT_MS },
    async () => {
      const database = await stateBefore(name);
      const [before, schema] = [await readContent(database), await database.schema()];
      const statements = await readStatements(name);
      for (const share of [0.2, 0.6, 1]) {
        const mark = path.join(env.dataFolder, randomUUID());
        const begun = statements.slice(0, Math.ceil(statements.length * share));
        await killInTheMiddle(database, { mark, folder: await folderWith(name, [...begun, ...endless(mark)]) });
        expect(await database.schema()).toEqual(schema);
        expect(await readContent(database)).toEqual(before);
      }
      await runsToTheEnd(database, name, before);
    },
  );

  test("is applied once by four nodes that start at once (B-23.13)", { timeout: LIMIT_MS }, async () => {
    const database = await stateBefore(name);
    const before = await readContent(database);
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate({ url: database.url })));
    expect(applied.flat().toSorted()).toEqual(names.slice(names.indexOf(name)));
    expect(await database.schema()).toEqual(wanted);
    for (const [table, rows] of before)
      expect(await readRows(database, table, Object.keys(rows[0] ?? {}))).toEqual(rows);
  });
});

type Middle = { folder: string; mark: string };

async function killInTheMiddle(database: RawDatabase, { folder, mark }: Middle): Promise<void> {
  const program = `import { migrate } from ${JSON.stringify(path.resolve("prisma/migrate.mjs"))}; await migrate(${JSON.stringify({ url: database.url, folder })});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "ignore" });
  const ended = once(child, "exit");
  await expect
    .poll(async () => child.exitCode ?? ((await isInTheMiddle(database, mark)) ? "in the middle" : "before it"), POLLED)
    .toBe("in the middle");
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  // Postgres notices a client that is gone when it next speaks to it; here it is told.
  if (testDatabase === "postgres") {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const others = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
    await expect.poll(() => database.query(others), POLLED).toEqual([]);
  }
}

/** Whether the endless statement is reached. */
async function isInTheMiddle(database: RawDatabase, mark: string): Promise<boolean> {
  if (testDatabase === "sqlite") return existsSync(mark);
  const asleep = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
  return (await database.query(asleep)).length > 0;
}

test(
  `whoever was there before addresses were proven counts as proven, on ${testDatabase} (B-3.5)`,
  { timeout: LIMIT_MS },
  async () => {
    const database = await stateBefore("0005_proven_addresses");
    await migrate({ url: database.url });
    const people = await readRows(database, "User", ["createdAt", "emailVerifiedAt"]);
    expect(people).toHaveLength(2);
    for (const { createdAt, emailVerifiedAt } of people)
      expect([emailVerifiedAt, emailVerifiedAt === null]).toEqual([createdAt, false]);
  },
);
