import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { withoutSource, type SourcedBlock, type StoryPart } from "@/lib/documents/extraction/docx/origins";
import { findParagraph } from "@/lib/word/line/places";
import { toLine } from "@/lib/word/line/line";
import { type WordFile, STORY_PARTS } from "@/lib/word/file/word-file";
import type { WordNode, WordTree } from "@/lib/word/file/tree";

/** The kinds of text unit: a letter, a number that Word counts, a cell or line separator, the end of a block. */
export const LETTER = 0;
export const LABEL = 1;
const DERIVED = 2;
export const BOUNDARY = 3;

/** Distinguishes units next to letters from the letters, by offset in an element. */
const BESIDE = 1 << 22;

/**
 * One reading of a file: its plain text, and for each unit its element (`Elements`) and the offset in it. The end of
 * the last block is a unit too.
 */
export type Reading = {
  text: string;
  blocks: readonly Block[];
  /** The start of each block. */
  starts: readonly number[];
  sort: Uint8Array;
  node: Int32Array;
  from: Int32Array;
};

/** Reads a copy of the stamped file, from which elements may have been removed, but not added. */
export function readElements(copy: WordFile, elements: Elements): Reading {
  const blocks = copy.blocks;
  const text = toPlainText(blocks).text;
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

/** Element numbers by their positions in a copy. */
function numbersIn(copy: WordFile, elements: Elements): Ids {
  if (copy === elements.file) return ({ source }, at) => (at < 0 ? -1 : elements.findId(source?.part ?? "main", at));
  const stamps = new Map<string, Int32Array>();
  return ({ source }, at) => {
    const part = source?.part ?? "main";
    const tree = copy.tree(part);
    if (at < 0 || !tree) return -1;
    let known = stamps.get(part);
    if (!known) stamps.set(part, (known = readStamps(tree)));
    return known[at] ?? -1;
  };
}

function fillBlock(
  { sort, node, from }: Reading,
  start: number,
  { block, ids, elements }: { block: SourcedBlock; ids: Ids; elements: Elements },
): void {
  const line = toLine(block);
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

/** A cell separator gets the number of the cell after it; anything else that of the next letter's paragraph. */
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
  const paragraph = letter && findParagraph(letter);
  return paragraph ? id - (letter.at - paragraph.at) : id;
}

/** Ignored by extraction, like all attributes with this prefix. */
const STAMP = "w:rsidStamp";

/** All elements of a file's text parts, by numbers that stay valid in a copy with other changes resolved. */
export type Elements = {
  /** The file with the element numbers written into it; never to be exported. */
  file: WordFile;
  nodes: readonly WordNode[];
  /** The part of an element. */
  findTree: (id: number) => WordTree | undefined;
  findId: (part: StoryPart, at: number) => number;
};

/** Numbers the elements of a file. Linear. */
export function stampedElements(original: WordFile): Elements {
  const written = new Map<StoryPart, WordTree>();
  const firsts = new Map<StoryPart, number>();
  let count = 0;
  for (const part of STORY_PARTS) {
    const tree = original.tree(part);
    if (!tree) continue;
    firsts.set(part, count);
    written.set(part, stamped(tree, count));
    count += tree.nodes.length;
  }
  const file = original.withTrees(written);
  const parts = [...firsts].flatMap(([part, first]) => {
    const tree = file.tree(part);
    return tree ? [{ first, tree }] : [];
  });
  return {
    file,
    nodes: parts.flatMap(({ tree }) => tree.nodes),
    findTree: (id) => parts.findLast(({ first }) => first <= id)?.tree,
    findId: (part, at) => (firsts.get(part) ?? 0) + at,
  };
}

/** The element numbers of a stamped part, by position; below 0 for none. */
function readStamps({ xml, nodes }: WordTree): Int32Array {
  const stamp = new RegExp(`<[^\\s/>]+ ${STAMP}="(\\d+)"`, "y");
  return Int32Array.from(nodes, ({ start }) => {
    stamp.lastIndex = start;
    return Number(stamp.exec(xml)?.[1] ?? -1);
  });
}

/** A part with its element numbers written in; each position shifts by what is inserted before it. */
function stamped({ xml, root, nodes, prefix }: WordTree, first: number): WordTree {
  const pieces: string[] = [];
  const moved = new Int32Array(nodes.length + 1);
  let at = 0;
  for (const { start, at: number } of nodes) {
    const end = endOfName(xml, start + 1);
    const stamp = ` ${STAMP}="${first + number}"`;
    pieces.push(xml.slice(at, end), stamp);
    moved[number + 1] = (moved[number] ?? 0) + stamp.length;
    at = end;
  }
  const copies = copyNodes(nodes, moved);
  return { xml: pieces.join("") + xml.slice(at), root: copies[0] ?? root, nodes: copies, prefix };
}

/** @param moved by how much each element's opening tag shifts, and, last, the end of the part */
function copyNodes(nodes: readonly WordNode[], moved: Int32Array): WordNode[] {
  const copies: WordNode[] = [];
  const children: WordNode[][] = [];
  for (const node of nodes) {
    const [before, within] = [moved[node.at] ?? 0, moved[node.at + 1] ?? 0];
    const behind = moved[node.lastAt + 1] ?? 0;
    const own: WordNode[] = [];
    const copy: WordNode = {
      ...node,
      start: node.start + before,
      openEnd: node.openEnd + within,
      closeStart: node.closeStart + behind,
      end: node.end + behind,
      parent: node.parent ? (copies[node.parent.at] ?? null) : null,
      children: own,
    };
    if (node.parent) children[node.parent.at]?.push(copy);
    copies.push(copy);
    children.push(own);
  }
  return copies;
}

function endOfName(xml: string, from: number): number {
  let at = from;
  while (at < xml.length && !/[\s/>]/.test(xml[at] ?? ">")) at += 1;
  return at;
}
