import * as values from "./values.cues";
import * as plainTerm from "../facts/plain-term.cues";
import { anyOf } from "../language/patterns";
import { lawNamed } from "../facts/governing-law-name";
import { findGoverningLaw } from "../find/governing-law";
import { sentencesWithin, type Reading, type Sentence } from "../text/reading";
import { lengthIn } from "../time/length-roles";
import { findOwnDays } from "../time/own-days";
import { isPlainClause } from "../topics/plain-clauses";
import type { TopicId } from "./topics";

const RENEWS = anyOf(values.renewsByItself);
const BY_CONSENT = anyOf(values.renewsByConsent);
const CONTRACT = anyOf(plainTerm.whatLasts, values.itRenews);
const PAID = anyOf(values.plainlyPaid);
const LATE = anyOf(values.plainlyLate);
const ENDED_BY_NOTICE = anyOf(values.endedByNotice);

type Test = (sentence: Sentence, reading: Reading) => boolean;
const clause =
  (topic: string): Test =>
  ({ folded }) =>
    isPlainClause(topic, folded);

const lawful = new WeakMap<Reading, ReadonlySet<Sentence>>();

/** The sentences that choose a law by name. */
function choosingLaw(reading: Reading): ReadonlySet<Sentence> {
  const ready = lawful.get(reading);
  if (ready) return ready;
  const choosing = findGoverningLaw(reading).filter(({ content }) => lawNamed(content) !== null);
  const sentences = new Set(choosing.flatMap((passage) => sentencesWithin(reading, passage)));
  lawful.set(reading, sentences);
  return sentences;
}

const PLAIN: Partial<Record<TopicId, Test>> = {
  audit: clause("audit"),
  governing_law: (sentence, reading) => choosingLaw(reading).has(sentence),
  insurance: clause("insurance"),
  liability_cap: clause("liabilityCap"),
  liquidated_damages: clause("liquidatedDamages"),
  non_compete: clause("nonCompete"),
  termination_for_convenience: clause("terminationForConvenience"),
  expiration_date: (sentence, reading) => findOwnDays(reading).end?.candidate.mention.sentence === sentence,
  payment_terms: ({ folded }) => PAID.test(folded),
  late_payment: ({ folded }) => LATE.test(folded),
  renewal_term: (sentence, reading) =>
    renewsByItself(sentence.folded) && lengthIn(reading, { clauses: [sentence], role: "renewalTerm" }) !== null,
  renewal_notice: (sentence, reading) =>
    renewsByItself(sentence.folded) &&
    ENDED_BY_NOTICE.test(sentence.folded) &&
    lengthIn(reading, { clauses: [sentence], role: "renewalNotice" }) !== null,
};

function renewsByItself(folded: string): boolean {
  return RENEWS.test(folded) && CONTRACT.test(folded) && !BY_CONSENT.test(folded);
}

/**
 * Indices of the sentences that say explicitly that a contract covers a topic. The weights come from long contracts and
 * miss what a short one says in few words. English.
 */
export function plainSentences(reading: Reading, topic: TopicId): number[] {
  const isPlain = PLAIN[topic];
  if (!isPlain) return [];
  return reading.sentences.flatMap((sentence, index) => (isPlain(sentence, reading) ? [index] : []));
}
