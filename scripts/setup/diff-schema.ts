/**
 * `npm run db:diff -- NAME` writes `prisma/migrations/<provider>/NNNN_name.sql` for both databases: the difference
 * between the existing migrations and `prisma/schema.prisma`.
 */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { migrate } from "../../prisma/migrate.mjs";
import { startPostgres } from "../../tests/support/postgres";
import { ROOT } from "./environment.mjs";
import { postgresSchema } from "./generate-client.mjs";
import { postgresCatalogue, sqlToReach } from "./schema-engine";

type Provider = "sqlite" | "postgres";

const MIGRATIONS = path.join(ROOT, "prisma", "migrations");

const name = process.argv[2] ?? "";
if (!/^[a-z0-9_]{1,60}$/.test(name))
  throw new Error("Name the migration, in small letters and underscores: npm run db:diff -- add_comments");

const number = await nextNumber();
await writeMigration("sqlite", await sqliteDifference());
await writeMigration("postgres", await postgresDifference());

async function sqliteDifference(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-manager-diff-"));
  const url = `file:${path.join(folder, "current.db")}`;
  await migrateAsFar("sqlite", url);
  const sql = await sqlToReach(
    await readFile(path.join(ROOT, "prisma/schema.prisma"), "utf8"),
    new PrismaLibSql({ url }),
  );
  await rm(folder, { recursive: true });
  return sql;
}

async function postgresDifference(): Promise<string> {
  const server = await startPostgres();
  try {
    await migrateAsFar("postgres", server.url);
    return await sqlToReach(postgresSchema(), postgresCatalogue(server.url));
  } finally {
    await server.stop();
  }
}

async function migrateAsFar(provider: Provider, url: string): Promise<void> {
  await mkdir(path.join(MIGRATIONS, provider), { recursive: true });
  await migrate({ url });
}

async function nextNumber(): Promise<string> {
  await mkdir(path.join(MIGRATIONS, "sqlite"), { recursive: true });
  const numbers = (await readdir(path.join(MIGRATIONS, "sqlite"))).map((file) => Number.parseInt(file, 10));
  return String(Math.max(0, ...numbers) + 1).padStart(4, "0");
}

async function writeMigration(provider: Provider, sql: string): Promise<void> {
  if (sql === "") return console.log(`${provider}: nothing to change`);
  const file = path.join(MIGRATIONS, provider, `${number}_${name}.sql`);
  await writeFile(file, sql);
  console.log(
    `${provider}: ${path.relative(ROOT, file)}, ${sql.split("\n").length} lines. Read it before you keep it.`,
  );
}
