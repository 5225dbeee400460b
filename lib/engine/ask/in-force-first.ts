import type { Superseded } from "../port";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { supersededIn } from "../text/superseded";
import type { ClauseIndex } from "./clause-index";
import type { Ranked } from "./ranking";

/** A clause, with the words another clause replaces in it, and its sentence that is most about the question. */
export type AnsweringClause = Span & { superseded?: Superseded; says?: Span };
type Said = (ranked: Ranked) => Span | null;

/** The clauses to show. A clause with replaced words comes after the clauses that changed it. */
export function inForceFirst(
  reading: Reading,
  shown: readonly Ranked[],
  { index, said }: { index: ClauseIndex; said: Said },
): AnsweringClause[] {
  const { units, inForce } = index;
  const marked = shown.flatMap((ranked, place) => {
    const { at } = ranked;
    const unit = units[at];
    if (!unit) return [];
    const superseded = supersededIn(at, { units, inForce, text: reading.contract.text });
    const ties = superseded && superseded.words.length > 0 ? (inForce.ties.get(at) ?? []) : [];
    const changing = shown.findLastIndex((other) => ties.includes(other.at));
    const says = said(ranked);
    const clause = { ...unit, ...(superseded ? { superseded } : {}), ...(says ? { says } : {}) };
    return [{ clause, place: Math.max(place, changing + 0.5) }];
  });
  return marked.sort((one, other) => one.place - other.place).map(({ clause }) => clause);
}
