import { type Interner, wordsOf } from "./tokens";

/** The words of a paragraph as ascending numbers, each as often as it occurs. */
export type WordBag = Int32Array;

/** Bags of paragraphs that can be compared with each other. */
export function wordBags(interner: Interner, texts: readonly string[]): WordBag[] {
  return texts.map((text) => interner.idsOf(wordsOf(text)).sort());
}

/** How many words two bags share, repeated ones as often as both have them. */
export function sharedWords(one: WordBag, other: WordBag): number {
  let [left, right, shared] = [0, 0, 0];
  while (left < one.length && right < other.length) {
    const difference = (one[left] as number) - (other[right] as number); // both indices are within
    if (difference === 0) shared += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return shared;
}

/** From 0, nothing in common, to 1, the same words (Dice's coefficient). */
export function similarity(one: WordBag, other: WordBag): number {
  const words = one.length + other.length;
  return words === 0 ? 0 : (2 * sharedWords(one, other)) / words;
}

/** The words of both. */
export function joined(one: WordBag, other: WordBag): WordBag {
  const both = new Int32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both.sort();
}
