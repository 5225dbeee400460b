import { blockText, type Block } from "@/lib/documents/richtext/blocks";

/** Where each block begins in the text of all. */
export function startsOf(blocks: readonly Block[]): number[] {
  let at = 0;
  return blocks.map((block) => {
    const start = at;
    at += blockText(block).length + 1;
    return start;
  });
}

/** The block in which a unit stands, its end included. */
export function blockAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= at) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}
