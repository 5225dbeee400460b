import "server-only";
import type { Actor } from "@/lib/access/actor";
import { wordsKey } from "@/lib/assistant/answers/sort-key";
import { groupedBy } from "@/lib/grouped-by";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { Prisma } from "@/prisma/client/sqlite";
import { looseSearch } from "./keys";

const ROW = {
  id: true,
  name: true,
  isNamePersons: true,
  nameLatin: true,
  nameCyrillic: true,
  address: true,
  registration: true,
  contacts: true,
  note: true,
  isUs: true,
  mergedIntoId: true,
  mergedAt: true,
  wasIntoUs: true,
  contractCount: true,
  firstDay: true,
  lastDay: true,
} as const;
export type CounterpartyRow = Prisma.CounterpartyGetPayload<{ select: typeof ROW }>;

export type ListOrder = { column: "nameLatin" | "nameCyrillic" | "contractCount" | "lastDay"; isDescending: boolean };
type ListPlace = { value: string | number; id: string };
type ListPage = { order: ListOrder; q: string; after: ListPlace | null; limit: number };
export type ListedRow = Pick<
  CounterpartyRow,
  "id" | "name" | "isUs" | "contractCount" | "firstDay" | "lastDay" | "nameLatin" | "nameCyrillic"
>;

/**
 * The next of the actor's counterparties that have contracts, without the actor's own names, by an index of the order:
 * by + 0 no other index is taken, whose rows would have to be sorted.
 */
export async function nextCounterparties(
  { userId }: Actor,
  { order, q, after, limit }: ListPage,
): Promise<ListedRow[]> {
  const column = Prisma.raw(`c."${order.column}"`);
  const way = Prisma.raw(order.isDescending ? "DESC" : "ASC");
  const further = Prisma.raw(order.isDescending ? "<" : ">");
  const behind = after ? Prisma.sql`AND (${column}, c."id") ${further} (${after.value}, ${after.id})` : Prisma.empty;
  const rows = await db.$queryRaw<ListedRow[]>`
    SELECT c."id", c."name", c."contractCount", c."firstDay", c."lastDay", c."nameLatin", c."nameCyrillic" FROM "Counterparty" c
    WHERE c."userId" = ${userId} AND c."contractCount" + 0 > 0 AND c."isUs" = false ${searched(userId, q)} ${behind}
    ORDER BY ${column} ${way}, c."id" ${way} LIMIT ${limit}`;
  return rows.map((row) => ({ ...row, contractCount: Number(row.contractCount), isUs: false }));
}

const contains = (words: Prisma.Sql, part: string) =>
  env.isPostgres ? Prisma.sql`strpos(${words}, ${part}) > 0` : Prisma.sql`instr(${words}, ${part}) > 0`;

/** In one of its names, as it is written or in Latin letters. */
function searched(userId: string, q: string): Prisma.Sql {
  if (q.trim() === "") return Prisma.empty;
  const [key, loose] = [wordsKey(q.trim()), looseSearch(q)];
  const alike = loose === "" ? Prisma.empty : Prisma.sql`OR ${contains(Prisma.raw(`s."looseKey"`), loose)}`;
  const written = contains(Prisma.raw(`s."answerKeys"`), jsonKey(key));
  return Prisma.sql`AND (${contains(Prisma.raw(`c."nameLatin"`), key)} OR c."id" IN (SELECT s."counterpartyId" FROM "CounterpartySpelling" s
    WHERE s."userId" = ${userId} AND (${written} ${alike})))`;
}

/** As it stands within a list in JSON. */
const jsonKey = (key: string) => JSON.stringify(key).slice(1, -1);

/** What a counterparty is merged into may be merged itself; nobody merges this often. */
const MOST_MERGED = 50;

/** One of the actor's counterparties, or what it was merged into; null where the actor has none of this id. */
export async function findCounterparty(
  { userId }: Actor,
  id: string,
  client: DatabaseClient = db,
): Promise<CounterpartyRow | null> {
  for (let [at, steps] = [id, 0]; steps < MOST_MERGED; steps += 1) {
    const row = await client.counterparty.findFirst({ where: { id: at, userId }, select: ROW });
    const into = row?.mergedIntoId ?? null;
    if (into === null) return row;
    at = into;
  }
  return null;
}

/** Exactly this one, merged or not. */
export function counterpartyRow(
  { userId }: Actor,
  id: string,
  client: DatabaseClient,
): Promise<CounterpartyRow | null> {
  return client.counterparty.findFirst({ where: { id, userId }, select: ROW });
}

export function mergedInto({ userId }: Actor, id: string, client: DatabaseClient = db): Promise<CounterpartyRow[]> {
  return client.counterparty.findMany({
    where: { userId, mergedIntoId: id },
    orderBy: [{ mergedAt: "asc" }, { id: "asc" }],
    select: ROW,
  });
}

