import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadParty } from "./read-parties";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

export type NamedRow = { id: string; name: string; contractCount: number };
const NAMED = { id: true, name: true, contractCount: true } as const;

/** Counterparties that the person says are them. */
export function ourRows({ userId }: Actor): Promise<NamedRow[]> {
  return db.counterparty.findMany({
    where: { userId, isUs: true, mergedIntoId: null },
    orderBy: [{ contractCount: "desc" }, { id: "asc" }],
    select: NAMED,
  });
}

/** Those with the most contracts, and with more than one: one of them may be the person. */
export function commonest({ userId }: Actor, most: number): Promise<NamedRow[]> {
  return db.counterparty.findMany({
    where: { userId, contractCount: { gt: 1 } },
    orderBy: [{ contractCount: "desc" }, { id: "desc" }],
    take: most,
    select: NAMED,
  });
}

export async function answeredAt({ userId }: Actor): Promise<Date | null> {
  return (
    (await db.counterpartyRegister.findUnique({ where: { userId }, select: { answeredAt: true } }))?.answeredAt ?? null
  );
}

export async function setAnswered({ userId }: Actor, answeredAt: Date, client: DatabaseClient): Promise<void> {
  await client.counterpartyRegister.update({ where: { userId }, data: { answeredAt } });
}

/** The person is these of their counterparties, and no others. */
export async function setOurs({ userId }: Actor, ids: readonly string[], client: DatabaseClient): Promise<void> {
  const isTheirs = { userId, mergedIntoId: null };
  await client.counterparty.updateMany({
    where: { ...isTheirs, isUs: true, id: { notIn: [...ids] } },
    data: { isUs: false },
  });
  await client.counterparty.updateMany({ where: { ...isTheirs, id: { in: [...ids] } }, data: { isUs: true } });
}

/** The counterparties that are written like this, by key. */
export async function counterpartiesByKey(
  { userId }: Actor,
  keys: readonly string[],
  client: DatabaseClient,
): Promise<Map<string, string>> {
  const rows = await client.counterpartySpelling.findMany({
    where: { userId, key: { in: [...keys] } },
    select: { key: true, counterpartyId: true },
  });
  return new Map(rows.map(({ key, counterpartyId }) => [key, counterpartyId]));
}

/** By which keys the table of answers knows the person's own names, also in spellings of the same registered firm. */
export async function answerKeysOfOurs({ userId }: Actor, most: number): Promise<string[]> {
  const own = await db.counterpartySpelling.findMany({
    where: { userId, counterparty: { isUs: true }, registration: { not: "" } },
    distinct: ["registration"],
    take: most,
    select: { registration: true },
  });
  const numbers = own.map(({ registration }) => registration);
  const rows = await db.counterpartySpelling.findMany({
    where: { userId, OR: [{ counterparty: { isUs: true } }, { registration: { in: numbers } }] },
    orderBy: { id: "asc" },
    take: most,
    select: { answerKeys: true },
  });
  const keys = rows.flatMap(({ answerKeys }) => JSON.parse(answerKeys) as string[]); // by `insertSpellings`
  return [...new Set(keys)].slice(0, most);
}

export type PartyRow = { contractId: string; key: string; counterpartyId: string; name: string; isUs: boolean };

/**
 * The parties of some of the actor's contracts, as the actor's register has them. Who has the registration number of
 * the actor is the actor, in whatever letters a contract writes the name. Source: B-30.10.
 */
export async function partiesInRegister({ userId }: Actor, contractIds: readonly string[]): Promise<PartyRow[]> {
  if (contractIds.length === 0) return [];
  const rows = await db.$queryRaw<(Omit<PartyRow, "isUs"> & { isUs: boolean | number | bigint })[]>`
    SELECT l."contractId", l."key", l."counterpartyId", c."name", (c."isUs" OR EXISTS (
        SELECT 1 FROM "CounterpartySpelling" s
        JOIN "CounterpartySpelling" o ON o."userId" = s."userId" AND o."registration" = s."registration"
        JOIN "Counterparty" u ON u."id" = o."counterpartyId" AND u."isUs"
        WHERE s."userId" = l."userId" AND s."key" = l."key" AND s."registration" <> '')) AS "isUs"
    FROM "CounterpartyLink" l JOIN "Counterparty" c ON c."id" = l."counterpartyId"
    WHERE l."userId" = ${userId} AND l."contractId" IN (${Prisma.join([...contractIds])})`;
  return rows.map((row) => ({ ...row, isUs: Boolean(row.isUs) }));
}

/** What the actor wrote of whom to write to at some of their counterparties. */
export async function contactsOf({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.counterparty.findMany({
    where: { userId, id: { in: [...ids] } },
    select: { id: true, contacts: true },
  });
  return new Map(rows.map(({ id, contacts }) => [id, contacts]));
}

/** The parties of some of the actor's contracts with their roles, as they were read. */
export async function rolesInContracts(
  { userId }: Actor,
  contractIds: readonly string[],
): Promise<{ contractId: string; parties: readonly Pick<ReadParty, "key" | "role">[] }[]> {
  const rows = await db.contractParties.findMany({
    where: { contractId: { in: [...contractIds] }, contract: { collaborators: { some: { userId } } } },
    select: { contractId: true, parties: true },
  });
  // as `keepParties` writes them
  return rows.map(({ contractId, parties }) => ({ contractId, parties: JSON.parse(parties) as ReadParty[] }));
}
