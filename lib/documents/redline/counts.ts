import type { RedlineBlock, RedlineCounts, RunKind } from "./redline";
import { isWord, tokensOf } from "./tokens";

/** What changed, in numbers. A paragraph that was only moved counts as moved, once, and as nothing else. */
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
      continue;
    }
    if (block.change === "changed") counts.changedParagraphs += 1;
    if (block.change === "reformatted") counts.reformattedParagraphs += 1;
    if (block.change === "inserted") counts.insertedParagraphs += 1;
    if (block.change === "deleted") counts.deletedParagraphs += 1;
    counts.insertions += placesOf(block, "inserted");
    counts.deletions += placesOf(block, "deleted");
    counts.insertedWords += wordsOf(block, "inserted");
    counts.deletedWords += wordsOf(block, "deleted");
  }
  return counts;
}

function placesOf(block: RedlineBlock, kind: RunKind): number {
  // an empty paragraph has no runs
  return block.change === kind ? 1 : block.runs.filter((run) => run.kind === kind && !run.isNumber).length;
}

function wordsOf(block: RedlineBlock, kind: RunKind): number {
  return block.runs.reduce(
    (sum, run) => (run.kind === kind && !run.isNumber ? sum + tokensOf(run.text).filter(isWord).length : sum),
    0,
  );
}
