import type { Vocabulary } from "../lexicon/vocabulary";
import { rarity, type ClauseIndex, type IndexedUnit } from "./clause-index";
import type { ReadQuestion, Term } from "./question";

/** Okapi BM25's usual constants. */
const K1 = 1.2;
const B = 0.6;
/** Two words share so much of the longer one at least, and so many letters, where they are of one family. */
const LEAST_SHARED = 0.55;
const HEAD = 4;

/**
 * How a clause meets a word of a question: by the word itself, by another of its family, by a concept or a broader one,
 * or in its heading. Each is nought or grows with how rare that is in the contract; `weight` is the word's own.
 */
export type Meeting = {
  term: Term;
  weight: number;
  stem: number;
  prefix: number;
  concept: number;
  parent: number;
  heading: number;
};

/** How a clause meets each word of a question, in their order. */
export function meetingsOf(
  question: ReadQuestion,
  unit: IndexedUnit,
  { index, vocabulary }: { index: ClauseIndex; vocabulary: Vocabulary },
): Meeting[] {
  return question.terms.map((term) => {
    const times = unit.counts.get(term.stem) ?? 0;
    const weight = rarity(index, index.stemsIn.get(term.stem));
    const broader = term.concepts.flatMap((concept) => vocabulary.above[concept] ?? []);
    return {
      term,
      weight,
      stem: times === 0 ? 0 : weight * saturated(times, unit, index),
      prefix: times === 0 ? familyShare(term.stem, unit) * weight : 0,
      concept: rarest(term.concepts, unit.concepts, index),
      parent: rarest(broader, unit.concepts, index),
      heading: Math.max(
        unit.headingStems.has(term.stem) ? weight : 0,
        rarest(term.concepts, unit.headingConcepts, index),
      ),
    };
  });
}

/** How far a word is met in all, up to its weight. */
export function metBy({ weight, stem, prefix, concept, parent }: Meeting): number {
  return Math.max(
    Math.min(weight, stem),
    prefix * 0.7,
    Math.min(concept, weight) * 0.9,
    Math.min(parent, weight) * 0.5,
  );
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

/** Two words of one family, such as 'сунгах' and 'сунгалт', begin alike: how much of the longer one, 0 to 1. */
function familyShare(stem: string, unit: IndexedUnit): number {
  if (stem.length < HEAD || /\d/u.test(stem)) return 0;
  const head = stem.slice(0, HEAD);
  let best = 0;
  for (const other of unit.counts.keys()) {
    if (!other.startsWith(head)) continue;
    let common = HEAD;
    while (common < stem.length && common < other.length && stem[common] === other[common]) common += 1;
    best = Math.max(best, common / Math.max(stem.length, other.length));
  }
  return best >= LEAST_SHARED ? best : 0;
}
