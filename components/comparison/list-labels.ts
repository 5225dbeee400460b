import { listNumbers } from "@/lib/documents/numbering/list-numbers";
import type { RedlineBlock } from "@/lib/documents/redline/redline";
import type { Block } from "@/lib/documents/richtext/blocks";

/**
 * What stands before each list item: its number in the newer text, in the older one where it was deleted, or a bullet;
 * null elsewhere.
 */
export function listLabels(blocks: readonly RedlineBlock[]): (string | null)[] {
  const newer = numbersWithout(blocks, "deleted");
  const older = numbersWithout(blocks, "inserted");
  return blocks.map(({ shape, change }, index) => {
    if (shape.kind !== "item") return null;
    const number = (change === "deleted" ? older : newer)[index];
    return number ? `${number}.` : "•";
  });
}

function numbersWithout(blocks: readonly RedlineBlock[], left: "inserted" | "deleted"): (number | null)[] {
  const shown = blocks.flatMap((block, index) =>
    block.change === left ? [] : [{ index, block: { ...block.shape, inlines: [] } as Block }],
  ); // a shape is a block without its text
  const numbers = listNumbers(shown.map(({ block }) => block));
  const all = Array<number | null>(blocks.length).fill(null);
  shown.forEach(({ index }, place) => (all[index] = numbers[place] ?? null));
  return all;
}
