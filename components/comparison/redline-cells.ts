/** A table's row in a redline: its runs by cell, and how its cells share the line. Pure. */
import type { CSSProperties } from "react";
import { CELL_END, type CellShape } from "@/lib/documents/richtext/blocks";
import type { RedlineRun } from "@/lib/documents/redline/redline";

type Piece = { run: RedlineRun; index: number };
type Part = NonNullable<RedlineRun["parts"]>[number];

/**
 * The runs of each cell with their number in the row. The cells are the newer row's, or the older's of a deleted one:
 * where a cell went, its text stands in the cell beside it.
 */
export function runsByCell(runs: readonly RedlineRun[]): Piece[][] {
  const isGone = runs.every(({ kind }) => kind === "deleted");
  const cells: Piece[][] = [[]];
  runs.forEach((run, index) => {
    if (run.kind === "deleted" && !isGone) return void cells.at(-1)?.push({ run: inOneCell(run), index });
    partsByCell(run).forEach((parts, piece) => {
      if (piece > 0) cells.push([]);
      const text = parts.map((part) => part.text).join("");
      if (text !== "") cells.at(-1)?.push({ run: { ...run, text, ...(run.parts ? { parts } : {}) }, index });
    });
  });
  return cells;
}

const partsOf = ({ text, parts }: RedlineRun): readonly Part[] => parts ?? [{ text, marks: [] }];

function inOneCell(run: RedlineRun): RedlineRun {
  const joined = (text: string) => text.replaceAll(CELL_END, " ");
  const parts = run.parts ? { parts: run.parts.map((part) => ({ ...part, text: joined(part.text) })) } : {};
  return { ...run, text: joined(run.text), ...parts };
}

function partsByCell(run: RedlineRun): Part[][] {
  const cells: Part[][] = [[]];
  for (const { text, marks } of partsOf(run))
    text.split(CELL_END).forEach((piece, index) => {
      if (index > 0) cells.push([]);
      if (piece !== "") cells.at(-1)?.push({ text: piece, marks });
    });
  return cells;
}

export function columnsOf(cells: readonly CellShape[]): CSSProperties {
  const columns = cells.reduce((sum, { colSpan }) => sum + colSpan, 0);
  return { gridTemplateColumns: `repeat(${Math.max(1, columns)}, minmax(0, 1fr))` };
}

export function cellStyle(cell: CellShape | undefined): CSSProperties {
  return { gridColumn: `span ${cell?.colSpan ?? 1}`, textAlign: cell?.align ?? "start" };
}
