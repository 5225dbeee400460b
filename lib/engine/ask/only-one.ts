import type { ClauseIndex, IndexedUnit } from "./clause-index";
import type { ReadQuestion, Term } from "./question";
import type { Ranked } from "./ranking";
import { STOP } from "../lexicon/stop-words";

/**
 * 'What is the Employee's salary?' and one clause alone with a sum beside the word 'salary', which doesn't say whose it
 * is: what names a party may be left out. Only of sums, and only if that clause comes first. Linear in the clauses.
 */
export function isOnlyOne({ terms, asked, language }: ReadQuestion, { units }: ClauseIndex, order: readonly Ranked[]) {
  const own = terms.filter(({ isParty, stem }) => !isParty && !STOP[language].has(stem));
  if (!asked.has("money") || asked.has("yesno") || own.length === 0 || own.length === terms.length) return false;
  const holding = units.flatMap((unit, at) => (saysAll(unit, own) ? [at] : []));
  return holding.length === 1 && holding[0] === order[0]?.at;
}

function saysAll({ sentences }: IndexedUnit, own: readonly Term[]): boolean {
  return sentences.some(({ stems, values }) => values.has("money") && own.every(({ stem }) => stems.has(stem)));
}
