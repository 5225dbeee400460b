/**
 * The differences of two texts as a lawyer reads them: pairs paragraphs first, then words inside paired ones. Pure and
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
  isPageMark,
  type CellShape,
  type TextRun,
} from "@/lib/documents/richtext/blocks";
import { findNumber, writtenText } from "@/lib/documents/numbering/number-rule";
import { alignParagraphs, type Pairing } from "./align-paragraphs";
import { findMoves } from "./moves";
import { wordRuns, type WordRun } from "./word-runs";
import { isWord, splitTokens } from "./tokens";

export type RunKind = WordRun["kind"];
/** The start or end version of a redline. */
export type ComparedVersion = { id: string; versionNumber: number };
/**
 * Neighbouring runs of a block differ in kind. A `\n` is a line break, or the border of two paragraphs that were joined
 * or split; a tab in a row is the border of two cells. `isNumber` marks a counted clause number: a different one is no
 * change, and may be next to runs of its own kind.
 */
export type RedlineRun = WordRun & { isNumber?: true; parts?: readonly RedlinePart[] };
/**
 * Part of a run's text with its look; together they form the text, in cells with its line ends. Present only if some of
 * it has a look, or a cell has several lines.
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
 * shared by a moved paragraph's old and new place, else null; `edits`, at the new place, compares its words with those
 * at the old place, if they differ.
 */
export type RedlineBlock = {
  change: BlockChange;
  move: number | null;
  shape: BlockShape;
  runs: readonly RedlineRun[];
  edits?: readonly RedlineRun[];
};

/** `insertions` and `deletions` count places; a moved paragraph is neither, but edits in it count. */
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
 * Cost grows with length and change, with a bound for unrelated texts. The older text is the blocks that aren't
 * `inserted`, without their inserted runs, joined by `\n`; the newer likewise.
 */
export function redline(from: readonly Block[], to: readonly Block[]): Redline {
  const toText = hasNumbers(from) && hasNumbers(to) ? writtenText : blockText;
  const texts = { from: from.map(toText), to: to.map(toText) };
  const pairings = alignParagraphs(texts.from, texts.to);
  const moves = findMoves(pairings, texts);
  const blocks = pairings.map((pairing): RedlineBlock => {
    const { number = null, origin } = moves.get(pairing) ?? {};
    const shown = pairing.to.length > 0 ? to[pairing.to.start] : from[pairing.from.start];
    const isPut = origin !== undefined && origin !== pairing;
    const made = isPut ? toChange({ from: origin.from, to: pairing.to }, from, to) : null;
    const edits = made?.change === "changed" ? { edits: made.runs } : {};
    return { ...toChange(pairing, from, to), ...edits, move: number, shape: toShape(shown) };
  });
  return { counts: countChanges(blocks), blocks };
}

/** Whether a text has counted clause numbers; in older versions all are typed. */
function hasNumbers(blocks: readonly Block[]): boolean {
  return blocks.some((block) => findNumber(block) !== null);
}

