import type { RowBlock } from "@/lib/documents/richtext/blocks";
import { gridOf, type PlacedCell } from "@/lib/documents/richtext/table-grid";
import type { Faces } from "./faces";
import { styledTexts, type Frame, type LaidBlock, type MarkInks } from "./laid-block";
import { linesOf, type Line } from "./line-breaking";
import { columnWidths } from "./table-columns";
import { CELL_PADDING, ROW } from "./typography";

/** A letter stands even in a column that leaves no room. */
const MIN_CELL_WIDTH = 8;

/**
 * Lays the rows of one table out. A row is a block whose lines hold those of all its cells side by side, so that pages
 * break within rows as they do within paragraphs; the text of merged cells stands in the first of their rows.
 */
export function layOutTable(rows: readonly RowBlock[], faces: Faces, inks: MarkInks = {}): LaidBlock[] {
  const grid = gridOf(rows);
  const edges = edgesOf(columnWidths(grid));
  let reaching: { cell: PlacedCell; from: number }[] = [];
  return grid.rows.map((cells, index): LaidBlock => {
    reaching = [...reaching, ...cells.map((cell) => ({ cell, from: index }))];
    const frame = reaching.map(({ cell, from }) => ({
      ...sidesOf(cell, edges),
      begins: from === index,
      ends: from + cell.rowSpan === index + 1,
    }));
    reaching = reaching.filter(({ cell, from }) => from + cell.rowSpan > index + 1);
    return {
      lines: sideBySide(cells.map((cell) => linesOfCell(cell, edges, { faces, inks }))),
      left: 0,
      style: ROW,
      face: faces.regular,
      marker: null,
      isHeading: false,
      staysWithNext: false,
      isEmpty: false,
      frame,
    };
  });
}

function edgesOf(widths: readonly number[]): number[] {
  let edge = 0;
  return [0, ...widths.map((width) => (edge += width))];
}

function sidesOf({ column, colSpan }: PlacedCell, edges: readonly number[]): Pick<Frame[number], "left" | "right"> {
  const right = edges[Math.min(column + colSpan, edges.length - 1)] ?? 0;
  return { left: edges[column] ?? right, right };
}

function linesOfCell(
  cell: PlacedCell,
  edges: readonly number[],
  { faces, inks }: { faces: Faces; inks: MarkInks },
): Line[] {
  const { left, right } = sidesOf(cell, edges);
  const lines = linesOf(styledTexts(cell.inlines, { ...ROW, bold: cell.isHeader }, faces, inks), {
    width: Math.max(MIN_CELL_WIDTH, right - left - 2 * CELL_PADDING),
    align: cell.align ?? "left",
  });
  return lines.map((line) => line.map((segment) => ({ ...segment, x: segment.x + left + CELL_PADDING })));
}

function sideBySide(cells: readonly (readonly Line[])[]): Line[] {
  const height = cells.reduce((most, { length }) => Math.max(most, length), 1);
  return Array.from({ length: height }, (_, index) => cells.flatMap((lines) => lines[index] ?? []));
}
