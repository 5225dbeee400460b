/** Which facts of a contract to show when space is limited. Pure, client-safe. Source: B-12.23. */
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
