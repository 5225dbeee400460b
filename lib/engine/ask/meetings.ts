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

/** How every clause, or each of some, matches each word of a question, in order. */
export function findMatches(
  question: ReadQuestion,
  index: ClauseIndex,
  vocabulary: Vocabulary,
  units: readonly IndexedUnit[] = index.units,
): Meeting[][] {
  const sought = question.terms.map((term) => ({
    term,
    weight: rarity(index, index.stemsIn.get(term.stem)),
    concepts: rarestFirst(term.concepts, index),
    broader: rarestFirst(
      term.concepts.flatMap((concept) => vocabulary.above[concept] ?? []),
      index,
    ),
    family: findRelatives(term.stem, index),
  }));
  return units.map((unit) => sought.map((one) => toMatch(one, unit, index)));
}

type Sought = {
  term: Term;
  weight: number;
  concepts: readonly Rare[];
  broader: readonly Rare[];
  family: readonly Relative[];
};
type Rare = { concept: number; weight: number };
/** A word of the contract that begins like another: the share of the longer one they have in common, 0 to 1. */
type Relative = { stem: string; share: number };

function toMatch({ term, weight, concepts, broader, family }: Sought, unit: IndexedUnit, index: ClauseIndex): Meeting {
  const times = unit.counts.get(term.stem) ?? 0;
  return {
    term,
    weight,
    stem: times === 0 ? 0 : weight * saturated(times, unit, index),
    prefix: times === 0 ? closest(family, unit) * weight : 0,
    concept: rarest(concepts, unit.concepts),
    parent: rarest(broader, unit.concepts),
    child: term.concepts.some((concept) => unit.broader.has(concept)) ? weight : 0,
    heading: Math.max(unit.headingStems.has(term.stem) ? weight : 0, rarest(concepts, unit.headingConcepts)),
  };
}

function rarestFirst(concepts: readonly number[], index: ClauseIndex): Rare[] {
  return [...new Set(concepts)]
    .flatMap((concept) => {
      const count = index.conceptsIn.get(concept);
      return count === undefined ? [] : [{ concept, weight: rarity(index, count) }];
    })
    .sort((one, other) => other.weight - one.weight);
}

function rarest(concepts: readonly Rare[], there: ReadonlySet<number>): number {
  for (const { concept, weight } of concepts) if (there.has(concept)) return weight;
  return 0;
}

function saturated(times: number, unit: IndexedUnit, index: ClauseIndex): number {
  return (times * (K1 + 1)) / (times + K1 * (1 - B + (B * unit.words) / index.average));
}

/** Two words of one family, such as 'сунгах' and 'сунгалт', begin alike. */
function findRelatives(stem: string, index: ClauseIndex): Relative[] {
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
