import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { isPageMark, type Block, type Inline, type TextRun } from "@/lib/documents/richtext/blocks";
import { doubtedOnPage } from "@/lib/documents/scans/page-doubts";
import type { PageWords, ScannedLine, ScannedPage } from "@/lib/documents/scans/scanned-page";
import { DOUBTFUL } from "./lines";
import type { PagePieces } from "./pieces";
import { hasGap, groupRows, type Row } from "./rows";
import { openPdf } from "./open";

/** Sizes that differ by less than this share count as equal: images give rough sizes, and larger ones make headings. */
const SAME_SIZE = 0.25;

/** A page read from an image, as if it had a text layer. @param withNumbers whether numbers are doubted sooner */
export function piecesOfScan({ height, lines }: ScannedPage, withNumbers = false): PagePieces {
  const body = findMedian(lines.map(({ size }) => size));
  const doubted = doubtedOnPage({ lines }, withNumbers);
  const upright = lines.flatMap(({ y, size, words }) =>
    words.map((word, index) => ({
      text: index < words.length - 1 ? `${word.text} ` : word.text, // boxes of words may touch
      x: word.x,
      y,
      width: word.width,
      size: Math.abs(size - body) < SAME_SIZE * body ? body : size,
      font: doubted.has(word) ? DOUBTFUL : "",
      isRightToLeft: false,
    })),
  );
  return { upright, turned: [], left: 0, top: 0, bottom: height, quarters: 0 };
}

function findMedian(sizes: readonly number[]): number {
  return [...sizes].sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 10;
}

type Range = { start: number; end: number };

/**
 * Removes the marks of doubtful and unseen words. @returns the spans of those words in the plain text of the blocks
 */
export function withoutDoubts(blocks: readonly Block[]): { blocks: Block[]; uncertain: Range[]; unseen: Range[] } {
  const uncertain: Range[] = [];
  const unseen: Range[] = [];
  let start = 0;
  const sure = blocks.map((block) => {
    let offset = start;
    const inlines: Inline[] = [];
    for (const inline of block.inlines) {
      if (isPageMark(inline)) inlines.push(inline);
      else {
        if (inline.marks.includes("strike")) uncertain.push(...wordsIn(inline.text, offset));
        if (inline.marks.includes("underline"))
          addRange(unseen, { start: offset, end: offset + inline.text.length }, inline.text);
        offset += inline.text.length;
        addTo(inlines, { ...inline, marks: inline.marks.filter((mark) => mark !== "strike" && mark !== "underline") });
      }
    }
    start = offset + 1;
    return { ...block, inlines };
  });
  return { blocks: sure, uncertain, unseen };
}

function addRange(ranges: Range[], { start, end }: Range, text: string): void {
  const last = ranges.at(-1);
  if (last?.end === start) last.end = end;
  else if (text.trim() !== "") ranges.push({ start, end });
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

/** For all pages together; words beyond this have no places. */
const MOST_WORDS = 200_000;
const SURE = 100;

/** Where words are on the pages with text, in page order; `scanned` pages were read from images. */
export function placeWords(pages: readonly PagePieces[], scanned: readonly ScannedPage[]): PageWords[] {
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

/** Pages read by an older version don't have their rotation. */
function wordsOfScan({ page, lines, turn }: ScannedPage): PageWords | null {
  return turn ? { page, turn, isScanned: true, lines } : null;
}

function wordsOfText(pieces: PagePieces, page: number): PageWords | null {
  if (pieces.quarters === null || pieces.upright.length === 0) return null;
  const lines = groupRows(pieces.upright).map((row) => toScannedLine(row, pieces));
  return { page, turn: { quarters: pieces.quarters, tilt: 0 }, isScanned: false, lines };
}

/** A piece may be part of a word or several words; its letters are assumed to have equal width. */
function toScannedLine(row: Row, { top, left }: PagePieces): ScannedLine {
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

/** Letters drawn as shapes have many curves, rules and frames few. */
const FEWEST_CURVES = 100;
const CURVES: readonly number[] = [2, 3]; // pdf.js's codes in its paths: cubic, quadratic
const COORDINATES = [2, 2, 6, 4, 0]; // for move, line, both curves, close

/**
 * The pages that may show words: an image, letters without meaning, letters drawn as shapes. Blank pages and those with
 * only lines show nothing. Unpacks no image.
 */
export async function pagesThatShow(
  bytes: Uint8Array,
  pages: readonly number[],
  pdf: PDFDocumentProxy,
): Promise<number[]> {
  if (pages.length === 0) return [];
  const strict = await openStrictly(bytes);
  if (strict === null) return [...pages];
  try {
    const shown: number[] = [];
    for (const page of pages) if (await showsSomething(page, { pdf, strict })) shown.push(page);
    return shown;
  } finally {
    await strict.loadingTask.destroy();
  }
}

/** Null for a file with errors, which pdf.js can read only if it may skip them. */
async function openStrictly(bytes: Uint8Array): Promise<PDFDocumentProxy | null> {
  try {
    return await openPdf(bytes, { stopAtErrors: true });
  } catch {
    return null; // it was opened before, so this isn't a failure to report
  }
}

/** An image exceeds `maxImageSize`: it is skipped without unpacking, or ends a strict reading. */
async function showsSomething(
  number: number,
  { pdf, strict }: { pdf: PDFDocumentProxy; strict: PDFDocumentProxy },
): Promise<boolean> {
  const { OPS } = await import("unpdf/pdfjs"); // loaded when the file was opened
  try {
    const { fnArray, argsArray } = await readOperators(pdf, number);
    if ((await readOperators(strict, number)).fnArray.length < fnArray.length) return true;
    let curves = 0;
    for (const [index, operator] of fnArray.entries()) {
      const values: unknown = argsArray[index];
      if (operator === OPS.showText && Array.isArray(values) && hasStrangeLetter(values[0])) return true;
      if (operator === OPS.constructPath && Array.isArray(values)) curves += countCurves(values[1]);
    }
    return curves >= FEWEST_CURVES;
  } catch {
    return true; // what can't be drawn may be anything
  }
}

async function readOperators(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const operators = await page.getOperatorList();
  page.cleanup();
  return operators;
}

function hasStrangeLetter(glyphs: unknown): boolean {
  return Array.isArray(glyphs) && glyphs.some((glyph: unknown) => isStrange(glyph));
}

function isStrange(glyph: unknown): boolean {
  if (typeof glyph !== "object" || glyph === null || !("unicode" in glyph)) return false;
  return typeof glyph.unicode === "string" && /^[\ue000-\uf8ff\ufffd\p{Cc}]*$/u.test(glyph.unicode);
}

function countCurves(paths: unknown): number {
  const [path] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (!(path instanceof Float32Array)) return 0;
  let curves = 0;
  for (let at = 0; at < path.length; at += 1 + (COORDINATES[path[at] ?? 0] ?? 0))
    if (CURVES.includes(path[at] ?? 0)) curves += 1;
  return curves;
}
