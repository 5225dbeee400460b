/** Where a passage stands among the pieces of text that a page draws. Pure. */

/** A piece as pdf.js gives it: its text, and where its baseline begins, in the page's own units. */
export type TextPiece = { str: string; transform: readonly number[]; width: number; height: number };
export type Rectangle = [number, number, number, number];

/** Part of a line under the baseline, of its height. */
const BELOW = 0.22;
/** Of a longer passage its beginning is enough to be found by. */
const MOST_LETTERS = 4_000;
const LEAST_LETTERS = 8;

/**
 * The boxes of the pieces that hold a passage, or as much of it as stands on this page; none where it is not there.
 * Spaces, hyphens and shapes of quotes don't count, as lines break anywhere.
 */
export function rectanglesOf(pieces: readonly TextPiece[], passage: string): Rectangle[] {
  const wanted = lettersOf(passage).slice(0, MOST_LETTERS);
  if (wanted.length < Math.min(LEAST_LETTERS, lettersOf(passage).length) || wanted === "") return [];
  const starts: number[] = [];
  let text = "";
  for (const { str } of pieces) {
    starts.push(text.length);
    text += lettersOf(str);
  }
  const found = stretchOf(text, wanted);
  if (!found) return [];
  return pieces.flatMap((piece, index) => {
    const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? text.length];
    return end > start && start < found.end && end > found.start ? [boxOf(piece, { start, end }, found)] : [];
  });
}

type Stretch = { start: number; end: number };

/** The whole, or else how it begins at the page's end, or how it ends at the page's beginning. */
function stretchOf(text: string, wanted: string): Stretch | null {
  const at = text.indexOf(wanted);
  if (at >= 0) return { start: at, end: at + wanted.length };
  for (const share of [2, 4, 8]) {
    const length = Math.floor(wanted.length / share);
    if (length < LEAST_LETTERS) return null;
    const begins = text.indexOf(wanted.slice(0, length));
    if (begins >= 0) return { start: begins, end: Math.min(text.length, begins + wanted.length) };
    const ends = text.lastIndexOf(wanted.slice(-length));
    if (ends >= 0) return { start: Math.max(0, ends + length - wanted.length), end: ends + length };
  }
  return null;
}

function boxOf({ transform, width, height }: TextPiece, piece: Stretch, found: Stretch): Rectangle {
  const [x = 0, y = 0] = [transform[4], transform[5]];
  const length = piece.end - piece.start;
  const from = Math.max(0, found.start - piece.start) / length;
  const to = Math.min(length, found.end - piece.start) / length;
  return [x + width * from, y - height * BELOW, x + width * to, y + height];
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
