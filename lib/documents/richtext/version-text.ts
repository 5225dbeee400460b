import { blocksFromHtml } from "./from-html";
import { plainTextOf, type PlainText } from "./plain-text";

/** A version's text in all its forms. */
export type VersionText = {
  /** Canonical (`blocks.ts`). */
  html: string;
  plainText: string;
  /** Where each page begins in `plainText`. */
  pages: PlainText["pages"];
  /** What both texts take in an answer: UTF-8 bytes as JSON. */
  answerBytes: number;
};

/** All forms of canonical HTML. Time grows with its length. */
export function versionText(html: string): VersionText {
  const { text, pages } = plainTextOf(blocksFromHtml(html));
  return { html, plainText: text, pages, answerBytes: jsonBytes(html) + jsonBytes(text) };
}

function jsonBytes(value: string): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
