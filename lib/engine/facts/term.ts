import { matchesAny } from "../text/matcher";
import type { Reading, Sentence } from "../text/reading";
import { datesIn, type FoundDate } from "./date-text";
import { durationsIn, type Duration } from "./durations";
import * as cue from "./term.cues";
import { anyOf, inOrder } from "../language/patterns";

/** Until a day, for a duration, until someone ends it, or only as written ('the longer of …'). */
export type Term = Stated & {
  /** Another, about equally explicit sentence says something else. */
  isContested: boolean;
};

type Stated =
  | { kind: "until"; sentence: Sentence; date: FoundDate; written: string }
  | { kind: "for"; sentence: Sentence; duration: Duration }
  | { kind: "perpetual"; sentence: Sentence }
  | { kind: "asWritten"; sentence: Sentence };

/** A sentence that begins with the contract or its term and says how long it lasts. */
const LASTS = anyOf(inOrder(cue.itself, cue.lastsFor), cue.termLabel);
const OF_A_CONTRACT = anyOf(cue.contractWord);
const ITS_OWN_TERM = anyOf(LASTS, cue.itsOwnTerm);
const RUNS_NOW = anyOf(LASTS, cue.runsNow);
const TERM = [
  inOrder(cue.whatRuns, /.{0,100}/u, cue.runs, /.{0,160}/u, cue.runsUntil),
  ...[cue.term.en, LASTS, cue.term.ru, cue.term.mn].map((piece) => anyOf(piece)),
].map((when) => ({ when }));
const NOT_TERM = anyOf(cue.otherTerm);
const STAYS_UNTIL = anyOf(cue.holdsUntil);
const HEADED = anyOf(cue.termWord);
const UNTIL = anyOf(cue.endsOn);
const ENDS_THEN = anyOf(cue.endsThen);
const MAY_NOT_END = anyOf(cue.mayNotEnd);
const NOT_ENDED = anyOf(cue.notEnded);
const NOT_ITS_LENGTH =
  /(?:(?:notice|prior|within|renew\p{L}{0,4}|successive|additional|thereafter|equal to)[^.;]{0,40}|(?:each|every|any|at least|last|preceding|consecutive|more than)\s[^.;]{0,8})$/iu;
const PERPETUAL = anyOf(cue.openEnded);

const RUNS = anyOf(cue.startsAndEnds);
const OF_ANOTHER = /sublicen|trial|beta|subscription period begins|force majeure|amendment|guarant/u;

/** Below this score a sentence doesn't state the term; a rival within the second is about as explicit. */
const LEAST_SCORE = 1.5;
const RIVAL_WITHIN = 0.3;

/** The term of a contract as its best sentence states it, or null. */
export function readTerm(reading: Reading): Term | null {
  const found: { term: Stated; score: number }[] = [];
  for (const sentence of reading.sentences) {
    if (sentence.isTitle || sentence.isInstruction || !matchesAny(sentence.folded, TERM, sentence)) continue;
    const term = termIn(reading, sentence);
    if (!term) continue;
    const score = scoreTerm(reading, sentence, term);
    if (score > LEAST_SCORE) found.push({ term, score });
  }
  const best = found.reduce<(typeof found)[number] | null>(
    (top, one) => (top && top.score >= one.score ? top : one),
    null,
  );
  if (!best) return termAsWritten(reading);
  const rivals = found.filter(({ score }) => score > best.score - RIVAL_WITHIN);
  return { ...best.term, isContested: rivals.some(({ term }) => valueOf(term) !== valueOf(best.term)) };
}

/** A sentence with start and end, under a heading about the term or about the whole contract's terms. */
function termAsWritten(reading: Reading): Term | null {
  const runs = reading.sentences.filter(
    ({ isTitle, isInstruction, folded }) =>
      !isTitle && !isInstruction && RUNS.test(folded) && !NOT_TERM.test(folded) && !OF_ANOTHER.test(folded),
  );
  const sentence = runs.find(
    ({ folded, section }) =>
      HEADED.test(reading.sections[section]?.foldedHeading ?? "") || OF_A_CONTRACT.test(folded.slice(0, 80)),
  );
  return sentence ? { kind: "asWritten", sentence, isContested: false } : null;
}

function valueOf(term: Stated): string {
  if (term.kind === "until") return `${term.date.year}-${term.date.month}-${term.date.day}`;
  return term.kind === "for" ? `${term.duration.years * 12 + term.duration.months} ${term.duration.days}` : term.kind;
}

function termIn(reading: Reading, sentence: Sentence): Stated | null {
  const raw = reading.contract.text.slice(sentence.start, sentence.end);
  const dates = datesIn(raw);
  const until = dates.find(
    (date) =>
      UNTIL.test(raw.slice(Math.max(0, date.start - 70), date.start).toLowerCase()) ||
      ENDS_THEN.test(raw.slice(date.end, date.end + 30).toLowerCase()),
  );
  if (until && isNoEnd(raw.toLowerCase(), until)) return null;
  if (until) return { kind: "until", sentence, date: until, written: raw.slice(until.start, until.end) };
  const ends = durationsIn(raw).filter(
    ({ text, start }) =>
      text.endsWith("anniversary") && UNTIL.test(raw.slice(Math.max(0, start - 70), start).toLowerCase()),
  );
  const duration = [...ends, ...durationsIn(raw)].find(
    (found) =>
      found.years + found.months > 0 && !NOT_ITS_LENGTH.test(raw.slice(Math.max(0, found.start - 50), found.start)),
  );
  if (duration) return { kind: "for", sentence, duration };
  return PERPETUAL.test(sentence.folded) ? { kind: "perpetual", sentence } : null;
}

/** 'May not be ended before 31 May 2027'. */
function isNoEnd(words: string, { start, end }: FoundDate): boolean {
  return MAY_NOT_END.test(words.slice(0, start)) || NOT_ENDED.test(words.slice(end, end + 40));
}

function scoreTerm(reading: Reading, sentence: Sentence, term: Stated): number {
  const heading = reading.sections[sentence.section]?.foldedHeading ?? "";
  const { folded } = sentence;
  return (
    (HEADED.test(heading) ? 2 : 0) +
    (ITS_OWN_TERM.test(folded) ? 1.5 : 0) +
    (RUNS_NOW.test(folded) ? 1 : 0) +
    (STAYS_UNTIL.test(folded) ? 1 : 0) +
    (term.kind === "until" && RUNS.test(folded) && OF_A_CONTRACT.test(folded.slice(0, 80)) ? 1 : 0) +
    (term.kind === "until" ? 0.8 : term.kind === "for" ? 0.6 : 0) -
    (NOT_TERM.test(folded) && !HEADED.test(heading) ? 2 : 0) -
    sentence.start / Math.max(1, reading.contract.text.length)
  );
}
