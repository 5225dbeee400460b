/** Finds a passage among the text pieces of a page. Pure. */
import { normalized } from "@/lib/normalized";

/** A piece as returned by pdf.js: its text, its matrix on the page, and its size in page units. */
export type TextPiece = { str: string; transform: readonly number[]; width: number; height: number };
export type Rectangle = [x1: number, y1: number, x2: number, y2: number];
/** A page's letters and digits as one string, and where each piece starts in it. */
export type PageLetters = { text: string; pieces: readonly TextPiece[]; starts: readonly number[] };

/** The part of a line's height below the baseline. */
const BELOW = 0.22;
const MOST_LETTERS = 4_000;
/** Searches only the beginning of a passage, and of a long page, to bound the cost. */
const MOST_OF_A_NEEDLE = 400;
const MOST_OF_A_PAGE = 100_000;
/** Fewer letters occur on many pages, and in many places of one. */
const LEAST_LETTERS = 8;
const LEAST_OF_A_PART = 24;
/** Most letters taken for a page's footer plus the next one's header. */
const MOST_OF_A_MARGIN = 400;

/** Ignores spaces, hyphens and quote shapes, because lines break anywhere. */
export function lettersOn(pieces: readonly TextPiece[]): PageLetters {
  const starts: number[] = [];
  const texts: string[] = [];
  let length = 0;
  for (const { str } of pieces) {
    const letters = toLetters(str).slice(0, MOST_OF_A_PAGE - length);
    starts.push(length);
    texts.push(letters);
    length += letters.length;
  }
  return { text: texts.join(""), pieces, starts };
}

/**
 * The boxes of the pieces containing a passage, or the part of it on this page; none if absent.
 *
 * @param how the whole passage, or just its beginning, if it continues on the next page or was edited since
 */
export function findRectangles(page: PageLetters, passage: string, how: "whole" | "part"): Rectangle[] {
  const wanted = toWanted(passage);
  const found = wanted.length < LEAST_LETTERS ? null : findStretch(page.text, wanted, how);
  return found ? toBoxes(page, found) : [];
}

/** The boxes of a passage that starts at the end of one page and ends at the start of the next; null if it doesn't. */
export function overleaf(
  page: PageLetters,
  next: PageLetters,
  passage: string,
): { here: Rectangle[]; there: Rectangle[] } | null {
  const wanted = toWanted(passage);
  for (const least of [LEAST_OF_A_PART, LEAST_LETTERS]) {
    const at = page.text.lastIndexOf(wanted.slice(0, least));
    if (wanted.length < least + LEAST_LETTERS || at < 0) continue;
    const end = at + alike(page.text.slice(at), wanted);
    const rest = wanted.slice(end - at);
    const goesOn = next.text.slice(0, MOST_OF_A_MARGIN + rest.length).indexOf(rest.slice(0, MOST_OF_A_NEEDLE));
    const isWhole = goesOn >= 0 && goesOn <= MOST_OF_A_MARGIN && next.text.startsWith(rest, goesOn);
    if (rest.length < LEAST_LETTERS || page.text.length - end > MOST_OF_A_MARGIN || !isWhole) continue;
    const there = toBoxes(next, { start: goesOn, end: goesOn + rest.length });
    return { here: toBoxes(page, { start: at, end }), there };
  }
  return null;
}

type Stretch = { start: number; end: number };

function toWanted(passage: string): string {
  return toLetters(passage.slice(0, 2 * MOST_LETTERS)).slice(0, MOST_LETTERS);
}

/** Length of the common prefix. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function toBoxes({ text, pieces, starts }: PageLetters, found: Stretch): Rectangle[] {
  return pieces.flatMap((piece, index) => {
    const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? text.length];
    return end > start && start < found.end && end > found.start ? [toBox(piece, { start, end }, found)] : [];
  });
}

function findStretch(text: string, wanted: string, how: "whole" | "part"): Stretch | null {
  if (how === "whole") {
    const at = text.indexOf(wanted.slice(0, MOST_OF_A_NEEDLE));
    return at >= 0 && text.startsWith(wanted, at) ? { start: at, end: at + wanted.length } : null;
  }
  for (const share of [1, 2, 4, 8]) {
    const length = Math.min(MOST_OF_A_NEEDLE, Math.floor(wanted.length / share));
    if (length < LEAST_OF_A_PART) return null;
    const at = text.indexOf(wanted.slice(0, length));
    if (at >= 0) return { start: at, end: Math.min(text.length, at + wanted.length) };
  }
  return null;
}

/** Along the line, which may run in any direction on a rotated page or a stamp. */
function toBox({ transform, width, height }: TextPiece, piece: Stretch, found: Stretch): Rectangle {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform;
  const size = Math.hypot(a, b) || 1;
  const [alongX, alongY] = [a / size, b / size];
  const length = piece.end - piece.start;
  const from = (width * Math.max(0, found.start - piece.start)) / length;
  const to = (width * Math.min(length, found.end - piece.start)) / length;
  const below = height * BELOW;
  return [
    x + alongX * from + alongY * below,
    y + alongY * from - alongX * below,
    x + alongX * to - alongY * height,
    y + alongY * to + alongX * height,
  ];
}

function toLetters(text: string): string {
  return normalized(text, "NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
