import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { withDecided } from "@/lib/documents/word/export";
import { revisionsIn } from "@/lib/documents/word/revisions";
import { STORY_PARTS, WordFile } from "@/lib/documents/word/word-file";
import { OF_GRIDS } from "./layout";

/**
 * What a Word file said before the changes that are tracked in it: all of them rejected. Null where none are tracked,
 * where it said nothing, and where its markup can't be taken apart.
 */
export function blocksBefore(bytes: Uint8Array): Block[] | null {
  try {
    const file = new WordFile(bytes);
    const trees = STORY_PARTS.map((part) => file.tree(part));
    const isTracked = trees.some(
      (tree) => tree !== null && revisionsIn(tree).some(({ node }) => node.name !== OF_GRIDS),
    );
    if (!isTracked) return null;
    const blocks = withDecided(file, () => "reject").blocks.map(withoutSource);
    return blocks.some((block) => blockText(block).trim() !== "") ? blocks : null;
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null; // it is read as it stands
    throw cause;
  }
}
