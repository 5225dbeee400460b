import type { ClauseIndex, IndexedUnit } from "./clause-index";
import type { ReadQuestion, Term } from "./question";
import type { Ranked } from "./ranking";
import { VOCABULARY } from "../lexicon/all";
import { indexesOf } from "../lexicon/vocabulary";
import { STOP } from "../lexicon/stop-words";

/** Whoever works is a party of a contract of employment. */
const WORKS = new Set(indexesOf(VOCABULARY, "employee"));

/**
 * 'What is the Employee's salary?' and one clause alone with a sum beside the word 'salary', which doesn't say whose it
 * is: what names a party may be left out. Only of sums, and only if that clause comes first. Linear in the clauses.
 */
export function isOnlyOne({ terms, asked, language }: ReadQuestion, { units }: ClauseIndex, order: readonly Ranked[]) {
  const own = terms.filter((term) => !namesSomeone(term) && !STOP[language].has(term.stem));
  if (!asked.has("money") || asked.has("yesno") || own.length === 0 || own.length === terms.length) return false;
  const holding = units.flatMap((unit, at) => (saysAll(unit, own) ? [at] : []));
  return holding.length === 1 && holding[0] === order[0]?.at;
}

const namesSomeone = ({ isParty, concepts }: Term) => isParty || concepts.some((concept) => WORKS.has(concept));

function saysAll({ sentences }: IndexedUnit, own: readonly Term[]): boolean {
  return sentences.some((sentence) => sentence.values.has("money") && own.every((term) => isSaid(term, sentence)));
}

function isSaid({ stem, concepts }: Term, sentence: IndexedUnit["sentences"][number]): boolean {
  return sentence.stems.has(stem) || concepts.some((concept) => sentence.concepts.has(concept));
}
