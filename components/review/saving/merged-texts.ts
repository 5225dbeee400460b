/** Two people's changes of one text put together, in the browser. Comes when it is asked for first. */
import { merge, mergedBlocks, type MergePiece, type Overlap, type OverlapChoice } from "@/lib/documents/redline/merge";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

type Merged = { overlaps: readonly Overlap[]; merged: (choices: OverlapChoice[]) => string };

/** Where both changed one place, and the whole text once it is chosen what becomes of each. */
export function mergedTexts(base: string, mine: string, theirs: string): Merged {
  const pieces: MergePiece[] = merge(blocksFromHtml(base), blocksFromHtml(mine), blocksFromHtml(theirs));
  return {
    overlaps: pieces.filter((piece) => piece.kind === "overlap"),
    merged: (choices) => htmlFromBlocks(mergedBlocks(pieces, choices)),
  };
}
