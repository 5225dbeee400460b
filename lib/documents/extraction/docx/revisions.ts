import { isOn } from "./properties";
import { childOf, type XmlElement } from "./xml";

/**
 * Deleted and moved-away text never leaves `xml.ts`; here are deletions marked on what stays as an element: paragraph
 * ends, rows, cells.
 */

/**
 * How the end of a paragraph fails to part it from the next: its mark is deleted, or hidden (Word's style separator).
 */
export function markOfEnd(paragraph: XmlElement): "deleted" | "hidden" | null {
  const properties = childOf(childOf(paragraph, "w:pPr"), "w:rPr");
  if (childOf(properties, "w:del") ?? childOf(properties, "w:moveFrom")) return "deleted";
  return isOn(childOf(properties, "w:vanish")) || isOn(childOf(properties, "w:specVanish")) ? "hidden" : null;
}

export function isDeletedRow(row: XmlElement): boolean {
  const properties = childOf(row, "w:trPr");
  return childOf(properties, "w:del") !== undefined || childOf(properties, "w:moveFrom") !== undefined;
}

export function isDeletedCell(cell: XmlElement): boolean {
  return childOf(childOf(cell, "w:tcPr"), "w:cellDel") !== undefined;
}
