import type { Vocabulary } from "../lexicon/vocabulary";
import { HEAD, rarity, type ClauseIndex, type IndexedUnit } from "./clause-index";
import type { ReadQuestion, Term } from "./question";

/** Okapi BM25's usual constants. */
const K1 = 1.2;
const B = 0.6;
/** Words of one family share at least this part of the longer one, and their first `HEAD` letters. */
const LEAST_SHARED = 0.55;

/**
 * How a clause matches a word of a question: by the word itself, a word of its family, a concept, a broader or narrower
 * concept, or in its heading. Each is 0 or grows with its rarity in the contract; `weight` is the word's own.
 */
export type Meeting = {
  term: Term;
  weight: number;
  stem: number;
  prefix: number;
  concept: number;
  parent: number;
  child: number;
  heading: number;
};

/** How every clause matches each word of a question, in order. */
export function meetingsOf(question: ReadQuestion, index: ClauseIndex, vocabulary: Vocabulary): Meeting[][] {
  const sought = question.terms.map((term) => ({
    term,
    weight: rarity(index, index.stemsIn.get(term.stem)),
    broader: term.concepts.flatMap((concept) => vocabulary.above[concept] ?? []),
    family: familyOf(term.stem, index),
  }));
  return index.units.map((unit) => sought.map((one) => meetingOf(one, unit, index)));
}

type Sought = { term: Term; weight: number; broader: readonly number[]; family: readonly Relative[] };
/** A word of the contract that begins like another: the share of the longer one they have in common, 0 to 1. */
type Relative = { stem: string; share: number };

function meetingOf({ term, weight, broader, family }: Sought, unit: IndexedUnit, index: ClauseIndex): Meeting {
  const times = unit.counts.get(term.stem) ?? 0;
  return {
    term,
    weight,
    stem: times === 0 ? 0 : weight * saturated(times, unit, index),
    prefix: times === 0 ? closest(family, unit) * weight : 0,
    concept: rarest(term.concepts, unit.concepts, index),
    parent: rarest(broader, unit.concepts, index),
    child: term.concepts.some((concept) => unit.broader.has(concept)) ? weight : 0,
    heading: Math.max(
      unit.headingStems.has(term.stem) ? weight : 0,
      rarest(term.concepts, unit.headingConcepts, index),
    ),
  };
}

function rarest(concepts: readonly number[], there: ReadonlySet<number>, index: ClauseIndex): number {
  return Math.max(
    0,
    ...concepts.filter((concept) => there.has(concept)).map((one) => rarity(index, index.conceptsIn.get(one))),
  );
}

function saturated(times: number, unit: IndexedUnit, index: ClauseIndex): number {
  return (times * (K1 + 1)) / (times + K1 * (1 - B + (B * unit.words) / index.average));
}

/** Two words of one family, such as 'сунгах' and 'сунгалт', begin alike. */
function familyOf(stem: string, index: ClauseIndex): Relative[] {
  if (stem.length < HEAD || /\d/u.test(stem)) return [];
  return (index.byHead.get(stem.slice(0, HEAD)) ?? []).flatMap((other) => {
    let common = HEAD;
    while (common < stem.length && common < other.length && stem[common] === other[common]) common += 1;
    const share = common / Math.max(stem.length, other.length);
    return share >= LEAST_SHARED ? { stem: other, share } : [];
  });
}

function closest(family: readonly Relative[], unit: IndexedUnit): number {
  let best = 0;
  for (const { stem, share } of family) if (share > best && unit.counts.has(stem)) best = share;
  return best;
}
