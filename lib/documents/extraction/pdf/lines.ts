import type { PDFPageProxy } from "unpdf/pdfjs";
import type { Mark } from "@/lib/documents/richtext/blocks";
import type { Piece } from "./pieces";
import { UNSEEN } from "./unseen";
import { hasGap, joinedText, type Row } from "./rows";

/** A run within a line with one look. */
type LineRun = { text: string; marks: readonly Mark[] };

/** `left` and `right` are the margins of its column; heights are points from the top of the page. */
export type Line = {
  text: string;
  runs: readonly LineRun[];
  x0: number;
  x1: number;
  y: number;
  size: number;
  left: number;
  right: number;
  page: number;
  /** Lines of one region follow each other directly. */
  region: number;
  isBold: boolean;
  /** Where the last cell begins, in a row of a table or table of contents; else null. */
  lastCellX: number | null;
  isCentred: boolean;
};

type Column = Pick<Line, "left" | "right" | "page" | "region">;

/** Turns a row into a line: text with spaces at gaps, equal-looking runs merged. */
export function toLine(row: Row, fonts: FontStyles, column: Column): Line {
  const written = row.pieces.filter((piece) => piece.text.trim() !== "");
  const runs: { text: string; marks: Mark[] }[] = [];
  row.pieces.forEach((piece, index) => {
    const text = hasGap(row.pieces[index - 1], piece) ? ` ${piece.text}` : piece.text;
    const last = runs.at(-1);
    const marks = toMarks(piece.font, fonts);
    if (last && (text.trim() === "" || sameMarks(last.marks, marks))) last.text += text;
    else runs.push({ text, marks });
  });
  return {
    text: joinedText(row.pieces),
    runs: singleSpaced(runs),
    x0: Math.min(...written.map((piece) => piece.x)),
    x1: Math.max(...written.map((piece) => piece.x + piece.width)),
    y: row.y,
    size: row.size,
    isBold: runs.every((run) => run.text.trim() === "" || run.marks.includes("bold")),
    lastCellX: lastCellX(row),
    isCentred: false,
    ...column,
  };
}

/**
 * PDF text never counts as struck or underlined: until the end these marks flag words that are doubtful, or that nobody
 * sees (`scanned.ts`).
 */
function toMarks(font: string, fonts: FontStyles): Mark[] {
  if (font === DOUBTFUL) return ["strike"];
  if (font === UNSEEN) return ["underline"];
  const { isBold, isItalic } = fonts.findStyle(font);
  return [...(isBold ? ["bold" as const] : []), ...(isItalic ? ["italic" as const] : [])];
}

const LONGEST_NUMBER = 8;

/** Wide gaps separate cells, except after a clause number. Dots lead to page numbers. */
function lastCellX(row: Row): number | null {
  const written = row.pieces.filter((piece) => piece.text.trim() !== "");
  const gaps = written.slice(1).map((piece, index) => {
    const before = written[index] as Piece;
    return { x: piece.x, width: (piece.x - before.x - before.width) / row.size, before: index + 1 };
  });
  const cells = gaps.filter((gap) => gap.width > 1.5);
  const last = cells.at(-1);
  const isAfterText = () => joinedText(written.slice(0, last?.before)).length > LONGEST_NUMBER;
  if (last && (cells.length >= 2 || (last.width > 3 && isAfterText()))) return last.x;
  return /\.{5,}\s*\p{L}?-?[\divxlc]+$/u.test(joinedText(written)) ? Infinity : null;
}

/**
 * Room on both sides. If many lines of different lengths begin at one place, it is an indent, and centring is
 * accidental.
 */
export function withCentring(lines: readonly Line[]): Line[] {
  const starts = new Map<number, Set<number>>();
  for (const line of lines) {
    const start = Math.round(line.x0);
    starts.set(start, (starts.get(start) ?? new Set()).add(Math.round(line.x1 / 5)));
  }
  const fewestOfIndent = Math.max(3, lines.length / 100);
  return lines.map((line) => ({
    ...line,
    isCentred: isInMiddle(line) && (starts.get(Math.round(line.x0))?.size ?? 0) < fewestOfIndent,
  }));
}

function isInMiddle(line: Line): boolean {
  const [before, after] = [line.x0 - line.left, line.right - line.x1];
  return before > 2 * line.size && after > 2 * line.size && Math.abs(before - after) < 0.06 * (line.right - line.left);
}

/** Single spaces only, none at the ends of the line. */
function singleSpaced(runs: readonly LineRun[]): LineRun[] {
  let endsInSpace = true;
  const spaced = runs.map((run) => {
    const text = run.text.replace(/ {2,}/g, " ").replace(/^ /, endsInSpace ? "" : " ");
    if (text !== "") endsInSpace = text.endsWith(" ");
    return { ...run, text };
  });
  for (let index = spaced.length - 1; index >= 0; index -= 1) {
    const run = spaced[index] as LineRun;
    spaced[index] = { ...run, text: run.text.trimEnd() };
    if (run.text.trim() !== "") break;
  }
  return spaced.filter((run) => run.text !== "");
}

function sameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.length === other.length && one.every((mark, index) => mark === other[index]);
}

export type FontStyle = { isBold: boolean; isItalic: boolean };

/** Font name for words read from an image that may be wrong. */
export const DOUBTFUL = "doubtful";

const PLAIN: FontStyle = { isBold: false, isItalic: false };

/** The styles of a document's fonts, by pdf.js's names. */
export class FontStyles {
  readonly #styles = new Map<string, FontStyle>();

  findStyle(font: string): FontStyle {
    return this.#styles.get(font) ?? PLAIN;
  }

  /**
   * pdf.js knows a font's name only after preparing the page's drawing commands; do that only for pages with new fonts.
   */
  async learn(page: PDFPageProxy, fonts: Iterable<string>): Promise<void> {
    const unknown = [...new Set(fonts)].filter((font) => font !== "" && !this.#styles.has(font));
    if (unknown.length === 0) return;
    await page.getOperatorList();
    for (const font of unknown)
      this.#styles.set(font, styleOfName(page.commonObjs.has(font) ? page.commonObjs.get(font) : null));
  }
}

function styleOfName(font: unknown): FontStyle {
  if (typeof font !== "object" || font === null || !("name" in font) || typeof font.name !== "string") return PLAIN;
  const name = font.name.replace(/^[A-Z]{6}\+/, "");
  return {
    isBold: /bold|black|heavy|demi(?!l)|(^|[-_,])bd($|[-_,])|^CMBX|^SFBX|^cmb/i.test(name),
    isItalic: /ital|obliq|(^|[-_,])it($|[-_,])|^CMTI|^SFTI|^CMSL/i.test(name),
  };
}
