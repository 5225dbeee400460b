import type { Piece } from "./pieces";
import { rowPieces } from "./pieces";
import { isDeletedCell, isDeletedRow } from "./revisions";
import { childOf, type XmlElement } from "./xml";

/** Deleted rows and cells are gone; a cell that continues one above is empty. @param readCell gives its tables too */
export function tablePieces(table: XmlElement, readCell: (cell: XmlElement) => Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const row of elementsNamed("w:tr", table)) {
    if (isDeletedRow(row)) continue;
    const cells = elementsNamed("w:tc", row)
      .filter((cell) => !isDeletedCell(cell))
      .map((cell) => (continuesAbove(cell) ? [] : readCell(cell)));
    for (const piece of rowPieces(cells)) pieces.push(piece);
  }
  return pieces;
}

/** Rows of a table, or cells of a row, through content controls and other shells around them. */
function elementsNamed(name: "w:tr" | "w:tc", parent: XmlElement): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === name) return [child];
    const isShell = !child.name.endsWith("Pr") && child.name !== "w:tr" && child.name !== "w:tc";
    return isShell ? elementsNamed(name, child) : [];
  });
}

/** `w:vMerge` without a value continues the cell above; with `restart` it begins a merged cell. */
function continuesAbove(cell: XmlElement): boolean {
  const merge = childOf(childOf(cell, "w:tcPr"), "w:vMerge");
  return merge !== undefined && merge.attributes["val"] !== "restart";
}
