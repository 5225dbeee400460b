import { BITS, bitsOfWords, type Trigrams } from "./trigrams";

/**
 * Finds which of many word lists may match a text, all in one pass: each word is indexed by its rarest trigram, and a
 * text's trigrams look up the words indexed under them.
 */
export class ListsOfWords {
  readonly #width: number;
  /** For each trigram the lists indexed under it, as bits. */
  readonly #waiting: Uint32Array;
  /** Trigrams in the index, as bits. */
  readonly #pieces = new Uint32Array(BITS / 32);
  /** Lists that any text may match. */
  readonly #always: Uint32Array;
  readonly #called: Uint32Array;

  /** @param lists any text may match null or a list with a word shorter than a trigram; none matches an empty list */
  constructor(lists: readonly (readonly string[] | null)[]) {
    this.#width = Math.ceil(lists.length / 32);
    this.#waiting = new Uint32Array(BITS * this.#width);
    this.#always = new Uint32Array(this.#width);
    this.#called = new Uint32Array(this.#width);
    const pieces = lists.map((words) => words?.map((word) => [...bitsOfWords([word])].slice(1)) ?? null);
    const uses = countTrigrams(pieces.flatMap((words) => words ?? []));
    pieces.forEach((words, list) => {
      if (words === null) set(this.#always, 0, list);
      for (const piecesOfWord of words ?? []) this.#wait(list, rarest(piecesOfWord, uses));
    });
  }

  /** Indices of the lists that may have a word in the text, ascending. */
  in({ sets, from }: Trigrams): number[] {
    this.#called.set(this.#always);
    for (let at = 0; at < this.#pieces.length; at += 1)
      for (let left = (sets[from + at] ?? 0) & (this.#pieces[at] ?? 0); left !== 0; left &= left - 1)
        this.#call((at << 5) + lowest(left));
    const places: number[] = [];
    for (let at = 0; at < this.#width; at += 1)
      for (let left = this.#called[at] ?? 0; left !== 0; left &= left - 1) places.push((at << 5) + lowest(left));
    return places;
  }

  #wait(list: number, piece: number | null): void {
    if (piece === null) return set(this.#always, 0, list);
    set(this.#pieces, 0, piece);
    set(this.#waiting, piece * this.#width, list);
  }

  #call(piece: number): void {
    const start = piece * this.#width;
    for (let at = 0; at < this.#width; at += 1)
      this.#called[at] = (this.#called[at] ?? 0) | (this.#waiting[start + at] ?? 0);
  }
}

/** How many words contain each trigram. */
function countTrigrams(words: readonly (readonly number[])[]): Uint16Array {
  const uses = new Uint16Array(BITS);
  for (const pieces of words) for (const piece of new Set(pieces)) uses[piece] = (uses[piece] ?? 0) + 1;
  return uses;
}

function rarest(pieces: readonly number[], uses: Uint16Array): number | null {
  return [...pieces].sort((one, other) => (uses[one] ?? 0) - (uses[other] ?? 0))[0] ?? null;
}

function set(bits: Uint32Array, from: number, bit: number): void {
  const at = from + (bit >> 5);
  bits[at] = (bits[at] ?? 0) | (1 << (bit & 31));
}

/** Index of the lowest set bit. */
function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
