import { pageAt } from "@/lib/documents/richtext/plain-text";
import type { ContractText, Passage } from "../port";

/** Part of a contract's text, in UTF-16 units, end exclusive. */
export type Span = { start: number; end: number };

/** The span without white space at its ends. Empty spans stay empty. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
  return { start, end };
}

/** A span as the passage to show: verbatim text, page and offsets. Source: B-12.7. */
export function toPassage(contract: ContractText, span: Span): Passage {
  const { start, end } = trimmed(contract.text, span);
  return { content: contract.text.slice(start, end), page: pageAt(contract, start), start, end };
}

/** Space, tab, line ends, no-break space and the typographic spaces that word processors leave. */
export function isSpace(code: number): boolean {
  return code <= 32 || code === 160 || code === 0x3000 || code === 0xfeff || (code >= 0x2000 && code <= 0x200b);
}

const REST_OF_WORD = /\p{L}*/uy;

/** Where the word around a place ends; a match may cover only part of a word. */
export function endOfWord(text: string, at: number): number {
  REST_OF_WORD.lastIndex = at;
  return at + (REST_OF_WORD.exec(text)?.[0].length ?? 0);
}

/** What stands before and after a span on its line, so many UTF-16 units at most. */
export function besideOnLine(text: string, { start, end }: Span, most: number): { before: string; after: string } {
  const before =
    text
      .slice(Math.max(0, start - most), start)
      .split("\n")
      .at(-1) ?? "";
  const [after = ""] = text.slice(end, end + most).split("\n");
  return { before, after };
}
