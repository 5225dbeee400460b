import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { isPageMark, type Block, type Inline } from "@/lib/documents/richtext/blocks";
import type { WordNode } from "@/lib/word/file/tree";
import type { Found, ReturnedChange } from "./change";
import type { Hand, Hands } from "./hands";
import { BOUNDARY, LETTER, type Reading } from "./reading";
import { blockAt } from "./tracked";

type Open = { hand: Hand; marks: Set<WordNode>; start: number; end: number; from: number; to: number };

/** Collects tracked changes of look while two readings of a file are walked in parallel. */
export class Formats {
  readonly found: Found[] = [];
  #open: Open | null = null;

  constructor(
    readonly before: Reading,
    readonly after: Reading,
    readonly hands: Hands,
  ) {}

  /** Units of one element present in both. */
  see(unit: number, twin: number, length: number): void {
    const { node, sort } = this.before;
    const id = node[unit] ?? -1;
    if (sort[unit] === BOUNDARY) return this.#endOfBlock(unit, twin, this.hands.restyled(id, BOUNDARY));
    const hand = sort[unit] === LETTER ? this.hands.restyled(id, LETTER) : null;
    const open = this.#open;
    if (open && hand && open.hand.author === hand.author && open.end === unit && open.to === twin) {
      open.end = unit + length;
      open.to = twin + length;
      if (hand.mark) open.marks.add(hand.mark);
      return;
    }
    this.close();
    const marks = new Set(hand?.mark ? [hand.mark] : []);
    if (hand) this.#open = { hand, marks, start: unit, end: unit + length, from: twin, to: twin + length };
  }

  close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    const { marks, start, end, from, to } = open;
    const text = this.before.text.slice(start, end);
    if (text.trim() === "") return;
    const html = htmlOfStretch(this.after, from, to);
    this.#tell(open.hand, marks, { start, end, isWhole: false, html });
  }

  /** A paragraph with a new look but the same words. */
  #endOfBlock(unit: number, twin: number, hand: Hand | null): void {
    this.close();
    const index = blockAt(this.before, unit);
    const start = this.before.starts[index] ?? unit;
    const [block, other] = [this.before.blocks[index], this.after.blocks[blockAt(this.after, twin)]];
    if (!hand || start === unit || !block || !other) return;
    const html = htmlFromBlocks([withShape(block, other)]);
    const marks = new Set(this.hands.headMarks(this.before.node[unit] ?? -1));
    this.#tell(hand, marks, { start, end: unit, isWhole: true, html });
  }

  #tell(
    hand: Hand,
    marks: ReadonlySet<WordNode>,
    stretch: { start: number; end: number; isWhole: boolean; html: string },
  ): void {
    const text = this.before.text.slice(stretch.start, stretch.end);
    const common = { tracked: true, place: "text", author: hand.author, at: hand.at } as const;
    const change: ReturnedChange = { kind: "format", ...common, before: text, after: text, to: null, ...stretch };
    this.found.push({ change, marks });
  }
}

/** The words of one block in the shape of another; rows keep their own. */
export function withShape(block: Block, other: Block): Block {
  return block.kind === "row" || other.kind === "row" ? block : { ...other, inlines: block.inlines };
}

/** A range within one block, as its own paragraph. */
function htmlOfStretch(reading: Reading, start: number, end: number): string {
  const index = blockAt(reading, start);
  const first = reading.starts[index] ?? 0;
  const inlines = slicedInlines(reading.blocks[index]?.inlines ?? [], start - first, end - first);
  return htmlFromBlocks([{ kind: "paragraph", indent: 0, inlines }]);
}

/** Inlines from one text unit to another, without page marks. */
export function slicedInlines(inlines: readonly Inline[], start: number, end: number): Inline[] {
  const starts = findStarts(inlines);
  const sliced: Inline[] = [];
  for (let index = lastUpTo(starts, start); index < inlines.length && (starts[index] ?? 0) < end; index += 1) {
    const inline = inlines[index];
    if (!inline || isPageMark(inline)) continue;
    const at = starts[index] ?? 0;
    const text = inline.text.slice(Math.max(0, start - at), end - at);
    if (text !== "") sliced.push(text === inline.text ? inline : { text, marks: inline.marks });
  }
  return sliced;
}

/** The start of each inline in the text; a block with thousands of them is sliced thousands of times. */
const startsKnown = new WeakMap<readonly Inline[], readonly number[]>();
function findStarts(inlines: readonly Inline[]): readonly number[] {
  const known = startsKnown.get(inlines);
  if (known) return known;
  let at = 0;
  const starts = inlines.map((inline) => {
    const start = at;
    if (!isPageMark(inline)) at += inline.text.length;
    return start;
  });
  startsKnown.set(inlines, starts);
  return starts;
}

/** The last index in ascending numbers whose number is at most `limit`, or 0. */
function lastUpTo(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** A range of a block's text, and its new look. */
export type Look = { start: number; end: number; inlines: readonly Inline[] };

/** The block with ranges restyled, in one pass; of two that overlap the first wins. */
export function withLooks(block: Block, looks: readonly Look[]): Block {
  const ordered = withoutOverlaps(looks);
  const inlines: Inline[] = [];
  let [next, at] = [0, 0];
  for (const inline of block.inlines) {
    if (isPageMark(inline)) {
      inlines.push(inline);
      continue;
    }
    const end = at + inline.text.length;
    for (let from = at; from < end;) {
      const look = ordered[next];
      const until = Math.min(end, look?.start ?? end);
      if (from === at && until === end) inlines.push(inline);
      else if (from < until) inlines.push({ text: inline.text.slice(from - at, until - at), marks: inline.marks });
      from = Math.max(from, until);
      if (!look || from >= end) break;
      if (from === look.start) inlines.push(...look.inlines);
      from = Math.min(end, look.end);
      if (from === look.end) next += 1;
    }
    at = end;
  }
  return { ...block, inlines };
}

function withoutOverlaps(looks: readonly Look[]): Look[] {
  let reach = 0;
  return looks
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isFree = start >= reach;
      if (isFree) reach = end;
      return isFree;
    });
}
