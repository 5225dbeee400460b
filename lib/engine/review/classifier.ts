import type { Reading, Sentence } from "../text/reading";
import { sentenceFeatures } from "./features";
import { TOPIC_IDS, type TopicId } from "./topics";
import fitted from "./weights-en.json";
import type { Language } from "@/lib/copy/languages";
import * as clauses from "./topic.cues";
import * as money from "./topic-money.cues";
import { whichMatch } from "../text/matcher";
import { TOPICS } from "../topics/all";

/** Limits set on contracts not used for a topic's weights. Logits. */
export type Limits = {
  /** A sentence with at least this score makes its topic present. */
  present: number;
  /** In a contract that has the topic, a sentence with at least this score is one of its passages. */
  passage: number;
  /** From here 'present' becomes `stated`: right in 98 of 100 across folds; null if there are too few contracts. */
  stated: number | null;
  /** If every sentence is below, at most one contract in 100 had the topic; null if there are too few contracts. */
  absent: number | null;
};
type Fitted = Limits & { topic: TopicId; bias: number };
/** Scores of each sentence per fitted topic. Titles and instructions have -Infinity. */
export type Scores = ReadonlyMap<TopicId, { limits: Limits; ofSentences: Float64Array }>;

/** Score of titles and instructions. */
const NEVER = -Infinity;

const topics: Fitted[] = fitted.topics.flatMap(({ topic, ...rest }) => {
  const known = TOPIC_IDS.find((id) => id === topic);
  return known ? [{ topic: known, ...rest }] : [];
});
/** By feature number: `from` is where its entries start; each is a topic and a weight for or against it. */
const { hashes, from, ofTopic, weights } = weightsByFeature();
/** Hash table size for feature numbers, large enough to avoid most collisions; empty places are below 0. */
const PLACES = 1 << Math.ceil(Math.log2(hashes.length * 4));
const places = buildTable(hashes);

/** Scores by reading, so that a contract is scored only once. */
const knownScores = new WeakMap<Reading, Scores>();

/** Scores every sentence of an English contract for every topic with weights, in one pass. */
export function scoreTopics(reading: Reading): Scores {
  const known = knownScores.get(reading);
  if (known) return known;
  const scores = scored(reading);
  knownScores.set(reading, scores);
  return scores;
}

/** Lets measurements score a contract with weights trained without it, instead of the stored ones. */
export function keepScores(reading: Reading, scores: Scores): void {
  knownScores.set(reading, scores);
}

function scored(reading: Reading): Scores {
  const scores = topics.map(() => new Float64Array(reading.sentences.length).fill(NEVER));
  const sums = new Float64Array(topics.length);
  reading.sentences.forEach((sentence, index) => {
    if (sentence.isTitle || sentence.isInstruction) return;
    sums.fill(0);
    const features = sentenceFeatures(reading, sentence, patternsMet(sentence));
    for (let which = 0; which < features.length; which += 1) {
      const number = featureNumber(features[which] ?? 0);
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

function buildTable(of: Int32Array): Int32Array {
  const taken = new Int32Array(PLACES).fill(-1);
  of.forEach((hash, number) => {
    let at = hashSlot(hash);
    while ((taken[at] ?? -1) >= 0) at = (at + 1) & (PLACES - 1);
    taken[at] = number;
  });
  return taken;
}

function hashSlot(hash: number): number {
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/** The number of a feature that has weights, else below 0. */
function featureNumber(hash: number): number {
  for (let at = hashSlot(hash); ; at = (at + 1) & (PLACES - 1)) {
    const number = places[at] ?? -1;
    if (number < 0 || hashes[number] === hash) return number;
  }
}

/** The weights of all topics, grouped by feature, in topic order. */
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

type Met = { topic: TopicId; name: string };
type Named = { topic: TopicId; name: string; cues: readonly { when: RegExp }[] };

const CYRILLIC = /[\u0400-\u052f]/;
type Cues = Readonly<Record<string, Partial<Record<Language, Readonly<Record<string, RegExp>>>>>>;
const PACKS: readonly Cues[] = [clauses, money];
type Matched = { named: readonly Named[]; which: ReturnType<typeof whichMatch> };
const ASKED = whichMatch(TOPICS.map(({ stated }) => stated));
const LATIN = namedIn(["en"]);
const OTHER = namedIn(["ru", "mn"]);

/** Shared by the classifier and the pattern-based topics. */
const known = new WeakMap<Sentence, readonly Met[]>();

/** The topics whose patterns a sentence matches, with the pattern names. Titles and instructions match none. */
export function topicsMet(sentence: Sentence): readonly Met[] {
  if (sentence.isTitle || sentence.isInstruction) return [];
  const ready = known.get(sentence);
  if (ready) return ready;
  const { named, which } = CYRILLIC.test(sentence.folded) ? OTHER : LATIN;
  const met = which(sentence).flatMap((place) => named[place] ?? []);
  known.set(sentence, met);
  return met;
}

/** Names of all patterns a sentence matches, including question patterns: inputs of the classifier. */
export function patternsMet(sentence: Sentence): string[] {
  const asked =
    sentence.isTitle || sentence.isInstruction ? [] : ASKED(sentence).map((place) => TOPICS[place]?.id ?? "");
  return [...asked, ...topicsMet(sentence).map(({ topic, name }) => `${topic}.${name}`)];
}

function namedIn(languages: readonly Language[]): Matched {
  const named = TOPIC_IDS.flatMap((topic) =>
    languages.flatMap((language) =>
      patternsOn(topic, language).map(([name, when]) => ({ topic, name, cues: [{ when }] })),
    ),
  );
  return { named, which: whichMatch(named.map(({ cues }) => cues)) };
}

function patternsOn(topic: TopicId, language: Language): [name: string, pattern: RegExp][] {
  return PACKS.flatMap((cues) => Object.entries(cues[topic]?.[language] ?? {}));
}
