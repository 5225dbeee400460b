/** Where in a table a round's change is: which row and column. Pure. Source: B-26.11. */
import { blockText, CELL_END, isPageMark, type Block, type RowBlock } from "@/lib/documents/richtext/blocks";
import { readCells } from "@/lib/documents/richtext/rows";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

/** `row` and `column` are their header texts, "" if none; `heads` are those of all columns. */
export type CellPlace = { row: string; column: string; heads: readonly string[] };

/** In a table with fewer columns and no header cells, the first row may be an ordinary one. */
const FEWEST_COLUMNS = 3;

/** The position of each change inside a table of the sent text. Linear in the text, apart from sorting the changes. */
export function cellPlaces(
  blocks: readonly Block[],
  changes: readonly RoundChangeDto[],
): ReadonlyMap<string, CellPlace> {
  const found = new Map<string, CellPlace>();
  const sorted = changes.filter(({ place }) => place === "text").sort((one, other) => one.start - other.start);
  let [index, offset] = [0, 0];
  let first: RowBlock | null = null;
  for (const change of sorted) {
    for (let block = blocks[index]; block; block = blocks[index]) {
      if (block.kind === "row" && (block.isFirst || blocks[index - 1]?.kind !== "row")) first = block;
      const end = offset + blockText(block).length;
      if (change.start <= end || index === blocks.length - 1) break;
      offset = end + 1;
      index += 1;
    }
    const place = first && findPlace(change, first, { before: blocks[index - 1], block: blocks[index], offset });
    if (place) found.set(change.id, place);
  }
  return found;
}

type Near = { before: Block | undefined; block: Block | undefined; offset: number };

/** Null for a change outside tables. */
function findPlace(change: RoundChangeDto, first: RowBlock, { before, block, offset }: Near): CellPlace | null {
  if (isBeside(change)) return null;
  if (!change.isWhole) return block?.kind === "row" ? placeIn(block, first, change.start - offset) : null;
  const isInTable = block?.kind === "row" || before?.kind === "row"; // rows added at the end of the table
  return isInTable ? { row: "", column: "", heads: readHeads(first) } : null;
}

/** A paragraph before or after the table. */
const isBeside = ({ isWhole, before, after }: RoundChangeDto) => isWhole && !(before + after).includes(CELL_END);

function placeIn(row: RowBlock, first: RowBlock, at: number): CellPlace {
  const cells = readCells(row);
  const cell = blockText(row).slice(0, at).split(CELL_END).length - 1;
  const column = cells.slice(0, cell).reduce((sum, { colSpan }) => sum + colSpan, 0);
  const heads = readHeads(first);
  const isHead = row === first;
  return { row: cell === 0 ? "" : cellText(cells[0]), column: isHead ? "" : (heads[column] ?? ""), heads };
}

/** The text above each column; none if the first row is no header. */
function readHeads(first: RowBlock): string[] {
  const cells = readCells(first);
  const isHead = cells.length >= FEWEST_COLUMNS || cells.some(({ isHeader }) => isHeader) || cells.every(isBold);
  return isHead ? cells.flatMap((cell) => [cellText(cell), ...Array<string>(cell.colSpan - 1).fill("")]) : [];
}

type Cell = ReturnType<typeof readCells>[number];

const isBold = ({ inlines }: Cell) =>
  inlines.every((inline) => isPageMark(inline) || inline.text.trim() === "" || inline.marks.includes("bold"));

const cellText = (cell: Cell | undefined) =>
  (cell?.inlines ?? [])
    .map((inline) => (isPageMark(inline) ? "" : inline.text))
    .join("")
    .replace(/\s+/gu, " ")
    .trim();
