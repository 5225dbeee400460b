import "server-only";
import type { Actor } from "@/lib/access/actor";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { indexWordsOfName, TOO_MANY_WORDS, type WordQuery, indexWords } from "@/lib/documents/search/index-words";
import { db, inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { indexInWorker } from "@/lib/workers/texts";
import { Prisma } from "@/prisma/client/sqlite";
import type { Narrowed } from "./listed-store";
import type { ListedRow } from "./order";

/** Words of shorter texts are found in some milliseconds. UTF-16 units. */
const SHORT_CHARS = 32_000;
/** What is done for no one has one account's turns. */
const NOBODY = "";

/**
 * What the index of words keeps of a contract's text: of a long one in a thread.
 * @param searchText of the contract: its name, and its text below @throws {WorkerFailure}, {LineTooLong}
 */
export async function wordsOfText(searchText: string, account = NOBODY): Promise<string> {
  const folded = searchText.slice(searchText.indexOf("\n") + 1);
  return folded.length <= SHORT_CHARS ? indexWords(folded) : indexInWorker(folded, { account });
}

/** Counted up when words are made otherwise, so that every contract's are made anew. */
const WORD_RULES = 1;
/** At the upgrade, in one transaction. */
const INDEXED_AT_ONCE = 20;
/** More are not gone through: such words are met often on the way through the list. */
const MOST_HITS = 5_000;
/** Numbers between the first and the last of some contracts. */
const CLOSE_TOGETHER = 20_000;
/** Of contracts with more words than are kept, in the whole installation. */
const MOST_TOO_LARGE = 200;

/** Puts a contract's words in place of those that were there. @param words of its text, `indexWords` */
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

/** Whether every contract's words are kept: not for a while after an upgrade or a restore. */
export async function areWordsKept(): Promise<boolean> {
  return (
    (await db.contractIndex.findFirst({ where: { wordRules: { lt: WORD_RULES } }, select: { id: true } })) === null
  );
}

/** Keeps the words of contracts that have none; some at a time. @returns whether there are more */
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
      if (count === 1) await keepWords({ contractId, name }, words, tx); // else somebody saved meanwhile
    }
  });
  return rows.length === INDEXED_AT_ONCE;
}

/**
 * The actor's contracts in which the words stand, in no order; null when they stand in so many that a list is better
 * gone through from its beginning.
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
  const rows = JSON.parse(found?.rows ?? "[]") as RowAsJson[]; // as `ROWS_AS_JSON` writes them
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

/** All rows as one value: thousands of them by themselves would take the client longer than the database. */
const ROWS_AS_JSON = Prisma.raw(
  env.isPostgres
    ? `json_agg(json_build_array(p."contractId", to_char(p."uploadedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p."contractType", p."status", p."nameLatin", p."nameCyrillic"))::text`
    : `json_group_array(json_array(p."contractId", p."uploadedAt", p."contractType", p."status", p."nameLatin", p."nameCyrillic"))`,
);

/** Which of some contracts have the words. */
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
 * Those of some numbers whose contracts have the words. SQLite finds its way to one contract in the list of those with
 * a word by going through that list, so that each costs as much as all before it: what stands close together is found
 * in one go. Postgres looks at the words of each.
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
 * Which of some contracts have more words than are kept. They are few in most installations: then one look at them all
 * costs less than one at each of the others.
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

/** Contracts with more words than are kept always match. No word has a quote or a backslash in it. */
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
