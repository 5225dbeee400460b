/** The weights file: what it contains for each topic, and how it is written. */
import type { Limits } from "@/lib/engine/review/classifier";
import { findLimits, scored, type Scored } from "./calibrate";
import { FOLDS, chooseFold, readLabelled, type Labelled } from "./dataset";
import { BY_DESCENT, fitByDescent } from "./descent";
import { fit, countFittingSet, type Fitted, type FittingSet } from "./fit";

/** With fewer positive contracts a topic keeps its patterns; dates are read by rules. */
const LEAST_CONTRACTS = 15;
const BY_RULES = new Set(["agreement_date", "effective_date"]);
const SOURCE = "CUAD v1, The Atticus Project, CC BY 4.0";

export type TopicWeights = Limits & { topic: string; bias: number; scale: number; hashes: string; weights: string };

/** Fits the topics of a corpus, or some of them. */
export function fittedTopics(corpus: string, only?: readonly string[]): TopicWeights[] {
  const { developers, fittingOnly, hashes } = readLabelled(corpus);
  const contracts = [...developers, ...fittingOnly];
  const topics = listTopics(contracts).filter((topic) => only?.includes(topic) ?? true);
  const whole = countFittingSet(contracts, hashes.length);
  const folds = splitFolds(contracts, hashes.length);
  return topics.map((topic) => {
    const limits = findLimits(unseenScores(folds, topic), topic);
    const { bias, scale, weights } = fitted(whole, topic);
    const kept = [...weights].filter(([, weight]) => weight !== 0).sort(([a], [b]) => a - b);
    const keys = Buffer.alloc(kept.length * 4);
    kept.forEach(([id], at) => keys.writeUInt32LE(hashes[id] ?? 0, at * 4));
    const values = Buffer.from(Int8Array.from(kept, ([, weight]) => Math.round(weight / scale)).buffer);
    return { topic, ...limits, bias, scale, hashes: keys.toString("base64"), weights: values.toString("base64") };
  });
}

/** The topics with enough contracts, in the corpus's order. */
export function listTopics(contracts: readonly Labelled[]): string[] {
  const all = [...(contracts[0]?.rows.keys() ?? [])];
  return all.filter(
    (topic) =>
      !BY_RULES.has(topic) &&
      contracts.filter(({ rows }) => rows.get(topic)?.impossible === undefined).length >= LEAST_CONTRACTS,
  );
}

export type Fold = { set: FittingSet; unseen: readonly Labelled[] };

/** Parts of the contracts, each with all others to fit to. */
export function splitFolds(contracts: readonly Labelled[], size: number): Fold[] {
  return Array.from({ length: FOLDS }, (_, fold) => ({
    set: countFittingSet(
      contracts.filter(({ id }) => chooseFold(id) !== fold),
      size,
    ),
    unseen: contracts.filter(({ id }) => chooseFold(id) === fold),
  }));
}

/** Scores every contract of the folds with weights trained on the others. */
export function unseenScores(folds: readonly Fold[], topic: string): Scored[] {
  return folds.flatMap(({ set, unseen }) => {
    const own = fitted(set, topic);
    return unseen.map((contract) => scored(contract, own));
  });
}

function fitted(set: FittingSet, topic: string): Fitted {
  return BY_DESCENT.has(topic) ? fitByDescent(set, topic) : fit(set, topic);
}

/** The file, in Prettier's layout. */
export function weightsFile(topics: readonly TopicWeights[]): string {
  return `${JSON.stringify({ source: SOURCE, topics }, null, 2)}\n`;
}
