/** What is done with words that were read from pictures. */
import { drawnRegions } from "@/lib/documents/extraction/pdf/drawn";
import { placeWords, piecesOfScan, withoutDoubts } from "@/lib/documents/extraction/pdf/scanned";
import { groupRows } from "@/lib/documents/extraction/pdf/rows";
import { differsOnlyIn } from "@/lib/documents/redline/differs-only";
import { carriedRanges, type TextRange } from "@/lib/documents/redline/anchors";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { languagesFor } from "@/lib/documents/scans/languages";
import { isSupported, maybeNumber, standsForNumber } from "@/lib/documents/scans/numbers";
import { withItsBlank } from "@/lib/documents/scans/its-blank";
import { withRussianLetters } from "@/lib/documents/scans/russian-letters";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { compareSigned } from "@/lib/documents/signed/compare";
import { doubtStrips } from "@/lib/documents/signed/doubt-strips";
import { doubtsIn } from "@/lib/engine/text/doubts";
import { makeCases, type CostCase } from "./case";
import { PAIR_SHAPES } from "./pair-shapes";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 1_000_000;
/** What a picture of a page can hold at most, several times over. */
const FULL_PAGE = 100_000;

const findWords = (text: string): TextRange[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }));

function makePage(text: string): ScannedPage {
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

const toBlocks = (text: string): Block[] => text.split("\n").map((line) => paragraph(line));
const signedScan = (agreed: string, scan: string) => {
  const { lines } = makePage(scan);
  const places = [{ page: 1, turn: { quarters: 0, tilt: 0 }, isScanned: true, lines }];
  const part = { blocks: toBlocks(scan), unread: [], uncertain: [], places };
  return compareSigned(toBlocks(agreed), [part], { names: [agreed.slice(0, 100)] });
};

export const SCAN_ROWS: readonly CostCase[] = [
  ...makeCases("the letters of a Russian page", TEXT_SHAPES, {
    run: (text) => withRussianLetters(makePage(text).lines),
    most: FULL_PAGE,
  }),
  ...makeCases("the letters of a Russian page that lacks them", TEXT_SHAPES, {
    run: (text) => withRussianLetters(makePage(text.replace(/\p{L}/gu, "ш")).lines),
    most: FULL_PAGE,
  }),
  ...makeCases("a page read from a picture", TEXT_SHAPES, {
    run: (text) => groupRows(piecesOfScan(makePage(text), true).upright),
    most: FULL_PAGE,
  }),
  ...makeCases("the order in which a page was drawn", TEXT_SHAPES, {
    run: (text) => {
      const pieces = piecesOfScan(makePage(text), true).upright;
      const byColumn = [...pieces].sort((one, other) => one.x - other.x);
      return [drawnRegions(groupRows(pieces), pieces), drawnRegions(groupRows(byColumn), byColumn)];
    },
    most: FULL_PAGE,
  }),
  ...makeCases("a word that may be a number", TEXT_SHAPES, {
    run: (text) => [maybeNumber(text), isSupported(text, [text]), standsForNumber(text, text, text)],
    most: LONG,
  }),
  ...makeCases("where doubtful words stand on the paper", TEXT_SHAPES, {
    run: (text) => {
      const { lines } = makePage(text);
      const places = [{ page: 1, turn: { quarters: 0, tilt: 0 }, isScanned: true, lines }];
      return doubtStrips(toBlocks(text), findWords(text), places);
    },
    most: FULL_PAGE,
  }),
  ...makeCases("where the words of a page stand", TEXT_SHAPES, {
    run: (text) => placeWords([piecesOfScan(makePage(text))], []),
    most: FULL_PAGE,
  }),
  ...makeCases("a scan that was signed compared", PAIR_SHAPES, {
    run: ({ from, to }) => signedScan(from, to),
    most: LONG,
  }),
  ...makeCases("a page that was misread letter by letter", TEXT_SHAPES, {
    run: (text) =>
      signedScan(
        text,
        text.replace(/\p{L}{7}/gu, (word) => `${word.slice(0, 3)}x${word.slice(4)}`),
      ),
    most: LONG,
  }),
  ...makeCases("the language of a page", TEXT_SHAPES, {
    run: (text) => languagesFor(makePage(text).lines),
    most: LONG,
  }),
  ...makeCases("where doubtful words stand", TEXT_SHAPES, { run: (text) => withoutDoubts(struck(text)), most: LONG }),
  ...makeCases("doubtful words in a later text", PAIR_SHAPES, {
    run: ({ from, to }) => carriedRanges({ from, to, ranges: findWords(from) }),
    most: LONG,
  }),
  ...makeCases("a text that differs in doubtful words alone", TEXT_SHAPES, {
    run: (text) =>
      differsOnlyIn(
        findWords(text),
        text,
        text.replace(/\S+/g, (word) => `${word}1`),
      ),
    most: LONG,
  }),
  ...makeCases("each word of a text with its blank", TEXT_SHAPES, {
    run: (text) => findWords(text).map((word) => withItsBlank(text, word)),
    most: LONG,
  }),
  ...makeCases("doubtful words in passages", TEXT_SHAPES, {
    run: (text) => doubtsIn({ uncertain: findWords(text) }, [{ start: text.length / 3, end: text.length }]),
    most: LONG,
  }),
];
