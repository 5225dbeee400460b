import type { Piece } from "./pieces";

/** Pieces on one baseline, from left to right. `y` is the baseline of the largest. */
export type Row = { y: number; size: number; pieces: Piece[] };

/** How many earlier equal words on the row to compare: repeats are at one place or consecutive. */
const LAST_COMPARED = 8;

/** Groups pieces into rows, top to bottom. Superscripts and subscripts join the row they are next to. */
export function groupRows(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y)) {
    const row = rows
      .slice(-4)
      .reverse()
      .find((candidate) => standsOn(candidate, piece));
    if (!row) rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
    else add(row, piece);
  }
  for (const row of rows) row.pieces = inReadingOrder(withoutRepeats(row.pieces));
  return rows
    .filter((row) => row.pieces.some((piece) => piece.text.trim() !== ""))
    .sort((one, other) => one.y - other.y);
}

/** The text of pieces side by side, with spaces where there are gaps. */
export function joinedText(pieces: readonly Piece[]): string {
  return pieces
    .map((piece, index) => (hasGap(pieces[index - 1], piece) ? ` ${piece.text}` : piece.text))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** Whether a space belongs between two pieces of a row that don't contain one. */
export function hasGap(before: Piece | undefined, piece: Piece): boolean {
  if (!before) return false;
  const gap =
    piece.isRightToLeft && before.isRightToLeft
      ? before.x - (piece.x + piece.width)
      : piece.x - (before.x + before.width);
  return gap > Math.min(before.size, piece.size) * 0.12;
}

function standsOn(row: Row, piece: Piece): boolean {
  const distance = Math.abs(row.y - piece.y);
  if (distance <= 0.15 * Math.min(row.size, piece.size)) return true;
  if (distance > 0.45 * Math.max(row.size, piece.size)) return false;
  const isSmallSign = Math.min(row.size, piece.size) < 0.85 * Math.max(row.size, piece.size);
  return (
    (isSmallSign || distance <= 0.3 * piece.size) &&
    !row.pieces.some((other) => overlap(other, piece) > 0.3 * Math.min(other.width, piece.width))
  );
}

function add(row: Row, piece: Piece): void {
  row.pieces.push(piece);
  if (piece.size <= row.size || piece.text.trim() === "") return;
  row.size = piece.size;
  row.y = piece.y;
}

/** Some programs print the same word twice at one place to make it bold. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  const kept = new Map<string, Piece[]>();
  return [...pieces]
    .sort((one, other) => one.x - other.x)
    .filter((piece) => {
      const same = kept.get(piece.text) ?? [];
      if (same.slice(-LAST_COMPARED).some((before) => isRepeated(before, piece))) return false;
      same.push(piece);
      kept.set(piece.text, same);
      return true;
    });
}

function isRepeated(before: Piece, piece: Piece): boolean {
  return piece.x - before.x < 0.3 * piece.width && Math.abs(before.y - piece.y) < 0.3 * piece.size;
}

function overlap(one: Piece, other: Piece): number {
  return Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x));
}

function inReadingOrder(pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((one, other) => one.x - other.x);
  const rightToLeft =
    sorted.reduce((sum, piece) => sum + (piece.isRightToLeft ? 1 : -1) * piece.text.trim().length, 0) > 0;
  return rightToLeft ? sorted.reverse() : sorted;
}
