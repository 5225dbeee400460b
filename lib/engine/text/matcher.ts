import { listOf, type Patterns } from "../language/patterns";
import { light } from "./light-pattern";
import { ListsOfWords } from "./lists-of-words";
import { gatesFor, gateWordsFor } from "./needed-words";
import { bitsOfWords, mayHaveOne, trigramsOf, type Trigrams } from "./trigrams";

/** A cue as data: a folded text has the meaning when `when` matches and `unless` does not. */
type Cue = { when: RegExp; unless?: RegExp };
/** `words`: one of each list is in every text that a cue matches; `gates` look for them, and `bits` are theirs. */
type Group = {
  words: readonly (readonly string[])[];
  gates: readonly RegExp[];
  bits: readonly Int32Array[];
  cues: readonly Cue[];
};
type Matcher = { latin: Group; cyrillic: Group };
/** What is known of a folded text before any pattern is tried. */
export type Letters = { trigrams: Trigrams; isCyrillic: boolean };

/** A text that is asked for again and again keeps its letters, which are looked at when they are first needed. */
type Searched = { folded: string; letters?: Letters | undefined };

const CYRILLIC = /[\u0400-\u052f]/;

const matchers = new WeakMap<readonly Cue[], Matcher>();

/**
 * `cues.some(…)`, many times quicker: Cyrillic cues only on text with Cyrillic letters, and none before the text has
 * the words they need. `sentence` is what the text is of, if it is asked for again and again.
 */
export function matchesAny(folded: string, cues: readonly Cue[], sentence?: Searched): boolean {
  const letters = sentence?.folded === folded ? lettersOf(sentence) : lettersIn(folded);
  return isMet(folded, letters, matcherOf(cues));
}

/**
 * The places of those lists of cues that match a sentence, each as `matchesAny` has it: the sentence's letters are
 * looked at once for all of them.
 */
export function whichMatch(lists: readonly (readonly Cue[])[]): (sentence: Searched) => number[] {
  let compiled: { matchers: readonly Matcher[]; possible: ListsOfWords } | null = null;
  return (sentence) => {
    compiled ??= compiledLists(lists);
    const letters = lettersOf(sentence);
    const places: number[] = [];
    for (const place of compiled.possible.in(letters.trigrams)) {
      const matcher = compiled.matchers[place];
      if (matcher && isMet(sentence.folded, letters, matcher)) places.push(place);
    }
    return places;
  };
}

function compiledLists(lists: readonly (readonly Cue[])[]): { matchers: readonly Matcher[]; possible: ListsOfWords } {
  const matchers = lists.map(matcherOf);
  return { matchers, possible: new ListsOfWords(matchers.map(({ latin, cyrillic }) => neededBy(latin, cyrillic))) };
}

/** Words of which a text that meets one of these has at least one; null where none are known. */
function neededBy(...groups: readonly Group[]): string[] | null {
  const needed = groups.filter(({ cues }) => cues.length > 0).map(({ words }) => words[0] ?? null);
  return needed.includes(null) ? null : needed.flatMap((words) => words ?? []);
}

/** Whether a sentence has a pattern of one of these packs: asked of every sentence, before closer looks. */
export function hasWordOf(...patterns: readonly Patterns[]): (sentence: Searched) => boolean {
  const words = patterns.flatMap(listOf).map((when) => ({ when }));
  return (sentence) => matchesAny(sentence.folded, words, sentence);
}

function lettersOf(sentence: Searched): Letters {
  sentence.letters ??= { trigrams: trigramsOf(sentence.folded), isCyrillic: CYRILLIC.test(sentence.folded) };
  return sentence.letters;
}

/** The text that was asked for last: one that is no sentence goes through several topics in a row too. */
let last: { folded: string; letters: Letters } | null = null;

function lettersIn(folded: string): Letters {
  if (last?.folded !== folded) last = { folded, letters: lettersOf({ folded }) };
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

function matcherOf(cues: readonly Cue[]): Matcher {
  const known = matchers.get(cues);
  if (known) return known;
  const isForCyrillic = ({ when }: Cue) =>
    CYRILLIC.test(when.source) && !/[a-z]{3}/u.test(when.source.replace(/\\p\{\w+\}|\\./gu, ""));
  const matcher = {
    latin: groupOf(cues.filter((cue) => !isForCyrillic(cue))),
    cyrillic: groupOf(cues.filter(isForCyrillic)),
  };
  matchers.set(cues, matcher);
  return matcher;
}

function groupOf(cues: readonly Cue[]): Group {
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
