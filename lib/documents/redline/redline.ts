/**
 * The differences of two texts as a lawyer reads them: paragraphs paired first, then words inside paired ones. Pure and
 * client-safe. Source: B-11.9.
 */
import {
  blockText,
  CELL_END,
  type Alignment,
  type Block,
  type HeadingLevel,
  type Mark,
  type RowBlock,
} from "@/lib/documents/richtext/blocks";
import { numberOf, writtenText } from "@/lib/documents/numbering/numbered";
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
 * or were one; a tab in a row is the border of two cells. `isNumber` marks a clause number that is counted: another one
 * is no change, and may stand beside runs of its own kind.
 */
export type RedlineRun = { kind: RunKind; text: string; isNumber?: true; parts?: readonly RedlinePart[] };
/**
 * A stretch of a run's text with its look; together they are the text, in cells with its line ends. Only where some of
 * it has a look, or a cell several lines.
 */
export type RedlinePart = { text: string; marks: readonly Mark[] };

type BlockChange = "same" | "changed" | "reformatted" | "inserted" | "deleted";
type BlockShape = { align?: Alignment } & (
  | { kind: "paragraph"; indent: number }
  | { kind: "heading"; level: HeadingLevel }
  | { kind: "item"; list: "bullet" | "number"; depth: number }
  | Pick<RowBlock, "kind" | "isFirst" | "cells">
);

/**
 * Without inserted runs it is the older text, without deleted ones the newer; an empty paragraph has no runs. `move` is
 * shared by the place a paragraph was taken from and the one it was put to, else null; `edits`, where it was put, are
 * its words against those at the place it was taken from, if they are others.
 */
export type RedlineBlock = {
  change: BlockChange;
  move: number | null;
  shape: BlockShape;
  runs: readonly RedlineRun[];
  edits?: readonly RedlineRun[];
};

/** `insertions` and `deletions` count places; a moved paragraph is neither, but edits in it are. */
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
  const textOf = hasNumbers(from) && hasNumbers(to) ? writtenText : blockText;
  const texts = { from: from.map(textOf), to: to.map(textOf) };
  const pairings = alignParagraphs(texts.from, texts.to);
  const moves = movesOf(pairings, texts);
  const blocks = pairings.map((pairing): RedlineBlock => {
    const { number = null, origin } = moves.get(pairing) ?? {};
    const shown = pairing.to.length > 0 ? to[pairing.to.start] : from[pairing.from.start];
    const isPut = origin !== undefined && origin !== pairing;
    const made = isPut ? changeOf({ from: origin.from, to: pairing.to }, from, to) : null;
    const edits = made?.change === "changed" ? { edits: made.runs } : {};
    return { ...changeOf(pairing, from, to), ...edits, move: number, shape: shapeOf(shown) };
  });
  return { counts: countsOf(blocks), blocks };
}

/** Whether clause numbers of a text are counted; in versions from before they were, all are typed. */
function hasNumbers(blocks: readonly Block[]): boolean {
  return blocks.some((block) => numberOf(block) !== null);
}

function changeOf(
  pairing: Pairing,
  from: readonly Block[],
  to: readonly Block[],
): { change: BlockChange; runs: RedlineRun[] } {
  const olds = from.slice(pairing.from.start, pairing.from.start + pairing.from.length);
  const news = to.slice(pairing.to.start, pairing.to.start + pairing.to.length);
  const before = olds.map(blockText).join("\n");
  const after = news.map(blockText).join("\n");
  const [old, fresh] = [olds[0], news[0]];
  if (!old) return { change: "inserted", runs: wholeRun("inserted", after) };
  if (!fresh) return { change: "deleted", runs: wholeRun("deleted", before) };
  const kept = looksAlike(old, fresh) ? "same" : "reformatted";
  const isOne = olds.length === news.length;
  if (before === after && isOne) return { change: kept, runs: wholeRun("same", before) };
  if (isOne && old.kind === "row" && fresh.kind === "row") return { change: "changed", runs: rowRuns(before, after) };
  const numbers = renumbered(old, fresh);
  if (!numbers) return { change: "changed", runs: wordRuns(before, after) };
  const [written, rewritten] = [before.slice(numbers.was.length), after.slice(numbers.is.length)];
  if (written === rewritten && isOne) return { change: kept, runs: [...numbers.runs, ...wholeRun("same", written)] };
  return { change: "changed", runs: [...numbers.runs, ...wordRuns(written, rewritten)] };
}

/** Cell by cell where both rows have as many, so that no words of one cell stand in another. */
function rowRuns(before: string, after: string): RedlineRun[] {
  const [olds, news] = [before.split(CELL_END), after.split(CELL_END)];
  if (olds.length !== news.length) return wordRuns(before, after);
  const runs: RedlineRun[] = [];
  olds.forEach((old, index) => {
    const cell = wordRuns(old, news[index] ?? "");
    for (const run of index === 0 ? cell : [{ kind: "same" as const, text: CELL_END }, ...cell]) {
      const last = runs.at(-1);
      if (last?.kind === run.kind) last.text += run.text;
      else runs.push({ ...run });
    }
  });
  return runs;
}

/** Where both paragraphs have a counted number and those are others. */
function renumbered(old: Block, fresh: Block): { was: string; is: string; runs: RedlineRun[] } | null {
  const [was, is] = [numberOf(old)?.text, numberOf(fresh)?.text];
  if (was === undefined || is === undefined || was === is) return null;
  const runs: RedlineRun[] = [
    { kind: "deleted", text: was, isNumber: true },
    { kind: "inserted", text: is, isNumber: true },
  ];
  return { was, is, runs };
}

function wholeRun(kind: RunKind, text: string): RedlineRun[] {
  return text === "" ? [] : [{ kind, text }];
}

function shapeOf(block: Block | undefined): BlockShape {
  if (!block) return { kind: "paragraph", indent: 0 };
  const { inlines: _, ...shape } = block;
  return shape;
}
