import {
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  AlignmentType,
  Tab,
  TextRun,
  type IRunOptions,
} from "docx";
import {
  isPageMark,
  type RowBlock,
  type TextRun as ContractRun,
  type Alignment,
} from "@/lib/documents/richtext/blocks";
import { gridOf, headingRows, type PlacedCell } from "@/lib/documents/richtext/rows";
import { isSignedTable } from "./signature-blocks";
import { columnsOf } from "./table-columns";

/**
 * A table, and the paragraph without which Word would take it and a table after it for one. Rows stand whole on a page,
 * a table in which somebody signs too; its head stands on each page.
 */
export function tableOf(rows: readonly RowBlock[]): [Table, Paragraph] {
  const grid = gridOf(rows);
  const [heading, isKept] = [headingRows(grid), isSignedTable(rows)];
  const widths = columnsOf(grid).widths.map((width) => Math.round(width * TWIPS_PER_POINT));
  const table = new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    rows: grid.rows.map(
      (cells, index) =>
        new TableRow({
          cantSplit: true,
          ...(index < heading ? { tableHeader: true } : {}),
          children: cells.map((cell) => cellOf(cell, { widths, keepNext: isKept && index < rows.length - 1 })),
        }),
    ),
  });
  return [table, new Paragraph({ spacing: { before: 0, after: 0, line: 120 } })];
}

function cellOf(cell: PlacedCell, { widths, keepNext }: { widths: readonly number[]; keepNext: boolean }): TableCell {
  const { column, colSpan, rowSpan, isHeader, align } = cell;
  const width = widths.slice(column, column + colSpan).reduce((sum, one) => sum + one, 0);
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(colSpan > 1 ? { columnSpan: colSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
    children: linesOfCell(cell).map(
      (runs) =>
        new Paragraph({
          ...(keepNext ? { keepNext } : {}),
          ...(align ? { alignment: ALIGNMENT[align] } : {}),
          children: runs.flatMap((run) =>
            runsOf(isHeader && !run.marks.includes("bold") ? { ...run, marks: [...run.marks, "bold"] } : run),
          ),
        }),
    ),
  });
}

/** A cell's paragraphs. */
function linesOfCell({ inlines }: PlacedCell): ContractRun[][] {
  const lines: ContractRun[][] = [[]];
  for (const inline of inlines) {
    if (isPageMark(inline)) continue;
    inline.text.split("\n").forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...inline, text });
    });
  }
  return lines;
}

export const TWIPS_PER_POINT = 20;
export const ALIGNMENT = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} satisfies Record<Alignment, string>;

/** The marks of a run as Word has them. */
export function lookOf({ marks }: ContractRun): IRunOptions {
  return {
    ...(marks.includes("bold") ? { bold: true } : {}),
    ...(marks.includes("italic") ? { italics: true } : {}),
    ...(marks.includes("underline") ? { underline: {} } : {}),
    ...(marks.includes("strike") ? { strike: true } : {}),
  };
}

/** A run of the contract's text, its tabs and line breaks those of Word. */
export function runsOf(run: ContractRun): TextRun[] {
  const look = lookOf(run);
  return run.text.split("\n").map(
    (line, index) =>
      new TextRun({
        ...look,
        ...(index > 0 ? { break: 1 } : {}),
        children: line
          .split(/(\t)/u)
          .filter((part) => part !== "")
          .map((part) => (part === "\t" ? new Tab() : part)),
      }),
  );
}
