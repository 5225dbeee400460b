/** What a value is ordered and narrowed by, alike on both databases. Pure. Source: B-29.4. */
import { nameKeys } from "@/lib/contracts/list/name-key";
import type { AnswerValue, AnswerVerdict } from "./cells";

/** `text` first, then `number`: amounts so by currency, and lengths of time, in days, apart from shares. */
export type SortKey = { text: string; number: number };

/**
 * Columns of the index beside those that people see: what has no value, by how sure that is; what a person said of
 * words that are others now.
 */
export const emptyKey = (column: string) => `none:${column}`;
export const staleKey = (column: string) => `stale:${column}`;

/** What asks for somebody comes first. */
export const VERDICT_ORDER: readonly AnswerVerdict[] = ["deviates", "missing", "needsReview", "acceptable", "matches"];
/** As much of a text as it is ordered by, in UTF-16 units; a cursor has room for two keys. */
const KEY_CHARS = 120;
/** Of what is no figure: below all that are. */
export const NO_NUMBER = -1e300;
const MONTH_DAYS = 365 / 12;

export function toSortKey({ text, day, amount, currency = "", number, unit, verdict }: AnswerValue): SortKey {
  if (verdict !== undefined) return { text: verdictKey(verdict), number: NO_NUMBER };
  if (day !== undefined) return { text: day, number: NO_NUMBER };
  if (amount !== undefined) return { text: currency, number: amount };
  if (number === undefined) return { text: wordsKey(text), number: NO_NUMBER };
  if (unit === "months") return { text: "days", number: number * MONTH_DAYS };
  return { text: unit ?? "", number };
}

export const verdictKey = (verdict: AnswerVerdict) => String(VERDICT_ORDER.indexOf(verdict));

/** Words without case and accents, as lists order names; what is looked for in them is made by it too. */
export function wordsKey(text: string): string {
  return nameKeys(text.slice(0, KEY_CHARS)).nameLatin.slice(0, KEY_CHARS);
}
