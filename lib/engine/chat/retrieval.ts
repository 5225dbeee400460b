import type { Reading, Sentence } from "../text/reading";
import { stemsOf } from "./stemming";
import { synonymsOf } from "./synonyms";

/** Okapi BM25's usual constants. */
const K1 = 1.2;
const B = 0.6;
const SYNONYM_WEIGHT = 0.6;
const HEADING_WEIGHT = 0.7;

export type Hit = {
  sentence: Sentence;
  score: number;
  /** Share of the question's weight that the sentence with its heading meets, 0 to 1. */
  coverage: number;
};

type Index = {
  postings: Map<string, { at: number; times: number }[]>;
  lengths: number[];
  average: number;
  headings: Map<string, number[]>;
};
const indexes = new WeakMap<Reading, Index>();

/** The sentences that answer a question best, best first. The index is made once for a reading. */
export function retrieve(reading: Reading, question: string, limit = 5): Hit[] {
  const index = indexOf(reading);
  const terms = [...new Set(stemsOf(question))];
  const scores = new Map<number, { score: number; met: number }>();
  let whole = 0;
  for (const term of terms) {
    const weight = rarity(index, term);
    whole += weight;
    const best = new Map<number, number>();
    for (const [word, share] of [
      [term, 1] as const,
      ...synonymsOf(term).map((other) => [other, SYNONYM_WEIGHT] as const),
    ]) {
      for (const { at, times } of index.postings.get(word) ?? []) raise(best, at, share * frequency(index, at, times));
      for (const at of index.headings.get(word) ?? []) raise(best, at, share * HEADING_WEIGHT);
    }
    for (const [at, gain] of best) {
      const known = scores.get(at) ?? { score: 0, met: 0 };
      scores.set(at, { score: known.score + gain * weight, met: known.met + Math.min(1, gain) * weight });
    }
  }
  return [...scores]
    .map(([at, { score, met }]) => ({
      sentence: reading.sentences[at],
      score,
      coverage: whole === 0 ? 0 : met / whole,
    }))
    .filter((hit): hit is Hit => hit.sentence !== undefined && !hit.sentence.isTitle && !hit.sentence.isInstruction)
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, limit);
}

function indexOf(reading: Reading): Index {
  const ready = indexes.get(reading);
  if (ready) return ready;
  const postings: Index["postings"] = new Map();
  const headings: Index["headings"] = new Map();
  const sectionStems = reading.sections.map((section) => new Set(stemsOf(section.foldedHeading)));
  const lengths = reading.sentences.map((sentence, at) => {
    const stems = stemsOf(sentence.folded);
    const counts = new Map<string, number>();
    for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
    for (const [one, times] of counts) listIn(postings, one).push({ at, times });
    for (const one of sectionStems[sentence.section] ?? []) listIn(headings, one).push(at);
    return stems.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const index = { postings, lengths, average: Math.max(1, average), headings };
  indexes.set(reading, index);
  return index;
}

function rarity(index: Index, term: string): number {
  const count = index.postings.get(term)?.length ?? 0;
  return Math.log(1 + (index.lengths.length - count + 0.5) / (count + 0.5));
}

function frequency(index: Index, at: number, times: number): number {
  const length = index.lengths[at] ?? 0;
  return (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / index.average));
}

function raise(best: Map<number, number>, at: number, gain: number): void {
  best.set(at, Math.max(best.get(at) ?? 0, gain));
}

function listIn<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known) return known;
  const made: Item[] = [];
  lists.set(key, made);
  return made;
}
