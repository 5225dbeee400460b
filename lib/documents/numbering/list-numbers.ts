import type { Block } from "@/lib/documents/richtext/blocks";

/** The number that each block carries as an item of a numbered list, or null; lists count as HTML's nested lists do. */
export function listNumbers(blocks: readonly Block[]): (number | null)[] {
  let open: { list: "bullet" | "number"; count: number }[] = [];
  return blocks.map((block) => {
    if (block.kind !== "item") {
      open = [];
      return null;
    }
    open = open.slice(0, block.depth + 1);
    while (open.length < block.depth) open.push({ list: block.list, count: 0 });
    const level = open[block.depth];
    const count = level?.list === block.list ? level.count + 1 : 1;
    open[block.depth] = { list: block.list, count };
    return block.list === "number" ? count : null;
  });
}
