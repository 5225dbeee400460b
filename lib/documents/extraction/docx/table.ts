import { MAX_COLUMNS } from "@/lib/documents/richtext/blocks";
import { NOWHERE, type StoryPart } from "./origins";
import { rowPieces, type CellOfPieces, type Piece } from "./pieces";
import { isDeletedCell, isDeletedRow } from "./properties";
import { findChild, type XmlElement } from "./xml";

/**
 * The rows of a table as pieces, with merged cells. Deleted rows and cells are dropped.
 *
 * @param readCell returns the content of a cell, including nested tables
 */
export function tablePieces(table: XmlElement, part: StoryPart, readCell: (cell: XmlElement) => Piece[]): Piece[] {
  const elements = elementsNamed("w:tr", table).filter((row) => !isDeletedRow(row));
  const rows = elements.map((row) => elementsNamed("w:tc", row).filter((cell) => !isDeletedCell(cell)));
  const isOnlyColumn = rows.every(({ length }) => length <= 1);
  const spans = countRowSpans(rows);
  const pieces: Piece[] = [];
  rows.forEach((row, index) => {
    const own = row.filter((cell) => spans.has(cell));
    const cells = own.map((cell): CellOfPieces => {
      return { pieces: readCell(cell), shape: { colSpan: countColumns(cell), rowSpan: spans.get(cell) ?? 1 } };
    });
    const source = { part, at: elements[index]?.at ?? NOWHERE, cells: own.map(({ at }) => at) };
    const place = { isFirst: pieces.length === 0, isOnlyColumn, row: source };
    for (const piece of rowPieces(cells, place)) pieces.push(piece);
  });
  return pieces;
}

/**
 * How many rows each cell spans. A cell that continues the one above it in its column has no span of its own; if there
 * is none above, it is an ordinary cell.
 */
function countRowSpans(rows: readonly (readonly XmlElement[])[]): Map<XmlElement, number> {
  const spans = new Map<XmlElement, number>();
  let above = new Map<number, XmlElement>();
  for (const row of rows) {
    const here = new Map<number, XmlElement>();
    let column = 0;
    for (const cell of row) {
      const merged = continuesAbove(cell) ? above.get(column) : undefined;
      if (merged) spans.set(merged, (spans.get(merged) ?? 1) + 1);
      else spans.set(cell, 1);
      if (merged ?? isMerged(cell)) here.set(column, merged ?? cell);
      column += countColumns(cell);
    }
    above = here;
  }
  return spans;
}

function countColumns(cell: XmlElement): number {
  const span = Number(findChild(findChild(cell, "w:tcPr"), "w:gridSpan")?.attributes["val"] ?? 1);
  return Number.isSafeInteger(span) && span >= 1 ? Math.min(span, MAX_COLUMNS) : 1;
}

/** Rows of a table, or cells of a row, including those inside content controls and other wrappers. */
function elementsNamed(name: "w:tr" | "w:tc", parent: XmlElement): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === name) return [child];
    const isShell = !child.name.endsWith("Pr") && child.name !== "w:tr" && child.name !== "w:tc";
    return isShell ? elementsNamed(name, child) : [];
  });
}

/** `w:vMerge` without a value continues the cell above; with `restart` it begins a merged cell. */
function continuesAbove(cell: XmlElement): boolean {
  return isMerged(cell) && findMerge(cell)?.attributes["val"] !== "restart";
}

const isMerged = (cell: XmlElement) => findMerge(cell) !== undefined;
const findMerge = (cell: XmlElement) => findChild(findChild(cell, "w:tcPr"), "w:vMerge");
