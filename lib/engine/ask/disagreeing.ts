import { disagreementsOf } from "../suggest/disagreement";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import type { ClauseIndex } from "./clause-index";
import type { AnsweringClause } from "./ranking";

/**
 * The clause that says something else than the first one in the sentence that is asked for, or, where no sentence is
 * plainly asked for, another one that is shown; null where there is none. Linear in the disagreements.
 */
export function disagreeingClause(
  reading: Reading,
  [top, ...shown]: readonly AnsweringClause[],
  { units }: ClauseIndex,
): AnsweringClause | null {
  if (!top) return null;
  const { says } = top;
  const isAsked = ({ own, other }: ReturnType<typeof disagreementsOf>[number]) =>
    says ? meets(own.sentence, says) : isOnly(own.sentence, top) || shown.some((one) => meets(other.sentence, one));
  const found = disagreementsOf(reading, top).find(isAsked);
  const unit = found && units.find((one) => meets(found.other.sentence, one));
  return unit && found ? { start: unit.start, end: unit.end, says: within(found.other.sentence, unit) } : null;
}

/** The clause is hardly more than this sentence. */
const isOnly = (sentence: Span, clause: Span) => sentence.end - sentence.start >= MOST_OF_IT * (clause.end - clause.start);
const MOST_OF_IT = 0.8;

const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

function within({ start, end }: Span, unit: Span): Span {
  return { start: Math.max(start, unit.start), end: Math.min(end, unit.end) };
}

/** The first clause, the one that disagrees with it, then the others; as many as before. */
export function bothFirst(clauses: readonly AnsweringClause[], other: AnsweringClause): AnsweringClause[] {
  const [top, ...rest] = clauses;
  const known = rest.find(({ start }) => start === other.start) ?? other;
  const most = Math.max(clauses.length, 2);
  return top ? [top, known, ...rest.filter(({ start }) => start !== other.start)].slice(0, most) : [...clauses];
}
