import type { Reading } from "../text/reading";
import type { Fact } from "./fact";
import { factsOf } from "./facts";
import type { TopicValue } from "./reading-of-topic";
import { review, type TopicReview } from "./review";

/** All topics of a contract, each with its value where that is stated, and its facts. */
export type ContractReview = { topics: (TopicReview & { value?: TopicValue })[]; facts: Fact[] };

/** Reviews a contract whole. Linear in the text, the same each time. Source: behaviour §25. */
export function reviewWhole(reading: Reading): ContractReview {
  const reviews = review(reading);
  const facts = factsOf(reading, reviews);
  const topics = reviews.map((one) => {
    const fact = facts.find(({ kind }) => kind === one.topic);
    return one.present && fact?.basis === "stated" ? { ...one, value: valueOf(fact) } : one;
  });
  return { topics, facts };
}

function valueOf({ kind, value, months, days, percent, percentPerDay }: Fact): TopicValue {
  return {
    text: value,
    ...(months === undefined ? {} : { months }),
    ...(days === undefined ? {} : { days }),
    ...(percent === undefined ? {} : { percent }),
    ...(percentPerDay === undefined ? {} : { percentPerDay }),
    ...(kind === "governing_law" || kind === "dispute_resolution" ? { name: value } : {}),
  };
}
