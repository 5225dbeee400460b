/**
 * A bit set of the trigrams in a text: a word whose trigrams aren't all set can't be in it. False positives are
 * possible, false negatives aren't.
 */
export type Trigrams = { sets: Uint32Array; from: number };

/** A sentence of average length sets a fifth of them. A power of two. */
export const BITS = 1_024;
const WORDS = BITS / 32;
/** How many texts share an array: one array per sentence of a long contract would keep the garbage collector busy. */
const SHARING = 256;
let sets = new Uint32Array(0);
let used = 0;

export function toTrigrams(text: string): Trigrams {
  const { sets, from } = emptySet();
  let [first, second] = [text.charCodeAt(0), text.charCodeAt(1)];
  for (let at = 2; at < text.length; at += 1) {
    const third = text.charCodeAt(at);
    const bit = hashBit(first, second, third);
    const word = from + (bit >> 5);
    sets[word] = (sets[word] ?? 0) | (1 << (bit & 31));
    first = second;
    second = third;
  }
  return { sets, from };
}

function emptySet(): Trigrams {
  if (used === sets.length) [sets, used] = [new Uint32Array(WORDS * SHARING), 0];
  const from = used;
  used += WORDS;
  return { sets, from };
}

/**
 * For each word the number of its trigrams, then their bits. A two-letter word has none, because any text may contain
 * it.
 */
export function bitsOfWords(words: readonly string[]): Int32Array {
  return Int32Array.from(
    words.flatMap((word) => {
      const pieces = Math.max(0, word.length - 2);
      const bits = Array.from({ length: pieces }, (_, at) =>
        hashBit(word.charCodeAt(at), word.charCodeAt(at + 1), word.charCodeAt(at + 2)),
      );
      return [pieces, ...bits];
    }),
  );
}

/** Whether a text may have one of the words encoded in `bits`. */
export function mayHaveOne(trigrams: Trigrams, bits: Int32Array): boolean {
  for (let at = 0; at < bits.length;) {
    const end = at + 1 + (bits[at] ?? 0);
    at += 1;
    while (at < end && isSet(trigrams, bits[at] ?? 0)) at += 1;
    if (at === end) return true;
    at = end;
  }
  return false;
}

function isSet({ sets, from }: Trigrams, bit: number): boolean {
  return ((sets[from + (bit >> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}

function hashBit(first: number, second: number, third: number): number {
  return (Math.imul(Math.imul(first, 31) + second, 31) + third + (first >> 2)) & (BITS - 1);
}
