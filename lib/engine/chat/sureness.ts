import * as en from "../cues/en/sureness";
import * as mn from "../cues/mn/sureness";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/sureness";
import { marginOf } from "../review/review";
import type { TopicId } from "../review/topics";
import type { Reading, Sentence } from "../text/reading";
import { isPlainClause, isPlainWhereWeighed } from "../topics/plain-clauses";
import type { Topic } from "../topics/topic";

/** So many clauses on a topic leave no doubt that the contract deals with it. */
const MANY = 4;
/**
 * Topics of which weights tell too. From `alone` on they need no plain clause, only one that the patterns find: of
 * contracts that weights and limits were not made from, 98 of 100 then had it. Logits.
 */
const WEIGHED: ReadonlyMap<string, { topic: TopicId; alone: number }> = new Map([
  ["audit", { topic: "audit", alone: 2 }],
  ["insurance", { topic: "insurance", alone: 2 }],
  ["liabilityCap", { topic: "liability_cap", alone: 2 }],
  ["nonCompete", { topic: "non_compete", alone: Infinity }],
  ["terminationForConvenience", { topic: "termination_for_convenience", alone: Infinity }],
]);
/** From here on weights make a clause plain that is not so alone. Logits. */
const WELL_OVER = 1;
/** Many clauses were seen here where the labels say that there is none. */
const NEEDS_HEADING: ReadonlySet<string> = new Set(["terminationForConvenience"]);
/** Headings and numbers were seen to mislead here: only a plain clause decides. */
const NEEDS_PLAIN_CLAUSE: ReadonlySet<string> = new Set(["nonCompete", "termination"]);

const PLAIN = {
  courts: anyOf(en.courts, ru.courts, mn.courts),
  survival: anyOf(en.survival, ru.survival, mn.survival),
};

/**
 * Whether clauses found on a topic say beyond doubt that the contract deals with it: one of them says it plainly, a
 * heading names the topic, or there are many; and in English the weights, another reading of the same contract, find it
 * too. Of the labelled contracts where this holds, 98 of 100 have such a clause (docs/quality.md).
 */
export function isSureOf(reading: Reading, topic: Topic, clauses: readonly Sentence[]): boolean {
  const weighed = WEIGHED.get(topic.id);
  const margin = weighed ? marginOf(reading, weighed.topic) : null;
  if (weighed === undefined || margin === null) return isSureByRules(reading, topic, clauses);
  if (clauses.length > 0 && margin >= weighed.alone) return true;
  if (margin >= WELL_OVER && clauses.some(({ folded }) => isPlainWhereWeighed(topic.id, folded))) return true;
  return margin >= 0 && isSureByRules(reading, topic, clauses);
}

function isSureByRules(reading: Reading, topic: Topic, clauses: readonly Sentence[]): boolean {
  if (clauses.some(({ folded }) => isPlainClause(topic.id, folded))) return true;
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
