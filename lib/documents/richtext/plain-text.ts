import { blockText, isPageMark, type Block } from "./blocks";
import { blocksFromHtml } from "./from-html";

/** Words per page if the original has no pages of its own (B-8.11). */
export const WORDS_PER_PAGE = 500;

/** A version's text as used for all quotes: one line per block, offsets in UTF-16 units. */
export type PlainText = {
  text: string;
  /** Where each page begins, ascending by `start`. Never empty. */
  pages: readonly { start: number; page: number }[];
};

/**
 * The text of blocks, one line each, joined by `\n`, with the places where pages begin: the document's own marks, or
 * one per 500 words if it has none. All offsets of quotes, comments and suggestions refer to it. Source: B-8.11.
 */
export function toPlainText(blocks: readonly Block[]): PlainText {
  const lines: string[] = [];
  const marks: { start: number; page: number }[] = [];
  let start = 0;
  for (const block of blocks) {
    let offset = start;
    for (const inline of block.inlines) {
      if (isPageMark(inline)) marks.push({ start: offset, page: inline.page });
      else offset += inline.text.length;
    }
    const line = blockText(block);
    lines.push(line);
    start += line.length + 1;
  }
  const text = lines.join("\n");
  return { text, pages: marks.length > 0 ? fromMarks(marks) : countedPages(text) };
}

/** The page of the character at `offset`, 1-based. */
export function pageAt(plain: PlainText, offset: number): number {
  let low = 0;
  let high = plain.pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((plain.pages[middle]?.start ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return plain.pages[low]?.page ?? 1;
}

/** An edit may have removed the first marks: text before the first one left is on the page before it. */
function fromMarks(marks: readonly { start: number; page: number }[]): { start: number; page: number }[] {
  const first = marks[0];
  if (!first || first.start === 0) return [...marks];
  return [{ start: 0, page: Math.max(1, first.page - 1) }, ...marks];
}

function countedPages(text: string): { start: number; page: number }[] {
  const pages = [{ start: 0, page: 1 }];
  let words = 0;
  for (const match of text.matchAll(/\S+/g)) {
    if (words > 0 && words % WORDS_PER_PAGE === 0) pages.push({ start: match.index, page: pages.length + 1 });
    words += 1;
  }
  return pages;
}

/** A version's text in all its forms. */
export type VersionText = {
  /** Canonical (`blocks.ts`). */
  html: string;
  plainText: string;
  /** Where each page begins in `plainText`. */
  pages: PlainText["pages"];
  /** Size of both texts in an answer: UTF-8 bytes as JSON. */
  answerBytes: number;
};

/** All forms of canonical HTML. Linear in its length. */
export function versionText(html: string): VersionText {
  const { text, pages } = toPlainText(blocksFromHtml(html));
  return { html, plainText: text, pages, answerBytes: jsonBytes(html) + jsonBytes(text) };
}

function jsonBytes(value: string): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
