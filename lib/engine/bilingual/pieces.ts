import { blockText, CELL_END, isPageMark, type Block } from "@/lib/documents/richtext/blocks";
import { trimmed, type Span } from "../text/spans";

/** Where a piece stands in a table. `table` counts from 0 in text order. */
type Cell = { table: number; row: number; column: number };
/** A paragraph, or a paragraph of a cell; offsets are those of the version's plain text. */
export type Piece = Span & { text: string; cell: Cell | null };

/** Longer ones are read up to here. UTF-16 units. */
export const LONGEST_PIECE = 6_000;
const MOST_PIECES = 40_000;

/** The paragraphs of a text that have words or figures. Linear in the text. */
export function piecesIn(blocks: readonly Block[]): Piece[] {
  const pieces: Piece[] = [];
  let [start, table, row] = [0, -1, 0];
  for (const block of blocks) {
    if (pieces.length >= MOST_PIECES) break;
    if (block.kind === "row") [table, row] = block.isFirst ? [table + 1, 0] : [table, row + 1];
    const text = block.inlines.map((inline) => (isPageMark(inline) ? "" : inline.text)).join("");
    const at = { start, table, row };
    pieces.push(...(block.kind === "row" ? cellsIn(text, at) : linesIn(text, start, null)));
    start += blockText(block).length + 1;
  }
  return pieces;
}

type Place = { start: number; table: number; row: number };

function cellsIn(text: string, { start, table, row }: Place): Piece[] {
  let at = start;
  return text.split(CELL_END).flatMap((cell, column) => {
    const found = linesIn(cell, at, { table, row, column });
    at += cell.length + CELL_END.length;
    return found;
  });
}

function linesIn(text: string, start: number, cell: Cell | null): Piece[] {
  let at = start;
  return text.split("\n").flatMap((line) => {
    const span = trimmed(line, { start: 0, end: line.length });
    const from = at;
    at += line.length + 1;
    if (!/[\p{L}\p{N}]/u.test(line)) return [];
    return [{ text: line.slice(span.start, span.end), start: from + span.start, end: from + span.end, cell }];
  });
}
