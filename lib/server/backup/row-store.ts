import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { HOLD_PREFIX } from "@/lib/platform/storage/removal";
import { KEPT_MODELS, type ModelName } from "./models";
import type { Row } from "./row-lines";

/** Most rows and characters read at once. A single row may have more. */
const PAGE_ROWS = 500;
const PAGE_CHARS = 4_000_000;
/**
 * Rows per statement when loading; texts from this length on follow one by one, because Prisma's compiler is slow on
 * them.
 */
const LOAD_ROWS = 200;
const LONG_CHARS = 4_000;

/** What every model's delegate can do; Prisma has no type for an arbitrary model. */
type Table = {
  findMany: (query: object) => Promise<Record<string, unknown>[]>;
  createMany: (query: { data: Row[] }) => Promise<{ count: number }>;
};
type KeptModel = { model: ModelName; key: string };
type KeyAndSize = { key: string; size: number | bigint };

/** Every row of a model, in key order, with bounded memory. */
export async function* readRows(
  { model, key }: KeptModel,
  client: DatabaseClient,
): AsyncGenerator<Record<string, unknown>> {
  for await (const keys of keyPages({ model, key }, client)) {
    const rows = await table(model, client).findMany({ where: { [key]: { in: keys } }, orderBy: { [key]: "asc" } });
    if (rows.length !== keys.length) throw new Error(`rows of ${model} changed while they were read`);
    yield* rows.filter((row) => !isPassing(model, row));
  }
}

/** Adds rows unchanged, including keys and dates. @returns how many */
export async function loadRows(
  { model, key }: KeptModel,
  rows: readonly Row[],
  client: DatabaseClient,
): Promise<number> {
  const known = listColumns(model);
  const foreign = rows.flatMap((row) => Object.keys(row)).find((column) => !known.includes(column));
  if (foreign) throw new Error(`the backup has a column ${foreign} of ${model}, which this program does not know`);
  for (let start = 0; start < rows.length; start += LOAD_ROWS)
    await loadPage({ model, key }, rows.slice(start, start + LOAD_ROWS), client);
  return rows.length;
}

/** Does what the migration that introduced proven addresses did for existing accounts. */
export async function countAsProven(client: DatabaseClient): Promise<void> {
  await client.$executeRaw`UPDATE "User" SET "emailVerifiedAt" = "createdAt"`;
}

/** Blocks all other writers until the transaction ends, and removes what a server writes at startup. */
export async function takeOver(client: DatabaseClient): Promise<void> {
  const tables = KEPT_MODELS.map(({ model }) => `"${model}"`).join(", ");
  // SQLite has only one writer.
  if (env.isPostgres) await client.$executeRaw(Prisma.raw(`LOCK TABLE ${tables} IN EXCLUSIVE MODE`));
  await client.setting.deleteMany({});
}

/** Names of tables containing something a person did. Works before the migrations too. */
export async function tablesInUse(client: DatabaseClient = db): Promise<string[]> {
  const query = env.isPostgres
    ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()"
    : "SELECT name FROM sqlite_master WHERE type = 'table'";
  const present = new Set((await client.$queryRaw<{ name: string }[]>(Prisma.raw(query))).map(({ name }) => name));
  const used: string[] = [];
  for (const { model } of KEPT_MODELS) {
    if (model === "Setting" || !present.has(model)) continue; // a server writes settings just by starting
    const rows = await client.$queryRaw<unknown[]>(Prisma.raw(`SELECT 1 AS one FROM "${model}" LIMIT 1`));
    if (rows.length > 0) used.push(model);
  }
  return used;
}

/** The names of the migrations applied to the database, oldest first. */
export async function appliedMigrations(client: DatabaseClient): Promise<string[]> {
  const rows = await client.$queryRaw<
    { name: string }[]
  >`SELECT "migration_name" AS name FROM "_prisma_migrations" ORDER BY "migration_name"`;
  return rows.map(({ name }) => name);
}

/** A hold on files concerns the installation being backed up, not the restored one. */
function isPassing(model: ModelName, row: Record<string, unknown>): boolean {
  return model === "Setting" && String(row["key"]).startsWith(HOLD_PREFIX);
}

async function* keyPages({ model, key }: KeptModel, client: DatabaseClient): AsyncGenerator<string[]> {
  const size = Prisma.raw(
    listColumns(model)
      .map((column) => `COALESCE(LENGTH(CAST("${column}" AS TEXT)), 0)`)
      .join(" + "),
  );
  const [name, column] = [Prisma.raw(`"${model}"`), Prisma.raw(`"${key}"`)];
  for (let after = ""; ;) {
    const page = await client.$queryRaw<
      KeyAndSize[]
    >`SELECT ${column} AS "key", ${size} AS "size" FROM ${name} WHERE ${column} > ${after} ORDER BY ${column} LIMIT ${PAGE_ROWS}`;
    yield* groupedBySize(page);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ROWS) return;
    after = last.key;
  }
}

function* groupedBySize(page: readonly KeyAndSize[]): Generator<string[]> {
  let keys: string[] = [];
  let chars = 0;
  for (const { key, size } of page) {
    if (keys.length > 0 && chars + Number(size) > PAGE_CHARS) {
      yield keys;
      [keys, chars] = [[], 0];
    }
    keys.push(key);
    chars += Number(size);
  }
  if (keys.length > 0) yield keys;
}

async function loadPage({ model, key }: KeptModel, rows: readonly Row[], client: DatabaseClient): Promise<void> {
  const isLong = (value: unknown): value is string => typeof value === "string" && value.length >= LONG_CHARS;
  const short = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, isLong(value) ? "" : value])),
  );
  await table(model, client).createMany({ data: short });
  const long = rows.flatMap((row) =>
    Object.entries(row).flatMap(([column, value]) => (isLong(value) ? [{ column, value, id: String(row[key]) }] : [])),
  );
  for (const { column, value, id } of long) {
    await client.$executeRaw`UPDATE ${Prisma.raw(`"${model}"`)} SET ${Prisma.raw(`"${column}"`)} = ${value} WHERE ${Prisma.raw(`"${key}"`)} = ${id}`;
  }
}

/** A model's columns, as this program knows them. */
export function listColumns(model: ModelName): string[] {
  return Object.keys(Prisma[`${model}ScalarFieldEnum`]);
}

function table(model: ModelName, client: DatabaseClient): Table {
  const delegate = `${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<ModelName>;
  return client[delegate] as unknown as Table; // each delegate has its own types
}
