/** What is done with words that were read from pictures. */
import { placesOf, piecesOfScan, withoutDoubts } from "@/lib/documents/extraction/pdf/scanned";
import { rowsOf } from "@/lib/documents/extraction/pdf/rows";
import { carriedRanges, type TextRange } from "@/lib/documents/redline/anchors";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { languagesFor } from "@/lib/documents/scans/languages";
import { withRussianLetters } from "@/lib/documents/scans/russian-letters";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { compareSigned } from "@/lib/documents/signed/compare";
import { doubtsIn } from "@/lib/engine/text/doubts";
import { casesOf, type CostCase } from "./case";
import { PAIR_SHAPES } from "./pair-shapes";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 1_000_000;
/** What a picture of a page can hold at most, several times over. */
const FULL_PAGE = 100_000;

const wordsOf = (text: string): TextRange[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));

function pageOf(text: string): ScannedPage {
  const lines = text
    .split("\n")
    .map((line, index) => ({
      y: 10 + index * 12,
      size: 10 + (index % 3),
      words: line
        .split(" ")
        .map((word, at) => ({ text: word, confidence: (at * 37) % 100, x: at * 30, width: word.length * 5 })),
    }));
  return { page: 1, height: 842, confidence: 80, lines };
}

const struck = (text: string): Block[] =>
  text.split("\n").map((line) => ({ ...paragraph(""), inlines: [{ text: line, marks: ["strike"] }] }));

const linesOf = (text: string): Block[] => text.split("\n").map((line) => paragraph(line));
const signedScan = (agreed: string, scan: string) => {
  const { lines } = pageOf(scan);
  const places = [{ page: 1, turn: { quarters: 0, tilt: 0 }, isScanned: true, lines }];
  const part = { blocks: linesOf(scan), unread: [], uncertain: [], places };
  return compareSigned(linesOf(agreed), [part], { names: [agreed.slice(0, 100)] });
};

export const SCAN_ROWS: readonly CostCase[] = [
  ...casesOf("the letters of a Russian page", TEXT_SHAPES, {
    run: (text) => withRussianLetters(pageOf(text).lines),
    most: FULL_PAGE,
  }),
  ...casesOf("the letters of a Russian page that lacks them", TEXT_SHAPES, {
    run: (text) => withRussianLetters(pageOf(text.replace(/\p{L}/gu, "ш")).lines),
    most: FULL_PAGE,
  }),
  ...casesOf("a page read from a picture", TEXT_SHAPES, {
    run: (text) => rowsOf(piecesOfScan(pageOf(text)).upright),
    most: FULL_PAGE,
  }),
  ...casesOf("where the words of a page stand", TEXT_SHAPES, {
    run: (text) => placesOf([piecesOfScan(pageOf(text))], []),
    most: FULL_PAGE,
  }),
  ...casesOf("a scan that was signed compared", PAIR_SHAPES, {
    run: ({ from, to }) => signedScan(from, to),
    most: LONG,
  }),
  ...casesOf("a page that was misread letter by letter", TEXT_SHAPES, {
    run: (text) =>
      signedScan(
        text,
        text.replace(/\p{L}{7}/gu, (word) => `${word.slice(0, 3)}x${word.slice(4)}`),
      ),
    most: LONG,
  }),
  ...casesOf("the language of a page", TEXT_SHAPES, { run: (text) => languagesFor(pageOf(text).lines), most: LONG }),
  ...casesOf("where doubtful words stand", TEXT_SHAPES, { run: (text) => withoutDoubts(struck(text)), most: LONG }),
  ...casesOf("doubtful words in a later text", PAIR_SHAPES, {
    run: ({ from, to }) => carriedRanges({ from, to, ranges: wordsOf(from) }),
    most: LONG,
  }),
  ...casesOf("doubtful words in passages", TEXT_SHAPES, {
    run: (text) => doubtsIn({ uncertain: wordsOf(text) }, [{ start: text.length / 3, end: text.length }]),
    most: LONG,
  }),
];
