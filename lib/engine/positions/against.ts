import type { ClauseIndex } from "../ask/clause-index";
import { disagreementsOf, type OtherSide } from "../suggest/disagreement";
import type { Reading } from "../text/reading";
import type { Claim } from "./claims";
import type { Subject } from "./subject";
import { meets } from "./words";

type Against = { at: number; other: number; holds: OtherSide["holds"] };

/**
 * Of what was read on a subject that which holds: nothing of a clause that another one of these prevails over; and the
 * other clauses that contradict it, or prevail over it. Linear in the disagreements.
 */
export function byRank<Hit extends { at: number }>(
  subject: Subject,
  hits: readonly Hit[],
  contract: { reading: Reading; index: ClauseIndex },
): { inForce: Hit[]; others: number[] } {
  const against = hits.flatMap(({ at }) => clausesAgainst(subject, at, contract));
  const places = new Set(hits.map(({ at }) => at));
  const outranked = new Set(
    against.flatMap(({ at, other, holds }) => (holds === "other" && places.has(other) ? [at] : [])),
  );
  const isOutranked = (place: number) => outranked.has(place);
  return {
    inForce: hits.filter(({ at }) => !isOutranked(at)),
    others: against.filter(({ at }) => !isOutranked(at)).map(({ other }) => other),
  };
}

/** The clauses that contradict one, both in a sentence that names the subject, and which of both holds. */
function clausesAgainst(
  { names }: Subject,
  at: number,
  { reading, index: { units } }: { reading: Reading; index: ClauseIndex },
): Against[] {
  const unit = units[at];
  if (!unit) return [];
  return disagreementsOf(reading, unit).flatMap(({ own, other, isSure, ...one }) => {
    const holds = isSure ? one.holds : null;
    const isOnIt = [own, other].every(({ sentence }) => meets(names, unit.language, sentence.folded));
    if (holds === "own" || !isOnIt) return [];
    const place = units.findIndex(({ start, end }) => start <= other.sentence.start && other.sentence.start < end);
    return place < 0 ? [] : [{ at, other: place, holds }];
  });
}

type Told = { at: number; claims: readonly Claim[] };

/** Whether an amending clause on the same subject replaces it. */
export function isReplaced(at: number, hits: readonly Told[], { inForce }: ClauseIndex): boolean {
  const changers = inForce.changers.get(at) ?? [];
  const tells = ({ claims }: Told) => claims.some(({ says, values }) => says !== "unclear" || values.length > 0);
  return hits.some((hit) => hit.at !== at && changers.includes(hit.at) && inForce.amending.has(hit.at) && tells(hit));
}

/** Whether a clause changes it that isn't read on the subject: an amendment, or one with a figure of its own. */
export function isOpenlyAmended(at: number, hits: readonly Told[], { inForce, units }: ClauseIndex): boolean {
  const hasFigure = (place: number) => FIGURES.some((kind) => units[place]?.values.has(kind) === true);
  return (inForce.changers.get(at) ?? []).some(
    (place) => (inForce.amending.has(place) || hasFigure(place)) && !hits.some((hit) => hit.at === place),
  );
}
const FIGURES = ["span", "money", "percent"] as const;
