/** Logistic regression by stochastic descent, on selected features; deterministic. */
import type { Labelled } from "./dataset";
import type { Fitted, FittingSet } from "./fit";
import { createRandom } from "./random";

type Example = { at: Int32Array; scale: number; label: 0 | 1 };

const [FIRST_CHOICE, KEPT] = [1_500, 500];
/** Negative sentences: those most like the topic's, and one in this many of the rest. */
const [HARD, ONE_OF] = [6_000, 8];
const EPOCHS = 12;
const STEP = 0.5;
const SHRINK = 2e-5;
const SEED = 20_261_122;

/**
 * Topics about ends, renewals and notices: by folds this method detects ends and reads renewal lengths better, and
 * finds a plain clause in a short contract.
 */
export const BY_DESCENT: ReadonlySet<string> = new Set([
  "expiration_date",
  "renewal_term",
  "renewal_notice",
  "termination_for_convenience",
]);

/** In how many sentences, including titles, each feature occurs. */
type CountedSet = { contracts: readonly Labelled[]; counts: Int32Array; sentences: number };
const counted = new WeakMap<FittingSet, CountedSet>();

function countedSet(set: FittingSet): CountedSet {
  const known = counted.get(set);
  if (known) return known;
  const counts = new Int32Array(set.counts.length);
  let sentences = 0;
  for (const { features } of set.contracts)
    for (const sentence of features) {
      sentences += 1;
      for (const id of sentence) counts[id] = (counts[id] ?? 0) + 1;
    }
  const made = { contracts: set.contracts, counts, sentences };
  counted.set(set, made);
  return made;
}

/** Weights of the most informative features of a topic. */
export function fitByDescent(fittingSet: FittingSet, topic: string): Fitted {
  const set = countedSet(fittingSet);
  const chosen = pickFeatures(set, topic);
  const examples = toExamples(set, topic, chosen);
  const first = descend(examples, chosen.length);
  const kept = [...first.weights.keys()]
    .map((at) => ({ at, worth: Math.abs(first.weights[at] ?? 0) * Math.sqrt(set.counts[chosen[at]?.id ?? 0] ?? 0) }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, KEPT)
    .map(({ at }) => at);
  const place = new Int32Array(chosen.length).fill(-1);
  kept.forEach((at, index) => (place[at] = index));
  const last = descend(
    examples.map((example) => ({ ...example, at: placed(example.at, place) })),
    kept.length,
  );
  const largest = last.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Number((largest / 127 || 1).toPrecision(6));
  const weights = kept.map((at, index): [number, number] => [
    chosen[at]?.id ?? 0,
    Math.round((last.weights[index] ?? 0) / scale) * scale,
  ]);
  return { bias: Number(last.bias.toFixed(4)), scale, weights: new Map(weights) };
}

type Chosen = { id: number; odds: number };

/** By the likelihood ratio of a feature's share among sentences on the topic and among all. */
function pickFeatures({ contracts, counts, sentences }: CountedSet, topic: string): Chosen[] {
  const among = new Map<number, number>();
  let positives = 0;
  for (const { features, positives: found } of contracts) {
    for (const index of found.get(topic) ?? []) {
      positives += 1;
      for (const id of features[index] ?? []) among.set(id, (among.get(id) ?? 0) + 1);
    }
  }
  const share = positives / sentences;
  return [...among]
    .filter(([, inside]) => inside >= 2)
    .map(([id, inside]) => {
      const total = counts[id] ?? 0;
      const gain =
        term(inside, total * share) +
        term(total - inside, total * (1 - share)) +
        term(positives - inside, (sentences - total) * share);
      return { id, gain, odds: Math.log((inside + 0.5) / (total - inside + 0.5) / share) };
    })
    .sort((a, b) => b.gain - a.gain || a.id - b.id)
    .slice(0, FIRST_CHOICE);
}

function term(seen: number, expected: number): number {
  return seen > 0 ? seen * Math.log(seen / expected) : 0;
}

function toExamples({ contracts, counts }: CountedSet, topic: string, chosen: readonly Chosen[]): Example[] {
  const place = new Int32Array(counts.length).fill(-1);
  chosen.forEach(({ id }, at) => (place[id] = at));
  const found: Example[] = [];
  const others: (Example & { likeness: number })[] = [];
  for (const { features, positives } of contracts)
    features.forEach((sentence, index) => {
      const at = placed(sentence, place);
      const scale = 1 / Math.sqrt(sentence.length || 1);
      if (positives.get(topic)?.has(index)) return found.push({ at, scale, label: 1 });
      let likeness = 0;
      for (const each of at) likeness += chosen[each]?.odds ?? 0;
      return at.length > 0 && others.push({ at, scale, label: 0, likeness: likeness * scale });
    });
  others.sort((a, b) => b.likeness - a.likeness);
  return [...found, ...others.filter((_, index) => index < HARD || index % ONE_OF === 0)];
}

function placed(ids: Int32Array, place: Int32Array): Int32Array {
  return ids.map((id) => place[id] ?? -1).filter((at) => at >= 0);
}

/** AdaGrad in a seeded order. */
function descend(examples: readonly Example[], size: number): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-3);
  let [bias, biasSquare] = [-3, 1];
  const order = Int32Array.from(examples.keys());
  const random = createRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { at, scale, label } = example;
      let sum = bias;
      for (const place of at) sum += (weights[place] ?? 0) * scale;
      const slope = 1 / (1 + Math.exp(-sum)) - label;
      if (label === 0 && slope < 1e-3) continue;
      biasSquare += slope * slope;
      bias -= (STEP * slope) / Math.sqrt(biasSquare);
      for (const place of at) {
        const step = slope * scale + SHRINK * (weights[place] ?? 0);
        const square = (squares[place] ?? 0) + step * step;
        squares[place] = square;
        weights[place] = (weights[place] ?? 0) - (STEP * step) / Math.sqrt(square);
      }
    }
  }
  return { bias, weights };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
}
