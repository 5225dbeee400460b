import "server-only";
import type { Actor } from "@/lib/access/actor";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { indexWordsOfName, TOO_MANY_WORDS, type WordQuery, indexWords } from "@/lib/documents/search/index-words";
import { db, inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { indexInWorker } from "@/lib/workers/texts";
import { Prisma } from "@/prisma/client/sqlite";
import type { ListedRow, Narrowed } from "./order";

/** Extracting words of shorter texts takes a few milliseconds. UTF-16 units. */
const SHORT_CHARS = 32_000;
/** Work for no one counts as one account. */
const NOBODY = "";

/**
 * What the word index keeps of a contract's text; for a long text computed in a thread.
 * @param searchText of the contract: its name, and its text below @throws {WorkerFailure}, {LineTooLong}
 */
export async function wordsOfText(searchText: string, account = NOBODY): Promise<string> {
  const folded = searchText.slice(searchText.indexOf("\n") + 1);
  return folded.length <= SHORT_CHARS ? indexWords(folded) : indexInWorker(folded, { account });
}

/** Increase it when the extraction of words changes, so that every contract is indexed again. */
const WORD_RULES = 1;
/** During an upgrade, per transaction. */
const INDEXED_AT_ONCE = 20;
/** Beyond this, stop: such words come up often enough while walking the list. */
const MOST_HITS = 5_000;
/** Largest gap between the first and last number of some contracts. */
const CLOSE_TOGETHER = 20_000;
/** Contracts with more words than the index keeps, in the whole installation. */
const MOST_TOO_LARGE = 200;

/** Replaces a contract's indexed words. @param words of its text, `indexWords` */
export async function keepWords(
  contract: { contractId: string; name: string },
  words: string,
  client: DatabaseClient,
): Promise<void> {
  const { contractId, name } = contract;
  const { id } = await client.contractIndex.update({
    where: { contractId },
    data: { wordRules: WORD_RULES },
    select: { id: true },
  });
  const kept = `${indexWordsOfName(foldForSearch(name))} ${words}`.trim();
  if (env.isPostgres)
    await client.$executeRaw`
      INSERT INTO "SearchWords" ("id", "words") VALUES (${id}, array_to_tsvector(array_remove(string_to_array(${kept}, ' '), '')))
      ON CONFLICT ("id") DO UPDATE SET "words" = EXCLUDED."words"`;
  else await client.$executeRaw`INSERT OR REPLACE INTO "SearchWords" ("rowid", "words") VALUES (${id}, ${kept})`;
}

/** Whether every contract is indexed: not for a while after an upgrade or a restore. */
export async function areWordsKept(): Promise<boolean> {
  return (
    (await db.contractIndex.findFirst({ where: { wordRules: { lt: WORD_RULES } }, select: { id: true } })) === null
  );
}

/** Indexes contracts that are not indexed yet, in batches. @returns whether there are more */
export async function keepMissingWords(): Promise<boolean> {
  const rows = await db.contractIndex.findMany({
    where: { wordRules: { lt: WORD_RULES } },
    take: INDEXED_AT_ONCE,
    select: { contractId: true, contract: { select: { name: true, searchText: true } } },
  });
  const made: { contractId: string; name: string; words: string }[] = [];
  for (const { contractId, contract } of rows)
    made.push({ contractId, name: contract.name, words: await wordsOfText(contract.searchText) });
  await inTransaction(async (tx) => {
    for (const { contractId, name, words } of made) {
      const where = { contractId, wordRules: { lt: WORD_RULES } };
      const { count } = await tx.contractIndex.updateMany({ where, data: { wordRules: WORD_RULES } });
      if (count === 1) await keepWords({ contractId, name }, words, tx); // otherwise someone saved meanwhile
    }
  });
  return rows.length === INDEXED_AT_ONCE;
}

/**
 * The actor's contracts containing the words, unordered; null if there are so many that walking the list from its start
 * is faster.
 */
export async function listedWithWords(
  actor: Actor,
  query: WordQuery,
  { contractType, status }: Narrowed,
  most: number,
): Promise<ListedRow[] | null> {
  const [hits] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM (SELECT 1 FROM "SearchWords" WHERE ${matching(query)} LIMIT ${MOST_HITS + 1}) AS "some"`;
  if (Number(hits?.count) > MOST_HITS) return null;
  const [found] = await db.$queryRaw<{ rows: string | null }[]>`
    SELECT ${ROWS_AS_JSON} AS "rows" FROM (
      SELECT p."contractId", p."uploadedAt", p."contractType", p."status", p."nameLatin", p."nameCyrillic"
      FROM "SearchWords" CROSS JOIN "ContractIndex" i CROSS JOIN "ListedPart" p
      WHERE ${matching(query)} AND i."id" = ${NUMBER} AND p."userId" = ${actor.userId} AND p."contractId" = i."contractId"
        ${contractType === null ? Prisma.empty : Prisma.sql`AND p."contractType" = ${contractType}`}
        ${status === null ? Prisma.empty : Prisma.sql`AND p."status" = ${status}`} LIMIT ${most + 1}) AS p`;
  const rows = JSON.parse(found?.rows ?? "[]") as RowAsJson[]; // in the format of `ROWS_AS_JSON`
  if (rows.length > most) return null;
  return rows.map(([contractId, uploadedAt, contractType, status, nameLatin, nameCyrillic]) => ({
    contractId,
    uploadedAt: new Date(uploadedAt),
    contractType,
    status,
    nameLatin,
    nameCyrillic,
  }));
}

type RowAsJson = [id: string, uploadedAt: string, type: string, status: string, latin: string, cyrillic: string];

/** All rows as one value: decoding thousands separately would take the client longer than the database. */
const ROWS_AS_JSON = Prisma.raw(
  env.isPostgres
    ? `json_agg(json_build_array(p."contractId", to_char(p."uploadedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p."contractType", p."status", p."nameLatin", p."nameCyrillic"))::text`
    : `json_group_array(json_array(p."contractId", p."uploadedAt", p."contractType", p."status", p."nameLatin", p."nameCyrillic"))`,
);

/** Which of some contracts contain the words. */
export async function withWords(actor: Actor, contractIds: readonly string[], query: WordQuery): Promise<Set<string>> {
  if (contractIds.length === 0) return new Set();
  const numbered = await db.$queryRaw<{ id: number | bigint; contractId: string }[]>`
    SELECT i."id", i."contractId" FROM "ContractIndex" i JOIN "ListedPart" p ON p."userId" = ${actor.userId} AND p."contractId" = i."contractId"
    WHERE i."contractId" IN (${Prisma.join([...contractIds])})`;
  if (numbered.length === 0) return new Set();
  const rows = await db.$queryRaw<{ id: number | bigint }[]>(
    amongNumbers(
      numbered.map(({ id }) => Number(id)),
      query,
    ),
  );
  const found = new Set(rows.map(({ id }) => Number(id)));
  return new Set(numbered.filter(({ id }) => found.has(Number(id))).map(({ contractId }) => contractId));
}

/**
 * Those of some numbers whose contracts contain the words. To reach one contract in a word's list, SQLite walks the
 * list, so each lookup costs as much as all before it: numbers close together are found in one go. Postgres checks the
 * words of each contract.
 */
function amongNumbers(numbers: readonly number[], query: WordQuery): Prisma.Sql {
  const some = Prisma.join([...numbers]);
  if (env.isPostgres)
    return Prisma.sql`SELECT i."id" FROM "ContractIndex" i WHERE i."id" IN (${some})
      AND EXISTS (SELECT 1 FROM "SearchWords" WHERE "SearchWords"."id" = i."id" AND ${matching(query)} OFFSET 0)`;
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const close = Prisma.sql`"rowid" BETWEEN ${first} AND ${last} AND +"rowid" IN (${some})`;
  return Prisma.sql`SELECT "rowid" AS "id" FROM "SearchWords" WHERE ${matching(query)} AND ${
    last - first <= CLOSE_TOGETHER ? close : Prisma.sql`"rowid" IN (${some})`
  }`;
}

/**
 * Which of some contracts have more words than the index keeps. Most installations have few: then one query for all of
 * them is cheaper than checking each of the others.
 */
export async function withTooManyWords(actor: Actor, contractIds: readonly string[]): Promise<Set<string>> {
  const query: WordQuery = { groups: [[{ word: TOO_MANY_WORDS, isBeginning: false }]], written: [] };
  const rows = await db.$queryRaw<{ contractId: string }[]>`
    SELECT i."contractId" FROM "SearchWords" CROSS JOIN "ContractIndex" i
    WHERE ${matching(query)} AND i."id" = ${NUMBER} LIMIT ${MOST_TOO_LARGE + 1}`;
  if (rows.length > MOST_TOO_LARGE) return withWords(actor, contractIds, query);
  const large = new Set(rows.map(({ contractId }) => contractId));
  return new Set(contractIds.filter((id) => large.has(id)));
}

const NUMBER = Prisma.raw(env.isPostgres ? `"SearchWords"."id"` : `"SearchWords"."rowid"`);

/** Contracts with more words than the index keeps always match. Words contain no quotes or backslashes. */
function matching({ groups }: WordQuery): Prisma.Sql {
  const written = groups.map(
    (group) => `(${group.map(env.isPostgres ? inPostgres : inSqlite).join(env.isPostgres ? " | " : " OR ")})`,
  );
  const all = env.isPostgres
    ? `(${written.join(" & ")}) | '${TOO_MANY_WORDS}'`
    : `(${written.join(" AND ")}) OR "${TOO_MANY_WORDS}"`;
  return env.isPostgres ? Prisma.sql`"SearchWords"."words" @@ ${all}::tsquery` : Prisma.sql`"SearchWords" MATCH ${all}`;
}

type Alternative = WordQuery["groups"][number][number];
const inPostgres = ({ word, isBeginning }: Alternative) => `'${word}'${isBeginning ? ":*" : ""}`;
const inSqlite = ({ word, isBeginning }: Alternative) => `"${word}"${isBeginning ? " *" : ""}`;
