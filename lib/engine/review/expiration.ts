import * as en from "../cues/en/review-values";
import * as mn from "../cues/mn/review-values";
import { anyOf, overLines } from "../cues/pack";
import * as ru from "../cues/ru/review-values";
import { datesIn, later, type FoundDate } from "../facts/date-text";
import { anniversariesIn, durationsIn, type Duration } from "../facts/durations";
import type { Span } from "../text/spans";
import { inBrackets } from "./lengths";
import { endOfWord } from "./made-fact";

export type Day = { year: number; month: number; day: number };
/** When a contract ends: on a day, some time after a day (its working), never by itself, or as only its words say. */
export type Ending =
  | { kind: "until"; span: Span; day: Day | null }
  | { kind: "after"; span: Span; length: Duration; from: Day | null; day: Day | null }
  | { kind: "open"; span: Span };

const BEFORE = 90;
const UNTIL = anyOf(en.untilBefore, ru.untilBefore);
const THEN_UNTIL = anyOf(mn.endAfter);
const NOT_ITS_LENGTH = anyOf(en.otherLengthBefore, ru.otherLengthBefore);
const THEN_NOT_ITS_LENGTH = anyOf(en.otherLengthAfter, mn.otherLengthAfter);
/** Time that runs from an event: no day can be reckoned. */
const FROM_AN_EVENT = anyOf(en.fromAnEvent, ru.fromAnEvent);
const OPEN = overLines(anyOf(en.openEnded, ru.openEnded, mn.openEnded));
const ENDS_WITH = overLines(anyOf(en.endsWithSomething));

/** When a clause on the term says that the contract ends. `known` is the day it takes effect, or is dated. */
export function endingIn(clause: string, known: Day | null): Ending | null {
  const dates = datesIn(clause);
  const until = dates.find(
    ({ start, end }) =>
      UNTIL.test(clause.slice(Math.max(0, start - BEFORE), start)) || THEN_UNTIL.test(clause.slice(end, end + 30)),
  );
  if (until) return { kind: "until", span: spanOf(until), day: until.isEitherWay ? null : dayOf(until) };
  const length = [...anniversariesIn(clause), ...durationsIn(clause), ...inBrackets(clause)].find((found) =>
    isItsLength(clause, found),
  );
  if (length) return endingAfter(clause, length, known);
  const open = OPEN.exec(clause);
  if (!open || ENDS_WITH.test(clause)) return null;
  return { kind: "open", span: { start: open.index, end: endOfWord(clause, open.index + open[0].length) } };
}

/** The end of a term of some length: reckoned from the day that its clause names, else from the one that is known. */
export function endingAfter(clause: string, length: Duration, known: Day | null): Ending {
  const [named] = datesIn(clause);
  const from = FROM_AN_EVENT.test(clause) ? null : named ? dayOf(named) : known;
  return { kind: "after", span: spanOf(length), length, from, day: from ? later(from, length) : null };
}

function isItsLength(clause: string, { start, end, years, months, days }: Duration): boolean {
  return (
    (years + months > 0 || days >= 60) &&
    !NOT_ITS_LENGTH.test(clause.slice(Math.max(0, start - 50), start)) &&
    !THEN_NOT_ITS_LENGTH.test(clause.slice(end, end + 50))
  );
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function dayOf({ year, month, day }: FoundDate): Day {
  return { year, month, day };
}
