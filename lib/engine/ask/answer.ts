import { VOCABULARY } from "../lexicon/all";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { certaintyFeatures } from "./certainty";
import { clauseIndexOf, type ClauseIndex } from "./clause-index";
import { readQuestion } from "./question";
import { candidatesFor } from "./candidates";
import { orderedBy, shownOf, weighed } from "./ranking";
import learned from "./weights.json";

/** The clauses that answer a question best, and the chance that they answer it rightly and whole, 0 to 1. */
export type ClauseAnswer = { clauses: readonly Span[]; chance: number; isCertain: boolean };

/** The weights were learned on contracts of 16 clauses and more: on a scrap of text nothing is certain. */
const FEWEST_CLAUSES = 14;

const indexes = new WeakMap<Reading, ClauseIndex>();

/** A contract indexed for questions, once for each reading. */
function indexOf(reading: Reading): ClauseIndex {
  const known = indexes.get(reading);
  if (known) return known;
  const index = clauseIndexOf(reading, VOCABULARY);
  indexes.set(reading, index);
  return index;
}

/**
 * Which clauses answer a question, by learned weights. Certain is an answer from the chance on at which 98 of 100 were
 * right on contracts that the weights had not seen. Source: B-12.18.
 */
export function clausesFor(reading: Reading, text: string): ClauseAnswer {
  const index = indexOf(reading);
  const question = readQuestion(text, index, VOCABULARY);
  const { telling } = learned;
  const order = orderedBy(candidatesFor(question, index, { vocabulary: VOCABULARY, telling }), learned.rank);
  const shown = shownOf(order, index);
  const { bias, weights, stated } = learned.certainty;
  const chance =
    1 / (1 + Math.exp(-bias - weighed(certaintyFeatures(question, index, { order, shown, telling }), weights)));
  const clauses = shown.flatMap(({ at }) => index.units[at] ?? []);
  return { clauses, chance, isCertain: chance >= stated && index.units.length >= FEWEST_CLAUSES };
}
