/** Merges two people's edits of one text, paragraph by paragraph. Pure and client-safe. Source: B-11.20. */
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { withNumber, writtenText } from "@/lib/documents/numbering/number-rule";
import type { Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { alignParagraphs } from "./align-paragraphs";

/**
 * Part of the merged text, in order: what only one side touched is taken; if both changed the same paragraph, or
 * inserted different words at one place, a person has to choose.
 */
export type MergePiece =
  | { kind: "taken"; blocks: readonly Block[] }
  | { kind: "overlap"; base: readonly Block[]; mine: readonly Block[]; theirs: readonly Block[] };
export type Overlap = Extract<MergePiece, { kind: "overlap" }>;
export type OverlapChoice = "mine" | "theirs" | "both";

/**
 * Three-way merge: what one side left unchanged in `base` takes the other side's version. Every paragraph of either
 * side that isn't in `base` is in a piece. Cost: two comparisons.
 */
export function merge(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): MergePiece[] {
  const [ours, others] = [new Side(base, mine), new Side(base, theirs)];
  const pieces: MergePiece[] = [];
  let taken: Block[] | null = null; // the last piece, as long as nothing overlaps
  const add = (from: readonly Block[], my: readonly Block[], their: readonly Block[]) => {
    const piece = decided(from, my, their);
    if (piece.kind === "overlap") {
      pieces.push(piece);
      taken = null;
      return;
    }
    if (!taken) pieces.push({ kind: "taken", blocks: (taken = []) });
    for (const block of piece.blocks) taken.push(block);
  };
  for (let place = 0; place <= base.length;) {
    const [my, their] = [ours.insertedBefore(place), others.insertedBefore(place)];
    if (my.length + their.length > 0) add([], my, their);
    if (place === base.length) break;
    const end = commonEnd(place, ours, others);
    add(base.slice(place, end), ours.contentBetween(place, end), others.contentBetween(place, end));
    place = end;
  }
  return pieces;
}

/** The text after each overlap is decided, in order, with clauses renumbered. `both` puts theirs before mine. */
export function mergedBlocks(pieces: readonly MergePiece[], choices: readonly OverlapChoice[]): Block[] {
  let overlap = 0;
  const merged = pieces.flatMap((piece): readonly Block[] => {
    if (piece.kind === "taken") return piece.blocks;
    const choice = choices[overlap++];
    if (choice === undefined) throw new Error("an overlap is undecided");
    if (choice === "both") return [...piece.theirs, ...piece.mine];
    return piece[choice];
  });
  return withCountedNumbers(merged);
}

function decided(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): MergePiece {
  const [was, my, their] = [base, mine, theirs].map(uncountedHtml);
  if (my === their || their === was) return { kind: "taken", blocks: mine };
  if (my === was) return { kind: "taken", blocks: theirs };
  return { kind: "overlap", base, mine, theirs };
}

/** A clause renumbered because of another is unchanged. */
function uncountedHtml(blocks: readonly Block[]): string {
  return htmlFromBlocks(blocks.map((block) => withNumber(block, { text: "" })));
}

/** Where a stretch from `start` ends for both sides. */
function commonEnd(start: number, one: Side, other: Side): number {
  let end = start + 1;
  for (;;) {
    const next = Math.max(one.endOver(end), other.endOver(end));
    if (next === end) return end;
    end = next;
  }
}

/** One side's changes to the base: the paragraphs for each stretch, and insertions in between. */
class Side {
  readonly #blocks: readonly Block[];
  /** For each paragraph of the base: the bounds of its stretch, and once per stretch its new content. */
  readonly #stretches: { start: number; end: number; from: number; to: number }[] = [];
  readonly #inserted = new Map<number, { from: number; to: number }>();

  constructor(base: readonly Block[], blocks: readonly Block[]) {
    this.#blocks = blocks;
    let deleted: { start: number; end: number; from: number; to: number } | null = null;
    for (const { from, to } of alignParagraphs(base.map(writtenText), blocks.map(writtenText))) {
      const made = { from: to.start, to: to.start + to.length };
      if (from.length > 0) {
        const stretch = { start: from.start, end: from.start + from.length, ...made };
        // An insertion in place of deleted paragraphs belongs to them.
        if (to.length === 0 && deleted) deleted.end = stretch.end;
        const kept: typeof stretch = to.length === 0 && deleted ? deleted : stretch;
        for (let index = stretch.start; index < stretch.end; index += 1) this.#stretches[index] = kept;
        deleted = to.length === 0 ? kept : null;
      } else if (deleted) {
        if (deleted.from === deleted.to) deleted.from = made.from;
        deleted.to = made.to;
      } else {
        const known = this.#inserted.get(from.start);
        this.#inserted.set(from.start, { from: known?.from ?? made.from, to: made.to });
      }
    }
  }

  insertedBefore(place: number): readonly Block[] {
    const range = this.#inserted.get(place);
    return range ? this.#blocks.slice(range.from, range.to) : [];
  }

  /** `place`, or the end of the stretch around it. */
  endOver(place: number): number {
    const stretch = this.#stretches[place];
    return stretch && stretch.start < place ? stretch.end : place;
  }

  /** The content of whole stretches from `start` to `end`, with insertions between them. */
  contentBetween(start: number, end: number): readonly Block[] {
    const made: Block[] = [];
    for (let place = start; place < end;) {
      if (place > start) made.push(...this.insertedBefore(place));
      const stretch = this.#stretches[place];
      if (!stretch) break;
      for (let index = stretch.from; index < stretch.to; index += 1) made.push(...this.#blocks.slice(index, index + 1));
      place = stretch.end;
    }
    return made;
  }
}
