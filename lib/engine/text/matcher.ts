import { toPatternList, type Patterns } from "../language/patterns";
import { light } from "./either";
import { gatesFor, gateWordsFor } from "./needed-words";
import { bitsOfWords, mayHaveOne, toTrigrams, type Trigrams, BITS } from "./trigrams";

/** A cue as data: it matches a folded text if `when` does and `unless` doesn't. */
type Cue = { when: RegExp; unless?: RegExp };
/** `words`: every matching text contains one of each list; `gates` test for them, `bits` are their trigrams. */
type Group = {
  words: readonly (readonly string[])[];
  gates: readonly RegExp[];
  bits: readonly Int32Array[];
  cues: readonly Cue[];
};
type Matcher = { latin: Group; cyrillic: Group };
/** What is computed for a folded text before trying any pattern. */
export type Letters = { trigrams: Trigrams; isCyrillic: boolean };

/** A text that is searched repeatedly caches its letters on first use. */
type Searched = { folded: string; letters?: Letters | undefined };

const CYRILLIC = /[\u0400-\u052f]/;

const matchers = new WeakMap<readonly Cue[], Matcher>();

/**
 * A much faster `cues.some(…)`: Cyrillic cues are tried only on text with Cyrillic letters, and none until the text has
 * the words they need. `sentence` is the text's owner, if it is searched repeatedly.
 */
export function matchesAny(folded: string, cues: readonly Cue[], sentence?: Searched): boolean {
  const letters = sentence?.folded === folded ? loadLetters(sentence) : lettersIn(folded);
  return isMet(folded, letters, createMatcher(cues));
}

/**
 * Indices of the cue lists that match a sentence, as in `matchesAny`, but its letters are read only once for all lists.
 */
export function whichMatch(lists: readonly (readonly Cue[])[]): (sentence: Searched) => number[] {
  let compiled: { matchers: readonly Matcher[]; possible: ListsOfWords } | null = null;
  return (sentence) => {
    compiled ??= compiledLists(lists);
    const letters = loadLetters(sentence);
    const places: number[] = [];
    for (const place of compiled.possible.in(letters.trigrams)) {
      const matcher = compiled.matchers[place];
      if (matcher && isMet(sentence.folded, letters, matcher)) places.push(place);
    }
    return places;
  };
}

function compiledLists(lists: readonly (readonly Cue[])[]): { matchers: readonly Matcher[]; possible: ListsOfWords } {
  const matchers = lists.map(createMatcher);
  return { matchers, possible: new ListsOfWords(matchers.map(({ latin, cyrillic }) => neededBy(latin, cyrillic))) };
}

/** Words one of which is in every text that these groups match; null if unknown. */
function neededBy(...groups: readonly Group[]): string[] | null {
  const needed = groups.filter(({ cues }) => cues.length > 0).map(({ words }) => words[0] ?? null);
  return needed.includes(null) ? null : needed.flatMap((words) => words ?? []);
}

/** Whether a sentence matches a pattern of these packs: a fast filter before closer checks. */
export function hasWordFrom(...patterns: readonly Patterns[]): (sentence: Searched) => boolean {
  const words = patterns.flatMap(toPatternList).map((when) => ({ when }));
  return (sentence) => matchesAny(sentence.folded, words, sentence);
}

function loadLetters(sentence: Searched): Letters {
  sentence.letters ??= { trigrams: toTrigrams(sentence.folded), isCyrillic: CYRILLIC.test(sentence.folded) };
  return sentence.letters;
}

/** The last text searched: text that isn't a sentence also goes through several topics in a row. */
let last: { folded: string; letters: Letters } | null = null;

function lettersIn(folded: string): Letters {
  if (last?.folded !== folded) last = { folded, letters: loadLetters({ folded }) };
  return last.letters;
}

function isMet(folded: string, letters: Letters, { latin, cyrillic }: Matcher): boolean {
  return meets(folded, letters, latin) || (letters.isCyrillic && meets(folded, letters, cyrillic));
}

function meets(folded: string, { trigrams }: Letters, { gates, bits, cues }: Group): boolean {
  if (cues.length === 0) return false;
  for (const words of bits) if (!mayHaveOne(trigrams, words)) return false;
  for (const gate of gates) if (!gate.test(folded)) return false;
  return cues.some(({ when, unless }) => when.test(folded) && !unless?.test(folded));
}

function createMatcher(cues: readonly Cue[]): Matcher {
  const known = matchers.get(cues);
  if (known) return known;
  const isForCyrillic = ({ when }: Cue) =>
    CYRILLIC.test(when.source) && !/[a-z]{3}/u.test(when.source.replace(/\\p\{\w+\}|\\./gu, ""));
  const matcher = {
    latin: groupCues(cues.filter((cue) => !isForCyrillic(cue))),
    cyrillic: groupCues(cues.filter(isForCyrillic)),
  };
  matchers.set(cues, matcher);
  return matcher;
}

function groupCues(cues: readonly Cue[]): Group {
  const patterns = cues.map(({ when }) => when);
  const words = gateWordsFor(patterns);
  return {
    words,
    gates: gatesFor(patterns),
    bits: words.map(bitsOfWords),
    cues: cues.map(({ when, unless }) =>
      unless ? { when: light(when), unless: light(unless) } : { when: light(when) },
    ),
  };
}

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
