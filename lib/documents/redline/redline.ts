/**
 * The differences of two texts as a lawyer reads them: paragraphs paired first, then words inside paired ones. Pure and
 * client-safe. Source: B-11.9.
 */
import {
  blockText,
  type Alignment,
  type Block,
  type HeadingLevel,
  type RowBlock,
} from "@/lib/documents/richtext/blocks";
import { alignParagraphs, type Pairing } from "./align-paragraphs";
import { countsOf } from "./counts";
import { looksAlike } from "./looks";
import { movesOf } from "./moves";
import { wordRuns } from "./word-runs";

export type RunKind = "same" | "inserted" | "deleted";
/** A version that a redline leads from or to. */
export type ComparedVersion = { id: string; versionNumber: number };
/**
 * Neighbouring runs of a block differ in kind. A `\n` is a line break, or the border of two paragraphs that became one
 * or were one; a tab in a row is the border of two cells.
 */
export type RedlineRun = { kind: RunKind; text: string };

type BlockChange = "same" | "changed" | "reformatted" | "inserted" | "deleted";
type BlockShape = { align?: Alignment } & (
  | { kind: "paragraph"; indent: number }
  | { kind: "heading"; level: HeadingLevel }
  | { kind: "item"; list: "bullet" | "number"; depth: number }
  | Pick<RowBlock, "kind" | "isFirst" | "cells">
);

/**
 * Without inserted runs it is the older text, without deleted ones the newer; an empty paragraph has no runs. `move` is
 * shared by the place a paragraph was taken from and the one it was put to, else null.
 */
export type RedlineBlock = { change: BlockChange; move: number | null; shape: BlockShape; runs: readonly RedlineRun[] };

/** `insertions` and `deletions` count places; a moved paragraph is neither. */
export type RedlineCounts = {
  insertions: number;
  deletions: number;
  insertedWords: number;
  deletedWords: number;
  changedParagraphs: number;
  insertedParagraphs: number;
  deletedParagraphs: number;
  movedParagraphs: number;
  reformattedParagraphs: number;
};
export type Redline = { counts: RedlineCounts; blocks: RedlineBlock[] };

/**
 * Cost grows with length and change, bounded for texts that have nothing in common. The older text is the blocks that
 * are not `inserted`, without their inserted runs, joined by `\n`; the newer alike.
 */
export function redline(from: readonly Block[], to: readonly Block[]): Redline {
  const texts = { from: from.map(blockText), to: to.map(blockText) };
  const pairings = alignParagraphs(texts.from, texts.to);
  const moves = movesOf(pairings, texts);
  const blocks = pairings.map((pairing): RedlineBlock => {
    const move = moves.get(pairing) ?? null;
    const shown = pairing.to.length > 0 ? to[pairing.to.start] : from[pairing.from.start];
    return { ...changeOf(pairing, texts, { from, to }), move, shape: shapeOf(shown) };
  });
  return { counts: countsOf(blocks), blocks };
}

type Texts = { from: readonly string[]; to: readonly string[] };

function changeOf(
  { from, to }: Pairing,
  texts: Texts,
  blocks: { from: readonly Block[]; to: readonly Block[] },
): { change: BlockChange; runs: RedlineRun[] } {
  const before = texts.from.slice(from.start, from.start + from.length).join("\n");
  const after = texts.to.slice(to.start, to.start + to.length).join("\n");
  if (from.length === 0) return { change: "inserted", runs: wholeRun("inserted", after) };
  if (to.length === 0) return { change: "deleted", runs: wholeRun("deleted", before) };
  if (before !== after || from.length !== to.length) return { change: "changed", runs: wordRuns(before, after) };
  return {
    change: looksAlike(blocks.from[from.start], blocks.to[to.start]) ? "same" : "reformatted",
    runs: wholeRun("same", before),
  };
}

function wholeRun(kind: RunKind, text: string): RedlineRun[] {
  return text === "" ? [] : [{ kind, text }];
}

function shapeOf(block: Block | undefined): BlockShape {
  if (!block) return { kind: "paragraph", indent: 0 };
  const { inlines: _, ...shape } = block;
  return shape;
}
