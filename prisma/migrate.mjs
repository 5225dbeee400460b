/**
 * Brings a database up to date: applies the SQL files of `prisma/migrations/<provider>` it has not had yet, in order of
 * name.
 *
 * Each file runs in one transaction together with its row in `_prisma_migrations`, so that an interrupted one leaves
 * nothing behind and is simply run again. Two starters at once don't collide: Postgres takes an advisory lock, SQLite
 * begins immediately and the row's primary key decides. Needs no engine binary. As a program: `node
 * prisma/migrate.mjs`.
 */
import { createHash, randomInt } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, open, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const LOCK_KEY = 7_264_031; // any number, the same in every starter
const BUSY_TIMEOUT_MS = 60_000;
const SQLITE_BUSY = 5;

const RECORD_TABLE = {
  sqlite: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" TEXT NOT NULL PRIMARY KEY, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT,
    "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
  postgres: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(200) NOT NULL PRIMARY KEY, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
};
const APPLIED = `SELECT "migration_name" AS "name", "checksum" FROM "_prisma_migrations" ORDER BY "migration_name"`;

/**
 * @param {{ url: string, folder?: string }} options the database (`file:…` or `postgresql://…`), and the folder with a
 *   subfolder for each provider
 * @returns {Promise<string[]>} the names applied by this call, oldest first
 * @throws when an applied file was changed afterwards, when the database knows a file this program lacks, or when SQL
 *   fails
 */
export async function migrate({ url, folder = path.join(here, "migrations") }) {
  if (/^postgres(ql)?:/.test(url)) return migratePostgres(url, await migrationsIn(path.join(folder, "postgres")));
  if (url.startsWith("file:")) return migrateSqlite(url, await migrationsIn(path.join(folder, "sqlite")));
  throw new Error("DATABASE_URL must start with file: or postgresql:");
}

/**
 * What `migrate` would do, without changing anything.
 * @param {{ url: string, folder?: string }} options as for `migrate`
 * @returns {Promise<{ pending: string[], isNew: boolean }>} the names to be applied; `isNew`: there is no database, or
 *   nothing in it
 * @throws as `migrate`
 */
export async function pendingMigrations({ url, folder = path.join(here, "migrations") }) {
  const isPostgres = /^postgres(ql)?:/.test(url);
  const migrations = await migrationsIn(path.join(folder, isPostgres ? "postgres" : "sqlite"));
  const applied = isPostgres ? await appliedToPostgres(url) : await appliedToSqlite(url);
  return { pending: selectPending(migrations, applied).map(({ name }) => name), isNew: applied.length === 0 };
}

/**
 * @returns {Promise<string[]>} the names of all migrations of this program, oldest first; they are the same for both
 * databases
 */
export async function knownMigrations() {
  return (await migrationsIn(path.join(here, "migrations", "sqlite"))).map(({ name }) => name);
}

async function appliedToPostgres(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS "exists"`);
    return rows[0].exists ? (await client.query(APPLIED)).rows : [];
  } finally {
    await client.end();
  }
}

async function appliedToSqlite(url) {
  const file = path.resolve(url.slice("file:".length));
  if (!existsSync(file)) return []; // opening it would make it
  const { createClient } = await import("@libsql/client");
  const client = createClient({ url: pathToFileURL(file).href, timeout: BUSY_TIMEOUT_MS });
  try {
    const { rows } = await client.execute(`SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'`);
    return rows.length > 0 ? (await client.execute(APPLIED)).rows : [];
  } finally {
    client.close();
  }
}

async function migrationsIn(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (file) => {
      const sql = (await readFile(path.join(folder, file), "utf8")).replaceAll("\r\n", "\n");
      return { name: file.slice(0, -".sql".length), sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

function selectPending(migrations, applied) {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name))
      throw new Error(
        `The database has the migration ${name}, which this program does not know: the program is older than its data.`,
      );
    if (known.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was changed after it had been applied. Restore the file, and put the change into a new one.`,
      );
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function migratePostgres(url, migrations) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCK_KEY})`);
    await client.query(RECORD_TABLE.postgres);
    const pending = selectPending(migrations, (await client.query(APPLIED)).rows);
    for (const migration of pending) await applyToPostgres(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end(); // which gives the lock back
  }
}

async function applyToPostgres(client, { name, sql, checksum }) {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES ($1, $2, $1, now(), 1)`,
      [name, checksum],
    );
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    throw new Error(`The migration ${name} failed: ${cause.message}`, { cause });
  }
}

async function migrateSqlite(url, migrations) {
  const { createClient } = await import("@libsql/client");
  const file = path.resolve(url.slice("file:".length));
  await makePrivate(file);
  const client = createClient({ url: pathToFileURL(file).href, timeout: BUSY_TIMEOUT_MS });
  try {
    await whenFree(() => client.execute("PRAGMA journal_mode = WAL"));
    await whenFree(() => client.execute(RECORD_TABLE.sqlite));
    await client.execute("PRAGMA foreign_keys = OFF"); // a rebuilt table must not cascade; each file ends with a check instead
    const pending = selectPending(migrations, (await client.execute(APPLIED)).rows);
    const applied = [];
    for (const migration of pending) if (await applyToSqlite(client, migration)) applied.push(migration.name);
    return applied;
  } finally {
    client.close();
  }
}

/**
 * Nobody else may read the database, nor its journal, which gets the file's own mode; an empty file is a new database.
 */
async function makePrivate(file) {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await (await open(file, "a", 0o600)).close();
  await chmod(file, 0o600).catch((cause) => console.warn(`The mode of ${file} can't be set: ${cause.message}`)); // somebody else's file
}

/**
 * Runs one file as one script, because the client undoes what a script leaves open. False: another starter was first.
 */
async function applyToSqlite(client, { name, sql, checksum }) {
  const script = [
    "BEGIN IMMEDIATE",
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('${name}', '${checksum}', '${name}')`,
    withoutLastSemicolon(sql),
    // NULL breaks the column's NOT NULL, and with it the whole file, when a reference leads nowhere.
    `UPDATE "_prisma_migrations" SET "finished_at" = current_timestamp,
      "applied_steps_count" = CASE WHEN EXISTS (SELECT 1 FROM pragma_foreign_key_check) THEN NULL ELSE 1 END WHERE "id" = '${name}'`,
    "COMMIT",
  ].join(";\n");
  try {
    await whenFree(() => client.executeMultiple(script));
    return true;
  } catch (cause) {
    if (/UNIQUE constraint failed: _prisma_migrations\.id/.test(cause.message)) return false;
    throw new Error(`The migration ${name} failed: ${cause.message}`, { cause });
  }
}

const withoutLastSemicolon = (sql) => `${sql.trim().replace(/;$/, "")}\n`;

/** The busy timeout does not cover a change of the journal mode, so a busy database is asked again here. */
async function whenFree(run) {
  const giveUpAt = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await run();
    } catch (cause) {
      if ((cause.rawCode & 255) !== SQLITE_BUSY || Date.now() > giveUpAt) throw cause;
      await pause(randomInt(20, 100));
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { databaseUrl } = await import("../scripts/setup/environment.mjs");
  const applied = await migrate({ url: databaseUrl() });
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`);
}
