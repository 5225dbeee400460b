/** A word with its inner apostrophes and combining signs, a number with its separators, a run of white space, or one other character. */
const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|['’](?=\p{L}))*|\n|[^\S\n]+|./gsu;
const WORD = /^[\p{L}\p{N}\p{M}]/u;

/** The text in tokens, in any script; joined they are the text again. */
export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Whether a token is a word or a number, not punctuation or space. */
export function isWord(token: string): boolean {
  return WORD.test(token);
}

/** The words of a text, or its other signs when it has no word at all: what two paragraphs are compared by. */
export function wordsOf(text: string): string[] {
  const tokens = tokensOf(text);
  const words = tokens.filter(isWord);
  return words.length > 0 ? words : tokens.filter((token) => token.trim() !== "");
}

/** Gives equal strings equal numbers, so that comparing them is cheap. */
export class Interner {
  readonly #ids = new Map<string, number>();

  /** How many different strings there were; their numbers are below it. */
  get size(): number {
    return this.#ids.size;
  }

  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(text, id);
    return id;
  }

  idsOf(texts: readonly string[]): Int32Array {
    return Int32Array.from(texts, (text) => this.idOf(text));
  }
}
