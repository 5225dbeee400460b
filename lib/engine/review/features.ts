import type { Reading, Sentence } from "../text/reading";

/**
 * The classifier's features are hashes, signed 32-bit integers, of words, neighbouring pairs, heading words and met
 * patterns. Figures are one word; long words count by their beginning, which joins their endings.
 */
const WORD = /[a-z]+|\d+/g;
const STEM_CHARS = 8;
const MOST_WORDS = 300;
const [PAIR, HEADING, PATTERN, LEAD] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
const FIGURE = hashOf("0");

/** Hashes of one sentence, each once. `met` are the names of the patterns that it meets. */
export function featuresOf(reading: Reading, sentence: Sentence, met: readonly string[]): number[] {
  const found = new Set<number>();
  const words = wordHashes(sentence.folded);
  words.forEach((word, index) => {
    found.add(word);
    const next = words[index + 1];
    if (next !== undefined) found.add(mixed(word, next, PAIR));
  });
  for (const word of headingHashes(reading, sentence)) found.add(mixed(word, 1, HEADING));
  const lead = sentence.lead === null ? undefined : reading.sentences[sentence.lead];
  if (lead) for (const word of wordHashes(lead.folded.slice(-160))) found.add(mixed(word, 1, LEAD));
  for (const name of met) found.add(mixed(hashOf(name), 1, PATTERN));
  return [...found];
}

const headings = new WeakMap<object, number[]>();

function headingHashes(reading: Reading, sentence: Sentence): number[] {
  const section = reading.sections[sentence.section];
  if (!section) return [];
  const known = headings.get(section) ?? wordHashes(section.foldedHeading.slice(0, 120));
  headings.set(section, known);
  return known;
}

function wordHashes(folded: string): number[] {
  const hashes: number[] = [];
  for (const [word] of folded.matchAll(WORD)) {
    if (hashes.length >= MOST_WORDS) break;
    hashes.push(word.charCodeAt(0) < 58 ? FIGURE : hashOf(word.slice(0, STEM_CHARS)));
  }
  return hashes;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash | 0;
}

function mixed(one: number, other: number, salt: number): number {
  let hash = Math.imul(one ^ salt, 0x85ebca6b) ^ Math.imul(other, 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) | 0;
}
