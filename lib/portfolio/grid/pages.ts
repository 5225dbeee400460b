import "server-only";
import type { Actor } from "@/lib/access/actor";
import { countListed, valuesListed } from "@/lib/contracts/list/listed-store";
import { labelNames } from "@/lib/contracts/list/workplace-store";
import { Prisma } from "@/prisma/client/sqlite";
import { COUNTERPARTY, labelCondition, listed, ownerCondition, PARTIES, type Asker, type Condition } from "./condition";
import { comparePlaces, groupOf, type Grouping, type Order, type Place } from "./order";
import {
  countOf,
  nextCounterparty,
  nextEmpty,
  nextIndexed,
  nextListed,
  ownersOf,
  placesAmong,
  type Stretch,
} from "./page-store";

/** What leaves no more than this is read whole and ordered here; else an order's own index is walked. */
const FEW = 500;
/** Of what a filter leaves, as on the way along an order's index too many others would be met before a page is full. */
const FEW_FOUND = 2_000;
export type Asked = { actor: Actor; asker: Asker; order: Order; conditions: readonly Condition[] };

/** The places of the contracts that pass, in order, some at a time. @param atOnce how many are wanted */
export async function* placesInOrder(asked: Asked, after: Place | null, atOnce: number): AsyncGenerator<Place[]> {
  const few = await fewOf(asked);
  if (few === null) yield* walked(asked, after, atOnce);
  else yield* inOrder(few, asked.order, { after, atOnce });
}

function* inOrder(few: readonly Place[], order: Order, { after, atOnce }: { after: Place | null; atOnce: number }) {
  const behind = after ? few.filter((place) => comparePlaces(place, after, order) > 0) : few;
  const ordered = behind.toSorted((one, other) => comparePlaces(one, other, order));
  for (let at = 0; at < ordered.length; at += atOnce) yield ordered.slice(at, at + atOnce);
}

/** All that pass, where a filter leaves few, or where the actor has no more; else null. */
async function fewOf({ actor, asker, order, conditions }: Asked): Promise<Place[] | null> {
  for (const { ids } of conditions) {
    const found = ids && (await fewAmong({ asker, order, conditions }, ids));
    if (found) return found;
  }
  if (order.group === null && order.source.kind === "listed") return null;
  const count = await countListed(actor, { contractType: null, status: null }, FEW + 1);
  return count <= FEW ? placesAmong({ asker, order, conditions }, null) : null;
}

/** Null where an index leads to too many. */
async function fewAmong(asked: Omit<Asked, "actor">, ids: Prisma.Sql): Promise<Place[] | null> {
  const count = await countOf(ids, FEW_FOUND + 1);
  if (count === 0) return [];
  return count <= FEW_FOUND ? placesAmong(asked, ids) : null;
}

async function* walked({ actor, asker, order, conditions }: Asked, after: Place | null, atOnce: number) {
  const groups = order.group === null ? [NO_GROUP] : groupsOf(actor, asker, order, after?.group ?? null);
  for await (const { group, condition } of groups) {
    const stretch = { asker, order, group, conditions: condition ? [...conditions, condition] : conditions };
    const from = after?.group === group ? after : null;
    const few = condition?.ids ? await fewAmong(stretch, condition.ids) : null; // along the index it may be none of many
    if (few) yield* inOrder(few, order, { after: from, atOnce });
    else yield* walkedWithin(stretch, from, atOnce);
  }
}

async function* walkedWithin(stretch: Stretch, after: Place | null, limit: number): AsyncGenerator<Place[]> {
  const { source } = stretch.order;
  let at = after;
  if (!at?.isEmpty) {
    const next = source.kind === "listed" ? nextListed : nextIndexed;
    for (let isMore = true; isMore;) {
      const found = await next(stretch, { after: at, limit });
      const places = found.toSorted((one, other) => comparePlaces(one, other, stretch.order)).slice(0, limit);
      if (places.length > 0) yield places;
      isMore = places.length === limit;
      at = places.at(-1) ?? null;
    }
    at = null;
  }
  if (source.kind === "listed") return;
  for (let isMore = true; isMore;) {
    const places = await nextEmpty(stretch, { after: at, limit });
    if (places.length > 0) yield places;
    isMore = places.length === limit;
    at = places.at(-1) ?? null;
  }
}

