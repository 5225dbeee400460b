import type { Reading, Sentence } from "../text/reading";

/**
 * Which 32-bit integers were seen since the last clear: a set of few numbers that is filled and cleared many thousands
 * of times without allocating.
 */
export class NumbersSeen {
  readonly #keys: Int32Array;
  /** The round in which each place was last filled. */
  readonly #rounds: Uint32Array;
  readonly #mask: number;
  #round = 1;
  #size = 0;

  /** `places` is a power of two. */
  constructor(places: number) {
    this.#keys = new Int32Array(places);
    this.#rounds = new Uint32Array(places);
    this.#mask = places - 1;
  }

  clear(): void {
    this.#round += 1;
    this.#size = 0;
  }

  /** Whether a number is seen for the first time. */
  isNew(number: number): boolean {
    let at = (number ^ (number >>> 15)) & this.#mask;
    while (this.#rounds[at] === this.#round) {
      if (this.#keys[at] === number) return false;
      at = (at + 1) & this.#mask;
    }
    if (this.#size >= this.#mask) throw new RangeError("More numbers than there are places for.");
    this.#size += 1;
    this.#rounds[at] = this.#round;
    this.#keys[at] = number;
    return true;
  }
}

/**
 * The classifier's features are hashes (signed 32-bit integers) of words, neighbouring pairs, heading words and matched
 * patterns. Figures are one word; long words count by their first letters, which merges their endings.
 */
const STEM_CHARS = 8;
const MOST_WORDS = 300;
const [PAIR, HEADING, PATTERN, LEAD] = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];
const FIGURE = hashWord("0");

/** Hashes of one sentence, without duplicates, in order. `met` are the names of the patterns it matches. */
export function sentenceFeatures(reading: Reading, sentence: Sentence, met: readonly string[]): number[] {
  const found: number[] = [];
  seen.clear();
  const words = wordHashes(sentence.folded);
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at] ?? 0, words[at + 1]];
    if (seen.isNew(word)) found.push(word);
    const pair = next === undefined ? word : mixed(word, next, PAIR);
    if (seen.isNew(pair)) found.push(pair);
  }
  const more = (words: readonly number[], salt: number) => {
    for (const word of words) {
      const feature = mixed(word, 1, salt);
      if (seen.isNew(feature)) found.push(feature);
    }
  };
  more(headingHashes(reading, sentence), HEADING);
  const lead = sentence.lead === null ? undefined : reading.sentences[sentence.lead];
  if (lead) more(wordHashes(lead.folded.slice(-160)), LEAD);
  more(met.map(hashOfName), PATTERN);
  return found;
}

const seen = new NumbersSeen(4_096);

const namesHashed = new Map<string, number>();

function hashOfName(name: string): number {
  const known = namesHashed.get(name) ?? hashWord(name);
  namesHashed.set(name, known);
  return known;
}

const headings = new WeakMap<object, number[]>();

function headingHashes(reading: Reading, sentence: Sentence): number[] {
  const section = reading.sections[sentence.section];
  if (!section) return [];
  const known = headings.get(section) ?? wordHashes(section.foldedHeading.slice(0, 120));
  headings.set(section, known);
  return known;
}

/** The words of a folded text, up to a maximum, each as the hash of its first letters. */
function wordHashes(folded: string): number[] {
  const hashes: number[] = [];
  for (let at = 0; at < folded.length && hashes.length < MOST_WORDS;) {
    const code = folded.charCodeAt(at);
    if (isLetter(code)) {
      let hash = OFFSET;
      const stop = at + STEM_CHARS;
      for (let letter = code; isLetter(letter); letter = folded.charCodeAt((at += 1)))
        if (at < stop) hash = Math.imul(hash ^ letter, PRIME);
      hashes.push(hash | 0);
    } else if (isFigure(code)) {
      while (isFigure(folded.charCodeAt(at))) at += 1;
      hashes.push(FIGURE);
    } else at += 1;
  }
  return hashes;
}

function isLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isFigure(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** FNV-1a. */
function hashWord(word: string): number {
  let hash = OFFSET;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash | 0;
}

function mixed(one: number, other: number, salt: number): number {
  let hash = Math.imul(one ^ salt, 0x85ebca6b) ^ Math.imul(other, 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) | 0;
}
