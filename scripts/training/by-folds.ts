/** The review of contracts that its weights were not made from, as the corpus's own tool scores it. */
import { factsOf } from "@/lib/engine/review/facts";
import type { Fact } from "@/lib/engine/review/fact";
import type { Limits, Scores } from "@/lib/engine/review/classifier";
import { reviewBy } from "@/lib/engine/review/review";
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";
import { limitsOf, type Scored } from "./calibrate";
import { foldOf, readLabelled, type Labelled } from "./dataset";
import { foldsOf, topicsOf, unseenScores } from "./weights";

export type TopicPrediction = {
  id: string;
  category: string;
  present: boolean;
  basis: string;
  items: { content: string }[];
  value?: string;
};

/** By weights and limits that were made from the other four fifths of all contracts. */
export function predictionsByFolds(corpus: string): TopicPrediction[] {
  const { developers, fittingOnly, hashes } = readLabelled(corpus);
  const contracts = [...developers, ...fittingOnly];
  const folds = foldsOf(contracts, hashes.length);
  const byContract = new Map<Labelled, Map<TopicId, { limits: Limits; ofSentences: Float64Array }>>();
  for (const topic of topicsOf(contracts)) {
    const id = TOPIC_IDS.find((one) => one === topic);
    if (!id) continue;
    const scores = unseenScores(folds, topic);
    const limits = folds.map((_, fold) =>
      limitsOf(
        scores.filter((one) => foldOf(one.contract.id) !== fold),
        topic,
      ),
    );
    for (const one of scores) note(byContract, id, one, limits[foldOf(one.contract.id)]);
  }
  return developers.flatMap((contract) => predicted(contract, byContract.get(contract) ?? new Map()));
}

function note(
  byContract: Map<Labelled, Map<TopicId, { limits: Limits; ofSentences: Float64Array }>>,
  topic: TopicId,
  { contract, ofSentences }: Scored,
  limits: Limits | undefined,
): void {
  const known = byContract.get(contract) ?? new Map<TopicId, { limits: Limits; ofSentences: Float64Array }>();
  byContract.set(contract, known);
  if (limits) known.set(topic, { limits, ofSentences });
}

function predicted({ id, reading, rows }: Labelled, scores: Scores): TopicPrediction[] {
  const reviews = reviewBy(scores, reading, TOPIC_IDS);
  const facts = factsOf(reading, reviews);
  return reviews
    .filter(({ topic }) => rows.has(topic))
    .map(({ topic, present, basis, passages }) => {
      const value = valueOf(facts, topic);
      const items = passages.map(({ content }) => ({ content }));
      return { id, category: topic, present, basis, items, ...(value === undefined ? {} : { value }) };
    });
}

function valueOf(facts: readonly Fact[], topic: TopicId): string | undefined {
  const found = facts.find(({ kind }) => kind === topic);
  if (!found) return undefined;
  if (found.iso !== undefined) return found.iso;
  if (found.months !== undefined) return `P${found.months}M`;
  if (found.days !== undefined) return `P${found.days}D`;
  return topic === "expiration_date" && /terminat|perpet|indefin/iu.test(found.value) ? "perpetual" : undefined;
}
