import * as plainDate from "../facts/plain-date.cues";
import * as plainTerm from "../facts/plain-term.cues";
import * as values from "../review/values.cues";
import * as days from "./days.cues";
import { anyOf, inOrder } from "../language/patterns";
import { folded } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import type { Candidate } from "./candidates";
import { isRenewedIf } from "./event-kinds";
import { isRenewalTerm } from "./length-roles";
import { readTimes, type Mention } from "./mentions";
import * as noEvents from "./no-events.cues";
import { isEndOfOther, withSpace } from "./paper-days";
import { isNoEnd } from "./starting-days";
import { undatedStart } from "./undated-start";

/** UTF-16 units. */
const BESIDE = 70;
const BEFORE = 130;
const ENDS = anyOf(plainDate.endBefore, plainTerm.endBefore);
const THEN_ENDS = anyOf(values.endAfter);
const RECITAL = anyOf(days.otherLasts.en.recital);
const BORN = anyOf(days.bornThen);
const OF_ANOTHER = anyOf(days.notItsDay, inOrder(days.toAnother, days.contractDated));

/** Whether words next to a day say that something ends on it: 'in force from its signing until' that day. */
export function isEnd(text: string, { start, end }: Span): boolean {
  return (
    ENDS.test(folded(sameBlock(text.slice(Math.max(0, start - BESIDE), start)))) ||
    THEN_ENDS.test(text.slice(end, end + BESIDE))
  );
}

/** Without what stands above an empty line: a heading 'From which day to which' doesn't end the contract. */
function sameBlock(before: string): string {
  return before.replace(/^[\s\S]*\n\s*\n/u, "");
}

const named = new WeakMap<Reading, ReadonlySet<Sentence>>();

/** Whether the sentence of a duration names the day on which it ends: '15 months and ends on 30 April 2028'. */
function isEndNamed(reading: Reading, { sentence }: Mention): boolean {
  const sentences = named.get(reading) ?? sentencesThatEnd(reading);
  named.set(reading, sentences);
  return sentences.has(sentence);
}

function sentencesThatEnd(reading: Reading): ReadonlySet<Sentence> {
  const { text } = reading.contract;
  const ends = readTimes(reading).mentions.filter((one) => one.kind === "date" && isEnd(text, one));
  return new Set(ends.map(({ sentence }) => sentence));
}

/** Whether a day dates another contract, or something that happened before: 'entered into a lease dated as of'. */
export function isOfAnother(
  text: string,
  { start, end, sentence }: Pick<Mention, "start" | "end" | "sentence">,
): boolean {
  if (BORN.test(text.slice(end, end + BESIDE))) return true;
  return RECITAL.test(sentence.folded) || OF_ANOTHER.test(text.slice(Math.max(0, start - BEFORE), start));
}

const NOT_ITS_TERM = anyOf(days.notItsTerm);
const OTHER_LASTS = anyOf(days.otherLasts);
const CONTRACT_LASTS = anyOf(days.contractLasts);
const WITHIN_IT = anyOf(days.withinIt);
const NAMES_TERM = anyOf(days.namesTerm);
const CYRILLIC = /\p{Script=Cyrillic}/u;
const BEFORE_LENGTH = 40;

/** Whether a sentence is about a covenant, a definition or the past, and not about how long the contract lasts. */
function isOfOtherThing({ folded: words }: Sentence): boolean {
  return OTHER_LASTS.test(words) && !CONTRACT_LASTS.test(words);
}

/** Whether something is to be done within a duration: 'within 90 days of the signing of this agreement'. */
function isWithin(text: string, { start }: Span): boolean {
  return WITHIN_IT.test(folded(text.slice(Math.max(0, start - BEFORE_LENGTH), start)));
}

/** Whether a sentence or its heading names the contract, its term or its subject. */
function namesTheTerm(reading: Reading, { folded: words, section }: Sentence): boolean {
  return NAMES_TERM.test(`${reading.sections[section]?.foldedHeading ?? ""} ${words}`);
}

const { source, paper, person, law } = days.notItsDay.en;
const ENDS_NOTHING = anyOf(source, paper, person, law, days.notItsDay.ru, inOrder(days.toAnother, days.contractDated));

/** Whether a day dates another paper, an appointment or the line with which a register prints its source. */
export function isOfOtherPaper(text: string, { start, end }: Span): boolean {
  return BORN.test(text.slice(end, end + BESIDE)) || ENDS_NOTHING.test(text.slice(Math.max(0, start - BEFORE), start));
}

/** A duration that runs from an event, belongs to a renewal, is of something else, or has its end named beside it. */
export function isNoTerm(reading: Reading, { anchor, mention }: Candidate): boolean {
  const { text } = reading.contract;
  if (anchor?.of === "event" || isOfOtherThing(mention.sentence) || undatedStart(reading, mention)) return true;
  if (mention.kind !== "length")
    return isOfOtherPaper(text, mention) || isNoEnd(text, mention) || isOtherEnd(reading, mention);
  if (NOT_ITS_TERM.test(mention.sentence.folded)) return true;
  return isRenewalTerm(reading, mention) || isWithin(text, mention) || isEndNamed(reading, mention);
}

/** The end of a renewed term, of a policy or of somebody's lease. */
function isOtherEnd(reading: Reading, mention: Mention): boolean {
  const { text } = reading.contract;
  return isRenewedIf(text, mention) || isEndOfOther(reading, mention) || isOfOtherContract(text, mention);
}

const OF_OTHER_CONTRACT = anyOf(noEvents.ofOtherContract, noEvents.ofOtherPaper);
const BEFORE_END = 200;

/** 'The Subcontractor's agreement with the union runs until' that day. */
export function isOfOtherContract(text: string, { sentence, start }: Mention): boolean {
  return OF_OTHER_CONTRACT.test(withSpace(text.slice(Math.max(sentence.start, start - BEFORE_END), start)));
}

/** A possible last day of a contract, and the chance that it is. */
export type OwnEnd = { candidate: Candidate; chance: number };

/** The least chance of a last day, by whether its English sentence says that the contract lasts, or names it. */
const LEAST = { lasts: 0.05, cyrillic: 0.1, named: 0.3, unnamed: 0.5 };

/** Whether a day isn't likely enough to be the contract's last one, by what its sentence speaks of. */
export function isUnlikelyEnd(reading: Reading, { candidate, chance }: OwnEnd): boolean {
  const { sentence } = candidate.mention;
  if (CYRILLIC.test(sentence.folded)) return chance < LEAST.cyrillic;
  if (chance < LEAST.named) return chance < LEAST.lasts || !CONTRACT_LASTS.test(sentence.folded);
  return chance < LEAST.unnamed && !namesTheTerm(reading, sentence);
}
