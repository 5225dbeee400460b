import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { Prisma } from "@/prisma/client/sqlite";
import { COUNTERPARTY, has, isOther, nextDeadline, OPEN, type Asker, type Condition } from "./condition";
import { areAlikeDescending, toGroup, type Grouping, type Order, type Place, type Source } from "./order";

export type Stretch = {
  asker: Asker;
  order: Order;
  conditions: readonly Condition[];
  group: string;
  /** The contracts that an index leads to, where they are few: the list is read from there. */
  among?: Prisma.Sql;
};
type Page = { after: Place | null; limit: number };
type Row = { contractId: string; uploadedAt: Date | string; text: string; number: number };

const also = (conditions: readonly Condition[]) =>
  conditions.length === 0
    ? Prisma.empty
    : Prisma.sql`AND ${Prisma.join(
        conditions.map(({ holds }) => holds),
        " AND ",
      )}`;
const way = (isDescending: boolean) => Prisma.raw(isDescending ? "DESC" : "ASC");
const beyond = (isDescending: boolean) => Prisma.raw(isDescending ? "<" : ">");

const joinFew = (among: Prisma.Sql | undefined) =>
  among
    ? {
        from: Prisma.sql`(SELECT DISTINCT f."id" FROM (${among}) f) s CROSS JOIN`,
        and: Prisma.sql`AND p."contractId" = s."id"`,
      }
    : { from: Prisma.empty, and: Prisma.empty };

/** The next of the actor's contracts that pass, in an order that one index of their list keeps. */
export async function nextListed(stretch: Stretch, { after, limit }: Page): Promise<Place[]> {
  const { asker, order, conditions, group } = stretch;
  const few = joinFew(stretch.among);
  const { source, isDescending } = order;
  if (source.kind !== "listed") throw new Error("an order of the list was expected");
  const column = Prisma.raw(`p."${source.column}"`);
  const [on, alike] = [way(isDescending), way(areAlikeDescending(order))];
  const [further, older] = [beyond(isDescending), beyond(areAlikeDescending(order))];
  const isByDate = source.column === "uploadedAt";
  const behind = !after
    ? Prisma.empty
    : isByDate
      ? Prisma.sql`AND (p."uploadedAt", p."contractId") ${older} (${after.uploadedAt}, ${after.contractId})`
      : Prisma.sql`AND (${column} ${further} ${after.text} OR (${column} = ${after.text}
          AND (p."uploadedAt", p."contractId") ${older} (${after.uploadedAt}, ${after.contractId})))`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."contractId", p."uploadedAt", ${isByDate ? Prisma.sql`''` : column} AS "text", 0 AS "number" FROM ${few.from} "ListedPart" p
    WHERE p."userId" = ${asker.userId} ${few.and} ${also(conditions)} ${behind}
    ORDER BY ${isByDate ? Prisma.empty : Prisma.sql`${column} ${on},`} p."uploadedAt" ${alike}, p."contractId" ${alike} LIMIT ${limit}`;
  return rows.map((row) => toPlace(row, group, false));
}

/** The next by a value of the index of answers, of which only contracts that have one are told. */
export async function nextIndexed(stretch: Stretch, page: Page): Promise<Place[]> {
  const { source } = stretch.order;
  if (source.kind === "deadline") return nextByDeadline(stretch, page);
  if (source.kind === "index") return nextByColumn(stretch, page, { column: source.column, test: Prisma.empty });
  const found: Place[] = [];
  for (const others of otherParties(stretch.asker.us)) found.push(...(await nextByColumn(stretch, page, others)));
  return found;
}

/** More spellings of us than these are told apart row by row. */
const MOST_RANGES = 8;

/**
 * The rows of the other sides. Where we are the first party of many contracts, those between our spellings in the
 * index, so that ours are not passed one by one; where we are the first, the second party.
 */
function otherParties(us: readonly string[]): { column: string; test: Prisma.Sql }[] {
  if (us.length === 0) return [{ column: "party:0", test: Prisma.empty }];
  const isFirst = has(Prisma.sql`SELECT 1 FROM "AnswerIndex" j WHERE j."contractId" = i."contractId"
    AND j."column" = 'party:0' AND j."text" || '' IN (${Prisma.join([...us])})`); // by its contract, not by all that we are first of
  const isOurs = Prisma.sql`AND ${isOther(us)} AND ${isFirst}`;
  return [...rangesBetween(us).map((test) => ({ column: "party:0", test })), { column: "party:1", test: isOurs }];
}

function rangesBetween(us: readonly string[]): Prisma.Sql[] {
  const keys = [...new Set(us)].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  if (keys.length > MOST_RANGES) return [Prisma.sql`AND ${isOther(us)}`];
  return [...keys, null].map((key, at) => {
    const before = keys[at - 1];
    const from = before === undefined ? Prisma.empty : Prisma.sql`AND i."text" > ${before}`;
    return key === null ? from : Prisma.sql`${from} AND i."text" < ${key}`;
  });
}

async function nextByColumn(
  { asker, order, conditions, group }: Stretch,
  { after, limit }: Page,
  { column, test }: { column: string; test: Prisma.Sql },
): Promise<Place[]> {
  const [on, further] = [way(order.isDescending), beyond(order.isDescending)];
  const behind = after
    ? Prisma.sql`AND (i."text", i."number", i."contractId") ${further} (${after.text}, ${after.number}, ${after.contractId})`
    : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."contractId", p."uploadedAt", i."text", i."number" FROM "AnswerIndex" i CROSS JOIN "ListedPart" p
    WHERE i."column" = ${column} ${behind} AND p."userId" = ${asker.userId} AND p."contractId" = i."contractId" ${test} ${also(conditions)}
    ORDER BY i."text" ${on}, i."number" ${on}, i."contractId" ${on} LIMIT ${limit}`;
  return rows.map((row) => toPlace(row, group, false));
}

