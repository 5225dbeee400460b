import { numberLength } from "@/lib/documents/numbering/numbered";
import { withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { numberMark } from "@/lib/documents/word/revisions";
import { inShapeOf, slicedInlines } from "./formats";
import type { TrackedReading } from "./found";
import { LABEL, type Reading } from "./reading";

/**
 * What should equal the sent text, where their tracked changes of numbers are rejected: those clauses have the numbers
 * that were sent, and the clauses behind them count on from these.
 */
export function withFormerNumbers(
  sent: readonly Block[],
  { before, elements, ours }: Pick<TrackedReading, "before" | "elements" | "ours">,
): readonly Block[] {
  const isMarked = (index: number) => {
    const paragraph = elements.nodes[before.node[endOf(before, index)] ?? -1];
    const mark = paragraph && numberMark(paragraph);
    return mark !== undefined && !ours.has(mark);
  };
  const marked = before.blocks.flatMap((_, index) => (isMarked(index) ? [index] : []));
  if (marked.length === 0) return before.blocks;
  const labels = before.blocks.map((_, index) => labelLength(before, index));
  const written = before.blocks.map((block, index) => blockText(block).slice(labels[index]));
  const blocks = [...before.blocks];
  const sentTexts = sent.map((block) => blockText(block).slice(numberLength(block)));
  const pairs = new Map(alignParagraphs(written, sentTexts).map((pairing) => [pairing.from.start, pairing]));
  for (const index of marked) {
    const [block, pairing] = [blocks[index], pairs.get(index)];
    const twin = pairing?.to.length === 1 ? sent[pairing.to.start] : undefined;
    if (block && twin) blocks[index] = numberedLike(block, twin, labels[index] ?? 0);
  }
  return withCountedNumbers(blocks);
}

/** A block with the number and the shape of another; its own number is the first units of it. */
function numberedLike(block: Block, twin: Block, label: number): Block {
  const [text, other] = [blockText(block), blockText(twin)];
  const own = text.slice(label);
  const lead = other.endsWith(own) ? other.length - own.length : numberLength(twin);
  const inlines = [...slicedInlines(twin.inlines, 0, lead), ...slicedInlines(block.inlines, label, text.length)];
  return inShapeOf({ ...block, inlines }, twin);
}

function endOf({ starts, blocks }: Reading, index: number): number {
  const block = blocks[index];
  return (starts[index] ?? 0) + (block ? blockText(block).length : 0);
}

function labelLength(reading: Reading, index: number): number {
  const [start, end] = [reading.starts[index] ?? 0, endOf(reading, index)];
  let at = start;
  while (at < end && reading.sort[at] === LABEL) at += 1;
  return at - start;
}
