import type { Superseded } from "../port";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { supersededIn } from "../text/superseded";
import type { ClauseIndex } from "./clause-index";
import type { Ranked } from "./ranking";

/** A clause, with the words another clause replaces in it. */
export type AnsweringClause = Span & { superseded?: Superseded };

/** The clauses to show. A clause with replaced words comes after the clauses that changed it. */
export function inForceFirst(reading: Reading, shown: readonly Ranked[], index: ClauseIndex): AnsweringClause[] {
  const { units, inForce } = index;
  const marked = shown.flatMap(({ at }, place) => {
    const unit = units[at];
    if (!unit) return [];
    const superseded = supersededIn(at, { units, inForce, text: reading.contract.text });
    const ties = superseded && superseded.words.length > 0 ? (inForce.ties.get(at) ?? []) : [];
    const changing = shown.findLastIndex((other) => ties.includes(other.at));
    return [{ clause: superseded ? { ...unit, superseded } : unit, place: Math.max(place, changing + 0.5) }];
  });
  return marked.sort((one, other) => one.place - other.place).map(({ clause }) => clause);
}
