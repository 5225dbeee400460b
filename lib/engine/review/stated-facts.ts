/** Which facts of a contract to show when space is limited. Pure, client-safe. Source: B-12.23, B-7.19. */
import type { Fact, FactKind } from "./fact";

type RankedFact = Pick<Fact, "kind" | "basis">;

/** As many as fit, most certain first, and how many are left out. */
export type StatedFacts<F> = { facts: readonly F[]; more: number };

/**
 * The facts of the first of these kinds that the contract has. Parties stay in contract order, because they are read
 * together.
 */
export function firstStated<F extends RankedFact>(
  facts: readonly F[],
  kinds: readonly FactKind[],
  room: number,
): StatedFacts<F> {
  const stated = kinds.map((kind) => facts.filter((fact) => fact.kind === kind)).find(({ length }) => length > 0) ?? [];
  const all = stated[0]?.kind === "parties" ? stated : surestFirst(stated);
  const shown = all.slice(0, room);
  return { facts: shown, more: all.length - shown.length };
}

function surestFirst<F extends RankedFact>(facts: readonly F[]): readonly F[] {
  return [...facts.filter(({ basis }) => basis === "stated"), ...facts.filter(({ basis }) => basis !== "stated")];
}

/** What a list shows of a fact: the contract's own words, and how certain we are. */
export type ListedFact = Pick<Fact, "value" | "basis">;
export const LISTED_KINDS = ["parties", "price"] as const;
export type ListedFacts = Record<(typeof LISTED_KINDS)[number], StatedFacts<ListedFact>>;

/** A list shows two parties and the number of others. */
const PARTIES_LISTED = 2;

/** What a list shows of a contract's facts. */
export function listedFacts(facts: readonly Fact[]): ListedFacts {
  return { parties: listed(facts, "parties", PARTIES_LISTED), price: listed(facts, "price", 1) };
}

function listed(facts: readonly Fact[], kind: FactKind, room: number): StatedFacts<ListedFact> {
  const stated = firstStated(facts, [kind], room);
  return { ...stated, facts: stated.facts.map(({ value, basis }) => ({ value, basis })) };
}
