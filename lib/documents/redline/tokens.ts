/**
 * A word with its inner apostrophes and combining characters, a number with its separators (including blanks between
 * thousands) and ordinal suffix, white space, or one other character, such as the tab between two cells.
 */
const TOKEN =
  /\p{N}{1,3}(?:[ \u00a0\u202f]\p{N}{3})+(?!\p{N})(?:[.,]\p{N}+)?|\p{N}+(?:[.,]\p{N}+)*(?:(?:st|nd|rd|th)(?![\p{L}\p{N}]))?|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*|[\n\t]|[^\S\n\t]+|./gsu;
const WORD = /^[\p{L}\p{N}\p{M}]/u;

/** Splits text into tokens, in any script; joined they are the text again. */
export function splitTokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Whether a token is a word or a number, not punctuation or space. */
export function isWord(token: string): boolean {
  const code = token.charCodeAt(0);
  return code < 128 ? isAsciiLetterOrDigit(code) : WORD.test(token);
}

/** In UTF-16 units; characters beyond ASCII count as letters, because checking costs more than it gains. */
export function letterCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 128 || isAsciiLetterOrDigit(code)) count += 1;
  }
  return count;
}

function isAsciiLetterOrDigit(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
}

/** The words of a text, or its other characters if it has no words: what two paragraphs are compared by. */
export function splitWords(text: string): string[] {
  const tokens = splitTokens(text);
  const words = tokens.filter(isWord);
  return words.length > 0 ? words : tokens.filter((token) => token.trim() !== "");
}

/** Gives equal strings equal numbers, so that comparing them is cheap. */
export class Interner {
  readonly #ids = new Map<string, number>();

  /** The number of different strings, above all their numbers. */
  get size(): number {
    return this.#ids.size;
  }

  toId(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(text, id);
    return id;
  }

  toIds(texts: readonly string[]): Int32Array {
    const ids = new Int32Array(texts.length);
    // `Int32Array.from` is many times slower
    for (let index = 0; index < texts.length; index += 1) ids[index] = this.toId(texts[index] ?? "");
    return ids;
  }
}

/** The words of a paragraph as ascending numbers, with repetitions. */
export type WordBag = Int32Array;

/** Bags of paragraphs, comparable with each other. */
export function wordBags(interner: Interner, texts: readonly string[]): WordBag[] {
  return texts.map((text) => interner.toIds(splitWords(text)).sort());
}

/** How many words two bags share, counting repetitions. */
export function sharedWords(one: WordBag, other: WordBag): number {
  let [left, right, shared] = [0, 0, 0];
  while (left < one.length && right < other.length) {
    const difference = (one[left] as number) - (other[right] as number); // both indices are within bounds
    if (difference === 0) shared += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return shared;
}

/** From 0 (nothing in common) to 1 (the same words): Dice's coefficient. */
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
