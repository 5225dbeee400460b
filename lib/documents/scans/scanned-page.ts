/** What a picture of a page says: words with their places and how sure the reader is of each. Source: B-8.16. */

/** `x` and `width` in points from the page's left edge; `confidence` in per cent. */
type ScannedWord = { text: string; confidence: number; x: number; width: number };

/** Words on one baseline, from left to right. `y` is the baseline in points from the page's top, `size` of its type. */
export type ScannedLine = { y: number; size: number; words: readonly ScannedWord[] };

/** How a page is turned before it is read: quarters to the right, then radians to the right about its middle. */
export type PageTurn = { quarters: number; tilt: number };

/** `height` in points; `confidence` is the mean of its words', in per cent; no `turn`: none, or not known any more. */
export type ScannedPage = {
  page: number;
  height: number;
  confidence: number;
  lines: readonly ScannedLine[];
  turn?: PageTurn;
};

/** Where the words of a page stand once it is turned so; `isScanned`: they were read from a picture. */
export type PageWords = { page: number; turn: PageTurn; isScanned: boolean; lines: readonly ScannedLine[] };

/** Words below it are marked as uncertain, in per cent (measured: `scripts/eval-scans.mts`). */
export const SURE_FROM = 75;

/** Grey, one byte a pixel, row by row from the top left; 0 is black. */
export type GreyPicture = { width: number; height: number; pixels: Uint8Array };

/** The mean of the words, long ones counting more; 0 where there are none. */
export function confidenceOf(lines: readonly ScannedLine[]): number {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence } of lines.flatMap(({ words }) => words)) {
    letters += text.length;
    sum += text.length * confidence;
  }
  return letters === 0 ? 0 : Math.round(sum / letters);
}
