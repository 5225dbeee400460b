import { isSupported, maybeNumber } from "./numbers";

/** What was read from a page image: words with their positions and the reader's confidence. Source: B-8.16. */

/** `confidence` in per cent; `again`: what a number was read as each time that it was looked at alone. */
type SeenWord = { text: string; confidence: number; again?: readonly string[] };

/** `x` and `width` in points from the page's left edge; `height`, its two ends, only while the page is read. */
export type ScannedWord = SeenWord & { x: number; width: number; height?: { from: number; to: number } };

/** Words on one baseline, from left to right. `y` is the baseline in points from the page's top, `size` of its type. */
export type ScannedLine = { y: number; size: number; words: readonly ScannedWord[] };

/** In points from the page's top left. */
type Point = { x: number; y: number };
/** Of a sheet in a photograph: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * How to turn a page before reading: the sheet with these corners is shown flat if it was photographed, then quarters
 * clockwise, then radians clockwise about its centre.
 */
export type PageTurn = { quarters: number; tilt: number; corners?: Corners };

/** `height` in points; `confidence` is the mean of its words, in per cent; no `turn`: none, or no longer known. */
export type ScannedPage = {
  page: number;
  height: number;
  confidence: number;
  lines: readonly ScannedLine[];
  turn?: PageTurn;
};

/** Positions of a page's words after this turn; `isScanned`: they were read from an image. */
export type PageWords = { page: number; turn: PageTurn; isScanned: boolean; lines: readonly ScannedLine[] };

/** Words below this are marked uncertain, in per cent (measured: `scripts/eval-scans.mts`). */
export const SURE_FROM = 75;

/** The same for numbers that nobody looked at a second time: a wrong figure looks as good as a right one (B-51.4). */
const NUMBER_SURE_FROM = 94;

/**
 * Whether a word needs no look at the paper. @param withNumbers whether a number must also have been read alike each
 * time that it was looked at alone
 */
export function isSure({ text, confidence, again }: SeenWord, withNumbers: boolean): boolean {
  if (!withNumbers || !maybeNumber(text)) return confidence >= SURE_FROM;
  if (again) return confidence >= SURE_FROM && isSupported(text, again);
  return confidence >= (/\p{N}/u.test(text) ? NUMBER_SURE_FROM : SURE_FROM);
}

/** Grey, one byte per pixel, row by row from the top left; 0 is black. */
export type GreyPicture = { width: number; height: number; pixels: Uint8Array };

/** The mean of the words, weighted by length; 0 if there are none. */
export function meanConfidence(lines: readonly ScannedLine[]): number {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    letters += text.length;
    sum += text.length * confidence;
  }
  return letters === 0 ? 0 : Math.round(sum / letters);
}
