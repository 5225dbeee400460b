import { STORY_PARTS, type WordFile } from "@/lib/documents/word/word-file";
import type { StoryPart } from "@/lib/documents/extraction/docx/origins";
import type { WordNode, WordTree } from "@/lib/documents/word/tree";

/** Read over by extraction, as all attributes that begin so. */
const STAMP = "w:rsidStamp";

/** All elements of a file's parts of text, under numbers that a copy with other changes decided keeps. */
export type Elements = {
  /** The file with its elements' numbers written on them; never to be written out. */
  file: WordFile;
  nodes: readonly WordNode[];
  /** In which part an element stands. */
  treeOf: (id: number) => WordTree | undefined;
  idOf: (part: StoryPart, at: number) => number;
};

/** Numbers the elements of a file. Linear. */
export function stampedElements(original: WordFile): Elements {
  const written = new Map<StoryPart, string>();
  const firsts = new Map<StoryPart, number>();
  let count = 0;
  for (const part of STORY_PARTS) {
    const tree = original.tree(part);
    if (!tree) continue;
    firsts.set(part, count);
    written.set(part, stamped(tree, count));
    count += tree.nodes.length;
  }
  const file = original.with(written);
  const parts = [...firsts].flatMap(([part, first]) => {
    const tree = file.tree(part);
    return tree ? [{ first, tree }] : [];
  });
  return {
    file,
    nodes: parts.flatMap(({ tree }) => tree.nodes),
    treeOf: (id) => parts.findLast(({ first }) => first <= id)?.tree,
    idOf: (part, at) => (firsts.get(part) ?? 0) + at,
  };
}

/** The numbers of the elements of a stamped part, by their places in it; below 0 where one has none. */
export function stampsOf({ xml, nodes }: WordTree): Int32Array {
  const stamp = new RegExp(`<[^\\s/>]+ ${STAMP}="(\\d+)"`, "y");
  return Int32Array.from(nodes, ({ start }) => {
    stamp.lastIndex = start;
    return Number(stamp.exec(xml)?.[1] ?? -1);
  });
}

function stamped({ xml, nodes }: WordTree, first: number): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, at: number } of nodes) {
    const end = endOfName(xml, start + 1);
    pieces.push(xml.slice(at, end), ` ${STAMP}="${first + number}"`);
    at = end;
  }
  return pieces.join("") + xml.slice(at);
}

function endOfName(xml: string, from: number): number {
  let at = from;
  while (at < xml.length && !/[\s/>]/.test(xml[at] ?? ">")) at += 1;
  return at;
}
