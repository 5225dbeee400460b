import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { NameKeysOfFirm } from "./keys";
import { toReason, type Spelled } from "./pairs";

export type NewSpelling = NameKeysOfFirm & { name: string; registration: string; counterpartyId: string };

/** Of alike spellings so many are looked at: what is alike to all is nobody's name. */
const ALIKE_LOOKED_AT = 20;
const PAIRS_OF_ONE = 5;

/**
 * Suggests spellings that are new, or whose number is, for merging with those that they are like.
 * @param together parties of one contract: that they share a number there is the reading's mistake
 */
export async function insertPairs(
  userId: string,
  { spellings, together }: { spellings: readonly NewSpelling[]; together: readonly { key: string }[] },
  client: DatabaseClient,
): Promise<void> {
  const beside = new Set(together.map(({ key }) => key));
  for (const one of spellings) {
    const alike = await alikeTo(userId, one, client);
    const pairs = alike.flatMap((other) => {
      const reason = toReason(one, other);
      if (reason === null || (reason === "registration" && beside.has(other.key))) return [];
      const [oneKey = "", otherKey = ""] = [one.key, other.key].sort();
      return [{ id: newId(), userId, oneKey, otherKey, reason }];
    });
    for (const { id, ...pair } of pairs.slice(0, PAIRS_OF_ONE))
      await client.counterpartyPair.upsert({
        where: { userId_oneKey_otherKey: { userId, oneKey: pair.oneKey, otherKey: pair.otherKey } },
        create: { id, ...pair },
        update: { reason: pair.reason },
      });
  }
}

/** Other spellings that share a key with one, a counterparty once. */
async function alikeTo(
  userId: string,
  { key, looseKey, lookKey, registration, counterpartyId }: NewSpelling,
  client: DatabaseClient,
): Promise<(Spelled & { key: string })[]> {
  const shared = [{ looseKey }, { lookKey }, { registration }].filter((one) => Object.values(one)[0] !== "");
  const rows = await client.counterpartySpelling.findMany({
    where: { userId, key: { not: key }, counterpartyId: { not: counterpartyId }, OR: shared },
    orderBy: { id: "asc" },
    take: ALIKE_LOOKED_AT,
    select: { key: true, name: true, looseKey: true, lookKey: true, registration: true, counterpartyId: true },
  });
  return [...new Map(rows.toReversed().map((row) => [row.counterpartyId, row])).values()].toReversed();
}

type PairSide = { id: string; name: string; contractCount: number };
export type PairRow = { id: string; reason: string; registration: string; one: PairSide; other: PairSide };
type RawPair = {
  id: string;
  reason: string;
  registration: string;
  oneId: string;
  oneName: string;
  oneCount: number | bigint;
  otherId: string;
  otherName: string;
  otherCount: number | bigint;
};

/** Pairs of two counterparties of which the actor sees contracts, and has not said that they are two. */
export async function openPairs(actor: Actor, most: number): Promise<PairRow[]> {
  const { userId } = actor;
  const rows = await db.$queryRaw<RawPair[]>`
    SELECT p."id", p."reason", s."registration", a."id" AS "oneId", a."name" AS "oneName", a."contractCount" AS "oneCount",
      b."id" AS "otherId", b."name" AS "otherName", b."contractCount" AS "otherCount"
    FROM "CounterpartyPair" p
      JOIN "CounterpartySpelling" s ON s."userId" = p."userId" AND s."key" = p."oneKey"
      JOIN "CounterpartySpelling" t ON t."userId" = p."userId" AND t."key" = p."otherKey"
      JOIN "Counterparty" a ON a."id" = s."counterpartyId" JOIN "Counterparty" b ON b."id" = t."counterpartyId"
    WHERE p."userId" = ${userId} AND p."isApart" = false AND a."id" <> b."id" AND a."contractCount" > 0 AND b."contractCount" > 0
      AND NOT EXISTS (SELECT 1 FROM "CounterpartyPair" q
        JOIN "CounterpartySpelling" u ON u."userId" = q."userId" AND u."key" = q."oneKey"
        JOIN "CounterpartySpelling" v ON v."userId" = q."userId" AND v."key" = q."otherKey"
        WHERE q."userId" = ${userId} AND q."isApart" = true
          AND ((u."counterpartyId" = a."id" AND v."counterpartyId" = b."id") OR (u."counterpartyId" = b."id" AND v."counterpartyId" = a."id")))
    ORDER BY p."id" LIMIT ${most * 2}`;
  const pairs = new Map<string, PairRow>();
  for (const row of rows) {
    const key = [row.oneId, row.otherId].sort().join(" ");
    if (!pairs.has(key)) pairs.set(key, toPair(row));
  }
  return [...pairs.values()].slice(0, most);
}

function toPair({ id, reason, registration, ...row }: RawPair): PairRow {
  const one = { id: row.oneId, name: row.oneName, contractCount: Number(row.oneCount) };
  const other = { id: row.otherId, name: row.otherName, contractCount: Number(row.otherCount) };
  return { id, reason, registration: reason === "registration" ? registration : "", one, other };
}

/** Remembers that two counterparties are two, by their spellings, so that it holds whatever is merged later. */
export async function keepApart(
  { userId }: Actor,
  [one, other]: readonly [readonly string[], readonly string[]],
  client: DatabaseClient,
): Promise<void> {
  for (const first of one)
    for (const second of other) {
      const [oneKey = "", otherKey = ""] = [first, second].sort();
      await client.counterpartyPair.upsert({
        where: { userId_oneKey_otherKey: { userId, oneKey, otherKey } },
        create: { id: newId(), userId, oneKey, otherKey, reason: "apart", isApart: true },
        update: { isApart: true },
      });
    }
}
