import type { Reading } from "../text/reading";
import { eventsOf, type DatedEvent } from "../time/events";
import type { Fact } from "./fact";
import { factsOf } from "./facts";
import type { TopicValue } from "./reading-of-topic";
import { review, type TopicReview } from "./review";
import { topicValue } from "./topic-values";

/** All topics of a contract, each with its value where it has one, its facts, and what is dated in it. */
export type ContractReview = { topics: (TopicReview & { value?: TopicValue })[]; facts: Fact[]; events: DatedEvent[] };

/** Reviews a contract whole. Linear in the text, the same each time. Source: behaviour §25. */
export function reviewWhole(reading: Reading): ContractReview {
  const reviews = review(reading);
  const facts = factsOf(reading, reviews);
  const topics = reviews.map((one) => {
    const fact = facts.find(({ kind }) => kind === one.topic);
    const value = one.present ? topicValue(one, { fact, text: reading.contract.text }) : null;
    return value ? { ...one, value } : one;
  });
  return { topics, facts, events: eventsOf(reading) };
}
