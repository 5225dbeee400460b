import { isPageMark, type Block, type Inline, type TextRun } from "@/lib/documents/richtext/blocks";
import { SURE_FROM, type ScannedPage, type PageWords, type ScannedLine } from "@/lib/documents/scans/scanned-page";
import { DOUBTFUL } from "./lines";
import type { PagePieces } from "./pieces";
import { hasGap, rowsOf, type Row } from "./rows";

/** Sizes that differ by less than this share are one: a picture tells them roughly, and larger ones make headings. */
const SAME_SIZE = 0.25;

/** A page that was read from a picture, as if it had a text layer. */
export function piecesOfScan({ height, lines }: ScannedPage): PagePieces {
  const body = middleOf(lines.map(({ size }) => size));
  const upright = lines.flatMap(({ y, size, words }) =>
    words.map(({ text, confidence, x, width }, index) => ({
      text: index < words.length - 1 ? `${text} ` : text, // boxes of words may touch
      x,
      y,
      width,
      size: Math.abs(size - body) < SAME_SIZE * body ? body : size,
      font: confidence < SURE_FROM ? DOUBTFUL : "",
      isRightToLeft: false,
    })),
  );
  return { upright, turned: [], left: 0, top: 0, bottom: height, quarters: 0 };
}

function middleOf(sizes: readonly number[]): number {
  return [...sizes].sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 10;
}

/** Takes the marks of doubt out again. @returns where those words stand in the plain text of the blocks */
export function withoutDoubts(blocks: readonly Block[]): {
  blocks: Block[];
  uncertain: { start: number; end: number }[];
} {
  const uncertain: { start: number; end: number }[] = [];
  let start = 0;
  const sure = blocks.map((block) => {
    let offset = start;
    const inlines: Inline[] = [];
    for (const inline of block.inlines) {
      if (isPageMark(inline)) inlines.push(inline);
      else {
        if (inline.marks.includes("strike")) uncertain.push(...wordsIn(inline.text, offset));
        offset += inline.text.length;
        addTo(inlines, { ...inline, marks: inline.marks.filter((mark) => mark !== "strike") });
      }
    }
    start = offset + 1;
    return { ...block, inlines };
  });
  return { blocks: sure, uncertain };
}

function wordsIn(text: string, offset: number): { start: number; end: number }[] {
  return [...text.matchAll(/\S+/g)].map((word) => ({
    start: offset + word.index,
    end: offset + word.index + word[0].length,
  }));
}

function addTo(inlines: Inline[], run: TextRun): void {
  const last = inlines.at(-1);
  if (last && !isPageMark(last) && last.marks.join() === run.marks.join())
    inlines[inlines.length - 1] = { ...last, text: last.text + run.text };
  else inlines.push(run);
}

/** Of all pages together; what a file holds beyond has no places. */
const MOST_WORDS = 200_000;
const SURE = 100;

/** Where words stand on the pages that have text, in the order of the pages; `scanned` were read from pictures. */
export function placesOf(pages: readonly PagePieces[], scanned: readonly ScannedPage[]): PageWords[] {
  const byPage = new Map(scanned.map((scan) => [scan.page, scan]));
  let left = MOST_WORDS;
  return pages.flatMap((pieces, index) => {
    const page = index + 1;
    const scan = byPage.get(page);
    const words = left <= 0 ? null : scan ? wordsOfScan(scan) : wordsOfText(pieces, page);
    if (!words) return [];
    left -= words.lines.reduce((sum, line) => sum + line.words.length, 0);
    return [words];
  });
}

/** Pages that an older version has read don't say how they were turned. */
function wordsOfScan({ page, lines, turn }: ScannedPage): PageWords | null {
  return turn ? { page, turn, isScanned: true, lines } : null;
}

function wordsOfText(pieces: PagePieces, page: number): PageWords | null {
  if (pieces.quarters === null || pieces.upright.length === 0) return null;
  const lines = rowsOf(pieces.upright).map((row) => lineOf(row, pieces));
  return { page, turn: { quarters: pieces.quarters, tilt: 0 }, isScanned: false, lines };
}

/** Pieces may be parts of a word or several words: letters of a piece are taken to be of equal width. */
function lineOf(row: Row, { top, left }: PagePieces): ScannedLine {
  let text = "";
  const edges: { from: number; to: number }[] = [];
  row.pieces.forEach((piece, index) => {
    if (hasGap(row.pieces[index - 1], piece)) {
      text += " ";
      edges.push({ from: piece.x, to: piece.x });
    }
    const letter = piece.width / Math.max(1, piece.text.length);
    for (let at = 0; at < piece.text.length; at += 1)
      edges.push({ from: piece.x + at * letter, to: piece.x + (at + 1) * letter });
    text += piece.text;
  });
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const [from, to] = [edges[index]?.from ?? 0, edges[index + word.length - 1]?.to ?? 0];
    return { text: word, confidence: SURE, x: Math.min(from, to) - left, width: Math.abs(to - from) };
  });
  return { y: row.y - top, size: row.size, words };
}
