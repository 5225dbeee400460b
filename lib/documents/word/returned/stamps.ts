import { STORY_PARTS, type WordFile } from "@/lib/documents/word/file/word-file";
import type { StoryPart } from "@/lib/documents/extraction/docx/origins";
import type { WordNode, WordTree } from "@/lib/documents/word/file/tree";

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

/** A part with the numbers of its elements written on them: each place moves by what is written before it. */
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
  const copies = copiesOf(nodes, moved);
  return { xml: pieces.join("") + xml.slice(at), root: copies[0] ?? root, nodes: copies, prefix };
}

/** @param moved by how much the opening tag of each element moves, and behind the last by how much its own end does */
function copiesOf(nodes: readonly WordNode[], moved: Int32Array): WordNode[] {
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