async function nextByDeadline({ asker, order, conditions, group }: Stretch, { after, limit }: Page): Promise<Place[]> {
  const [on, further] = [way(order.isDescending), beyond(order.isDescending)];
  const behind = after
    ? Prisma.sql`AND (d."date", d."contractId") ${further} (${after.text}, ${after.contractId})`
    : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."contractId", p."uploadedAt", d."date" AS "text", 0 AS "number" FROM "Deadline" d CROSS JOIN "ListedPart" p
    WHERE d."date" >= ${asker.today} ${behind} AND p."userId" = ${asker.userId} AND p."contractId" = d."contractId"
      AND ${nextDeadline(asker.today)} ${also(conditions)}
    ORDER BY d."date" ${on}, d."contractId" ${on} LIMIT ${limit}`;
  return rows.map((row) => toPlace(row, group, false));
}

/** The next of those without a value, newest first. */
export async function nextEmpty(
  { asker, order, conditions, group }: Stretch,
  { after, limit }: Page,
): Promise<Place[]> {
  const behind = after
    ? Prisma.sql`AND (p."uploadedAt", p."contractId") < (${after.uploadedAt}, ${after.contractId})`
    : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p."contractId", p."uploadedAt", '' AS "text", 0 AS "number" FROM "ListedPart" p
    WHERE p."userId" = ${asker.userId} AND ${orderKey(order.source, asker, "text")} IS NULL ${also(conditions)} ${behind}
    ORDER BY p."uploadedAt" DESC, p."contractId" DESC LIMIT ${limit}`;
  return rows.map((row) => toPlace(row, group, true));
}

function toPlace({ contractId, uploadedAt, text, number }: Row, group: string, isEmpty: boolean): Place {
  return { group, isEmpty, text, number: Number(number), uploadedAt: new Date(uploadedAt), contractId };
}

/** What the contract `p` is ordered by, or null. */
function orderKey(source: Source, asker: Asker, of: "text" | "number"): Prisma.Sql {
  if (source.kind === "listed") return of === "text" ? Prisma.raw(`p."${source.column}"`) : Prisma.raw("0");
  if (source.kind === "index")
    return Prisma.sql`(SELECT ${Prisma.raw(`i."${of}"`)} FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" = ${source.column})`;
  if (of === "number") return Prisma.raw("0");
  if (source.kind === "counterparty") return COUNTERPARTY(asker.us, "text");
  return Prisma.sql`(SELECT MIN(d."date") FROM "Deadline" d WHERE d."contractId" = p."contractId" AND d."state" IN (${OPEN}) AND d."date" >= ${asker.today})`;
}

/** What the group of the contract `p` is ordered by, and its key. */
const GROUP_SQL: Record<Grouping, (asker: Asker) => { by: Prisma.Sql; key: Prisma.Sql }> = {
  type: () => ({ by: Prisma.sql`p."contractType"`, key: Prisma.sql`p."contractType"` }),
  owner: () => {
    const owner = Prisma.sql`FROM "Collaborator" o JOIN "User" u ON u."id" = o."userId" WHERE o."contractId" = p."contractId" AND o."role" = 'admin' LIMIT 1`;
    return { by: Prisma.sql`(SELECT u."name" ${owner})`, key: Prisma.sql`(SELECT u."id" ${owner})` };
  },
  label: ({ userId }) => {
    const name = Prisma.sql`(SELECT MIN(l."name") FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."contractId" = p."contractId")`;
    return { by: name, key: name };
  },
  counterparty: ({ us }) => ({ by: COUNTERPARTY(us, "text"), key: COUNTERPARTY(us, "text") }),
};