function toChange(
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

/** Cell by cell if both rows have the same number, so that no words end up in another cell. */
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

/** If both paragraphs have counted numbers that differ. */
function renumbered(old: Block, fresh: Block): { was: string; is: string; runs: RedlineRun[] } | null {
  const [was, is] = [findNumber(old)?.text, findNumber(fresh)?.text];
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

function toShape(block: Block | undefined): BlockShape {
  if (!block) return { kind: "paragraph", indent: 0 };
  const { inlines: _, ...shape } = block;
  return shape;
}

/**
 * Whether two paragraphs look alike: kind, place and marks. Page marks aren't part of the look, nor are clause numbers
 * if both are counted.
 */
export function looksAlike(one: Block | undefined, other: Block | undefined): boolean {
  if (one === undefined || other === undefined || !isOneShape(one, other)) return false;
  const first = findNumber(one) !== null && findNumber(other) !== null ? 1 : 0;
  return isOneLook(textRuns(one).slice(first), textRuns(other).slice(first));
}

function isOneShape(one: Block, other: Block): boolean {
  if (one.kind !== other.kind || one.align !== other.align) return false;
  if (one.kind === "paragraph") return other.kind === "paragraph" && one.indent === other.indent;
  if (one.kind === "heading") return other.kind === "heading" && one.level === other.level;
  if (one.kind === "row") return other.kind === "row" && areOneRow(one.cells, other.cells);
  return other.kind === "item" && one.list === other.list && one.depth === other.depth;
}

/** Which table a row begins isn't part of its look; its neighbours decide that. */
function areOneRow(one: readonly CellShape[], other: readonly CellShape[]): boolean {
  const isOne = (cell: CellShape, twin: CellShape | undefined) =>
    cell.colSpan === twin?.colSpan &&
    cell.rowSpan === twin.rowSpan &&
    cell.isHeader === twin.isHeader &&
    cell.align === twin.align;
  return one.length === other.length && one.every((cell, index) => isOne(cell, other[index]));
}

function textRuns({ inlines }: Block): TextRun[] {
  return inlines.filter((inline): inline is TextRun => !isPageMark(inline) && inline.text !== "");
}

/** Runs of one look may be split differently; compares each letter's marks. */
function isOneLook(one: readonly TextRun[], other: readonly TextRun[]): boolean {
  let [left, right, leftUsed, rightUsed] = [0, 0, 0, 0];
  for (let [mine, theirs] = [one[0], other[0]]; mine && theirs; [mine, theirs] = [one[left], other[right]]) {
    if (mine.marks.length !== theirs.marks.length || !mine.marks.every((mark) => theirs.marks.includes(mark)))
      return false;
    const shared = Math.min(mine.text.length - leftUsed, theirs.text.length - rightUsed);
    leftUsed += shared;
    rightUsed += shared;
    if (leftUsed === mine.text.length) [left, leftUsed] = [left + 1, 0];
    if (rightUsed === theirs.text.length) [right, rightUsed] = [right + 1, 0];
  }
  return true;
}

/** Numbers of changes. A moved paragraph counts once as moved; only edits in it count as well. */
function countChanges(blocks: readonly RedlineBlock[]): RedlineCounts {
  const counts: RedlineCounts = {
    insertions: 0,
    deletions: 0,
    insertedWords: 0,
    deletedWords: 0,
    changedParagraphs: 0,
    insertedParagraphs: 0,
    deletedParagraphs: 0,
    movedParagraphs: 0,
    reformattedParagraphs: 0,
  };
  for (const block of blocks) {
    if (block.move !== null) {
      if (block.change === "inserted") counts.movedParagraphs += 1;
    } else countChange(counts, block.change);
    const runs = block.move === null ? block.runs : (block.edits ?? []);
    const isWhole = block.move === null && block.runs.length === 0; // an empty paragraph has no runs
    counts.insertions += isWhole && block.change === "inserted" ? 1 : countPlaces(runs, "inserted");
    counts.deletions += isWhole && block.change === "deleted" ? 1 : countPlaces(runs, "deleted");
    counts.insertedWords += countWords(runs, "inserted");
    counts.deletedWords += countWords(runs, "deleted");
  }
  return counts;
}

function countChange(counts: RedlineCounts, change: RedlineBlock["change"]): void {
  if (change === "changed") counts.changedParagraphs += 1;
  if (change === "reformatted") counts.reformattedParagraphs += 1;
  if (change === "inserted") counts.insertedParagraphs += 1;
  if (change === "deleted") counts.deletedParagraphs += 1;
}

const countPlaces = (runs: readonly RedlineRun[], kind: RunKind): number =>
  runs.filter((run) => run.kind === kind && !run.isNumber).length;

const countWords = (runs: readonly RedlineRun[], kind: RunKind): number =>
  runs.reduce(
    (sum, run) => (run.kind === kind && !run.isNumber ? sum + splitTokens(run.text).filter(isWord).length : sum),
    0,
  );
