/** Reviews contracts with weights that were not trained on them. */
import type { Limits, Scores } from "@/lib/engine/review/classifier";
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";
import { findLimits } from "./calibrate";
import { chooseFold, type Labelled, type LabelledCorpus } from "./dataset";
import { splitFolds, listTopics, unseenScores } from "./weights";

/**
 * Scores each contract's sentences with weights trained on the other four fifths of all contracts, and limits set on
 * those four fifths. Takes a few minutes.
 */
export function scoresByFolds({ developers, fittingOnly, hashes }: LabelledCorpus): Map<Labelled, Scores> {
  const contracts = [...developers, ...fittingOnly];
  const folds = splitFolds(contracts, hashes.length);
  const byContract = new Map(
    contracts.map((contract) => [contract, new Map<TopicId, { limits: Limits; ofSentences: Float64Array }>()]),
  );
  for (const topic of listTopics(contracts)) {
    const id = TOPIC_IDS.find((one) => one === topic);
    if (!id) continue;
    const scores = unseenScores(folds, topic);
    const limits = folds.map((_, fold) =>
      findLimits(
        scores.filter((one) => chooseFold(one.contract.id) !== fold),
        topic,
      ),
    );
    for (const { contract, ofSentences } of scores) {
      const own = limits[chooseFold(contract.id)];
      if (own) byContract.get(contract)?.set(id, { limits: own, ofSentences });
    }
  }
  return byContract;
}