type RowAsJson = [
  id: string,
  at: string,
  text: string | null,
  number: number | null,
  by: string | null,
  key: string | null,
];

/** Of the actor's contracts, or of those that an index leads to, all that pass, in no order. Few are meant. */
export async function placesAmong(
  { asker, order, conditions }: Omit<Stretch, "group">,
  ids: Prisma.Sql | null,
): Promise<Place[]> {
  const group = order.group && GROUP_SQL[order.group](asker);
  const few = joinFew(ids ?? undefined);
  const cells = Prisma.sql`p."contractId", ${MOMENT}, ${orderKey(order.source, asker, "text")}, ${orderKey(order.source, asker, "number")}, ${group?.by ?? NULL}, ${group?.key ?? NULL}`;
  const [found] = await db.$queryRaw<{ rows: string | null }[]>`
    SELECT ${env.isPostgres ? Prisma.sql`json_agg(json_build_array(${cells}))::text` : Prisma.sql`json_group_array(json_array(${cells}))`} AS "rows"
    FROM ${few.from} "ListedPart" p WHERE p."userId" = ${asker.userId} ${few.and} ${also(conditions)}`;
  const isListed = order.source.kind === "listed";
  return (JSON.parse(found?.rows ?? "[]") as RowAsJson[]).map(([contractId, at, text, number, by, key]) => ({
    group: key === null || key === "" ? "" : toGroup(by ?? "", key),
    isEmpty: !isListed && text === null,
    text: (order.source.kind === "listed" && order.source.column === "uploadedAt" ? "" : text) ?? "",
    number: number ?? 0,
    uploadedAt: new Date(at),
    contractId,
  }));
}

/** Postgres wants to know of which type. */
const NULL = Prisma.raw("CAST(NULL AS TEXT)");
const MOMENT = Prisma.raw(
  env.isPostgres ? `to_char(p."uploadedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : `p."uploadedAt"`,
);

/** How many contracts of the installation a condition's index leads to, at most: it may lead to one twice. */
export async function formatCount(ids: Prisma.Sql, most: number): Promise<number> {
  const [found] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM (SELECT f."id" FROM (${ids}) f LIMIT ${most}) s`;
  return Number(found?.count ?? 0);
}

export async function findOwners(asker: Asker): Promise<{ id: string; name: string }[]> {
  return db.$queryRaw<{ id: string; name: string }[]>`
    SELECT u."id", u."name" FROM "User" u WHERE ${has(Prisma.sql`SELECT 1 FROM "Collaborator" o CROSS JOIN "ListedPart" p
      WHERE o."userId" = u."id" AND o."role" = 'admin' AND p."userId" = ${asker.userId} AND p."contractId" = o."contractId"`)}`;
}

/** The next party, by its key, that is the other side of a contract of the actor's; null behind the last. */
export async function nextCounterparty({ userId, us }: Asker, after: string): Promise<string | null> {
  const found: string[] = [];
  for (const { column, test } of otherParties(us)) {
    const [row] = await db.$queryRaw<{ text: string }[]>`
      SELECT i."text" FROM "AnswerIndex" i CROSS JOIN "ListedPart" p WHERE i."column" = ${column} AND i."text" > ${after} ${test}
        AND p."userId" = ${userId} AND p."contractId" = i."contractId" ORDER BY i."text" LIMIT 1`;
    if (row) found.push(row.text);
  }
  return found.sort((one, other) => (one < other ? -1 : 1))[0] ?? null;
}

/** Of the actor's newest contracts, how many there are, and in how many each of the commonest parties is one. */
export async function commonParties(
  actor: Actor,
  most: number,
): Promise<{ contracts: number; parties: { text: string; count: number }[] }> {
  const some = Prisma.sql`(SELECT l."contractId" FROM "ListedPart" l WHERE l."userId" = ${actor.userId} ORDER BY l."uploadedAt" DESC, l."contractId" DESC LIMIT ${most}) p`;
  const rows = await db.$queryRaw<{ text: string; count: number | bigint }[]>`
    SELECT i."text", COUNT(DISTINCT p."contractId") AS "count" FROM ${some} CROSS JOIN "AnswerIndex" i
    WHERE i."contractId" = p."contractId" AND i."column" IN ('party:0', 'party:1') GROUP BY i."text" ORDER BY 2 DESC, 1 LIMIT 2`;
  const [all] = await db.$queryRaw<{ count: number | bigint }[]>`SELECT COUNT(*) AS "count" FROM ${some}
    WHERE EXISTS (SELECT 1 FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" = 'party:0')`;
  return {
    contracts: Number(all?.count ?? 0),
    parties: rows.map(({ text, count }) => ({ text, count: Number(count) })),
  };
}
