import type { TableGrid } from "@/lib/documents/richtext/table-grid";
import { isPageMark } from "@/lib/documents/richtext/blocks";
import { CELL_PADDING, TEXT_WIDTH } from "./typography";

/** A letter of a table's text, on the average of the three languages; points. */
const LETTER = 5.6;
/** A column may ask for more than there is: long texts get most of the page. Its longest word needs this at most. */
const MOST_WANTED = 900;
const MOST_NEEDED = TEXT_WIDTH / 2;
/** A column that merged cells only stand in. */
const UNKNOWN = 60;

/**
 * The widths of a table's columns, in points; together they are the page's text. A column gets what its longest word
 * needs as far as there is room, and of the rest as its longest line asks.
 */
export function columnWidths(grid: TableGrid): number[] {
  const needs = Array<number>(grid.columns).fill(0);
  const wants = Array<number>(grid.columns).fill(0);
  for (const row of grid.rows)
    for (const { column, colSpan, inlines } of row) {
      if (colSpan > 1) continue;
      const text = inlines.map((inline) => (isPageMark(inline) ? "" : inline.text)).join("");
      needs[column] = Math.max(needs[column] ?? 0, Math.min(MOST_NEEDED, widthOf(longest(text.split(/\s+/u)))));
      wants[column] = Math.max(wants[column] ?? 0, Math.min(MOST_WANTED, widthOf(longest(text.split("\n")))));
    }
  const wanted = wants.map((want, column) => Math.max(want === 0 ? UNKNOWN : want, needs[column] ?? 0));
  return fitted(needs, wanted);
}

const longest = (parts: readonly string[]) => parts.reduce((most, { length }) => Math.max(most, length), 0);
const widthOf = (letters: number) => letters * LETTER + 2 * CELL_PADDING;
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

function fitted(needs: readonly number[], wants: readonly number[]): number[] {
  const [needed, wanted] = [sum(needs), sum(wants)];
  if (wanted <= TEXT_WIDTH) return wants.map((want) => (want * TEXT_WIDTH) / wanted);
  if (needed >= TEXT_WIDTH) return needs.map((need) => (need * TEXT_WIDTH) / needed);
  const share = (TEXT_WIDTH - needed) / (wanted - needed);
  return needs.map((need, column) => need + ((wants[column] ?? need) - need) * share);
}
