import { blockText, isPageMark, type Block } from "./blocks";

type Range = { start: number; end: number };

/** Where words stand in the plain text of blocks (`toPlainText`) that are struck through, in order. Linear. */
export function struckRanges(blocks: readonly Block[]): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const block of blocks) {
    let offset = start;
    for (const inline of block.inlines) {
      if (isPageMark(inline)) continue;
      const end = offset + inline.text.length;
      if (inline.marks.includes("strike") && end > offset) add(ranges, { start: offset, end });
      offset = end;
    }
    start += blockText(block).length + 1;
  }
  return ranges;
}

function add(ranges: Range[], { start, end }: Range): void {
  const last = ranges.at(-1);
  if (last?.end === start) last.end = end;
  else ranges.push({ start, end });
}

/**
 * A text with spaces in place of some words: nothing is read there, and every other word stays at its offset. Ends of
 * lines and of cells stay, so that the parts of a table do too.
 */
export function withoutStruck(text: string, ranges: readonly Range[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    pieces.push(text.slice(from, start), text.slice(start, end).replace(/[^\n\t]/g, " "));
    from = end;
  }
  return `${pieces.join("")}${text.slice(from)}`;
}
