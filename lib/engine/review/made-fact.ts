import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { endOfWord, passageOf, type Span } from "../text/spans";
import type { Fact, FactKind } from "./fact";

/** A length of time as it is written. */
export type Length = { text: string; years: number; months: number; days: number };

/** Of a passage that Find found only its place and words are told. */
export function fact(kind: FactKind, value: string, { content, page, start, end }: Passage, isStated = false): Fact {
  return { kind, value, basis: isStated ? "stated" : "likely", passage: { content, page, start, end } };
}

/** The passage in the contract's own words. */
export function quoted(reading: Reading, span: Span): Passage {
  return passageOf(reading.contract, span);
}

/** Where a clause is told in its own words, so many of them. UTF-16 units. */
const MOST_OF_A_CLAUSE = 120;

export function inItsWords(text: string): string {
  return text.slice(0, endOfWord(text, MOST_OF_A_CLAUSE)).replace(/\s+/gu, " ").trim();
}

/** The same length as facts have it. */
export function lengthOf({ years, months, days }: Omit<Length, "text">): { months?: number; days?: number } {
  return { ...(years + months > 0 ? { months: years * 12 + months } : {}), ...(days > 0 ? { days } : {}) };
}
