/** A database of either kind below Prisma: its tables and rows as the catalogue tells them, for tests of migrations. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import { createClient } from "@libsql/client";
import pg from "pg";
import { inject } from "vitest";
import { env } from "@/lib/platform/env";
import { databaseOn } from "./postgres";

export type RawRow = Record<string, unknown>;
export interface RawDatabase {
  readonly url: string;
  query(sql: string): Promise<RawRow[]>;
  /** Tables of the product with their columns. */
  tables(): Promise<Map<string, { name: string; type: string; refersTo: string | null }[]>>;
  /** Everything that makes the schema, as text. */
  schema(): Promise<unknown>;
}

/** A new, empty database of the kind this run is about. */
export async function newRawDatabase(): Promise<RawDatabase> {
  const template = inject("template");
  const name = `raw_${randomUUID().replaceAll("-", "")}`;
  if (template.provider === "sqlite") return sqlite(`file:${path.join(env.dataFolder, `${name}.db`)}`);
  await queryPostgres(template.serverUrl, `CREATE DATABASE "${name}"`);
  return postgres(databaseOn(template.serverUrl, name));
}

/** Two rows in every table, all columns filled; a reference leads to the row of the same number. */
export async function fillTables(database: RawDatabase): Promise<void> {
  const isPostgres = !database.url.startsWith("file:");
  const statements: string[] = [];
  for (const [table, columns] of await database.tables()) {
    for (const number of [1, 2]) {
      const values = columns.map(({ name, type, refersTo }) =>
        literal(refersTo ?? table, refersTo ? "id" : name, { type, number }),
      );
      // on SQLite triggers have written some of them already
      statements.push(
        `INSERT ${isPostgres ? "" : "OR REPLACE "}INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join(", ")}) VALUES (${values.join(", ")})`,
      );
    }
  }
  const [off, on] = isPostgres
    ? ["SET session_replication_role = replica", "SET session_replication_role = DEFAULT"]
    : ["PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"];
  await database.query([off, ...statements, on].join(";\n"));
}

/** Every row of every table, by the columns it has now. */
export async function readContent(database: RawDatabase): Promise<Map<string, RawRow[]>> {
  const content = new Map<string, RawRow[]>();
  for (const [table, columns] of await database.tables())
    content.set(
      table,
      await readRows(
        database,
        table,
        columns.map(({ name }) => name),
      ),
    );
  return content;
}

/** The rows of a table, by some of its columns. */
export function readRows(database: RawDatabase, table: string, columns: readonly string[]): Promise<RawRow[]> {
  return database.query(`SELECT ${columns.map((name) => `"${name}"`).join(", ")} FROM "${table}" ORDER BY 1`);
}

function literal(table: string, column: string, { type, number }: { type: string; number: number }): string {
  if (/INT|DOUBLE|REAL|FLOAT/i.test(type)) return String(number);
  if (/BOOL/i.test(type)) return type === "boolean" ? "true" : "1";
  if (/DATE|TIMESTAMP/i.test(type)) return `'2026-01-0${number}T10:11:12.345Z'`;
  return `'${table}.${column}.${number}${column === "id" ? "" : " Түрээс ''x''"}'`;
}

function sqlite(url: string): RawDatabase {
  const query = async (sql: string): Promise<RawRow[]> => {
    const client = createClient({ url, timeout: 10_000 });
    try {
      if (sql.includes(";\n")) await client.executeMultiple(sql);
      return sql.includes(";\n") ? [] : (await client.execute(sql)).rows.map((row) => ({ ...row }));
    } finally {
      client.close();
    }
  };
  return {
    url,
    query,
    tables: async () => {
      const names = await query(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations' ORDER BY name",
      );
      const rows =
        await query(`SELECT m.name AS "table", c.name, c.type, f."table" AS "refersTo" FROM pragma_table_list m JOIN pragma_table_info(m.name) c
        LEFT JOIN pragma_foreign_key_list(m.name) f ON f."from" = c.name WHERE m.schema = 'main' AND m.type = 'table'`);
      return grouped(names, rows);
    },
    schema: () => query("SELECT name, sql FROM sqlite_master ORDER BY name"),
  };
}

function postgres(url: string): RawDatabase {
  const query = (sql: string) => queryPostgres(url, sql);
  return {
    url,
    query,
    tables: async () => {
      const names = await query(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
      );
      const rows = await query(`SELECT c.table_name AS "table", c.column_name AS name, c.data_type AS type, (
          SELECT p.relname FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.conkey[1]
          WHERE k.contype = 'f' AND t.relname = c.table_name AND a.attname = c.column_name) AS "refersTo"
        FROM information_schema.columns c WHERE c.table_schema = 'public' ORDER BY c.ordinal_position`);
      return grouped(names, rows);
    },
    schema: async () => ({
      columns: await query(
        "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
      ),
      indexes: await query("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
      constraints: await query(
        "SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1",
      ),
    }),
  };
}

function grouped(
  names: readonly RawRow[],
  rows: readonly RawRow[],
): Map<string, { name: string; type: string; refersTo: string | null }[]> {
  const listColumns = (table: string) =>
    rows
      .filter((row) => row["table"] === table)
      .map((row) => ({
        name: String(row["name"]),
        type: String(row["type"]),
        refersTo: row["refersTo"] === null ? null : String(row["refersTo"]),
      }));
  return new Map(names.map(({ name }) => [String(name), listColumns(String(name))]));
}

async function queryPostgres(url: string, sql: string): Promise<RawRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<RawRow>(sql);
    return Array.isArray(result) ? [] : result.rows;
  } finally {
    await client.end();
  }
}
