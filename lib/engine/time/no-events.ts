import { daysFrom } from "@/lib/days";
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Candidate, OwnDays } from "./candidates";
import type { Cue } from "./written/cues";
import { readTimes, type Mention, type Times } from "./mentions";
import * as cue from "./no-events.cues";
import { isOfOtherContract, isOfOtherPaper } from "./others-days";
import { isDayOfPaper, isEndOfPaper, isEndOfPolicy } from "./paper-days";
import { isNoCount } from "./no-counts";
import { firstOfSeries, isOnlyBound, wordsAround } from "./starting-days";
import { firstPeriodEnd } from "./whose-end";

const DEFINES_PERIOD = anyOf(cue.definesPeriod);
const EXAMPLE = anyOf(cue.example);
const ONLY_TOLD = anyOf(cue.onlyTold);
const FORBIDDEN = anyOf(cue.forbidden);
const SIGNATURE = anyOf(cue.signature);
/** Cues of which one stands where something is to be done. */
const ACTS: readonly Cue[] = ["must", "pay", "money", "deliver", "submit", "notice", "option", "deadline", "terminate"];
const HANDS_OVER: readonly Cue[] = ["pay", "money"];
/** A sentence with more dates than this, and no such cue, is a register: 'US 14/760,060 9-Jul-15 9650792 16-May-17'. */
const MOST_DATES = 2;
const MONTH_DAYS = 31;
/** UTF-16 units. */
const BEFORE = 200;
/** Words. */
const CLOSE = 2;

/**
 * Whether nothing is due on a day: it dates another paper, a signature or a row of a register, it was over before the
 * contract was made, it only begins or bounds something, or its sentence defines a period, gives an example or forbids
 * something for a while.
 */
export function isNoEvent(reading: Reading, candidate: Candidate, { made }: OwnDays): boolean {
  const { mention } = candidate;
  const { text } = reading.contract;
  const times = readTimes(reading);
  const about = aboutSentence(times, mention);
  if (about.isPeriod || isExample(text, mention)) return true;
  if (about.isSignature && !isDueBy(times, mention)) return true;
  if (candidate.how === "counted") return about.isForbidden || isNoCount(reading, candidate, times);
  if (ONLY_TOLD.test(wordsAround(text, mention))) return true;
  if (isOnlyBound(text, times, candidate) || endsFirstPeriod(text, times, mention)) return true;
  if (candidate.isYearReckoned) return mention.kind === "date" && firstOfSeries(text, times, mention) !== null;
  if (candidate.how !== "named") return false;
  if (made && daysFrom(made, candidate.day) < -MONTH_DAYS) return true;
  if (isDayOfPaper(reading, times, mention) || isOfOtherContract(text, mention)) return true;
  if (isEndOfPaper(reading, times, mention)) return !isEndOfPolicy(reading, times, mention);
  return isOfOtherPaper(text, mention) || about.isRegister;
}

/** '45 days after each quarter, the first for the quarter ending' that day: what is due has a day of its own. */
function endsFirstPeriod(text: string, times: Times, mention: Mention): boolean {
  const before = times.mentions[mention.order - 1];
  return before?.kind === "length" && firstPeriodEnd(text, times, before) === mention;
}

/** 'By 1 March 2027', '2027 оны 3 дугаар сарын 1-ний дотор': due by then, though there may be a blank beside it. */
function isDueBy({ cues }: Times, { from, next, first, last }: Mention): boolean {
  const beside = [
    ...cues.slice(Math.max(first, from - CLOSE), from),
    ...cues.slice(next, Math.min(last, next + CLOSE)),
  ];
  return beside.some((here) => here.includes("deadline"));
}

function isExample(text: string, { sentence, start }: Mention): boolean {
  return EXAMPLE.test(folded(text.slice(Math.max(sentence.start, start - BEFORE), start)));
}

type About = { isPeriod: boolean; isSignature: boolean; isForbidden: boolean; isRegister: boolean };
/** Once a sentence, which may be a register of thousands of days. */
const known = new WeakMap<Sentence, About>();

function aboutSentence(times: Times, mention: Mention): About {
  const { sentence } = mention;
  const ready = known.get(sentence);
  if (ready) return ready;
  const { folded: words, numbering } = sentence;
  const dates = datesBeside(times, mention);
  const cues = cuesBeside(times, mention, dates);
  const hasOne = (wanted: readonly Cue[]) => wanted.some((one) => cues.has(one));
  const about = {
    isPeriod: DEFINES_PERIOD.test(words),
    isSignature: numbering === null && SIGNATURE.test(words) && !hasOne(HANDS_OVER),
    isForbidden: FORBIDDEN.test(words),
    isRegister: dates.length > MOST_DATES && !hasOne(ACTS),
  };
  known.set(sentence, about);
  return about;
}

function datesBeside({ mentions }: Times, { order, sentence }: Mention): Mention[] {
  let [from, to] = [order, order];
  while (mentions[from - 1]?.sentence === sentence) from -= 1;
  while (mentions[to + 1]?.sentence === sentence) to += 1;
  return mentions.slice(from, to + 1).filter(({ kind }) => kind === "date");
}

/** The cues of a sentence outside its dates: in '13-May-2019' nobody may do anything. */
function cuesBeside({ cues }: Times, { first, last }: Mention, dates: readonly Mention[]): ReadonlySet<Cue> {
  const found = new Set<Cue>();
  let at = first;
  for (const { from, next } of [...dates, { from: last, next: last }]) {
    for (; at < from; at += 1) for (const one of cues[at] ?? []) found.add(one);
    at = Math.max(at, next);
  }
  return found;
}
