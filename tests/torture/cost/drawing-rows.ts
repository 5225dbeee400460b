/**
 * What React draws, which it does outside of the server's condition only: `fuzzer.ts` has a process of its own for
 * them.
 */
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { escapeHtml } from "@/lib/documents/richtext/to-html";
import { casesOfPrepared, type CostCase } from "./case";
import { HTML_SHAPES } from "./html-shapes";
import { LETTERS } from "./letter-shapes";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 128_000;
/** The painter writes each letter, which takes long enough without more kinds of words. */
const TEXTS = [
  ...Object.keys(LETTERS),
  "one letter under marks",
  "one borrowed letter under marks",
  "combining marks",
  "accented letters",
  "one endless word",
  "one endless Cyrillic word",
  "blanks",
  "tabs",
  "no-break spaces",
  "line ends",
  "underscores",
  "spaced dots",
  "soft hyphens",
  "pairs of surrogates",
  "long foldings",
  "half surrogates",
  "drawn blanks",
  "signature lines",
  "numbered titles",
  "growing sections",
  "different lines",
  "identical lines",
  "whole contracts",
  "whole Mongolian contracts",
];

const paragraphs = (text: string) =>
  text
    .split("\n")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
const exported = { prepare: cleanHtml, run: drawn, most: LONG, first: 4_000 };

const TEXT_ROWS = casesOfPrepared("a PDF of a text", HTML_SHAPES, exported);
const LETTER_ROWS = casesOfPrepared(
  "a PDF of letters",
  Object.fromEntries(TEXTS.map((name) => [name, (size: number) => paragraphs(TEXT_SHAPES[name]?.(size) ?? "")])),
  exported,
);

/** All cases; the short form has lists and letters. */
export function drawingCases({ isShort }: { isShort: boolean }): readonly CostCase[] {
  return [...(isShort ? TEXT_ROWS.filter(({ shape }) => /list|item/.test(shape)) : TEXT_ROWS), ...LETTER_ROWS];
}

function drawn(html: string): Promise<Uint8Array> {
  return renderContractPdf({ name: "A", html, versionNumber: 1, language: "en", cover: { date: "1 May 2020" } });
}
