import { STOP } from "../lexicon/stop-words";
import { folded } from "../text/folding";
import type { ClauseIndex } from "./clause-index";
import { beginning } from "./only-there";
import type { ReadQuestion } from "./question";
import type { AnsweringClause } from "./ranking";

/** Letters below which a piece of a word says nothing: 'зогс' stands in too many others. */
const SHORTEST_INSIDE = 5;
const MOST = 3;

/**
 * At most three clauses with a word of the question inside a longer word, which no other way of meeting finds:
 * «автозогсоол» to a question on «зогсоол». A contract with one can't be said to be silent. Linear in the text.
 */
export function clausesWithInside({ terms, language }: ReadQuestion, { units }: ClauseIndex): AnsweringClause[] {
  const pieces = terms.flatMap(({ word, stem, isNumber }) => {
    const piece = beginning(word);
    return isNumber || STOP[language].has(stem) || piece.length < SHORTEST_INSIDE ? [] : [piece];
  });
  if (pieces.length === 0) return [];
  return units
    .filter(({ text }) => {
      const words = folded(text);
      return pieces.some((piece) => words.includes(piece));
    })
    .slice(0, MOST)
    .map(({ start, end }) => ({ start, end }));
}
