import type { Block, HeadingLevel } from "@/lib/documents/richtext/blocks";

/** All lengths in points, 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89 } as const; // A4
export const MARGIN = { top: 84, bottom: 80, left: 72, right: 72 } as const;
export const TEXT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right;
export const TEXT_HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom;
const LIST_INDENT = 22;
/** Minimum text width that indents and lists leave, however deep. */
const MIN_TEXT_WIDTH = 160;
export const TAB_STOP = 36;
export const INK = "#16181d";
/** Insertions, deletions, moves and changes of look in a redline. */
export const CHANGED = { inserted: "#1d4ed8", deleted: "#b91c1c", moved: "#047857", reformatted: "#7c3aed" } as const;
/** Bar next to each changed line of a redline. */
export const CHANGE_BAR = { x: MARGIN.left - 16, width: 1 } as const;
export const QUIET = {
  size: 8,
  ink: "#6b7280",
  rule: "#d5d8de",
  frame: "#9aa1ab",
  headerBaseline: 48,
  ruleY: 56,
  gap: 24,
  footerBaseline: PAGE.height - 40,
  belowBaseline: PAGE.height - 26,
} as const;

/** A title page; the name begins a third down the page. */
export const COVER = { size: 26, lineHeight: 34, top: PAGE.height / 3, mostLines: 8, words: 12, rule: 72 } as const;

export type TextStyle = { size: number; lineHeight: number; bold: boolean; before: number; after: number };

const BODY: TextStyle = { size: 11, lineHeight: 15.8, bold: false, before: 6, after: 7 };
const ITEM: TextStyle = { ...BODY, before: 0, after: 4 };
/** Text in a table; `ROW_PADDING` of the space before and after is inside the row's frame. */
export const ROW: TextStyle = { size: 10, lineHeight: 13.6, bold: false, before: 7, after: 7 };
export const ROW_PADDING = 3.5;
/** Between a table's text and what is above and below it. */
const TABLE_DISTANCE = 14;
/** Sizes to try in order when a table's words don't fit; the last is the smallest readable one. */
const ROW_SIZES = [ROW.size, 9, 8, 7] as const;
/** Signatures side by side: the height of each line and the gap between the two columns. */
export const SIGNATURES = {
  style: { ...BODY, size: 10.5, lineHeight: 23, before: 10, after: 10 },
  gap: 20,
  leastSize: 8.5,
} as const;
/** Between a cell's sides and its text. */
const CELL_PADDING = 5;
const HEADINGS: Record<HeadingLevel, TextStyle> = {
  1: { size: 18, lineHeight: 23.5, bold: true, before: 20, after: 12 },
  2: { size: 13.5, lineHeight: 18.5, bold: true, before: 18, after: 8 },
  3: { size: 11.5, lineHeight: 16.5, bold: true, before: 14, after: 6 },
  4: { size: 11, lineHeight: 15.8, bold: true, before: 12, after: 5 },
  5: { size: 11, lineHeight: 15.8, bold: true, before: 10, after: 4 },
  6: { size: 11, lineHeight: 15.8, bold: true, before: 10, after: 4 },
};

/** Size, leading and spacing of a block; spacings of neighbours overlap, the larger one wins. */
export function styleFor(block: Block): TextStyle {
  if (block.kind === "heading") return HEADINGS[block.level];
  if (block.kind === "row") return ROW;
  return block.kind === "item" ? ITEM : BODY;
}

/** Where text hangs beside its own number of `width` points: in even steps, so that neighbours align. */
export const hangingBeside = (width: number) => Math.ceil((width + 6) / 12) * 12;

/** A title paragraph keeps some distance from what is above. */
export const titled = (style: TextStyle): TextStyle => ({ ...style, before: 12 });

/** Where the block's text begins, from the left margin; `step` is one indent, `base` the indent of its list. */
export function indentFor(block: Block, { step, base }: { step: number; base: number }): number {
  const wanted =
    block.kind === "item"
      ? base + (block.depth + 1) * LIST_INDENT
      : block.kind === "paragraph"
        ? block.indent * step
        : 0;
  return Math.min(wanted, TEXT_WIDTH - MIN_TEXT_WIDTH);
}

/** Text style of a table: smaller if it has many columns. */
export type TableStyle = { style: TextStyle; padding: number };
export const TABLE_STYLES: readonly TableStyle[] = ROW_SIZES.map((size) => ({
  style: { ...ROW, size, lineHeight: (ROW.lineHeight * size) / ROW.size },
  padding: (CELL_PADDING * size) / ROW.size,
}));

/** A row's spacing: a table keeps some distance from its surroundings. */
export function styleOfRow(
  { style }: TableStyle,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): TextStyle {
  return { ...style, before: isFirst ? TABLE_DISTANCE : style.before, after: isLast ? TABLE_DISTANCE : style.after };
}
