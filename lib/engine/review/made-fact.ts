import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { passageOf, type Span } from "../text/spans";
import type { WrittenDay } from "./agreement-dates";
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

const REST_OF_WORD = /\p{L}*/uy;

/** Where the word ends that goes on at a place: what tells something may be the beginning of a word, or cut in one. */
export function endOfWord(text: string, at: number): number {
  REST_OF_WORD.lastIndex = at;
  return at + (REST_OF_WORD.exec(text)?.[0].length ?? 0);
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

/** A day as far as it is written: '2026-03' without its day. */
export function isoOf({ year, month, day }: Omit<WrittenDay, "start" | "end">): string {
  return [String(year), month, day]
    .filter((part) => part !== null)
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
