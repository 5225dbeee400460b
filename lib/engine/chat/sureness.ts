import * as en from "../cues/en/sureness";
import * as party from "../cues/en/plain-parties";
import * as claimed from "../cues/en/sure-claims";
import * as mn from "../cues/mn/sureness";
import { anyOf, withFlags } from "../cues/pack";
import * as ru from "../cues/ru/sureness";
import { companiesAboveSignatures } from "../parties/signatures";
import type { Party } from "../parties/party";
import { marginOf } from "../review/review";
import type { TopicId } from "../review/topics";
import { folded, wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import { isPlainClause } from "../topics/plain-clauses";
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
/** Many clauses were seen here where the labels say that there is none. */
const NEEDS_HEADING: ReadonlySet<string> = new Set(["terminationForConvenience"]);
/** Headings and numbers were seen to mislead here: only a plain clause decides. */
const NEEDS_PLAIN_CLAUSE: ReadonlySet<string> = new Set(["nonCompete", "termination"]);
/** Signatures come after the preamble. UTF-16 units. */
const HEAD_OF_PARTIES = 1_500;
/** What brings a party in stands so near before it. UTF-16 units. */
const BEFORE_PARTIES = 400;
const LONGEST_NAME = 90;
/** Where more were read, one was too often missing or too many, but where each is a company with a role of its own. */
const PARTIES_OF_MOST = 2;
const COMPANIES_AT_MOST = 4;
const CYRILLIC = /\p{Script=Cyrillic}{3}/u;
/** A date or the end of a sentence is no part of a name. */
const HOLDS_A_SENTENCE = /\d{4}|\p{Ll}{3}\.\s+\p{Lu}/u;

const NOT_A_NAME = anyOf(party.notAName);
const IS_COMPANY = anyOf(party.isCompany);
const PARTIES_FOLLOW = anyOf(party.partiesFollow);
const SIGNED = withFlags(anyOf(en.signed, ru.signed, mn.signed), "iu");
const PLAIN = {
  courts: anyOf(en.courts, ru.courts, mn.courts),
  survival: anyOf(en.survival, ru.survival, mn.survival),
};
const PLAIN_CLAIMS: ReadonlyMap<string, RegExp> = new Map([
  ["sharing", anyOf(claimed.sharing)],
  ["copying", anyOf(claimed.copying)],
  ["returnOrDestroy", anyOf(claimed.returnOrDestroy)],
]);

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

/**
 * Whether those who are introduced as parties surely are: nothing but names was read, each is named again where the
 * contract is signed, if it is signed at all, and nobody else signs.
 */
export function areSurelyParties(reading: Reading, parties: readonly Party[]): boolean {
  const named = parties.flatMap(({ name, isCollective }) => (name !== null && !isCollective ? [name] : []));
  if (!named.every(isPlainName) || parties.some(({ name, isCollective }) => name === null && !isCollective))
    return false;
  if (named.length !== PARTIES_OF_MOST && !areFewCompanies(parties)) return false;
  const { text } = reading.contract;
  const first = Math.min(...parties.map(({ start }) => start));
  const isLatin = !CYRILLIC.test(text.slice(0, HEAD_OF_PARTIES));
  if (isLatin && !PARTIES_FOLLOW.test(folded(text.slice(Math.max(0, first - BEFORE_PARTIES), first)))) return false;
  const words = named.map(tellingWords);
  const isParty = (signer: string) => words.some((own) => tellingWords(signer).some((word) => own.includes(word)));
  if (!companiesAboveSignatures(text).every(({ name }) => name === null || isParty(name))) return false;
  const signed = text.slice(HEAD_OF_PARTIES).search(SIGNED);
  if (signed < 0) return true;
  const tail = folded(text.slice(HEAD_OF_PARTIES + signed));
  return words.every((own) => own.some((word) => tail.includes(word)));
}

function areFewCompanies(parties: readonly Party[]): boolean {
  const own = parties.filter(({ isCollective }) => !isCollective);
  return (
    own.length > PARTIES_OF_MOST &&
    own.length <= COMPANIES_AT_MOST &&
    new Set(own.map(({ role }) => role)).size === own.length &&
    own.every(({ name, role }) => role !== null && name !== null && IS_COMPANY.test(name))
  );
}

function isPlainName(name: string): boolean {
  if (CYRILLIC.test(name) && HOLDS_A_SENTENCE.test(name)) return false;
  return (
    name.length <= LONGEST_NAME && /^[\p{L}\d"'«“]/u.test(name) && !/[:{}[\]_;]/u.test(name) && !NOT_A_NAME.test(name)
  );
}

function tellingWords(name: string): string[] {
  return wordsOf(folded(name)).filter((word) => word.length > 2);
}

/** Whether a clause makes a claim on its topic true in so many words. Folded text. */
export function carriesClaim(topic: Topic | undefined, clause: string): boolean {
  return topic !== undefined && PLAIN_CLAIMS.get(topic.id)?.test(clause) === true;
}
