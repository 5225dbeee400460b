import { identify, type Identified } from "../family/identity";
import { readOwnTerms, type OwnTerms } from "../positions/own-terms";
import { readSubjects, type SubjectReading } from "../positions/read-subjects";
import type { Reading } from "../text/reading";
import { amendedClauses } from "../text/amendments";
import type { Span } from "../text/spans";
import { findEvents, type DatedEvent } from "../time/events";
import type { Fact } from "./fact";
import { findFacts } from "./facts/facts";
import type { TopicValue } from "./reading-of-topic";
import { onlyExceptions, withWhatDepends } from "./passages";
import { review, type TopicReview } from "./review";
import { topicValue } from "./topic-values";

/**
 * All topics of a contract with their values, its facts, what positions are compared with, its dates, and what it calls
 * itself and others.
 */
export type ContractReview = {
  topics: (TopicReview & { value?: TopicValue })[];
  facts: Fact[];
  subjects: readonly SubjectReading[];
  terms: OwnTerms;
  events: DatedEvent[];
  /** Clauses that another one of the text changes; not in reviews from before they were told. */
  amended?: readonly Span[];
  papers: Identified;
};

/** A topic whose fact was found is there, with the fact's clause: a summary and a column must not say two things. */
function foundAsFact(read: TopicReview, [first, ...others]: readonly Fact[]): TopicReview {
  if (read.present || !first) return read;
  const passages = [first, ...others].map(({ passage }) => passage);
  return { ...read, present: true, basis: "likely", passages };
}

const isIn = (spans: readonly Span[], { start, end }: Span) => spans.some((one) => one.start < end && start < one.end);

/** The rates of late payment, those of clauses that another one changes behind those that hold. */
function lateRatesInForceFirst(facts: readonly Fact[], amended: readonly Span[]): Fact[] {
  const late = facts.filter(({ kind }) => kind === "late_payment");
  const isChanged = ({ passage }: Fact) => isIn(amended, passage);
  const inOrder = [...late.filter((fact) => !isChanged(fact)), ...late.filter(isChanged)];
  let at = 0;
  return facts.map((fact) => (fact.kind === "late_payment" ? (inOrder[at++] ?? fact) : fact));
}

/** The clauses on late payment, those that another one changes last. */
function inForceFirst(read: TopicReview, amended: readonly Span[]): TopicReview {
  if (read.topic !== "late_payment" || read.passages.length < 2) return read;
  const { passages } = read;
  const isChanged = (passage: Span) => isIn(amended, passage);
  return { ...read, passages: [...passages.filter((one) => !isChanged(one)), ...passages.filter(isChanged)] };
}

/** A subject of which a fact is shown isn't missing: the fact's clause is the closest, for a person to read. */
function notSilent(read: SubjectReading, facts: readonly Fact[]): SubjectReading {
  if (read.is !== "absent") return read;
  const passages = facts.filter(({ kind }) => kind === read.subject).map(({ passage }) => passage);
  return passages.length === 0 ? read : { ...read, is: "nearest", passages };
}

/** Reviews a whole contract. Linear in the text, deterministic. Source: behaviour §25. */
export function reviewWhole(reading: Reading): ContractReview {
  const amended = amendedClauses(reading);
  const reviews = review(reading);
  const facts = lateRatesInForceFirst(findFacts(reading, reviews), amended);
  const topics = reviews.map((read) => {
    const own = facts.filter(({ kind }) => kind === read.topic);
    const one = withWhatDepends(reading, onlyExceptions(reading, foundAsFact(inForceFirst(read, amended), own)));
    const value = one.present ? topicValue(one, { facts: own, text: reading.contract.text }) : null;
    return value ? { ...one, value } : one;
  });
  const subjects = readSubjects(reading, reviews).map((one) => notSilent(one, facts));
  const terms = readOwnTerms(reading.contract);
  return { topics, facts, subjects, terms, events: findEvents(reading), papers: identify(reading), amended };
}
