import { numberOf } from "@/lib/documents/numbering/numbered";
import { isPageMark, type Block, type CellShape, type TextRun } from "@/lib/documents/richtext/blocks";

/**
 * Whether two paragraphs of one text look alike: kind, place and marks. Page marks are no look, nor are clause numbers
 * where both are counted.
 */
export function looksAlike(one: Block | undefined, other: Block | undefined): boolean {
  if (one === undefined || other === undefined || !isOneShape(one, other)) return false;
  const first = numberOf(one) !== null && numberOf(other) !== null ? 1 : 0;
  return isOneLook(runsOf(one).slice(first), runsOf(other).slice(first));
}

function isOneShape(one: Block, other: Block): boolean {
  if (one.kind !== other.kind || one.align !== other.align) return false;
  if (one.kind === "paragraph") return other.kind === "paragraph" && one.indent === other.indent;
  if (one.kind === "heading") return other.kind === "heading" && one.level === other.level;
  if (one.kind === "row") return other.kind === "row" && areOneRow(one.cells, other.cells);
  return other.kind === "item" && one.list === other.list && one.depth === other.depth;
}

/** Which of two tables a row begins is no look: its neighbours say so. */
function areOneRow(one: readonly CellShape[], other: readonly CellShape[]): boolean {
  const isOne = (cell: CellShape, twin: CellShape | undefined) =>
    cell.colSpan === twin?.colSpan &&
    cell.rowSpan === twin.rowSpan &&
    cell.isHeader === twin.isHeader &&
    cell.align === twin.align;
  return one.length === other.length && one.every((cell, index) => isOne(cell, other[index]));
}

function runsOf({ inlines }: Block): TextRun[] {
  return inlines.filter((inline): inline is TextRun => !isPageMark(inline) && inline.text !== "");
}

/** Two runs of one look may be cut elsewhere: each letter's marks are what counts. */
function isOneLook(one: readonly TextRun[], other: readonly TextRun[]): boolean {
  let [left, right, leftUsed, rightUsed] = [0, 0, 0, 0];
  for (let [mine, theirs] = [one[0], other[0]]; mine && theirs; [mine, theirs] = [one[left], other[right]]) {
    if (mine.marks.length !== theirs.marks.length || !mine.marks.every((mark) => theirs.marks.includes(mark)))
      return false;
    const shared = Math.min(mine.text.length - leftUsed, theirs.text.length - rightUsed);
    leftUsed += shared;
    rightUsed += shared;
    if (leftUsed === mine.text.length) [left, leftUsed] = [left + 1, 0];
    if (rightUsed === theirs.text.length) [right, rightUsed] = [right + 1, 0];
  }
  return true;
}
