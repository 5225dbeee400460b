import * as sure from "./plain-term.cues";
import * as termCues from "./term.cues";
import * as values from "../review/values.cues";
import { anyOf, inOrder } from "../language/patterns";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { findOwnDays } from "../time/own-days";
import { datesIn, later } from "./date-text";
import { durationsIn } from "./durations";
import { plainDate } from "./plain-date";
import { readTerm, type Term } from "./term";

/** A term certain enough to state in our own words. */
export type PlainTerm =
  | Exclude<Term, { kind: "asWritten" | "for" }>
  | (Extract<Term, { kind: "for" }> & { start: Day | null; end: Day | null });
/** The same before its last day is computed. */
type Unreckoned = Exclude<Term, { kind: "asWritten" }>;
type Day = { year: number; month: number; day: number };

const CYRILLIC = /\p{Script=Cyrillic}/u;
const RUNS = anyOf(inOrder(sure.whatLasts, sure.lasts), sure.forATerm, termCues.termLabel);
const NOT_THE_TERM = anyOf(sure.notTheTerm);
const NOT_ITS_LENGTH = anyOf(sure.notItsLength);
const FROM_ITS_DATE = anyOf(sure.countedFrom, sure.countedFromSigning);
const FROM_EFFECT = anyOf(sure.countedFromEffect);
const EFFECT_ELSEWHERE = anyOf(sure.effectElsewhere);
const LENGTH_BEFORE_END = anyOf(sure.lengthBeforeEnd);
const PERPETUAL = anyOf(sure.perpetual);
const UNSURE = anyOf(sure.unsureTerm);
const FROM_AN_EVENT = anyOf(values.fromAnEvent);
const ELSEWHERE_BESIDE = anyOf(sure.elsewhereBeside);
/** Makes even a named day uncertain. */
const UNSURE_DAY = anyOf(sure.unsureTerm.en.whichever, sure.unsureTerm.en.lasting, sure.unsureTerm.en.ofAnother);
const IT = anyOf(sure.itsTerm);
const IT_LASTS = anyOf(inOrder(sure.upToVerb, sure.itLasts), sure.itsLabel);
const THEN_LASTS = anyOf(sure.thenLasts);
const ANOTHER = anyOf(sure.anotherLasts);
const EXTENDED = anyOf(sure.extended);
const LENGTHENED = anyOf(sure.lengthened);
/** Beyond this a sentence is about renewals. UTF-16 units. */
const LENGTHENED_WITHIN = 160;
const ONLY_IF = anyOf(sure.onlyIf);
/** The rest isn't about the duration: renewals, other ends, notices. Raw text. */
const BESIDE_ITS_LENGTH = anyOf(sure.besideItsLength);

/**
 * A contract's term if one sentence states it explicitly: one duration, one day, or none. Its last day is computed only
 * from an equally explicit start; otherwise it stays open.
 */
export function readPlainTerm(reading: Reading): PlainTerm | null {
  const ready = known.get(reading);
  if (ready !== undefined) return ready;
  const term = readTerm(reading);
  const plain = term && term.kind !== "asWritten" && isPlain(reading, term) ? reckoned(reading, term) : null;
  known.set(reading, plain);
  return plain;
}

const known = new WeakMap<Reading, PlainTerm | null>();

function isPlain(reading: Reading, term: Unreckoned): boolean {
  if (term.kind === "until" && term.date.isEitherWay) return false;
  if (term.isContested || endsBeforeItIsMade(reading, term) || isExtended(reading, term)) return false;
  const raw = quoteSentence(reading, term);
  if (LENGTHENED.test(term.sentence.folded.slice(0, LENGTHENED_WITHIN))) return false;
  const from = endOfValue(term);
  const beside = raw.slice(from).search(BESIDE_ITS_LENGTH);
  const own = beside < 0 ? raw : raw.slice(0, from + beside);
  if (ONLY_IF.test(folded(raw.slice(from)))) return false;
  const words = folded(own).replace(ELSEWHERE_BESIDE, "");
  if ((term.kind === "for" || CYRILLIC.test(raw) ? UNSURE : UNSURE_DAY).test(words)) return false;
  if (term.kind === "for" && FROM_AN_EVENT.test(words)) return false;
  if (!(CYRILLIC.test(raw) ? saysSoInCyrillic(raw, term) : saysSoInEnglish(raw, term))) return false;
  if (term.kind === "perpetual") return PERPETUAL.test(term.sentence.folded);
  if (term.kind === "until") return true;
  const lengths = durationsIn(own).filter(({ years, months }) => years + months > 0);
  return new Set(lengths.map(({ years, months }) => years * 12 + months)).size === 1;
}

