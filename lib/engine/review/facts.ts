import { notTheTerm } from "../cues/en/plain-term";
import * as plain from "../cues/en/plain-values";
import { contractNamed } from "../cues/en/what-renews";
import * as mn from "../cues/mn/review-values";
import { anyOf } from "../cues/pack";
import * as ru from "../cues/ru/review-values";
import { isPlainClause } from "../topics/plain-clauses";
import { partiesOf } from "../parties/parties";
import { companiesAboveSignatures } from "../parties/signatures";
import { titleOf } from "../summary/title";
import { folded } from "../text/folding";
import { changesTo } from "../text/qualified";
import type { Reading } from "../text/reading";
import { isPerDay, percentIn } from "./amounts";
import { clauseFacts } from "./clause-facts";
import type { Fact, FactKind } from "./fact";
import { noticeLength, pastProbation, renewalLength } from "./lengths";
import { fact, lengthOf, quoted, type Length } from "./made-fact";
import { ownDayFacts, type LearnedDays } from "./own-day-facts";
import type { TopicReview } from "./review";
import { mayStopRenewal, renewsContract } from "./what-renews";

type Maker = (reading: Reading, reviews: ReadonlyMap<string, TopicReview>) => Fact[];

/** What a contract says of itself in short. `reviews` are those of the same reading. What is not found is missing. */
export function factsOf(reading: Reading, reviews: readonly TopicReview[], days: LearnedDays = {}): Fact[] {
  const byTopic = new Map(reviews.map((one) => [one.topic as string, one]));
  const makers = [title, parties, (one: Reading) => ownDayFacts(one, byTopic, days), ...MAKERS];
  const facts = makers.flatMap((make) => make(reading, byTopic));
  return facts.map((one) => (changesTo(reading, [one.passage]).length > 0 ? { ...one, basis: "likely" } : one));
}

const title: Maker = (reading) => {
  const name = titleOf(reading);
  const start = name === null ? -1 : reading.contract.text.indexOf(name);
  return name !== null && start >= 0 ? [fact("title", name, quoted(reading, { start, end: start + name.length }))] : [];
};

const parties: Maker = (reading) =>
  partiesOf(reading.contract)
    .filter(({ isCollective, name }) => !isCollective && name !== null)
    .map((party) => ({
      ...fact("parties", party.name ?? "", quoted(reading, party)),
      ...(party.role === null ? {} : { role: party.role }),
    }));

/** How a length is read in a passage's own words, and, of the folded ones, which passages count and which are plain. */
type LengthRules = {
  read: (clause: string) => Length | null;
  counts?: (clause: string) => boolean;
  isPlain: (clause: string) => boolean;
};

/** The first passage of a topic in which a length is found; stated where the passage says so plainly. */
function lengths(kind: FactKind & TopicReview["topic"], { read, counts, isPlain }: LengthRules): Maker {
  return (reading, reviews) => {
    const review = reviews.get(kind);
    if (!review?.present) return [];
    const passages = review.passages.filter(({ content }) => counts?.(folded(content)) ?? true);
    const found = pastProbation(reading, passages).flatMap((passage) => {
      const length = read(passage.content);
      return length ? [{ passage, length }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const isSure =
      review.basis === "stated" &&
      isPlain(folded(first.passage.content)) &&
      found.every(({ length }) => isAsLong(length, first.length));
    return [{ ...fact(kind, first.length.text, first.passage, isSure), ...lengthOf(first.length) }];
  };
}

function isAsLong(one: Length, other: Length): boolean {
  return one.years * 12 + one.months === other.years * 12 + other.months && one.days === other.days;
}

const late: Maker = (_, reviews) => {
  for (const passage of reviews.get("late_payment")?.passages ?? []) {
    const rate = LATE_DELIVERY.test(folded(passage.content)) ? null : percentIn(passage.content);
    if (!rate) continue;
    const counted = isPerDay(passage.content) ? { percentPerDay: rate.percent } : { percent: rate.percent };
    return [{ ...fact("late_payment", rate.text, passage), ...counted }];
  }
  return [];
};

const AUTOMATIC = anyOf(plain.renewsByItself);
const BY_CONSENT = anyOf(plain.renewsByConsent);
const OF_THE_OTHER = anyOf(plain.renewalAnnounced);
/** What 'it' is that renews, another sentence tells. */
const NAMED = anyOf(contractNamed);
const IN_A_CASE = anyOf(notTheTerm.inACase);
const LATE_DELIVERY = anyOf(plain.lateDelivery, ru.lateDelivery, mn.lateDelivery);

const signatories: Maker = (reading) =>
  companiesAboveSignatures(reading.contract.text).map((party) =>
    fact("signatories", party.name ?? "", quoted(reading, party)),
  );

const MAKERS: readonly Maker[] = [
  lengths("renewal_term", {
    read: renewalLength,
    counts: renewsContract,
    isPlain: (clause) =>
      AUTOMATIC.test(clause) && !BY_CONSENT.test(clause) && NAMED.test(clause) && !IN_A_CASE.test(clause),
  }),
  lengths("renewal_notice", {
    read: noticeLength,
    counts: mayStopRenewal,
    isPlain: (clause) => !OF_THE_OTHER.test(clause) && NAMED.test(clause),
  }),
  lengths("termination_for_convenience", {
    read: noticeLength,
    isPlain: (clause) => isPlainClause("terminationForConvenience", clause),
  }),
  late,
  clauseFacts,
  signatories,
];
