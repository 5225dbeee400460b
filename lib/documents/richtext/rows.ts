/** Rows of tables as cells, and cells as rows. Pure and client-safe. */
import { CELL_END, isPageMark, type Block, type CellShape, type Inline, type Mark, type RowBlock } from "./blocks";

/** A cell with what stands in it. */
export type Cell = CellShape & { inlines: readonly Inline[] };

const PLAIN_CELL: CellShape = { colSpan: 1, rowSpan: 1, isHeader: false };

/** A row of cells. Signs that part cells are blanks within one. */
export function rowOf(cells: readonly Cell[], isFirst: boolean): RowBlock {
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

/** The cells of a row. Text may have been cut or put in since its shapes were read: what parts it is what counts. */
export function cellsOf({ cells, inlines }: Pick<RowBlock, "cells" | "inlines">): Cell[] {
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

/** All rows of the table that begins at `start`; null where a block stands there that begins none. */
export function tableAt(blocks: readonly Block[], start: number): RowBlock[] | null {
  const first = blocks[start];
  if (first?.kind !== "row" || (!first.isFirst && blocks[start - 1]?.kind === "row")) return null;
  const rows = [first];
  for (let block = blocks[start + 1]; block?.kind === "row" && !block.isFirst; block = blocks[start + rows.length])
    rows.push(block);
  return rows;
}
