import * as plainDateCues from "./plain-date.cues";
import * as plainTerm from "./plain-term.cues";
import * as written from "../time/days.cues";
import { anyOf, inOrder } from "../language/patterns";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { datesIn, type FoundDate } from "./date-text";
import { isEnd } from "../time/others-days";

/** A date further into the text is the date of something else. UTF-16 units. */
const HEAD = 4_000;
/** UTF-16 units. */
const TITLE_PAGE = 1_000;
/** Signatures come last. UTF-16 units. */
const TAIL = 12_000;
/** How far before a day the words are that say what it is. UTF-16 units. */
const BEFORE = 320;
const MADE_ON = anyOf(plainDateCues.madeOn, plainTerm.dated);
const TITLE = anyOf(plainDateCues.datedTitle);
const LABEL = anyOf(plainDateCues.dateLabel);
const TAKES_EFFECT = anyOf(plainDateCues.takesEffect);
const SIGNED_ON = anyOf(plainDateCues.signedOn);
/** 'A party to a lease agreement dated as of' a day. */
const OF_ANOTHER = inOrder(written.toAnother, written.contractDated);
const BEGINS_HERE = anyOf(plainDateCues.beginsHere);
const ELSEWHERE = anyOf(plainDateCues.datedElsewhere);

/**
 * The date of a contract if it is beyond doubt, else null: words say that this contract and no other is dated so, and
 * no other day is given that way.
 */
export function plainDate(reading: Reading): FoundDate | null {
  const [first, ...others] = plainDates(reading);
  return first && !first.isEitherWay && others.every(isOn(first)) ? first : null;
}

const known = new WeakMap<Reading, FoundDate[]>();

/** Of the days near the top, those it is made on, else those it takes effect on, else the signing date. */
function plainDates(reading: Reading): FoundDate[] {
  const ready = known.get(reading);
  if (ready) return ready;
  const { text } = reading.contract;
  const head = datesIn(text.slice(0, HEAD));
  const candidates = head.flatMap((date, index) => {
    const before = text.slice(Math.max(head[index - 1]?.end ?? 0, date.start - BEFORE), date.start);
    const words = folded(before);
    const isLabelled = LABEL.test(folded(before.trimEnd().split("\n").at(-1) ?? ""));
    const isMade = MADE_ON.test(words) || (date.start < TITLE_PAGE && TITLE.test(words));
    if (!isLabelled && (!isMade || ELSEWHERE.test(ownWords(words)))) return [];
    if (isEnd(text, date) || OF_ANOTHER.test(before)) return [];
    return [{ date, isEffect: TAKES_EFFECT.test(words) }];
  });
  const made = candidates.filter(({ isEffect }) => !isEffect);
  const found = (made.length > 0 ? made : candidates).map(({ date }) => date);
  known.set(reading, found.length > 0 ? found : signedDates(text));
  return known.get(reading) ?? [];
}

/** Drops what precedes the contract's own beginning. */
function ownWords(words: string): string {
  const begins = [...words.matchAll(BEGINS_HERE)].at(-1);
  return begins ? words.slice(begins.index) : words;
}

function signedDates(text: string): FoundDate[] {
  const from = Math.max(0, text.length - TAIL);
  return datesIn(text.slice(from))
    .filter(({ start }) => SIGNED_ON.test(folded(text.slice(Math.max(0, from + start - BEFORE), from + start))))
    .map((date) => ({ ...date, start: date.start + from, end: date.end + from }));
}

function isOn({ year, month, day }: FoundDate): (other: FoundDate) => boolean {
  return (other) => other.year === year && other.month === month && other.day === day;
}
