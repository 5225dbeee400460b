import type { Reading } from "../text/reading";
import { datesIn, type FoundDate } from "./date-text";
import { isEnd } from "./end-day";
import * as en from "../cues/en/dates";
import * as mn from "../cues/mn/dates";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/dates";

/** The date of a contract stands in its head, else beside its signatures. UTF-16 units. */
const HEAD = 6_000;
const TAIL = 3_000;
const DATED = anyOf(en.dated, ru.dated, mn.dated);
const NOT_ITS_DATE =
  /(?:source:|10-k|10-q|8-k|filed|amended and restated|pursuant to|act of|reporting period|expire|terminat|until|through|ending|born)[^.;]{0,60}$/iu;
/** What stands around a day by which something ends or is done. */
const TERM_BEFORE = anyOf(ru.termBefore, mn.termBefore);
const THEN_ENDS = anyOf(mn.thenEnds);

/** The day a contract is dated, or null. `start` and `end` are in the contract's text. */
export function agreementDate(reading: Reading): FoundDate | null {
  const known = dates.get(reading);
  if (known !== undefined) return known;
  const date = dateOf(reading);
  dates.set(reading, date);
  return date;
}

/** Each sentence on the term asks for it. */
const dates = new WeakMap<Reading, FoundDate | null>();

function dateOf(reading: Reading): FoundDate | null {
  const { text } = reading.contract;
  const head = datesIn(text.slice(0, HEAD));
  const best = mostLikely(text, head);
  if (best) return best;
  const from = Math.max(HEAD, text.length - TAIL);
  const signed = datesIn(text.slice(from)).map((date) => ({ ...date, start: date.start + from, end: date.end + from }));
  return (
    signed.find((date) => /date|signed|day of/iu.test(text.slice(Math.max(0, date.start - 60), date.start))) ?? null
  );
}

function mostLikely(text: string, dates: readonly FoundDate[]): FoundDate | null {
  let best: { date: FoundDate; score: number } | null = null;
  for (const date of dates) {
    if (isEnd(text, date)) continue;
    const before = text.slice(Math.max(0, date.start - 110), date.start);
    const alone = /\n\s*$/u.test(before) && /^\s*(?:\n|$)/u.test(text.slice(date.end, date.end + 20));
    const score =
      (DATED.test(before) ? 3 : alone ? 2.5 : 0) -
      (NOT_ITS_DATE.test(before) ? 4 : 0) -
      (TERM_BEFORE.test(before) || THEN_ENDS.test(text.slice(date.end, date.end + 40)) ? 6 : 0) -
      date.start / 2_500;
    if (score > (best?.score ?? -2.4)) best = { date, score };
  }
  return best?.date ?? null;
}