/** How some counterparties are written in contracts that the actor may read, the commonest first. */
export async function listSpellings(
  { userId }: Actor,
  ids: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ counterpartyId: string; name: string }[]>`
    SELECT s."counterpartyId", s."name" FROM "CounterpartySpelling" s
    WHERE s."userId" = ${userId} AND s."counterpartyId" IN (${Prisma.join([...ids])})
      AND EXISTS (SELECT 1 FROM "CounterpartyLink" l WHERE l."counterpartyId" = s."counterpartyId" AND l."key" = s."key")
    ORDER BY s."name"`;
  const byId = groupedBy(rows, ({ counterpartyId }) => counterpartyId);
  return new Map([...byId].map(([id, list]) => [id, list.slice(0, most).map(({ name }) => name)]));
}

/** No column that an index has: the few links of a part are read, not the many of a counterparty. */
const FEW_OF_THE_PART = Prisma.raw(`m."counterpartyId" || ''`);

export type ContractPlace = { day: string; partId: string };
type RawContract = {
  partId: string;
  day: string;
  writtenAs: string;
  contractId: string;
  name: string;
  contractType: string;
  status: string;
};

/** The next of a counterparty's contracts, latest day first, each once. */
export function contractsWith(
  { userId }: Actor,
  id: string,
  { after, limit }: { after: ContractPlace | null; limit: number },
): Promise<RawContract[]> {
  const behind = after ? Prisma.sql`AND (l."day", l."partId") < (${after.day}, ${after.partId})` : Prisma.empty;
  return db.$queryRaw<RawContract[]>`
    SELECT l."partId", l."day", l."name" AS "writtenAs", c."id" AS "contractId", c."name", c."contractType", c."status"
    FROM "CounterpartyLink" l JOIN "Contract" c ON c."id" = l."contractId"
    WHERE l."counterpartyId" = ${id} AND l."userId" = ${userId} ${behind}
      AND NOT EXISTS (SELECT 1 FROM "CounterpartyLink" m WHERE m."partId" = l."partId" AND ${FEW_OF_THE_PART} = l."counterpartyId" AND m."key" < l."key")
    ORDER BY l."day" DESC, l."partId" DESC LIMIT ${limit}`;
}

export type ReadContract = {
  contractId: string;
  key: string;
  contractName: string;
  versionId: string;
  parties: string;
  cells: string | null;
  words: string | null;
};

/** What is kept of a counterparty's newest contracts: their parties, and their row in the table of answers. */
export function readingsWith({ userId }: Actor, id: string, most: number): Promise<ReadContract[]> {
  return db.$queryRaw<ReadContract[]>`
    SELECT l."contractId", l."key", c."name" AS "contractName", p."versionId", p."parties", a."cells", a."words"
    FROM "CounterpartyLink" l JOIN "Contract" c ON c."id" = l."contractId" JOIN "ContractParties" p ON p."contractId" = c."id"
      LEFT JOIN "ContractAnswers" a ON a."contractId" = c."id"
    WHERE l."counterpartyId" = ${id} AND l."userId" = ${userId}
    ORDER BY l."day" DESC, l."partId" DESC, l."key" LIMIT ${most}`;
}

export async function updateCounterparty(
  { userId }: Actor,
  id: string,
  change: Partial<Pick<CounterpartyRow, "address" | "registration" | "contacts" | "note">>,
  client: DatabaseClient,
): Promise<void> {
  await client.counterparty.updateMany({ where: { id, userId }, data: change });
}

/** The person's name for it, or again that of its newest contract. */
export async function renameCounterparty(
  { userId }: Actor,
  { id, ...name }: { id: string; name: string; nameLatin: string; nameCyrillic: string },
  client: DatabaseClient,
): Promise<void> {
  if (name.name !== "") {
    await client.counterparty.updateMany({ where: { id, userId }, data: { ...name, isNamePersons: true } });
    return;
  }
  await client.counterparty.updateMany({ where: { id, userId }, data: { isNamePersons: false } });
  await nameByContracts(userId, id, client);
}

/** As its newest contract writes it, unless the person named it. */
export async function nameByContracts(userId: string, id: string, client: DatabaseClient): Promise<void> {
  await client.$executeRaw`
    UPDATE "Counterparty" SET ("name", "nameLatin", "nameCyrillic") = (SELECT l."name", l."nameLatin", l."nameCyrillic" FROM "CounterpartyLink" l
      WHERE l."counterpartyId" = ${id} ORDER BY l."day" DESC, l."partId" DESC, l."key" DESC LIMIT 1)
    WHERE "id" = ${id} AND "userId" = ${userId} AND "isNamePersons" = false
      AND EXISTS (SELECT 1 FROM "CounterpartyLink" m WHERE m."counterpartyId" = ${id})`;
}
