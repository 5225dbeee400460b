import type { ClauseIndex } from "../ask/clause-index";
import { disagreementsOf } from "../suggest/disagreement";
import type { Reading } from "../text/reading";
import type { Subject } from "./subject";
import { meets } from "./words";

/** The clauses that contradict those read on a subject, in a sentence that names it. Linear in the disagreements. */
export function placesAgainst(
  { names }: Subject,
  places: readonly number[],
  { reading, index: { units } }: { reading: Reading; index: ClauseIndex },
): number[] {
  return places.flatMap((at) => {
    const unit = units[at];
    if (!unit) return [];
    return disagreementsOf(reading, unit).flatMap(({ own, other }) => {
      if (!meets(names, unit.language, own.sentence.folded)) return [];
      const place = units.findIndex(({ start, end }) => start <= other.sentence.start && other.sentence.start < end);
      return place < 0 ? [] : [place];
    });
  });
}