/** Another sentence says that the term was extended. */
function isExtended(reading: Reading, { sentence }: Term): boolean {
  return reading.sentences.some((other) => other !== sentence && EXTENDED.test(other.folded));
}

function saysSoInEnglish(raw: string, term: Unreckoned): boolean {
  const start =
    term.kind === "for" ? term.duration.start : term.kind === "until" ? startOfDate(raw, term) : untilAt(raw);
  const before = folded(raw.slice(0, start));
  if (!RUNS.test(before) || NOT_THE_TERM.test(before)) return false;
  if (term.kind === "perpetual") return !LENGTH_BEFORE_END.test(before);
  return !NOT_ITS_LENGTH.test(raw.slice(endOfValue(term), endOfValue(term) + 60).toLowerCase());
}

/** The sentence begins with the contract or its term, and mentions nothing else before the value. */
function saysSoInCyrillic(raw: string, term: Unreckoned): boolean {
  const start =
    term.kind === "for" ? term.duration.start : term.kind === "until" ? startOfDate(raw, term) : untilAt(raw);
  const before = folded(raw.slice(0, start));
  const subject = IT.exec(before);
  if (!subject) return false;
  const rest = before.slice(subject[0].length);
  if (ANOTHER.test(rest)) return false;
  return term.kind === "perpetual" || IT_LASTS.test(rest) || THEN_LASTS.test(folded(raw.slice(endOfValue(term))));
}

function untilAt(raw: string): number {
  const at = raw.toLowerCase().search(PERPETUAL);
  return at < 0 ? 0 : at + "until".length;
}

/** Computes the last day from the day the sentence counts from, if that day is explicit. */
function reckoned(reading: Reading, term: Unreckoned): PlainTerm {
  if (term.kind !== "for") return term;
  const start = readStart(reading, quoteSentence(reading, term));
  return { ...term, start, end: start ? later(start, term.duration) : null };
}

/** From this chance on, an undisputed start may be counted from. */
const CLEAR = 0.5;

function readStart(reading: Reading, raw: string): Day | null {
  const [named] = datesIn(raw);
  if (named) return named.isEitherWay ? null : toDay(named);
  const words = folded(raw);
  if (FROM_EFFECT.test(words)) {
    const { start } = findOwnDays(reading);
    if (start) return start.isOne && start.chance >= CLEAR ? start.day : null;
    const isElsewhere = reading.sentences.some((sentence) => EFFECT_ELSEWHERE.test(sentence.folded));
    return isElsewhere ? null : toDay(plainDate(reading));
  }
  return FROM_ITS_DATE.test(words) ? toDay(plainDate(reading)) : null;
}

function toDay(date: Day | null): Day | null {
  return date && { year: date.year, month: date.month, day: date.day };
}

function quoteSentence(reading: Reading, { sentence }: Term): string {
  return reading.contract.text.slice(sentence.start, sentence.end);
}

function endOfValue(term: Unreckoned): number {
  if (term.kind === "for") return term.duration.end;
  return term.kind === "until" ? term.date.end : 0;
}

function startOfDate(raw: string, term: Extract<Unreckoned, { kind: "until" }>): number {
  return Math.max(0, raw.indexOf(term.written));
}

function endsBeforeItIsMade(reading: Reading, term: Term): boolean {
  const made = findOwnDays(reading).made?.day ?? null;
  if (term.kind !== "until" || !made) return false;
  return asNumber(term.date) <= asNumber(made);
}

function asNumber({ year, month, day }: Day): number {
  return year * 10_000 + month * 100 + day;
}
