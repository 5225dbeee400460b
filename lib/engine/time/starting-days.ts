import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Mention, Times } from "./mentions";
import { withSpace } from "./paper-days";
import * as cue from "./starting-days.cues";

const HOLDS_FROM = anyOf(cue.holdsFrom);
const HOLDS_FROM_MN = cue.holdsFromMn.mn;
const CASE_OF_DAY = cue.caseOfDay.mn;
const BEGINS_ON = anyOf(cue.beginsOn);
const RIGHT_THERE = anyOf(cue.rightThere);
const DONE_THEN = anyOf(cue.doneThen);
const END_OF_PERIOD = anyOf(cue.endOfPeriod);
const END_OF_PERIOD_MN = cue.endOfPeriodMn.mn;
const WAS_BEFORE = anyOf(cue.wasBefore);
const WAS_BEFORE_MN = cue.wasBeforeMn.mn;
const RESTS_UNTIL = anyOf(cue.restsUntil);
const RESTS_UNTIL_MN = cue.restsUntilMn.mn;
const HELD_UNTIL = anyOf(cue.heldUntil);
const HELD_UNTIL_MN = cue.heldUntilMn.mn;
const PRICE_MOVES = anyOf(cue.priceMoves);
const FIRST_TIME = anyOf(cue.firstTime);
/** Mentions on either side. */
const FEW = 5;
/** UTF-16 units. */
const BEFORE = 120;
const AFTER = 90;
const AROUND = 400;
const NOT_FROM_MN = cue.notFromMn.mn;

/** `isYearReckoned`: the text names no year. */
type NamedDay = { mention: Mention; isYearReckoned: boolean };

/**
 * Whether a day only begins, bounds or dates something: from it a fee, a term or a change holds, a year ends with it
 * that a report is for, or something was known before it. A day from which a right is there stays one.
 */
export function isOnlyBound(text: string, times: Times, { mention, isYearReckoned }: NamedDay): boolean {
  if (mention.kind !== "date") return false;
  const { sentence, start, end } = mention;
  const before = withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start));
  const after = folded(text.slice(end, Math.min(sentence.end, end + AFTER)));
  if (END_OF_PERIOD.test(before) || END_OF_PERIOD_MN.test(after)) return true;
  if (WAS_BEFORE.test(before) || WAS_BEFORE_MN.test(after)) return true;
  if (
    isRest(before, after) ||
    isTimeOfPrice(text, times, mention) ||
    (isYearReckoned && PRICE_MOVES.test(wordsAround(text, mention)))
  )
    return true;
  if (!holdsFrom(before, after, text.slice(start, end)) && !BEGINS_ON.test(before)) return false;
  const around = wordsAround(text, mention);
  return !RIGHT_THERE.test(around) && !DONE_THEN.test(around) && !hasSeries(times, mention);
}

const BETWEEN = /^\s{0,3}[–—-]\s{0,3}$/u;
const THEN_SUM = /^\S{0,3}\s{0,3}[|:]?\s{0,3}\D{0,4}\d{1,3}(?:[ ,.\u00a0]\d{3})+(?![\d./-])/u;

/** '1 March 2027 – 28 February 2028  65,000': the time for which a table names a price. */
function isTimeOfPrice(text: string, { mentions }: Times, { order }: Mention): boolean {
  return [order, order - 1].some((at) => {
    const [first, last] = [mentions[at], mentions[at + 1]];
    if (first?.kind !== "date" || last?.kind !== "date") return false;
    return BETWEEN.test(text.slice(first.end, last.start)) && THEN_SUM.test(text.slice(last.end, last.end + AFTER));
  });
}

/** Whether a price is fixed or a surety holds until a day: from then on it may be another, and the contract goes on. */
export function isHeldUntil(text: string, { sentence, start, end }: Mention): boolean {
  const before = withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start));
  return HELD_UNTIL.test(before) || HELD_UNTIL_MN.test(folded(text.slice(end, Math.min(sentence.end, end + AFTER))));
}

/** Whether work rests until a day, or a price or surety holds: nothing that the contract ends with. */
export function isNoEnd(text: string, mention: Mention): boolean {
  const { sentence, start, end } = mention;
  const before = withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start));
  return isHeldUntil(text, mention) || isRest(before, folded(text.slice(end, Math.min(sentence.end, end + AFTER))));
}

function isRest(before: string, after: string): boolean {
  return RESTS_UNTIL.test(before) || RESTS_UNTIL_MN.test(after);
}

/** The words about a day in its sentence, which may be a register of thousands of days. Folded. */
export function wordsAround(text: string, { sentence, start, end }: Mention): string {
  return folded(text.slice(Math.max(sentence.start, start - AROUND), Math.min(sentence.end, end + AROUND)));
}

function holdsFrom(before: string, after: string, day: string): boolean {
  if (HOLDS_FROM.test(before)) return true;
  if (NOT_FROM_MN.test(after)) return false;
  return HOLDS_FROM_MN.test(after) || CASE_OF_DAY.test(folded(day));
}

/** 'From 25 April on the 25th of each month': its first day. */
function hasSeries({ mentions }: Times, { order, sentence }: Mention): boolean {
  const [last, following] = [mentions[order - 1], mentions[order + 1]];
  return [last, following].some((one) => one?.sentence === sentence && one.kind === "recurring");
}

/** The day on which a series begins: 'for the first time on 15 June 2027', in the sentence or the one after it. */
export function firstOfSeries(text: string, { mentions }: Times, mention: Mention): Mention | null {
  for (let at = mention.order - FEW; at <= mention.order + FEW; at += 1) {
    const one = mentions[at];
    if (one?.kind !== "date" || one.date.year === null || !isBeside(one, mention)) continue;
    if (isFirst(text, one)) return one;
  }
  return null;
}

function isBeside(one: Mention, { sentence, sentenceAt }: Mention): boolean {
  if (one.sentence.paragraph !== sentence.paragraph) return false;
  return one.sentenceAt === sentenceAt || one.sentenceAt === sentenceAt + 1;
}

function isFirst(text: string, { sentence, start }: Mention): boolean {
  return FIRST_TIME.test(withSpace(text.slice(Math.max(sentence.start, start - BEFORE), start)));
}
