import type { Passage } from "../../port";
import type { Reading } from "../../text/reading";
import { endOfWord, toPassage, type Span } from "../../text/spans";
import type { Fact, FactKind } from "../fact";

/** A duration as written. */
export type Length = { text: string; years: number; months: number; days: number };

/** Keeps only the position and words of a passage that Find found. */
export function fact(kind: FactKind, value: string, { content, page, start, end }: Passage, isStated = false): Fact {
  return { kind, value, basis: isStated ? "stated" : "likely", passage: { content, page, start, end } };
}

/** The passage in the contract's own words. */
export function quoted(reading: Reading, span: Span): Passage {
  return toPassage(reading.contract, span);
}

/** Maximum length of a quote from a clause. UTF-16 units. */
const MOST_OF_A_CLAUSE = 120;

export function inItsWords(text: string): string {
  return text.slice(0, endOfWord(text, MOST_OF_A_CLAUSE)).replace(/\s+/gu, " ").trim();
}

/** The same duration in the form of facts. */
export function toFactLength({ years, months, days }: Omit<Length, "text">): { months?: number; days?: number } {
  return { ...(years + months > 0 ? { months: years * 12 + months } : {}), ...(days > 0 ? { days } : {}) };
}
