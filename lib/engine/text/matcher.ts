import type { CuePack } from "../cues/pack";
import { light } from "./light-pattern";
import { gatesFor, gateWordsFor } from "./needed-words";
import { bitsOfWords, mayHaveOne, trigramsOf, type Trigrams } from "./trigrams";

/** A cue as data: a folded text has the meaning when `when` matches and `unless` does not. */
type Cue = { when: RegExp; unless?: RegExp };
/** `bits`: of the words of each gate. */
type Group = { gates: readonly RegExp[]; bits: readonly Int32Array[]; cues: readonly Cue[] };
type Matcher = { latin: Group; cyrillic: Group };
/** What is known of a folded text before any pattern is tried. */
type Letters = { trigrams: Trigrams; isCyrillic: boolean };

const CYRILLIC = /[\u0400-\u052f]/;

const matchers = new WeakMap<readonly Cue[], Matcher>();

/**
 * `cues.some(…)`, many times quicker: Cyrillic cues only on text with Cyrillic letters, and none before the text has
 * the words they need. `sentence` is what the text is of, if it is asked for again and again.
 */
export function matchesAny(folded: string, cues: readonly Cue[], sentence?: { folded: string }): boolean {
  const { latin, cyrillic } = matcherOf(cues);
  const letters = sentence?.folded === folded ? lettersOf(sentence) : lettersIn(folded);
  return meets(folded, letters, latin) || (letters.isCyrillic && meets(folded, letters, cyrillic));
}

/**
 * The places of those lists of cues that match a sentence, each as `matchesAny` has it: the sentence's letters are
 * looked at once for all of them.
 */
export function whichMatch(lists: readonly (readonly Cue[])[]): (sentence: { folded: string }) => number[] {
  let compiled: readonly Matcher[] | null = null;
  return (sentence) => {
    compiled ??= lists.map(matcherOf);
    const letters = lettersOf(sentence);
    const places: number[] = [];
    for (let place = 0; place < compiled.length; place += 1) {
      const matcher = compiled[place];
      if (
        matcher &&
        (meets(sentence.folded, letters, matcher.latin) || isMetInCyrillic(sentence.folded, letters, matcher))
      )
        places.push(place);
    }
    return places;
  };
}

/** Whether a sentence has a pattern of one of these packs: asked of every sentence, before closer looks. */
export function hasWordOf(...packs: readonly CuePack[]): (sentence: { folded: string }) => boolean {
  const words = packs.flatMap((pack) => Object.values(pack).map(({ pattern }) => ({ when: pattern })));
  return (sentence) => matchesAny(sentence.folded, words, sentence);
}

const known = new WeakMap<object, Letters>();

function lettersOf(sentence: { folded: string }): Letters {
  const ready = known.get(sentence);
  if (ready) return ready;
  const letters = { trigrams: trigramsOf(sentence.folded), isCyrillic: CYRILLIC.test(sentence.folded) };
  known.set(sentence, letters);
  return letters;
}

/** The text that was asked for last: one that is no sentence goes through several topics in a row too. */
let last: { folded: string; letters: Letters } | null = null;

function lettersIn(folded: string): Letters {
  if (last?.folded !== folded) last = { folded, letters: lettersOf({ folded }) };
  return last.letters;
}

function isMetInCyrillic(folded: string, letters: Letters, { cyrillic }: Matcher): boolean {
  return letters.isCyrillic && meets(folded, letters, cyrillic);
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
  return {
    gates: gatesFor(cues.map(({ when }) => when)),
    bits: gateWordsFor(cues.map(({ when }) => when)).map(bitsOfWords),
    cues: cues.map(({ when, unless }) =>
      unless ? { when: light(when), unless: light(unless) } : { when: light(when) },
    ),
  };
}
