import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import type { Candidate } from "./candidates";
import { isMoment } from "./counted-day";
import type { Cue } from "./written/cues";
import type { Mention, Times } from "./mentions";
import * as cue from "./no-counts.cues";
import { firstPeriodEnd } from "./whose-end";

const MEASURES_SUM = anyOf(cue.measuresSum);
const OFTEN_OR_SUM = anyOf(cue.oftenOrSum);
const OF_CALENDAR = anyOf(cue.ofCalendar);
const UNDATED = anyOf(cue.fromUndated);
const ISSUED_THEN = anyOf(cue.issuedThen);
const TO_THE_END = anyOf(cue.toTheEnd);
const DURING_RENEWAL = anyOf(cue.duringRenewal);
const LONGER_BY = anyOf(cue.longerBy);
const UNDATED_MN = cue.fromUndatedMn.mn;
/** UTF-16 units. */
const BESIDE = 80;
/** Words. */
const CLOSE = 3;
const SUBJECT = 5;

/**
 * Whether no day follows from a length: it measures a sum or comes again, runs from what has no day (a notice, each
 * month), is the time of a notice that ends the contract whenever it is given, or has nothing to run from.
 */
export function isNoCount(
  { contract: { text } }: Reading,
  { anchor, counted, mention }: Candidate,
  times: Times,
): boolean {
  if (!counted) return false;
  const { sentence, start, end } = mention;
  const before = folded(text.slice(Math.max(sentence.start, start - BESIDE), start));
  if (isMoment(counted)) return ISSUED_THEN.test(before);
  const after = folded(text.slice(end, Math.min(sentence.end, end + BESIDE)));
  if (MEASURES_SUM.test(after) || OFTEN_OR_SUM.test(before) || OF_CALENDAR.test(folded(text.slice(start, end))))
    return true;
  const of = anchor?.of ?? "none";
  const isDated = firstPeriodEnd(text, times, mention) !== null;
  if (of !== "none" && !isDated && (UNDATED.test(after) || UNDATED_MN.test(before))) return true;
  if (counted.how === "after") return of === "none" && (!isOfTerm(times, mention) || isLonger(times, mention, before));
  return of === "none" && isWayOut(times, mention, `${before} ${after}`);
}

/** A first period, a probation or the term: it runs from the contract's start without saying so. */
function isOfTerm({ cues }: Times, { from, first, last }: Mention): boolean {
  const has = (cue: Cue, at: number, next: number) => cues.slice(at, next).some((here) => here.includes(cue));
  return (
    has("probation", first, last) ||
    has("first", Math.max(first, from - CLOSE), from) ||
    has("term", first, Math.min(from, first + SUBJECT))
  );
}

/** 'May be prolonged once, by five years': no day follows from how much longer. */
function isLonger({ cues }: Times, { first, last }: Mention, before: string): boolean {
  return LONGER_BY.test(before) && cues.slice(first, last).some((here) => here.includes("renew"));
}

/** 'May end it at any time by 20 days' notice': there is no last day to give it. */
function isWayOut({ cues }: Times, { first, last, sentence }: Mention, around: string): boolean {
  const here = new Set(cues.slice(first, last).flat());
  if (!here.has("terminate") || (here.has("renew") && !DURING_RENEWAL.test(sentence.folded))) return false;
  return here.has("when") || here.has("breach") || !TO_THE_END.test(around);
}
