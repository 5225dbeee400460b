import { disagreementsOf, type OtherSide } from "../suggest/disagreement";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import type { ClauseIndex } from "./clause-index";
import type { AnsweringClause } from "./ranking";

/** The clauses to show, and whether the first two disagree and none prevails. */
type Told = { clauses: AnsweringClause[]; disagree: boolean };

/**
 * Puts the clause that says something else than the first one, in the sentence that is asked for, beside it: before it
 * where that clause's part of the contract prevails. Of the one that doesn't, the words that hold no more are marked.
 * Linear in the disagreements.
 */
export function withDisagreeing(reading: Reading, shown: readonly AnsweringClause[], index: ClauseIndex): Told {
  const [top, ...rest] = shown;
  const found = top && disagreementsOf(reading, top).find((one) => isAskedFor(one, top, rest));
  const unit = found && index.units.find((one) => meets(found.other.sentence, one));
  if (!found || !unit) return { clauses: [...shown], disagree: false };
  const { own, other, holds } = found;
  const clause = rest.find(({ start }) => start === unit.start) ?? { start: unit.start, end: unit.end };
  const said = { ...clause, says: within(other.sentence, unit) };
  const others = rest.filter(({ start }) => start !== unit.start).slice(0, Math.max(0, shown.length - 2));
  const marked = (one: AnsweringClause, side: OtherSide["own"], by: Span): AnsweringClause => ({
    ...one,
    superseded: { by: numberOf(by, index), words: wordsOf(reading, side, found) },
  });
  if (holds === null) return { clauses: [top, said, ...others], disagree: true };
  if (holds === "own") return { clauses: [top, marked(said, other, top), ...others], disagree: false };
  return { clauses: [said, marked(top, own, unit), ...others], disagree: false };
}

/** In the sentence that is plainly asked for; where there is none, the other clause must be shown too. */
function isAskedFor({ own, other }: OtherSide, top: AnsweringClause, rest: readonly AnsweringClause[]): boolean {
  if (top.says) return meets(own.sentence, top.says);
  const isAll = own.sentence.end - own.sentence.start >= MOST_OF_IT * (top.end - top.start);
  return isAll || rest.some((one) => meets(other.sentence, one));
}
const MOST_OF_IT = 0.8;

const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** The figure that holds no more; none where the clauses only probably speak of one thing. */
function wordsOf(
  { contract: { text } }: Reading,
  { sentence, written }: OtherSide["own"],
  { isSure }: OtherSide,
): Span[] {
  if (!isSure || written === null) return [];
  const at = text.slice(sentence.start, sentence.end).replace(/\s/gu, " ").indexOf(written);
  return at < 0 ? [] : [{ start: sentence.start + at, end: sentence.start + at + written.length }];
}

/** The number of a clause, if no other has it. */
function numberOf({ start }: Span, { units }: ClauseIndex): string | null {
  const number = units.find((one) => one.start === start)?.number ?? null;
  return number !== null && units.filter((one) => one.number === number).length === 1 ? number : null;
}

function within({ start, end }: Span, unit: Span): Span {
  return { start: Math.max(start, unit.start), end: Math.min(end, unit.end) };
}
