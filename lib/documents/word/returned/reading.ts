import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { plainTextOf } from "@/lib/documents/richtext/plain-text";
import { withoutSource, type SourcedBlock } from "@/lib/documents/extraction/docx/origins";
import { paragraphOf } from "@/lib/documents/word/line/places";
import { lineOf } from "@/lib/documents/word/line/line";
import type { WordFile } from "@/lib/documents/word/file/word-file";
import { type Elements, stampsOf } from "./stamps";

/** What a unit of a text is: a letter, a number that Word counts, what parts cells and lines, the end of a block. */
export const LETTER = 0;
export const LABEL = 1;
const DERIVED = 2;
export const BOUNDARY = 3;

/** What stands beside letters is told apart from them by its place in an element. */
const BESIDE = 1 << 22;

/**
 * One way to read a file: its plain text, and for each unit of it from which element it is (`Elements`), and which unit
 * of that. The end of the last block is a unit too.
 */
export type Reading = {
  text: string;
  blocks: readonly Block[];
  /** Where each block begins. */
  starts: readonly number[];
  sort: Uint8Array;
  node: Int32Array;
  from: Int32Array;
};

/** Reads a copy of the stamped file, whose elements may have gone, but not come. */
export function readingOf(copy: WordFile, elements: Elements): Reading {
  const blocks = copy.blocks;
  const text = plainTextOf(blocks).text;
  const units = text.length + 1;
  const reading = {
    text,
    blocks: blocks.map(withoutSource),
    starts: [] as number[],
    sort: new Uint8Array(units),
    node: new Int32Array(units).fill(-1),
    from: new Int32Array(units),
  };
  const ids = numbersIn(copy, elements);
  let start = 0;
  for (const block of blocks) {
    reading.starts.push(start);
    const { length } = blockText(block);
    fillBlock(reading, start, { block, ids, elements });
    start += length + 1;
  }
  return reading;
}

type Ids = (block: SourcedBlock, at: number) => number;

/** The numbers of elements by their places in a copy. */
function numbersIn(copy: WordFile, elements: Elements): Ids {
  if (copy === elements.file) return ({ source }, at) => (at < 0 ? -1 : elements.idOf(source?.part ?? "main", at));
  const stamps = new Map<string, Int32Array>();
  return ({ source }, at) => {
    const part = source?.part ?? "main";
    const tree = copy.tree(part);
    if (at < 0 || !tree) return -1;
    let known = stamps.get(part);
    if (!known) stamps.set(part, (known = stampsOf(tree)));
    return known[at] ?? -1;
  };
}

function fillBlock(
  { sort, node, from }: Reading,
  start: number,
  { block, ids, elements }: { block: SourcedBlock; ids: Ids; elements: Elements },
): void {
  const line = lineOf(block);
  const isRow = block.source?.kind === "row";
  const ends = block.source?.kind === "row" ? [block.source.at] : (block.source?.at ?? []);
  let isLeading = !isRow;
  const { length } = line.text;
  for (let unit = 0; unit < length;) {
    const at = line.at[unit] ?? -1;
    let next = unit + 1;
    while (next < length && line.at[next] === at) next += 1; // units of one element are alike
    const id = ids(block, at);
    const name = id < 0 ? "" : (elements.nodes[id]?.name ?? "");
    const isLetter = id >= 0 && name !== "w:p" && name !== "w:tc";
    if (isLetter) isLeading = false;
    sort.fill(isLetter ? LETTER : isLeading ? LABEL : DERIVED, start + unit, start + next);
    if (isLetter) node.fill(id, start + unit, start + next);
    unit = next;
  }
  from.set(line.from, start);
  const end = start + line.text.length;
  sort[end] = BOUNDARY;
  node[end] = ids(block, ends.at(-1) ?? -1);
  const cells = block.source?.kind === "row" ? block.source.cells.map((at) => ids(block, at)) : [];
  nameDerived({ sort, node, from }, { start, end, text: line.text, cells, elements });
}

/** What parts cells is named by the cell behind it; all else by the paragraph of the letter behind it. */
function nameDerived(
  { sort, node, from }: Pick<Reading, "sort" | "node" | "from">,
  at: { start: number; end: number; text: string; cells: readonly number[]; elements: Elements },
): void {
  if (!sort.subarray(at.start, at.end).includes(DERIVED)) return;
  let cell = at.cells.length;
  let behind = node[at.end] ?? -1;
  for (let unit = at.end - 1; unit >= at.start; unit -= 1) {
    if (sort[unit] === LETTER) behind = paragraphOfLetter(node[unit] ?? -1, at.elements);
    if (sort[unit] !== DERIVED) continue;
    const isCellEnd = cell > 1 && at.text[unit - at.start] === "\t";
    if (isCellEnd) cell -= 1;
    node[unit] = isCellEnd ? (at.cells[cell] ?? -1) : behind;
  }
  for (let unit = at.start; unit < at.end; unit += 1) {
    if (sort[unit] !== DERIVED) continue;
    const isNext = unit > at.start && sort[unit - 1] === DERIVED && node[unit - 1] === node[unit];
    from[unit] = isNext ? (from[unit - 1] ?? 0) + 1 : BESIDE;
  }
}

function paragraphOfLetter(id: number, { nodes }: Elements): number {
  const letter = nodes[id];
  const paragraph = letter && paragraphOf(letter);
  return paragraph ? id - (letter.at - paragraph.at) : id;
}
