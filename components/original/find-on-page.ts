/** Where a passage stands among the pieces of text that a page draws. Pure. */
import { normalized } from "@/lib/normalized";

/** A piece as pdf.js gives it: its text, its matrix on the page, and its size in the page's own units. */
export type TextPiece = { str: string; transform: readonly number[]; width: number; height: number };
export type Rectangle = [x1: number, y1: number, x2: number, y2: number];
/** A page's letters and digits, one after the other, and where each piece begins among them. */
export type PageLetters = { text: string; pieces: readonly TextPiece[]; starts: readonly number[] };

/** Part of a line under the baseline, of its height. */
const BELOW = 0.22;
const MOST_LETTERS = 4_000;
/** A passage is looked for by its beginning, on the beginning of a page that has more: neither makes the other dear. */
const MOST_OF_A_NEEDLE = 400;
const MOST_OF_A_PAGE = 100_000;
/** Fewer letters stand on many pages, and in many places of one. */
const LEAST_LETTERS = 8;
const LEAST_OF_A_PART = 24;
/** At most so many letters are the foot of a page and the head of the next. */
const MOST_OF_A_MARGIN = 400;

/** Spaces, hyphens and shapes of quotes don't count, as lines break anywhere. */
export function lettersOn(pieces: readonly TextPiece[]): PageLetters {
  const starts: number[] = [];
  const texts: string[] = [];
  let length = 0;
  for (const { str } of pieces) {
    const letters = lettersOf(str).slice(0, MOST_OF_A_PAGE - length);
    starts.push(length);
    texts.push(letters);
    length += letters.length;
  }
  return { text: texts.join(""), pieces, starts };
}

/**
 * The boxes of the pieces that hold a passage, or as much of it as stands on this page; none where it is not there.
 *
 * @param how all of its words, or only how it begins, as where it goes on overleaf or was edited since
 */
export function rectanglesOf(page: PageLetters, passage: string, how: "whole" | "part"): Rectangle[] {
  const wanted = wantedOf(passage);
  const found = wanted.length < LEAST_LETTERS ? null : stretchOf(page.text, wanted, how);
  return found ? boxesOf(page, found) : [];
}

/** The boxes of a passage that begins at the end of one page and ends at the beginning of the next; null where not. */
export function overleaf(
  page: PageLetters,
  next: PageLetters,
  passage: string,
): { here: Rectangle[]; there: Rectangle[] } | null {
  const wanted = wantedOf(passage);
  for (const least of [LEAST_OF_A_PART, LEAST_LETTERS]) {
    const at = page.text.lastIndexOf(wanted.slice(0, least));
    if (wanted.length < least + LEAST_LETTERS || at < 0) continue;
    const end = at + alike(page.text.slice(at), wanted);
    const rest = wanted.slice(end - at);
    const goesOn = next.text.slice(0, MOST_OF_A_MARGIN + rest.length).indexOf(rest.slice(0, MOST_OF_A_NEEDLE));
    const isWhole = goesOn >= 0 && goesOn <= MOST_OF_A_MARGIN && next.text.startsWith(rest, goesOn);
    if (rest.length < LEAST_LETTERS || page.text.length - end > MOST_OF_A_MARGIN || !isWhole) continue;
    const there = boxesOf(next, { start: goesOn, end: goesOn + rest.length });
    return { here: boxesOf(page, { start: at, end }), there };
  }
  return null;
}

type Stretch = { start: number; end: number };

function wantedOf(passage: string): string {
  return lettersOf(passage.slice(0, 2 * MOST_LETTERS)).slice(0, MOST_LETTERS);
}

/** How many letters both begin with. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function boxesOf({ text, pieces, starts }: PageLetters, found: Stretch): Rectangle[] {
  return pieces.flatMap((piece, index) => {
    const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? text.length];
    return end > start && start < found.end && end > found.start ? [boxOf(piece, { start, end }, found)] : [];
  });
}

function stretchOf(text: string, wanted: string, how: "whole" | "part"): Stretch | null {
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

/** Along the line, which a turned page or a stamp may have in any direction. */
function boxOf({ transform, width, height }: TextPiece, piece: Stretch, found: Stretch): Rectangle {
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

function lettersOf(text: string): string {
  return normalized(text, "NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
