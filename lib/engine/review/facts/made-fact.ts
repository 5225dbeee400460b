import { anyOf } from "../../language/patterns";
import type { Passage } from "../../port";
import type { Reading } from "../../text/reading";
import { toPassage, type Span } from "../../text/spans";
import type { Fact, FactKind } from "../fact";
import * as cue from "./facts.cues";

/** A duration as written. */
export type Length = { text: string; years: number; months: number; days: number };

/** Before what an amendment took away, in the contract's language: '45 days; before: 30 days'. */
export const BEFORE_CHANGE = { en: "before:", ru: "ранее", mn: "өмнө нь" } as const;

/** Keeps only the position and words of a passage that Find found. */
export function fact(kind: FactKind, value: string, { content, page, start, end }: Passage, isStated = false): Fact {
  return { kind, value, basis: isStated ? "stated" : "likely", passage: { content, page, start, end } };
}

/** The passage in the contract's own words. */
export function quoted(reading: Reading, span: Span): Passage {
  return toPassage(reading.contract, span);
}

/** A sentence up to this length is told as a whole; of a longer one, so much. UTF-16 units. */
const [WHOLE, MOST_OF_A_CLAUSE] = [280, 200];
const CLAUSE_NUMBER =
  /^(?:(?:§ ?)?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]|\d{1,3}(?:\.\d{1,3}){1,4})\s+(?=\p{L})|\((?:\d{1,2}|\p{Ll})\)\s+(?=[\p{Lu}\d]))/u;

/** A sentence without its clause's number; where not all of it is shown, that can be seen. */
export function inItsWords(text: string): string {
  const said = text.replace(/\s+/gu, " ").trim().replace(CLAUSE_NUMBER, "");
  if (said.length <= WHOLE) return said;
  const cut = said.slice(0, MOST_OF_A_CLAUSE).replace(/\s\S*$/u, "");
  return `${cut.replace(/[\s,;:–—-]+$/u, "")}…`;
}

const ENDING = anyOf(cue.endingOfDay, cue.endingOfLength);

/** A day or a length as it is named by itself: '60 хоногийн' is '60 хоног'. */
export function standingAlone(words: string): string {
  return words.replace(/өдрийн$/u, "өдөр").replace(ENDING, "");
}

/** The same duration in the form of facts. */
export function toFactLength({ years, months, days }: Omit<Length, "text">): { months?: number; days?: number } {
  return { ...(years + months > 0 ? { months: years * 12 + months } : {}), ...(days > 0 ? { days } : {}) };
}