type Group = { group: string; condition: Condition | null };
const NO_GROUP: Group = { group: "", condition: null };

/** The groups from the one of `from` on, in their order; what is in none comes last. */
async function* groupsOf(actor: Actor, asker: Asker, order: Order, from: string | null): AsyncGenerator<Group> {
  if (order.group === "counterparty") {
    if (from !== "") yield* counterparties(asker, from);
  } else if (order.group !== null) {
    const all = await GROUPS[order.group](actor, asker);
    const sorted = all.toSorted((one, other) => (one.group < other.group ? -1 : 1));
    const inOrder = order.isGroupDescending ? sorted.toReversed() : sorted;
    const isBehind = ({ group }: Group) => from === null || (order.isGroupDescending ? group <= from : group >= from);
    if (from !== "") yield* inOrder.filter(isBehind);
  }
  if (order.group !== null) yield { group: "", condition: NONE[order.group](asker) };
}

async function* counterparties(asker: Asker, from: string | null): AsyncGenerator<Group> {
  const groupAt = (key: string): Group => ({ group: key, condition: isCounterparty(asker, key) });
  if (from !== null) yield groupAt(from);
  for (let at = from ?? ""; ;) {
    const key = await nextCounterparty(asker, at);
    if (key === null) return;
    yield groupAt(key);
    at = key;
  }
}

function isCounterparty({ us }: Asker, key: string): Condition {
  const some = Prisma.sql`i."column" IN (${Prisma.join([...PARTIES])}) AND i."text" = ${key}`;
  return {
    holds: Prisma.sql`${COUNTERPARTY(us, "text")} = ${key}`,
    ids: Prisma.sql`SELECT i."contractId" AS "id" FROM "AnswerIndex" i WHERE ${some}`,
  };
}

const GROUPS: Record<Exclude<Grouping, "counterparty">, (actor: Actor, asker: Asker) => Promise<Group[]>> = {
  type: async (actor) =>
    (await valuesListed(actor, "contractType", { contractType: null, status: null }))
      .filter((type) => type !== "")
      .map((type) => ({ group: type, condition: listed(Prisma.sql`p."contractType" = ${type}`) })),
  owner: async (_actor, asker) =>
    (await ownersOf(asker)).map(({ id, name }) => ({
      group: groupOf(name, id),
      condition: ownerCondition(Prisma.sql`${id}`),
    })),
  label: async (actor, { userId }) =>
    (await labelNames(actor)).map((name) => {
      const isFirst = Prisma.sql`NOT EXISTS (SELECT 1 FROM "ContractLabel" m WHERE m."userId" = ${userId} AND m."contractId" = p."contractId" AND m."name" < ${name})`;
      const { holds, ids } = labelCondition(userId, Prisma.sql`${name}`);
      return { group: name, condition: { holds: Prisma.sql`${holds} AND ${isFirst}`, ids } };
    }),
};

const NONE: Record<Grouping, (asker: Asker) => Condition> = {
  type: () => listed(Prisma.sql`p."contractType" = ''`),
  owner: () =>
    listed(
      Prisma.sql`NOT EXISTS (SELECT 1 FROM "Collaborator" o WHERE o."contractId" = p."contractId" AND o."role" = 'admin')`,
    ),
  label: ({ userId }) =>
    listed(
      Prisma.sql`NOT EXISTS (SELECT 1 FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."contractId" = p."contractId")`,
    ),
  counterparty: ({ us }) => listed(Prisma.sql`${COUNTERPARTY(us, "text")} IS NULL`),
};
