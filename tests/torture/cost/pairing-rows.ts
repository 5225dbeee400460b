/** Two strangers' files compared: by words, by paragraphs, and what a Word file hides. */
import { hasMacros } from "@/lib/documents/extraction/macros";
import { isDrawnAlike } from "@/lib/documents/redline/drawn-alike";
import { lostTerms } from "@/lib/documents/redline/lost-terms";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { hiddenWords } from "@/lib/word/returned/behind/facts";
import { WordFile } from "@/lib/word/file/word-file";
import { comparePair } from "@/lib/workers/pairing/compare-pair";
import type { PairedFile } from "@/lib/workers/pairing/pair";
import { BEHIND_SHAPES } from "./behind-rows";
import { casesOfPrepared, makeCases, type CostCase } from "./case";
import { PAIR_SHAPES } from "./pair-shapes";

const MOST = 200_000;

function paired(text: string, kind: "doc" | "txt"): PairedFile {
  const html = htmlFromBlocks(text.split("\n").map((line) => paragraph(line)));
  return { kind, bytes: null, html, beforeHtml: null, unread: [], uncertain: [] };
}

export const PAIRING_ROWS: readonly CostCase[] = [
  ...makeCases("two strangers' files by words", PAIR_SHAPES, {
    run: ({ from, to }) => comparePair(paired(from, "txt"), paired(to, "txt")),
    most: MOST,
  }),
  ...makeCases("two strangers' files by paragraphs", PAIR_SHAPES, {
    run: ({ from, to }) => comparePair(paired(from, "doc"), paired(to, "doc")),
    most: MOST,
  }),
  ...makeCases("words that look alike", PAIR_SHAPES, { run: ({ from, to }) => isDrawnAlike(from, to), most: MOST }),
  ...makeCases("defined terms that a change takes out", PAIR_SHAPES, {
    run: ({ from, to }) => lostTerms({ before: from, after: to, text: from }),
    most: MOST,
  }),
  ...casesOfPrepared("what a Word file hides", BEHIND_SHAPES, {
    prepare: ({ returned }) => returned,
    run: (returned) => [hasMacros(returned), hiddenWords(new WordFile(returned))],
    most: 1_000_000,
    first: 4_000,
  }),
];
