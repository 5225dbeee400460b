import { anyOf, type Patterns } from "../../language/patterns";
import { sharing, type Said } from "../opposites/said";
import * as cue from "./topics.cues";
import { isOfOneSize, sharedMatters, type Matters } from "./matters";
import { LENGTH, RECURRING, type Value } from "./values";

/** A value with the words that tell what it is for, by meaning. */
export type Meant = Value & { words: Said["words"]; matters: Matters };

/** What a contract has one length or rate of. */
const LENGTHS: readonly Patterns[] = [
  cue.warranty,
  cue.depositBack,
  cue.invoicePaid,
  cue.secrecyAfter,
  cue.claimRaised,
];
const RATES: readonly Patterns[] = [cue.lateInterest];
const OF_LENGTH = LENGTHS.map((topic) => anyOf(topic));
const OF_RATE = RATES.map((topic) => anyOf(topic));
const AHEAD = anyOf(cue.aheadOf);
const FROM = anyOf(cue.countedFrom);

/** The part of the words that must be shared, in all and right beside the values; and so many of them. */
const [ALIKE, FEWEST, OF_LONGER] = [0.66, 2, 0.4];
const [ALIKE_ON_TOPIC, ALIKE_ON_MATTER] = [0.38, 0.3];

/** Numbers of the topics of a length or a rate, by which values in other words are brought together. */
export function topicNumbers(value: Value): number[] {
  const topics = value.unit === LENGTH ? OF_LENGTH : value.unit === "percent" ? OF_RATE : [];
  return topics.flatMap((topic, at) => (topic.test(value.sentence.folded) ? [at] : []));
}

/** Whether two values are for the same thing in other words: the same topic, or nearly the same words or concepts. */
export function areAlikeInMeaning(one: Meant, other: Meant): boolean {
  const { unit } = one;
  if (areOnOneMatter(one, other)) return true;
  if (unit !== LENGTH && unit !== "percent" && !unit.startsWith(RECURRING)) return false;
  if (unit === LENGTH && relation(one) !== relation(other)) return false;
  const topics = unit === LENGTH ? OF_LENGTH : OF_RATE;
  const [first = [], second = []] = [one, other].map((value) => topicsOf(topics, value));
  const whole = sharing(one.words, other.words);
  const isTold = first.length === 1 && areSame(first, second) && isOfOneSize(one, other);
  if (whole.share >= ALIKE_ON_TOPIC && isTold) return true;
  if (
    whole.count < FEWEST ||
    unit === "percent" ||
    !areSame(first, second) ||
    (unit === LENGTH && relation(one) === "for")
  )
    return false;
  const nearby = sharing(beside(one), beside(other));
  const longer = Math.max(one.words.length, other.words.length);
  return whole.share >= ALIKE && nearby.share >= ALIKE && whole.same >= FEWEST && whole.count >= OF_LONGER * longer;
}

/** On a matter of which the contract has only these values. */
function areOnOneMatter(one: Meant, other: Meant): boolean {
  const [matter] = sharedMatters(one, other);
  if (!matter || !isOfOneSize(one, other)) return false;
  const { share, count } = sharing(one.words, other.words);
  return share >= ALIKE_ON_MATTER && count >= matter.named.length;
}

function beside({ words, near }: Meant): Said["words"] {
  return words.filter(({ stem }) => near.has(stem));
}

function topicsOf(topics: readonly RegExp[], { sentence }: Value): RegExp[] {
  return topics.filter((topic) => topic.test(sentence.folded));
}

function areSame(one: readonly RegExp[], other: readonly RegExp[]): boolean {
  return one.length === other.length && one.every((topic) => other.includes(topic));
}

function relation({ sentence: { folded } }: Meant): string {
  return AHEAD.test(folded) ? "ahead" : FROM.test(folded) ? "from" : "for";
}
