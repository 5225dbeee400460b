import type { LaidBlock } from "./laid-block";
import type { Line } from "./line-breaking";

/**
 * The block's line with that `index`, positioned: `top` is the distance from the top of the text area, in points.
 * `isShownAgain`: a table header repeated on a further page.
 */
export type PlacedLine = {
  line: Line;
  index: number;
  top: number;
  block: LaidBlock;
  isFirst: boolean;
  isShownAgain?: true;
};
export type PageOfLines = readonly PlacedLine[];

/** Minimum lines of a paragraph on either side of a page break. */
const MIN_LINES = 2;
/** Table headers that leave less of a page appear only on the first one. */
const MOST_OF_PAGE = 0.3;
/** A longer run of kept-together blocks, headings or signatures, may be split. */
const MOST_KEPT = 26;
const ROUNDING = 0.01;

/**
 * Fills pages of `height` points with blocks. Headings stay with what follows, signatures with each other and with what
 * is signed, no paragraph leaves a single line alone, and pages begin with text. There is always a first page. Time
 * grows with the number of lines.
 */
export function fillPages(blocks: readonly LaidBlock[], height: number): PageOfLines[] {
  const filler = new PageFiller(height);
  let kept = 0;
  blocks.forEach((block, index) => {
    if (index >= kept && (block.staysWithNext || block.beside || block.staysWhole)) {
      const run = keptRun(blocks, index);
      filler.reserve(run.height);
      kept = run.height <= height ? run.end : index + 1;
    }
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

  /** Starts a new page if `needed` points don't fit in the rest of this one but would on a whole one. */
  reserve(needed: number): void {
    if (needed <= this.height && this.#bottom + this.#after + needed > this.height) this.#turn();
  }

  place(block: LaidBlock): void {
    if (block.isEmpty && block.marker === null && this.#pages.length > 0 && this.#page.length === 0) return;
    let from = 0;
    while (from < block.lines.length) {
      this.#showAgain(block.heads);
      const above = from === 0 ? Math.max(this.#after, block.style.before) : this.#after;
      const gap = this.#page.length > 0 ? above : 0;
      const left = block.lines.length - from;
      const count = this.#linesThatFit(left, gap, block);
      this.#append(block, from, { count, gap });
      from += count;
      if (from < block.lines.length) this.#turn();
      if (block.isEmpty && count === 0) return; // the page break is enough space
    }
    this.#after = block.style.after;
  }

  finish(): PageOfLines[] {
    if (this.#page.length > 0 || this.#pages.length === 0) this.#turn();
    return this.#pages;
  }

  /** Repeats a table's header above rows that continue on a new page, if there is room. */
  #showAgain(heads: readonly LaidBlock[] = []): void {
    if (this.#page.length > 0 || this.#pages.length === 0) return;
    const height = heads.reduce((sum, { lines, style }) => sum + style.lineHeight * lines.length + style.after, 0);
    if (height > this.height * MOST_OF_PAGE) return;
    for (const head of heads) {
      const from = this.#page.length;
      this.#append(head, 0, { count: head.lines.length, gap: this.#after });
      for (const placed of this.#page.slice(from)) placed.isShownAgain = true;
      this.#after = head.style.after;
    }
  }

  #linesThatFit(left: number, gap: number, block: LaidBlock): number {
    const room = Math.floor((this.height - this.#bottom - gap + ROUNDING) / block.style.lineHeight);
    if (room >= left) return left;
    const kept = left - room < MIN_LINES ? left - MIN_LINES : room;
    if (this.#isBare()) return Math.max(1, kept);
    return kept < MIN_LINES ? 0 : kept;
  }

  /** Whether the page has nothing yet that a block could be separated from. */
  #isBare(): boolean {
    return this.#page.every(({ isShownAgain }) => isShownAgain);
  }

  #append(block: LaidBlock, from: number, { count, gap }: { count: number; gap: number }): void {
    if (count === 0) return;
    const top = this.#bottom + gap;
    block.lines.slice(from, from + count).forEach((line, index) => {
      const place = { index: from + index, top: top + index * block.style.lineHeight };
      this.#page.push({ line, ...place, block, isFirst: place.index === 0 });
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

/**
 * Height of a block with the following ones that stay with it, and the first lines of the text after them; `end` is the
 * first block to be checked again at its place.
 */
function keptRun(blocks: readonly LaidBlock[], index: number): { height: number; end: number } {
  let [height, after, end] = [0, 0, index];
  for (let next = index; next < blocks.length && next <= index + MOST_KEPT; next += 1) {
    const block = blocks[next];
    if (!block) break;
    end = next + 1;
    const isWhole = block.staysWithNext || block.staysWhole || block.beside !== undefined;
    const lines = isWhole ? block.lines.length : Math.min(block.lines.length, MIN_LINES);
    height +=
      (next === index ? block.style.before : Math.max(after, block.style.before)) + lines * block.style.lineHeight;
    if (!block.staysWithNext && !block.isEmpty) break;
    after = block.style.after;
  }
  return { height, end };
}
