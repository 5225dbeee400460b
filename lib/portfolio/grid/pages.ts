import "server-only";
import type { Actor } from "@/lib/access/actor";
import { countListed, valuesListed } from "@/lib/contracts/list/listed-store";
import { labelNames } from "@/lib/contracts/list/workplace-store";
import { Prisma } from "@/prisma/client/sqlite";
import { COUNTERPARTY, labelCondition, listed, ownerCondition, PARTIES, type Asker, type Condition } from "./condition";
import { comparePlaces, toGroup, type Grouping, type Order, type Place } from "./order";
import {
  formatCount,
  nextCounterparty,
  nextEmpty,
  nextIndexed,
  nextListed,
  findOwners,
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
  const { asker, order, conditions } = asked;
  const led = await fewest(conditions);
  if (led === NOTHING) return;
  if (led)
    yield* walkedAmong({ asker, order, conditions: conditions.filter((one) => one !== led), group: "" }, led, {
      after,
      atOnce,
    });
  else if (await isWhole(asked))
    yield* inOrder(await placesAmong({ asker, order, conditions }, null), order, { after, atOnce });
  else yield* walked(asked, after, atOnce);
}

type From = { after: Place | null; atOnce: number };

function* inOrder(few: readonly Place[], order: Order, { after, atOnce }: From): Generator<Place[]> {
  const behind = after ? few.filter((place) => comparePlaces(place, after, order) > 0) : few;
  const ordered = behind.toSorted((one, other) => comparePlaces(one, other, order));
  for (let at = 0; at < ordered.length; at += atOnce) yield ordered.slice(at, at + atOnce);
}

type Led = Condition & { ids: Prisma.Sql };
const NOTHING = "nothing";

/** The first of some conditions whose index leads to few contracts, null without one. */
async function fewest(conditions: readonly Condition[]): Promise<Led | typeof NOTHING | null> {
  for (const condition of conditions) {
    if (!isLed(condition)) continue;
    const count = await formatCount(condition.ids, FEW_FOUND + 1);
    if (count === 0) return NOTHING;
    if (count <= FEW_FOUND) return condition;
  }
  return null;
}

const isLed = (condition: Condition): condition is Led => condition.ids !== null;

/** Those that an index leads to: in an order of the list the database orders them, else they are read whole. */
async function* walkedAmong(stretch: Stretch, { ids }: Led, from: From): AsyncGenerator<Place[]> {
  const { order } = stretch;
  const isInGroup = order.group === null || stretch.group !== "";
  if (order.source.kind === "listed" && isInGroup)
    yield* walkedWithin({ ...stretch, among: ids }, from.after, from.atOnce);
  else yield* inOrder(await placesAmong(stretch, ids), order, from);
}

/** Whether the actor has few contracts, of an order for which no index is walked then. */
async function isWhole({ actor, order }: Asked): Promise<boolean> {
  if (order.group === null && order.source.kind === "listed") return false;
  return (await countListed(actor, { contractType: null, status: null }, FEW + 1)) <= FEW;
}

async function* walked({ actor, asker, order, conditions }: Asked, after: Place | null, atOnce: number) {
  const groups = order.group === null ? [NO_GROUP] : readGroups(actor, asker, order, after?.group ?? null);
  for await (const { group, condition } of groups) {
    const stretch = { asker, order, group, conditions: condition ? [...conditions, condition] : conditions };
    const from = after?.group === group ? after : null;
    // along the index they may be few of many
    const led = condition && group !== "" ? await fewest([condition]) : null;
    if (led === NOTHING) continue;
    if (led) yield* walkedAmong(stretch, led, { after: from, atOnce });
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
async function* readGroups(actor: Actor, asker: Asker, order: Order, from: string | null): AsyncGenerator<Group> {
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
    (await findOwners(asker)).map(({ id, name }) => ({
      group: toGroup(name, id),
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
