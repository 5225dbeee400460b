import type { Reading } from "../text/reading";
import { featuresOf } from "./features";
import { patternsMet } from "./patterns";
import { TOPIC_IDS, type TopicId } from "./topics";
import fitted from "./weights-en.json";

/** Limits that were set on contracts that a topic's weights were not made from. Logits. */
export type Limits = {
  /** From here on a sentence makes its topic present. */
  present: number;
  /** From here on a sentence of a contract that has the topic is one of its passages. */
  passage: number;
  /** From here on 'present' is said to be stated: by folds right in 98 of 100; null where too few contracts tell. */
  stated: number | null;
  /** Contracts whose every sentence is below had the topic in at most one of 100; null where too few tell. */
  absent: number | null;
};
type Fitted = Limits & { topic: TopicId; bias: number };
/** Sums of weights, one for each fitted topic and sentence. Titles and instructions have -Infinity. */
export type Scores = ReadonlyMap<TopicId, { limits: Limits; ofSentences: Float64Array }>;

/** Compares titles and instructions to nothing. */
const NEVER = -Infinity;

const topics: Fitted[] = fitted.topics.flatMap(({ topic, ...rest }) => {
  const known = TOPIC_IDS.find((id) => id === topic);
  return known ? [{ topic: known, ...rest }] : [];
});
/** By a feature's number: from where on it is told which topics it speaks for or against, and how much. */
const { hashes, from, ofTopic, weights } = weightsByFeature();
/** Places for the features' numbers by their hashes, so many that hardly two want one; empty ones are below 0. */
const PLACES = 1 << Math.ceil(Math.log2(hashes.length * 4));
const places = placesOf(hashes);

/** Scores by reading: the same contract is scored once. */
const knownScores = new WeakMap<Reading, Scores>();

/** Scores every sentence of an English contract for every topic with weights, in one walk. */
export function scoresOf(reading: Reading): Scores {
  const known = knownScores.get(reading);
  if (known) return known;
  const scores = scored(reading);
  knownScores.set(reading, scores);
  return scores;
}

/** Lets a contract be read by other weights than those of the file: ones that were made without it. For measuring. */
export function keepScores(reading: Reading, scores: Scores): void {
  knownScores.set(reading, scores);
}

function scored(reading: Reading): Scores {
  const scores = topics.map(() => new Float64Array(reading.sentences.length).fill(NEVER));
  const sums = new Float64Array(topics.length);
  reading.sentences.forEach((sentence, index) => {
    if (sentence.isTitle || sentence.isInstruction) return;
    sums.fill(0);
    const features = featuresOf(reading, sentence, patternsMet(sentence));
    for (let which = 0; which < features.length; which += 1) {
      const number = numberOf(features[which] ?? 0);
      if (number < 0) continue;
      const end = from[number + 1] ?? 0;
      for (let at = from[number] ?? 0; at < end; at += 1) {
        const topic = ofTopic[at] ?? 0;
        sums[topic] = (sums[topic] ?? 0) + (weights[at] ?? 0);
      }
    }
    const scale = 1 / Math.sqrt(features.length || 1);
    topics.forEach(({ bias }, topic) => {
      const own = scores[topic];
      if (own) own[index] = bias + (sums[topic] ?? 0) * scale;
    });
  });
  return new Map(
    topics.map(({ topic, ...limits }, at) => [topic, { limits, ofSentences: scores[at] ?? new Float64Array() }]),
  );
}

function placesOf(of: Int32Array): Int32Array {
  const taken = new Int32Array(PLACES).fill(-1);
  of.forEach((hash, number) => {
    let at = placeOf(hash);
    while ((taken[at] ?? -1) >= 0) at = (at + 1) & (PLACES - 1);
    taken[at] = number;
  });
  return taken;
}

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/** The number of a feature that has weights, else one below 0. */
function numberOf(hash: number): number {
  for (let at = placeOf(hash); ; at = (at + 1) & (PLACES - 1)) {
    const number = places[at] ?? -1;
    if (number < 0 || hashes[number] === hash) return number;
  }
}

/** The weights of all topics, those of one feature side by side, in the order of topics. */
function weightsByFeature(): { hashes: Int32Array; from: Int32Array; ofTopic: Uint8Array; weights: Float64Array } {
  const found = new Map<number, { topic: number; weight: number }[]>();
  fitted.topics.forEach(({ hashes, weights: packed, scale }, topic) => {
    const keys = Buffer.from(hashes, "base64");
    const values = Buffer.from(packed, "base64");
    for (let at = 0; at < values.length; at += 1) {
      const key = keys.readInt32LE(at * 4);
      const known = found.get(key);
      const weight = values.readInt8(at) * scale;
      if (known) known.push({ topic, weight });
      else found.set(key, [{ topic, weight }]);
    }
  });
  const all = [...found.values()].flat();
  const from = new Int32Array(found.size + 1);
  [...found.values()].forEach(({ length }, number) => (from[number + 1] = (from[number] ?? 0) + length));
  return {
    hashes: Int32Array.from(found.keys()),
    from,
    ofTopic: Uint8Array.from(all, ({ topic }) => topic),
    weights: Float64Array.from(all, ({ weight }) => weight),
  };
}
