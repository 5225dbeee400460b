/** Merges two people's changes to one text in the browser. Loaded on first use. */
import { merge, mergedBlocks, type MergePiece, type Overlap, type OverlapChoice } from "@/lib/documents/redline/merge";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

type Merged = { overlaps: readonly Overlap[]; merged: (choices: OverlapChoice[]) => string };

/** Where both changed the same place, and the merged text once each is decided. */
export function mergedTexts(base: string, mine: string, theirs: string): Merged {
  const pieces: MergePiece[] = merge(blocksFromHtml(base), blocksFromHtml(mine), blocksFromHtml(theirs));
  return {
    overlaps: pieces.filter((piece) => piece.kind === "overlap"),
    merged: (choices) => htmlFromBlocks(mergedBlocks(pieces, choices)),
  };
}
