import type { RedlineBlock, RedlineCounts, RedlineRun, RunKind } from "./redline";
import { isWord, tokensOf } from "./tokens";

/** What changed, in numbers. A paragraph that was moved counts as moved, once; of it only edits count beside. */
export function countsOf(blocks: readonly RedlineBlock[]): RedlineCounts {
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
    counts.insertions += isWhole && block.change === "inserted" ? 1 : placesOf(runs, "inserted");
    counts.deletions += isWhole && block.change === "deleted" ? 1 : placesOf(runs, "deleted");
    counts.insertedWords += wordsOf(runs, "inserted");
    counts.deletedWords += wordsOf(runs, "deleted");
  }
  return counts;
}

function countChange(counts: RedlineCounts, change: RedlineBlock["change"]): void {
  if (change === "changed") counts.changedParagraphs += 1;
  if (change === "reformatted") counts.reformattedParagraphs += 1;
  if (change === "inserted") counts.insertedParagraphs += 1;
  if (change === "deleted") counts.deletedParagraphs += 1;
}

const placesOf = (runs: readonly RedlineRun[], kind: RunKind): number =>
  runs.filter((run) => run.kind === kind && !run.isNumber).length;

const wordsOf = (runs: readonly RedlineRun[], kind: RunKind): number =>
  runs.reduce(
    (sum, run) => (run.kind === kind && !run.isNumber ? sum + tokensOf(run.text).filter(isWord).length : sum),
    0,
  );
