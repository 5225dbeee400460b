import type { PageWords, ScannedLine, ScannedPage } from "@/lib/documents/scans/scanned-page";
import type { PagePieces } from "./pieces";
import { hasGap, rowsOf, type Row } from "./rows";

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
