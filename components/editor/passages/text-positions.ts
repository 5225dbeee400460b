/** Offsets of the plain text (`toPlainText`), and their positions in the editor and on the page. */
import {
  $isElementNode,
  $isTextNode,
  getDOMTextNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type PointType,
} from "lexical";
import { $textBlocks } from "@/components/editor/html/html-sync";
import { $textOfLeaf, Gap } from "@/components/editor/html/inline-sync";
import type { TextRange } from "./find-passage";

/** A place in the editor: in a text node, or before the child `offset` of an element. */
type Place = { key: NodeKey; offset: number; type: "text" | "element" };
export type PlaceRange = { start: Place; end: Place };

type PositionedLeaf = { leaf: LexicalNode; start: number; end: number };
type Positions = { text: string; list: readonly PositionedLeaf[] };

/** Includes the editor leaf of each stretch. Call it inside a read or an update. */
export function $positions(): Positions {
  const list: PositionedLeaf[] = [];
  const lines: string[] = [];
  let start = 0;
  for (const { shell, leaves } of $textBlocks()) {
    let line = "";
    for (const leaf of leaves) {
      const text = $textOfLeaf(leaf);
      if (text === "") continue; // page marks take no offsets
      if (!(leaf instanceof Gap))
        list.push({ leaf, start: start + line.length, end: start + line.length + text.length });
      line += text;
    }
    lines.push(shell.kind === "row" ? line.replaceAll("\n", " ") : line);
    start += line.length + 1;
  }
  return { text: lines.join("\n"), list };
}

/** A text range as nodes; null if there is no text. */
export function $placesIn({ list }: Positions, { start, end }: TextRange): PlaceRange | null {
  const first = list[firstWhere(list, (leaf) => leaf.end > start)];
  const last = list[firstWhere(list, (leaf) => leaf.start >= end) - 1];
  if (!first || !last) return null;
  return {
    start: $placeIn(first, Math.max(0, start - first.start)),
    end: $placeIn(last, Math.min(end, last.end) - last.start),
  };
}

/** The offset of a selection point; null if there is no text. */
export function $findOffset({ list }: Positions, point: PointType): number | null {
  const node = point.getNode();
  if ($isTextNode(node)) {
    const leaf = list.find((candidate) => candidate.leaf.is(node));
    return leaf ? leaf.start + point.offset : null;
  }
  const next = $isElementNode(node) ? node.getChildAtIndex(point.offset) : null;
  const following = next
    ? list.find(
        ({ leaf }) => leaf.is(next) || leaf.getParents().some((parent) => parent.is(next)) || next.isBefore(leaf),
      )
    : null;
  if (following) return following.start;
  return (
    list.findLast(({ leaf }) => leaf.getParents().some((parent) => parent.is(node)))?.end ?? list.at(-1)?.end ?? null
  );
}

/** The range in the page's DOM; null while it isn't displayed. */
export function toDomRange(editor: LexicalEditor, { start, end }: PlaceRange): Range | null {
  const from = domPlace(editor, start);
  const to = domPlace(editor, end);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

/** Binary search: the index of the first leaf that meets a condition all later ones meet too. */
function firstWhere(list: readonly PositionedLeaf[], fulfils: (leaf: PositionedLeaf) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const leaf = list[middle];
    if (leaf && fulfils(leaf)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function $placeIn({ leaf }: PositionedLeaf, offset: number): Place {
  if ($isTextNode(leaf)) return { key: leaf.getKey(), offset, type: "text" };
  return {
    key: leaf.getParentOrThrow().getKey(),
    offset: leaf.getIndexWithinParent() + Math.min(1, offset),
    type: "element",
  };
}

function domPlace(editor: LexicalEditor, { key, offset, type }: Place): { node: Node; offset: number } | null {
  const element = editor.getElementByKey(key);
  if (!element) return null;
  const node = type === "text" ? getDOMTextNode(element) : element;
  return node
    ? { node, offset: Math.min(offset, type === "text" ? (node.textContent?.length ?? 0) : node.childNodes.length) }
    : null;
}
