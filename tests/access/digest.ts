/** What is stored, in one word a table: to show that a refusal changed nothing. */
import { createHash } from "node:crypto";
import { db } from "@/lib/platform/db";
import { tableNames, testDatabase } from "../support/database";

/** The trail tells of refusals and limits count them. */
const LEFT_OUT = ["AuditEvent", "AuditChain", "RateLimit"];
/** A session notes that it was used. */
const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = { Session: "lastSeenAt" };

let query: string | undefined;

/**
 * How many rows each table has, and a hash of all their values. Two digests are equal exactly when nothing was changed
 * between them. The database puts the rows into words: as objects they took most of the time of hundreds of tests.
 */
export async function digest(): Promise<Record<string, string>> {
  query ??= await queryOfAll();
  const tables = await db.$queryRawUnsafe<{ name: string; count: number | bigint; words: string | null }[]>(query);
  return Object.fromEntries(tables.map(({ name, count, words }) => [name, `${count} ${shortHash(words ?? "")}`]));
}

async function queryOfAll(): Promise<string> {
  const names = (await tableNames()).filter((name) => !LEFT_OUT.includes(name));
  const queries = await Promise.all(names.map(testDatabase === "postgres" ? postgresQuery : sqliteQuery));
  return queries.join(" UNION ALL ");
}

async function sqliteQuery(table: string): Promise<string> {
  const columns = await db.$queryRawUnsafe<{ name: string }[]>(`SELECT name FROM pragma_table_info('${table}')`);
  const values = columns
    .filter(({ name }) => name !== LEFT_OUT_COLUMNS[table])
    .map(({ name }) => `quote("${name}")`)
    .join(" || ',' || ");
  return `SELECT '${table}' AS name, count(*) AS count, group_concat(${values}, ';') AS words FROM "${table}"`;
}

/** The alias is no column's name: where a table has a column `row`, that word is the column. */
function postgresQuery(table: string): Promise<string> {
  const values = `(to_jsonb("the row") - '${LEFT_OUT_COLUMNS[table] ?? ""}')::text`;
  return Promise.resolve(
    `SELECT '${table}' AS name, count(*) AS count, string_agg(${values}, ';' ORDER BY ${values}) AS words FROM "${table}" "the row"`,
  );
}

const shortHash = (words: string) => createHash("sha256").update(words).digest("hex").slice(0, 16);
