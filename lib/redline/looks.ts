import { isPageMark, type Block } from "@/lib/richtext/blocks";

/** Whether two paragraphs of one text look alike: kind, place and marks. Page marks are no look. */
export function looksAlike(one: Block | undefined, other: Block | undefined): boolean {
  return one !== undefined && other !== undefined && lookOf(one) === lookOf(other);
}

function lookOf(block: Block): string {
  const { inlines, ...shape } = block;
  const parts: string[] = [JSON.stringify(shape, Object.keys(shape).sort())];
  let last = "";
  let length = 0;
  for (const inline of inlines) {
    if (isPageMark(inline) || inline.text === "") continue;
    const marks = [...inline.marks].sort().join(" ");
    if (marks !== last) parts.push(`${length}:${marks}`);
    last = marks;
    length += inline.text.length;
  }
  return parts.join("|");
}
