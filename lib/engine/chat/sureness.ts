import * as en from "../cues/en/sureness";
import * as claimed from "../cues/en/sure-claims";
import * as sure from "../cues/en/sure-topics";
import * as mn from "../cues/mn/sureness";
import { anyOf, withFlags } from "../cues/pack";
import * as ru from "../cues/ru/sureness";
import { agreementDate } from "../facts/agreement-date";
import type { FoundDate } from "../facts/date-text";
import { anniversariesIn, durationsIn } from "../facts/durations";
import type { Term } from "../facts/term";
import type { Party } from "../parties/party";
import { lawNamed } from "../facts/governing-law-name";
import { folded, wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Topic } from "../topics/topic";

/** So many clauses on a topic leave no doubt that the contract deals with it. */
const MANY = 4;
/** Many clauses were seen here where the labels say that there is none. */
const NEEDS_HEADING: ReadonlySet<string> = new Set(["terminationForConvenience"]);
/** Headings and numbers were seen to mislead here: only a plain clause decides. */
const NEEDS_PLAIN_CLAUSE: ReadonlySet<string> = new Set(["nonCompete"]);
/** A date further in the text is a date of something else. UTF-16 units. */
const HEAD = 3_000;
/** Signatures come after the preamble. UTF-16 units. */
const HEAD_OF_PARTIES = 1_500;

const SIGNED = withFlags(anyOf(en.signed, ru.signed, mn.signed), "iu");
const PERPETUAL = anyOf(en.perpetual, ru.perpetual, mn.perpetual);
const DATED = anyOf(en.dated, ru.dated, mn.dated);
const UNSURE_TERM = anyOf(en.unsureTerm, ru.unsureTerm, mn.unsureTerm);
const FOR_REASON = anyOf(sure.forReason);
/** Clauses that leave no doubt by themselves. */
const PLAIN_CLAUSES: ReadonlyMap<string, { when: RegExp; unless?: RegExp }> = new Map([
  ["audit", { when: anyOf(sure.audit) }],
  ["insurance", { when: anyOf(sure.insurance) }],
  ["liabilityCap", { when: anyOf(sure.liabilityCap) }],
  ["nonCompete", { when: anyOf(sure.nonCompete) }],
  ["terminationForConvenience", { when: anyOf(sure.terminationForConvenience), unless: FOR_REASON }],
]);
const PLAIN = {
  courts: anyOf(en.courts, ru.courts, mn.courts),
  survival: anyOf(en.survival, ru.survival, mn.survival),
};
const PLAIN_CLAIMS: ReadonlyMap<string, RegExp> = new Map([
  ["sharing", anyOf(claimed.sharing)],
  ["copying", anyOf(claimed.copying)],
  ["returnOrDestroy", anyOf(claimed.returnOrDestroy)],
]);
/** What follows is no part of how long it lasts: renewals, other ends, notices. Raw text. */
const BESIDE_ITS_LENGTH = anyOf(en.besideItsLength, ru.besideItsLength, mn.besideItsLength);

/**
 * Whether the contract surely deals with a topic: a clause says it plainly, a heading names it, or there are many. True
 * of 98 in 100 labelled contracts where it holds (docs/quality.md).
 */
export function isSureOf(reading: Reading, topic: Topic, clauses: readonly Sentence[]): boolean {
  const plain = PLAIN_CLAUSES.get(topic.id);
  if (clauses.some(({ folded }) => plain?.when.test(folded) === true && plain.unless?.test(folded) !== true))
    return true;
  if (NEEDS_PLAIN_CLAUSE.has(topic.id) || clauses.length === 0) return false;
  const isHeaded = reading.sections.some(
    ({ foldedHeading }) => foldedHeading !== "" && topic.asked.test(foldedHeading),
  );
  return isHeaded || (clauses.length >= MANY && !NEEDS_HEADING.has(topic.id));
}

/** Whether a clause names a court or arbitrators, or what stays in force, in so many words. Folded text. */
export function saysPlainly(what: keyof typeof PLAIN, clause: string): boolean {
  return PLAIN[what].test(clause);
}

/** Whether those who are introduced as parties are named again where the contract is signed, if it is signed at all. */
export function areSurelyParties(reading: Reading, parties: readonly Party[]): boolean {
  const named = parties.flatMap(({ name, isCollective }) => (name !== null && !isCollective ? [name] : []));
  if (named.length < 2) return false;
  const { text } = reading.contract;
  const signed = text.slice(HEAD_OF_PARTIES).search(SIGNED);
  if (signed < 0) return true;
  const tail = folded(text.slice(HEAD_OF_PARTIES + signed));
  return named.every((name) => wordsOf(folded(name)).some((word) => word.length > 2 && tail.includes(word)));
}

/** The law that all clauses on it agree on; null where they name none, or two. */
export function lawAgreedOn(clauses: readonly { content: string }[]): string | null {
  const laws = new Set(clauses.flatMap(({ content }) => lawNamed(content) ?? []));
  const [law] = laws;
  return law !== undefined && laws.size === 1 ? law : null;
}

/** Whether a day is plainly the contract's own: in its head, after the words by which contracts are dated. */
export function isPlainlyDated(reading: Reading, date: FoundDate): boolean {
  const { text } = reading.contract;
  if (date.start > HEAD) return false;
  const before = text.slice(Math.max(0, date.start - 110), date.start);
  const isAlone = /\n\s*$/u.test(before) && /^\s*(?:\n|$)/u.test(text.slice(date.end, date.end + 20));
  return isAlone || DATED.test(folded(before));
}

/** Whether a clause makes a claim on its topic true in so many words. Folded text. */
export function carriesClaim(topic: Topic | undefined, clause: string): boolean {
  return topic !== undefined && PLAIN_CLAIMS.get(topic.id)?.test(clause) === true;
}

/** Whether a contract's term is said so plainly that it may be told: one length, or one day. */
export function isPlainTerm(reading: Reading, term: Term): boolean {
  const { sentence } = term;
  if (term.kind === "asWritten" || term.isContested || endsBeforeItIsMade(reading, term)) return false;
  const raw = reading.contract.text.slice(sentence.start, sentence.end);
  const from = term.kind === "for" ? term.duration.end : term.kind === "until" ? term.date.end - sentence.start : 0;
  const beside = raw.slice(from).search(BESIDE_ITS_LENGTH);
  const own = beside < 0 ? raw : raw.slice(0, from + beside);
  if (UNSURE_TERM.test(folded(own))) return false;
  if (term.kind === "perpetual") return PERPETUAL.test(sentence.folded);
  if (term.kind === "until") return true;
  const lengths = [...durationsIn(own), ...anniversariesIn(own)].filter(({ years, months }) => years + months > 0);
  return new Set(lengths.map(({ years, months }) => years * 12 + months)).size === 1;
}

function endsBeforeItIsMade(reading: Reading, term: Term): boolean {
  const made = agreementDate(reading);
  if (term.kind !== "until" || !made) return false;
  return asNumber(term.date) <= asNumber(made);
}

function asNumber({ year, month, day }: { year: number; month: number; day: number }): number {
  return year * 10_000 + month * 100 + day;
}
