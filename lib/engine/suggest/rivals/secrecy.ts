import { durationsIn, type Duration } from "../../facts/durations";
import { anyOf } from "../../language/patterns";
import { findInForce } from "../../text/amendments";
import type { Sentence } from "../../text/reading";
import { clauseSentences, partAt, wordsOfSentence, type Draft } from "../draft";
import { partiesNamed } from "../opposites/sides";
import { afterItsEnd } from "../values/survival-period.cues";
import * as cue from "./secrecy.cues";

const SECRET = anyOf(cue.secrecy);
const LASTS = anyOf(cue.lasts);
const AFTER_ITS_END = anyOf(afterItsEnd);
const OF_ANOTHER_KIND = anyOf(cue.ofAnotherKind);
/** Days. A shorter time is one to return papers in. */
const FEWEST = 80;
const [YEAR, MONTH, NEARLY] = [365, 30.4, 0.05];

type Told = { sentence: Sentence; written: string; days: number; part: number; party: string | undefined };

/**
 * Clauses that keep the same secrets for different times after the contract has ended. Whether a clause is about
 * secrets its heading may tell: '6. Confidentiality … 6.3 These duties last five years'. Each is compared with the
 * first; linear in the text.
 */
export function secretsForTwoPeriods(draft: Draft): (readonly [Told, Told])[] {
  const { amending, amended, units } = findInForce(draft.reading);
  const changed = [...amending, ...amended].flatMap((at) => units[at] ?? []);
  const told = clauseSentences(draft)
    .flatMap((sentence) => periodIn(draft, sentence))
    .filter(({ sentence }) => !changed.some(({ start, end }) => start <= sentence.start && sentence.start < end));
  const [first, ...others] = told;
  return first ? others.filter((other) => differ(first, other)).map((other) => [first, other] as const) : [];
}

function periodIn(draft: Draft, sentence: Sentence): Told[] {
  const { folded: words, section } = sentence;
  if (!AFTER_ITS_END.test(words) || !LASTS.test(words) || OF_ANOTHER_KIND.test(words)) return [];
  const heading = draft.reading.sections[section]?.foldedHeading ?? "";
  if (!SECRET.test(words) && !SECRET.test(heading)) return [];
  const [only, ...more] = durationsIn(wordsOfSentence(draft, sentence)).filter((one) => daysOf(one) >= FEWEST);
  if (!only || more.length > 0) return [];
  const roles = new Set(partiesNamed(draft, words).map(({ role }) => role));
  const party = roles.size === 1 ? [...roles][0] : undefined; // a duty of both binds each
  return [{ sentence, written: only.text, days: daysOf(only), part: partAt(draft, sentence.start), party }];
}

function differ(one: Told, other: Told): boolean {
  const isOfOne = one.party === undefined || other.party === undefined || one.party === other.party;
  const isElsewhere = one.sentence.paragraph !== other.sentence.paragraph;
  return isOfOne && isElsewhere && Math.abs(one.days - other.days) > NEARLY * Math.max(one.days, other.days);
}

const daysOf = ({ years, months, days }: Duration) => years * YEAR + months * MONTH + days;
