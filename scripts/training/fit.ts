/** Logistic regression of one topic on the sentences of labelled contracts; deterministic. */
import type { Labelled } from "./dataset";
import { minimised, type Rows } from "./minimise";

/** Weights are integer multiples of `scale`, as stored in the file. */
export type Fitted = { bias: number; scale: number; weights: ReadonlyMap<number, number> };

const KEPT = 1_000;
/** How much the sentences count against the size of the weights: the best of 4, 8 and 16 by folds. */
const FIDELITY = 8;
const FIRST_BIAS = -4;
const LARGEST = 127;
const NOTHING = new Int32Array();

/** The sentences of contracts to fit to, and in how many of them each feature occurs. Features are numbered densely. */
export type FittingSet = { contracts: readonly Labelled[]; counts: Int32Array; rows: Rows };

export function countFittingSet(contracts: readonly Labelled[], size: number): FittingSet {
  const sentences = contracts.flatMap((contract) =>
    readIn(contract).map((index) => contract.features[index] ?? NOTHING),
  );
  const from = new Int32Array(sentences.length + 1);
  sentences.forEach(({ length }, row) => (from[row + 1] = (from[row] ?? 0) + length));
  const places = new Int32Array(from.at(-1) ?? 0);
  const counts = new Int32Array(size);
  sentences.forEach((features, row) => {
    places.set(features, from[row]);
    for (const id of features) counts[id] = (counts[id] ?? 0) + 1;
  });
  const scale = Float64Array.from(sentences, ({ length }) => 1 / Math.sqrt(length || 1));
  return { contracts, counts, rows: { from, places, scale } };
}

/** Weights of the most informative features of a topic: those with the largest weights when all have one. */
export function fit({ contracts, counts, rows }: FittingSet, topic: string): Fitted {
  const begin = new Float64Array(counts.length + 1);
  begin[counts.length] = FIRST_BIAS;
  const all = minimised(rows, toLabels(contracts, topic), { begin, fidelity: FIDELITY });
  const kept = [...counts.keys()]
    .map((id) => ({ id, worth: Math.abs(all[id] ?? 0) * Math.sqrt(counts[id] ?? 0) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.id - b.id)
    .slice(0, KEPT)
    .map(({ id }) => id);
  const most = kept.reduce((largest, id) => Math.max(largest, Math.abs(all[id] ?? 0)), 0);
  const scale = Number((most / LARGEST || 1).toPrecision(6));
  const weights = kept.map((id): [number, number] => [id, Math.round((all[id] ?? 0) / scale) * scale]);
  return { bias: Number((all.at(-1) ?? 0).toFixed(4)), scale, weights: new Map(weights) };
}

/** 1 for every sentence that states the topic. */
function toLabels(contracts: readonly Labelled[], topic: string): Uint8Array {
  return Uint8Array.from(
    contracts.flatMap((contract) => {
      const positives = contract.positives.get(topic);
      return readIn(contract).map((index) => (positives?.has(index) === true ? 1 : 0));
    }),
  );
}

/** The sentences the weights are applied to: neither titles nor instructions. */
function readIn({ reading }: Labelled): number[] {
  return [...reading.sentences.keys()].filter((index) => {
    const sentence = reading.sentences[index];
    return sentence !== undefined && !sentence.isTitle && !sentence.isInstruction;
  });
}
