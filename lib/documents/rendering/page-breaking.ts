import type { LaidBlock } from "./laid-block";
import type { Line } from "./line-breaking";

/** A line at its place: `top` is the distance from the top of the text area, in points. */
export type PlacedLine = { line: Line; top: number; block: LaidBlock; isFirst: boolean };
export type PageOfLines = readonly PlacedLine[];

/** A paragraph leaves at least so many lines on either side of a page's end. */
const MIN_LINES = 2;
/** A run of headings longer than this may be parted from what follows. */
const MAX_HEADINGS_KEPT = 5;
const ROUNDING = 0.01;

/**
 * Fills pages of `height` points with blocks. Headings stay with what follows them, no paragraph leaves a single line
 * alone, and pages begin with text. There is always a first page. Time grows with the number of lines.
 */
export function pagesOf(blocks: readonly LaidBlock[], height: number): PageOfLines[] {
  const filler = new PageFiller(height);
  blocks.forEach((block, index) => {
    if (block.isHeading) filler.reserve(keptHeight(blocks, index));
    filler.place(block);
  });
  return filler.finish();
}

class PageFiller {
  readonly #pages: PageOfLines[] = [];
  #page: PlacedLine[] = [];
  #bottom = 0;
  #after = 0;

  constructor(readonly height: number) {}

  /** Begins a new page when `needed` points don't fit in the rest of this one, but would in a whole one. */
  reserve(needed: number): void {
    if (needed <= this.height && this.#bottom + this.#after + needed > this.height) this.#turn();
  }

  place(block: LaidBlock): void {
    if (block.isEmpty && block.marker === null && this.#pages.length > 0 && this.#page.length === 0) return;
    let from = 0;
    while (from < block.lines.length) {
      const gap = from === 0 && this.#page.length > 0 ? Math.max(this.#after, block.style.before) : 0;
      const left = block.lines.length - from;
      const count = this.#linesThatFit(left, gap, block);
      this.#append(block, from, { count, gap });
      from += count;
      if (from < block.lines.length) this.#turn();
      if (block.isEmpty && count === 0) return; // the page's end is space enough
    }
    this.#after = block.style.after;
  }

  finish(): PageOfLines[] {
    if (this.#page.length > 0 || this.#pages.length === 0) this.#turn();
    return this.#pages;
  }

  #linesThatFit(left: number, gap: number, block: LaidBlock): number {
    const room = Math.floor((this.height - this.#bottom - gap + ROUNDING) / block.style.lineHeight);
    if (room >= left) return left;
    const kept = left - room < MIN_LINES ? left - MIN_LINES : room;
    if (this.#page.length === 0) return Math.max(1, kept);
    return kept < MIN_LINES ? 0 : kept;
  }

  #append(block: LaidBlock, from: number, { count, gap }: { count: number; gap: number }): void {
    if (count === 0) return;
    const top = this.#bottom + gap;
    block.lines.slice(from, from + count).forEach((line, index) => {
      this.#page.push({ line, top: top + index * block.style.lineHeight, block, isFirst: from + index === 0 });
    });
    this.#bottom = top + count * block.style.lineHeight;
  }

  #turn(): void {
    this.#pages.push(this.#page);
    this.#page = [];
    this.#bottom = 0;
    this.#after = 0;
  }
}

/** Height of a heading with the headings right after it and the first lines of the text that follows. */
function keptHeight(blocks: readonly LaidBlock[], index: number): number {
  let height = 0;
  let after = 0;
  for (let next = index; next < blocks.length && next <= index + MAX_HEADINGS_KEPT; next += 1) {
    const block = blocks[next];
    if (!block) break;
    const lines = block.isHeading ? block.lines.length : Math.min(block.lines.length, MIN_LINES);
    height +=
      (next === index ? block.style.before : Math.max(after, block.style.before)) + lines * block.style.lineHeight;
    if (!block.isHeading && !block.isEmpty) break;
    after = block.style.after;
  }
  return height;
}
