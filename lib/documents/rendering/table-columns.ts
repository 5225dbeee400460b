import { isPageMark } from "@/lib/documents/richtext/blocks";
import type { PlacedCell, TableGrid } from "@/lib/documents/richtext/rows";
import { TABLE_STYLES, TEXT_WIDTH, type TableStyle } from "./typography";

/** The widths a cell needs: its longest word and its longest line, in points at the largest size, without padding. */
export type CellText = { word: number; line: number };

/** Average width of a letter in table text, over the three languages; points. */
const LETTER = 5.6;
/** A column may ask for more than there is, so that long texts get most of the page. */
const MOST_WANTED = 900;
/** The most its longest word may need. */
const MOST_NEEDED = TEXT_WIDTH / 2;
/** Longer words are broken rather than making the table smaller. */
const MOST_KEPT_WHOLE = 110;
/** A column that only merged cells cover. */
const UNKNOWN = 60;
const LARGEST = TABLE_STYLES[0] as TableStyle;

/**
 * The column widths of a table, in points, which add up to the page's text width. A column gets what its longest word
 * needs if there is room, then a share of the rest according to its longest line; if words don't fit, the widest
 * columns shrink.
 * @param measureCell measures a cell; by default by the number of letters
 * @returns the widths, and the text style in which words stay whole if possible
 */
export function fitColumns(
  grid: TableGrid,
  measureCell: (cell: PlacedCell) => CellText = estimated,
): { widths: number[]; set: TableStyle } {
  const words = Array<number>(grid.columns).fill(0);
  const lines = Array<number>(grid.columns).fill(0);
  for (const row of grid.rows)
    for (const cell of row) {
      if (cell.colSpan > 1) continue;
      const { word, line } = measureCell(cell);
      words[cell.column] = Math.max(words[cell.column] ?? 0, word);
      lines[cell.column] = Math.max(lines[cell.column] ?? 0, line);
    }
  const set =
    TABLE_STYLES.find((style) => sum(requiredWidths(words, MOST_KEPT_WHOLE, style)) <= TEXT_WIDTH) ?? SMALLEST;
  const needs = requiredWidths(words, MOST_NEEDED, set);
  const wants = requiredWidths(lines, MOST_WANTED, set).map((want, column) =>
    Math.max(lines[column] === 0 ? UNKNOWN : want, needs[column] ?? 0),
  );
  return { widths: fitted(needs, wants), set };
}

const SMALLEST = TABLE_STYLES.at(-1) as TableStyle;

/** What columns need at a size for texts this wide, up to `most`. */
const requiredWidths = (texts: readonly number[], most: number, { style, padding }: TableStyle) =>
  texts.map((text) => (Math.min(text, most) * style.size) / LARGEST.style.size + 2 * padding);

function estimated({ inlines }: PlacedCell): CellText {
  const text = inlines.map((inline) => (isPageMark(inline) ? "" : inline.text)).join("");
  return { word: longest(text.split(/\s+/u)) * LETTER, line: longest(text.split("\n")) * LETTER };
}

const longest = (parts: readonly string[]) => parts.reduce((most, { length }) => Math.max(most, length), 0);
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

function fitted(needs: readonly number[], wants: readonly number[]): number[] {
  const [needed, wanted] = [sum(needs), sum(wants)];
  if (wanted <= TEXT_WIDTH) return wants.map((want) => (want * TEXT_WIDTH) / wanted);
  if (needed >= TEXT_WIDTH) return levelled(needs);
  const share = (TEXT_WIDTH - needed) / (wanted - needed);
  return needs.map((need, column) => need + ((wants[column] ?? need) - need) * share);
}

/** The widest columns shrink until all fit; narrow ones keep what they need. */
function levelled(needs: readonly number[]): number[] {
  let [room, left] = [TEXT_WIDTH, needs.length];
  for (const need of [...needs].sort((one, other) => one - other)) {
    if (need * left > room) break;
    room -= need;
    left -= 1;
  }
  const level = left === 0 ? TEXT_WIDTH : room / left;
  return needs.map((need) => Math.min(need, level));
}
