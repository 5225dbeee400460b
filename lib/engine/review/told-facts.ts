/** Which of a contract's facts are told where there is little room. Pure, client-safe. Source: B-12.23, B-7.19. */
import type { Fact, FactKind } from "./fact";

type Told = Pick<Fact, "kind" | "basis">;

/** As many as there is room for, surest first, and how many more there are. */
export type ToldFacts<F> = { facts: readonly F[]; more: number };

/**
 * Of some kinds the first that the contract has. Parties keep the order that the contract names them in: they are told
 * together.
 */
export function toldFirst<F extends Told>(facts: readonly F[], kinds: readonly FactKind[], room: number): ToldFacts<F> {
  const told = kinds.map((kind) => facts.filter((fact) => fact.kind === kind)).find(({ length }) => length > 0) ?? [];
  const all = told[0]?.kind === "parties" ? told : surestFirst(told);
  const shown = all.slice(0, room);
  return { facts: shown, more: all.length - shown.length };
}

function surestFirst<F extends Told>(facts: readonly F[]): readonly F[] {
  return [...facts.filter(({ basis }) => basis === "stated"), ...facts.filter(({ basis }) => basis !== "stated")];
}

/** What a list shows of a fact: the contract's own words, and how sure it is that they say this. */
export type ListedFact = Pick<Fact, "value" | "basis">;
export const LISTED_KINDS = ["parties", "price"] as const;
export type ListedFacts = Record<(typeof LISTED_KINDS)[number], ToldFacts<ListedFact>>;

/** Parties in a list: two of them, and how many more. */
const PARTIES_LISTED = 2;

/** What a list shows of a contract's facts. */
export function listedFacts(facts: readonly Fact[]): ListedFacts {
  return { parties: listed(facts, "parties", PARTIES_LISTED), price: listed(facts, "price", 1) };
}

function listed(facts: readonly Fact[], kind: FactKind, room: number): ToldFacts<ListedFact> {
  const told = toldFirst(facts, [kind], room);
  return { ...told, facts: told.facts.map(({ value, basis }) => ({ value, basis })) };
}
