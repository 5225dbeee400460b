import { datesIn, type FoundDate } from "../../facts/date-text";
import type { Sentence } from "../../text/reading";
import type { Span } from "../../text/spans";
import { findOwnDays } from "../../time/own-days";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import { clauseSentences, partAt, wordsOfSentence, type Draft } from "../draft";
import * as cue from "./date-order.cues";
import { anyOf } from "../../language/patterns";

const TWO_YEARS = /(?:19|20)\d{2}[^]*(?:19|20)\d{2}/u;
const YEAR = /(?:19|20)\d{2}/u;
/** Before the first of two dates, and between the two, if they delimit a period. */
const FROM = anyOf(cue.from);
const UNTIL = anyOf(cue.until);
const FIRST = anyOf(cue.firstOf);
const LAST = anyOf(cue.lastOf);
const BEGINS = anyOf(cue.begins);
const ENDS = anyOf(cue.ends);
const TO_BE_DONE = anyOf(cue.toBeDone);
const PAST = anyOf(cue.alreadyDone);
const DUE_BY = anyOf(cue.dueBy);
const ITS_TERM = anyOf(cue.itsTerm);
const NOT_ITS_TERM = anyOf(cue.notItsTerm);

/** In one sentence, in lines 'Start Date' and 'End Date', or compared with the contract's own date. */
export const endsBeforeStart: Check = (draft) => {
  const found = [
    ...draft.reading.sentences.flatMap((sentence) => (sentence.isInstruction ? [] : inSentence(draft, sentence))),
    ...inLines(draft),
  ];
  return found.length > 0 ? found : [...againstItsDate(draft), ...dueBeforeItsDate(draft)];
};

function inSentence(draft: Draft, sentence: Sentence): Finding[] {
  const words = wordsOfSentence(draft, sentence);
  if (!TWO_YEARS.test(words)) return [];
  const dates = datesIn(words);
  return dates.flatMap((end, index) => {
    const start = dates[index - 1];
    if (!start || number(end) >= number(start) || !areEnds(words, start, end)) return [];
    return [
      conflict(draft, { start: sentence.start + start.start, end: sentence.start + end.end }, [
        words.slice(start.start, start.end),
        words.slice(end.start, end.end),
      ]),
    ];
  });
}

function areEnds(words: string, start: FoundDate, end: FoundDate): boolean {
  const before = words.slice(Math.max(0, start.start - 60), start.start);
  const between = words.slice(start.end, end.start);
  if (UNTIL.test(before) && !FROM.test(before)) return false; // 'until 1 May, the next one by 20 April'
  if (FIRST.test(before) && LAST.test(between) && between.length < 60) return true;
  if (/[.;]\s/u.test(between.trim().slice(0, -1)) && between.length > 60) return false;
  if (draftedInMongolian(words.slice(start.end - ENDING, end.start), words.slice(end.end, end.end + 40))) return true;
  if (FROM.test(before) && UNTIL.test(between) && between.length < 120) return true;
  const clause =
    words
      .slice(0, start.start)
      .split(/[;.]\s/u)
      .at(-1) ?? "";
  return BEGINS.test(clause.slice(-120)) && UNTIL.test(between) && ENDS.test(between) && between.length < 160;
}

/** A day's own ending belongs to it: '1-нээс'. UTF-16 units. */
const ENDING = 6;

/** '2024 оны 5 дугаар сарын 6-ны өдрөөс 2023 оны … хүртэл'. */
function draftedInMongolian(between: string, after: string): boolean {
  const isFrom = anyOf(cue.fromDay).test(between);
  return isFrom && between.length < 60 && anyOf(cue.untilDay).test(after);
}

function conflict(
  draft: Draft,
  span: { start: number; end: number },
  [start = "", end = ""]: readonly string[],
): Finding {
  return finding("endBeforeStart", span, {
    values: { start: start.replace(/\s+/gu, " "), end: end.replace(/\s+/gu, " ") },
    severity: "high",
  });
}

const START_LINE = anyOf(cue.startLine);
const END_LINE = anyOf(cue.endLine);

function inLines(draft: Draft): Finding[] {
  const lines = draft.reading.paragraphs.filter(
    ({ start, end }) => end - start < 120 && YEAR.test(draft.text.slice(start, end)),
  );
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    const [first, second] = [before, line].map((span) => (span ? draft.text.slice(span.start, span.end) : ""));
    if (!before || !first || !second || !START_LINE.test(first) || !END_LINE.test(second)) return [];
    const [start, end] = [datesIn(first)[0], datesIn(second)[0]];
    return start && end && number(end) < number(start)
      ? [conflict(draft, line, [first.slice(start.start, start.end), second.slice(end.start, end.end)])]
      : [];
  });
}

/** A date further down isn't reliably the contract's. UTF-16 units. */
const DATED_WITHIN = 2_500;

/** The contract ends before the day it is made. */
function againstItsDate(draft: Draft): Finding[] {
  const made = dayMade(draft);
  if (!made) return [];
  for (const sentence of clauseSentences(draft)) {
    if (!ITS_TERM.test(sentence.folded) || NOT_ITS_TERM.test(sentence.folded)) continue;
    const found = before(draft, made, sentence);
    if (found && UNTIL.test(found.words.slice(0, found.date.start))) return [found.conflict()];
  }
  return [];
}

/** Something is still to be done by a day before the contract is made. Days of its term are the other rule's. */
function dueBeforeItsDate(draft: Draft): Finding[] {
  const made = dayMade(draft);
  if (!made) return [];
  return clauseSentences(draft).flatMap((sentence): Finding[] => {
    const { folded: words } = sentence;
    if (!TO_BE_DONE.test(words) || PAST.test(words) || ITS_TERM.test(words) || NOT_ITS_TERM.test(words)) return [];
    const found = before(draft, made, sentence);
    if (!found) return [];
    const [ahead, behind] = [found.words.slice(0, found.date.start), found.words.slice(found.date.end)];
    return DUE_BY.test(ahead) || anyOf(cue.dueWithin).test(behind) ? [found.conflict()] : [];
  });
}

type Made = FoundDate & Span;

/** The day that the contract is made, if its head tells it. */
function dayMade(draft: Draft): Made | null {
  const own = findOwnDays(draft.reading).made;
  const made = own && { ...own.day, start: own.candidate.mention.start, end: own.candidate.mention.end };
  const ahead = made ? draft.text.slice(Math.max(0, made.start - 12), made.start) : "";
  return made && made.start <= DATED_WITHIN && !/(?:prior to|before|after|until|since)\s$/iu.test(ahead) ? made : null;
}

/** A sentence of the same document whose only date is before that day. */
function before(draft: Draft, made: Made, sentence: Sentence) {
  if (partAt(draft, sentence.start) !== partAt(draft, made.start)) return null;
  const words = wordsOfSentence(draft, sentence);
  const dates = YEAR.test(words) ? datesIn(words) : [];
  const date = dates.length === 1 ? dates[0] : undefined;
  if (!date || number(date) >= number(made)) return null;
  const span = { start: sentence.start + date.start, end: sentence.start + date.end };
  const both = [draft.text.slice(made.start, made.end), words.slice(date.start, date.end)];
  return { words, date, conflict: () => conflict(draft, span, both) };
}

function number({ year, month, day }: FoundDate): number {
  return year * 10_000 + month * 100 + day;
}
