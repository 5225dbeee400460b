import { notTheTerm } from "../cues/en/plain-term";
import * as plain from "../cues/en/plain-values";
import * as en from "../cues/en/review-values";
import * as enMoney from "../cues/en/money";
import * as enValues from "../cues/en/topic-values";
import { forum as enForum } from "../cues/en/forum";
import { contractNamed } from "../cues/en/what-renews";
import { forum as mnForum } from "../cues/mn/forum";
import * as mn from "../cues/mn/review-values";
import * as mnMoney from "../cues/mn/money";
import * as mnValues from "../cues/mn/topic-values";
import { anyOf } from "../cues/pack";
import { forum as ruForum } from "../cues/ru/forum";
import * as ru from "../cues/ru/review-values";
import * as ruMoney from "../cues/ru/money";
import * as ruValues from "../cues/ru/topic-values";
import { lawAgreedOn, lawNamed } from "../facts/governing-law-name";
import { amountsIn } from "../facts/sums";
import { findGoverningLaw } from "../find/governing-law";
import { isPlainClause } from "../topics/plain-clauses";
import { partiesOf } from "../parties/parties";
import { companiesAboveSignatures } from "../parties/signatures";
import { titleOf } from "../summary/title";
import { folded } from "../text/folding";
import { changesTo } from "../text/qualified";
import type { Reading } from "../text/reading";
import { figureOf, isPerDay, percentIn } from "./amounts";
import type { Fact, FactKind } from "./fact";
import { noticeLength, pastProbation, paymentLength, renewalLength } from "./lengths";
import { endOfWord, fact, lengthOf, quoted, type Length } from "./made-fact";
import { ownDayFacts, type LearnedDays } from "./own-day-facts";
import { priceFacts } from "./price-facts";
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

const payment: Maker = (_, reviews) => {
  for (const passage of reviews.get("payment_terms")?.passages ?? []) {
    if (OTHER_PAYMENT.test(passage.content)) continue;
    const due = passage.content
      .split(PARTS)
      .filter((part) => !ADVANCE.test(part) && !AGAIN.test(folded(part)))
      .join(", ");
    const length = paymentLength(due);
    if (length && length.days > 0 && WITHIN.test(due))
      return [{ ...fact("payment_terms", length.text, passage), ...lengthOf(length) }];
  }
  return [];
};

const late: Maker = (_, reviews) => {
  for (const passage of reviews.get("late_payment")?.passages ?? []) {
    const rate = LATE_DELIVERY.test(folded(passage.content)) ? null : percentIn(passage.content);
    if (!rate) continue;
    const counted = isPerDay(passage.content) ? { percentPerDay: rate.percent } : { percent: rate.percent };
    return [{ ...fact("late_payment", rate.text, passage), ...counted }];
  }
  return [];
};

const cap: Maker = (_, reviews) => {
  const review = reviews.get("liability_cap");
  for (const passage of review?.present ? review.passages : []) {
    const amount = amountsIn(passage.content)[0];
    if (amount !== undefined) return [{ ...fact("liability_cap", amount, passage), ...figureOf(amount) }];
  }
  return [];
};

/** Stated where all clauses that choose a law choose this one. */
const law: Maker = (reading, reviews) => {
  const chosen = findGoverningLaw(reading);
  const agreed = lawAgreedOn(chosen);
  const review = reviews.get("governing_law");
  const passages = agreed === null && review?.present ? review.passages : chosen;
  for (const passage of passages) {
    const name = lawNamed(passage.content);
    if (name !== null) return [fact("governing_law", name, passage, name === agreed)];
  }
  return [];
};

const forum: Maker = (_, reviews) =>
  (reviews.get("dispute_resolution")?.passages ?? []).slice(0, 1).map((passage) => {
    const { content } = passage;
    const named = FORUM.exec(content);
    const start = named?.index ?? 0;
    const end = named ? start + named[0].length : Math.min(MOST_OF_FORUM, content.length);
    const words = content.slice(start, endOfWord(content, end));
    return fact("dispute_resolution", words.replace(/\s+/gu, " ").trim(), passage);
  });

/** Where no court or place is named by itself. UTF-16 units. */
const MOST_OF_FORUM = 120;

/** Parts of a clause that speak of a payment each: '40% in advance within 5 days, 60% within 30 days'. */
const PARTS = /[,;]\s/u;
const AGAIN = anyOf(enMoney.again, ruMoney.again, mnMoney.again);
const ADVANCE = anyOf(enValues.advance, ruValues.advance, mnValues.advance);
const FORUM = anyOf(enForum, ruForum, mnForum);
/** What is due when something went wrong is no time to pay. */
const OTHER_PAYMENT = anyOf(enValues.otherPayment, ruValues.otherPayment, mnValues.otherPayment);
const AUTOMATIC = anyOf(plain.renewsByItself);
const BY_CONSENT = anyOf(plain.renewsByConsent);
const OF_THE_OTHER = anyOf(plain.renewalAnnounced);
/** What 'it' is that renews, another sentence tells. */
const NAMED = anyOf(contractNamed);
const IN_A_CASE = anyOf(notTheTerm.inACase);
const LATE_DELIVERY = anyOf(plain.lateDelivery, ru.lateDelivery, mn.lateDelivery);
const WITHIN = anyOf(en.paidWithin, ru.paidWithin, mn.paidWithin);

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
  payment,
  late,
  priceFacts,
  cap,
  law,
  forum,
  signatories,
];
