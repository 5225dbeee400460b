/** Table rows as cells, and cells as rows. Pure and client-safe. */
import {
  CELL_END,
  isPageMark,
  type Block,
  type CellShape,
  type Inline,
  type Mark,
  type RowBlock,
  MAX_COLUMNS,
} from "./blocks";

/** A cell with its content. */
export type Cell = CellShape & { inlines: readonly Inline[] };

const PLAIN_CELL: CellShape = { colSpan: 1, rowSpan: 1, isHeader: false };

/** Makes a row of cells. Separator characters within a cell become blanks. */
export function makeRow(cells: readonly Cell[], isFirst: boolean): RowBlock {
  return {
    kind: "row",
    isFirst,
    cells: cells.map(({ inlines: _, ...shape }) => shape),
    inlines: cells.flatMap(({ inlines }, index) => [
      ...(index > 0 ? [{ text: CELL_END, marks: [] }] : []),
      ...inlines.map((inline) =>
        isPageMark(inline) ? inline : { ...inline, text: inline.text.replaceAll(CELL_END, " ") },
      ),
    ]),
  };
}

/** The cells of a row. Its text may have been cut or extended since the shapes were read: the separators decide. */
export function readCells({ cells, inlines }: Pick<RowBlock, "cells" | "inlines">): Cell[] {
  const contents: Inline[][] = [[]];
  for (const inline of inlines) {
    if (isPageMark(inline)) contents.at(-1)?.push(inline);
    else
      inline.text.split(CELL_END).forEach((text, index) => {
        if (index > 0) contents.push([]);
        if (text !== "") contents.at(-1)?.push({ ...inline, text });
      });
  }
  return contents.map((content, index) => ({ ...(cells[index] ?? PLAIN_CELL), inlines: content }));
}

/** A paragraph of a cell, and the look of the line end before it. */
type CellLine = { inlines: Inline[]; marks: readonly Mark[] };

/** The paragraphs of a cell, one at least. */
export function linesOfCell(inlines: readonly Inline[]): CellLine[] {
  const lines: CellLine[] = [{ inlines: [], marks: [] }];
  for (const inline of inlines) {
    if (isPageMark(inline)) lines.at(-1)?.inlines.push(inline);
    else
      inline.text.split("\n").forEach((text, index) => {
        if (index > 0) lines.push({ inlines: [], marks: inline.marks });
        if (text !== "") lines.at(-1)?.inlines.push({ ...inline, text });
      });
  }
  return lines;
}

/** All rows of the table that begins at `start`; null if no table begins there. */
export function tableAt(blocks: readonly Block[], start: number): RowBlock[] | null {
  const first = blocks[start];
  if (first?.kind !== "row" || (!first.isFirst && blocks[start - 1]?.kind === "row")) return null;
  const rows = [first];
  for (let block = blocks[start + 1]; block?.kind === "row" && !block.isFirst; block = blocks[start + rows.length])
    rows.push(block);
  return rows;
}

// The grid positions of a table's cells. Time grows with the number of cells.

/** A positioned cell: `column` is where it begins, 0-based. */
export type PlacedCell = Cell & { column: number };
export type TableGrid = { columns: number; rows: PlacedCell[][] };

/**
 * The grid of a table's rows, without gaps: the last cell of a short row extends to the table's edge, and merged cells
 * end where a row would have no room beside them, or with the table.
 */
export function toGrid(rows: readonly RowBlock[]): TableGrid {
  const placed = placedRows(rows.map(readCells));
  const columns = placed.reduce((most, row) => Math.max(most, row.end), 1);
  const grid = placedRows(
    placed.map(({ cells }) => cells),
    columns,
  );
  return { columns, rows: grid.map(({ cells }) => cells) };
}

/** The rows of a table with the spans that make it a grid without gaps. */
export function squared(rows: readonly RowBlock[]): RowBlock[] {
  const grid = toGrid(rows);
  return rows.map((row, index) =>
    makeRow(
      (grid.rows[index] ?? []).map(({ column: _, ...cell }) => cell),
      row.isFirst,
    ),
  );
}

/** How many rows at a table's beginning are column headings. */
export function headingRows({ rows }: TableGrid): number {
  const count = rows.findIndex((cells) => cells.length === 0 || cells.some(({ isHeader }) => !isHeader));
  const isClosed = rows
    .slice(0, Math.max(0, count))
    .every((cells, index) => cells.every(({ rowSpan }) => index + rowSpan <= count));
  return count > 0 && isClosed ? count : 0;
}

type PlacedRow = { cells: PlacedCell[]; end: number };
/** A cell that extends into rows below its own. */
type Reaching = { cell: PlacedCell; from: number };

/** @param columns the width of each row, once known */
function placedRows(rows: readonly (readonly Cell[])[], columns?: number): PlacedRow[] {
  let reaching: Reaching[] = [];
  return rows.map((given, index) => {
    reaching = reaching.filter(({ cell, from }) => from + cell.rowSpan > index);
    let row = placedRow(given, reaching, columns);
    if (row.end > MAX_COLUMNS || row.hasGap) {
      for (const { cell, from } of reaching) cell.rowSpan = index - from;
      reaching = [];
      row = placedRow(given, reaching, columns);
    }
    for (const cell of row.cells) {
      cell.rowSpan = Math.min(cell.rowSpan, rows.length - index);
      if (cell.rowSpan > 1) reaching.push({ cell, from: index });
    }
    return row;
  });
}

/** One row next to the cells that extend into it; `hasGap` if they leave no room for its shape. */
function placedRow(
  given: readonly Cell[],
  reaching: readonly Reaching[],
  columns?: number,
): PlacedRow & { hasGap: boolean } {
  const taken = new Set(reaching.flatMap(({ cell }) => coveredColumns(cell)));
  let next = 0;
  const cells = given.map((cell): PlacedCell => {
    while (taken.has(next)) next += 1;
    const column = next;
    next += cell.colSpan;
    return { ...cell, column };
  });
  const free = Array.from({ length: Math.max(0, (columns ?? next) - next) }, (_, step) => next + step);
  const left = free.filter((column) => !taken.has(column));
  const last = cells.at(-1);
  if (last && columns !== undefined && left.length > 0 && left.length === free.length) {
    last.colSpan = columns - last.column;
    last.rowSpan = 1; // its columns now belong to the rows below
  }
  const isCut = left.length > 0 && left.length < free.length;
  return {
    cells,
    end: Math.max(next, ...[...taken].map((column) => column + 1)),
    hasGap: isCut || cells.some((cell) => coveredColumns(cell).some((column) => taken.has(column))),
  };
}

const coveredColumns = ({ column, colSpan }: PlacedCell) => Array.from({ length: colSpan }, (_, step) => column + step);
