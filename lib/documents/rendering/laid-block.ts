import { isPageMark, type Inline, type Mark, type TextRun, type RowBlock } from "@/lib/documents/richtext/blocks";
import { toGrid, headingRows, type PlacedCell, type TableGrid } from "@/lib/documents/richtext/rows";
import { type Face, faceFor, type Faces } from "./face";
import { type Line, type StyledText, breakLines, measureWidest } from "./line-breaking";
import { type TextStyle, ROW, styleOfRow, type TableStyle } from "./typography";
import { isSignedRow } from "./signature-blocks";
import { fitColumns } from "./table-columns";

export type Marker = { kind: "bullet"; depth: number } | { kind: "number"; label: string };

/** The cells around a row's text, from the left margin in points, and which begin or end with it. */
type Frame = readonly { left: number; right: number; begins: boolean; ends: boolean }[];

/** A block as lines of known width and height: all that page breaking needs. */
export type LaidBlock = {
  lines: readonly Line[];
  /** From the left margin, in points. */
  left: number;
  style: TextStyle;
  /** The face of its marker. */
  face: Face;
  marker: Marker | null;
  isHeading: boolean;
  /** Whether it is a paragraph that reads like a clause heading: a title after a number. */
  isClauseTitle?: boolean;
  /** Whether a page may not end after it. */
  staysWithNext: boolean;
  /** Whether it may not be split across pages, if it fits on one. */
  staysWhole?: boolean;
  /** The header rows of its table, repeated if a page begins with this row, but not as text. */
  heads?: readonly LaidBlock[];
  isEmpty: boolean;
  frame: Frame | null;
  /** A second column, line by line beside `lines` but read after all of them. */
  beside?: readonly Line[];
};

/** Text with its own colour, as in a redline. */
export type InkedRun = TextRun & { ink?: string };

/** Text to measure and draw; page marks have none. */
export function styledTexts(inlines: readonly Inline[], style: TextStyle, faces: Faces): StyledText[] {
  return inlines.flatMap((inline) =>
    isPageMark(inline)
      ? []
      : [{ text: inline.text, look: { ...toLook(inline.marks, style, faces), ...toInk(inline) } }],
  );
}

const toInk = ({ ink }: InkedRun): { ink?: string } => (ink === undefined ? {} : { ink });

function toLook(marks: readonly Mark[], style: TextStyle, faces: Faces) {
  return {
    face: faceFor(faces, marks, style),
    size: style.size,
    underline: marks.includes("underline"),
    strike: marks.includes("strike"),
  };
}

/** Room for a letter even in a column without room. */
const MIN_CELL_WIDTH = 8;
/** A row with at most this many lines isn't split. */
const MOST_WHOLE_LINES = 8;
/** Longer table headers appear only on the first page. Lines. */
const MOST_REPEATED_LINES = 8;

/**
 * Lays out the rows of one table. A row is a block whose lines hold those of all its cells side by side, so that pages
 * can break within long rows as within paragraphs; the text of merged cells is in their first row. Header rows stay
 * with the first row and are repeated on the following pages.
 */
export function layOutTable(rows: readonly RowBlock[], faces: Faces): LaidBlock[] {
  const grid = toGrid(rows);
  const { widths, set } = fitColumns(grid, (cell) => measureWidest(styledCell(cell, ROW, faces)));
  const edges = toEdges(widths);
  const frames = toFrames(grid, edges);
  const heading = headingRows(grid);
  const laid = grid.rows.map((cells, index): LaidBlock => {
    const lines = sideBySide(cells.map((cell) => linesOfCell(cell, edges, { set, faces })));
    if (lines.length === 1 && rows[index] && isSignedRow(rows[index])) lines.push([]); // room to sign
    return {
      lines,
      left: 0,
      style: styleOfRow(set, { isFirst: index === 0, isLast: index === grid.rows.length - 1 }),
      face: faces.regular,
      marker: null,
      isHeading: false,
      staysWithNext: index < grid.rows.length - 1 && (index < heading || isSubheading(cells, grid)),
      staysWhole: lines.length <= MOST_WHOLE_LINES,
      isEmpty: false,
      frame: frames[index] ?? [],
    };
  });
  return withHeads(laid, heading);
}

/** A cell across the whole table is a heading for what follows. */
const isSubheading = (cells: readonly PlacedCell[], { columns }: TableGrid) =>
  columns > 1 && cells.length === 1 && cells[0]?.colSpan === columns && cells[0].rowSpan === 1;

function withHeads(laid: readonly LaidBlock[], heading: number): LaidBlock[] {
  const heads = laid.slice(0, heading);
  const lines = heads.reduce((count, { lines: own }) => count + own.length, 0);
  if (heads.length === 0 || lines > MOST_REPEATED_LINES) return [...laid];
  return laid.map((row, index) => (index < heading ? row : { ...row, heads }));
}

function toFrames({ rows }: TableGrid, edges: readonly number[]): Frame[] {
  let reaching: { cell: PlacedCell; from: number }[] = [];
  return rows.map((cells, index) => {
    reaching = [...reaching, ...cells.map((cell) => ({ cell, from: index }))];
    const frame = reaching.map(({ cell, from }) => ({
      ...toSides(cell, edges),
      begins: from === index,
      ends: from + cell.rowSpan === index + 1,
    }));
    reaching = reaching.filter(({ cell, from }) => from + cell.rowSpan > index + 1);
    return frame;
  });
}

function toEdges(widths: readonly number[]): number[] {
  let edge = 0;
  return [0, ...widths.map((width) => (edge += width))];
}

function toSides({ column, colSpan }: PlacedCell, edges: readonly number[]): Pick<Frame[number], "left" | "right"> {
  const right = edges[Math.min(column + colSpan, edges.length - 1)] ?? 0;
  return { left: edges[column] ?? right, right };
}

const styledCell = (cell: PlacedCell, style: TableStyle["style"], faces: Faces): StyledText[] =>
  styledTexts(cell.inlines, { ...style, bold: cell.isHeader }, faces);

function linesOfCell(
  cell: PlacedCell,
  edges: readonly number[],
  { set: { style, padding }, faces }: { set: TableStyle; faces: Faces },
): Line[] {
  const { left, right } = toSides(cell, edges);
  const lines = breakLines(styledCell(cell, style, faces), {
    width: Math.max(MIN_CELL_WIDTH, right - left - 2 * padding),
    align: cell.align ?? "left",
  });
  return lines.map((line) => line.map((segment) => ({ ...segment, x: segment.x + left + padding })));
}

function sideBySide(cells: readonly (readonly Line[])[]): Line[] {
  const height = cells.reduce((most, { length }) => Math.max(most, length), 1);
  return Array.from({ length: height }, (_, index) => cells.flatMap((lines) => lines[index] ?? []));
}
