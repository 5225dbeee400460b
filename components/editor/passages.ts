/** Shows a passage of the plain text in the editor: selected, scrolled into view, highlighted for a while. Source: decisions §7. */
import { $createRangeSelection, $isTextNode, $setSelection, getDOMTextNode, SKIP_SCROLL_INTO_VIEW_TAG, type LexicalEditor, type LexicalNode, type NodeKey } from "lexical";
import type { Passage } from "@/lib/assistant/engines/port";
import { findPassage, type TextRange } from "./find-passage";
import { highlight } from "./highlight";
import { $textBlocks } from "./html-sync";

/** A place in the editor: in a text node, or before the child `offset` of an element. */
export type Place = { key: NodeKey; offset: number; type: "text" | "element" };
export type PlaceRange = { start: Place; end: Place };

/**
 * Selects and shows a passage, also when the text was edited since (its words are looked for then).
 * @returns false when its words are no longer in the text; nothing changes then.
 */
export function showPassage(editor: LexicalEditor, passage: Pick<Passage, "content" | "start" | "end">): boolean {
  const range = editor.read(() => $placesOf(passage));
  if (!range) return false;
  editor.update(() => $select(range), { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
  const domRange = domRangeOf(editor, range);
  if (!domRange) return true; // no page, no view
  if (!editor.isEditable()) selectOnPage(domRange);
  scrollTo(domRange);
  highlight(domRange);
  return true;
}

/** Where a passage stands now, in nodes. To be called inside a read or an update. */
export function $placesOf(passage: Pick<Passage, "content" | "start" | "end">): PlaceRange | null {
  const leaves = $positionedLeaves();
  const range = findPassage(leaves.text, passage);
  if (!range) return null;
  return $rangeIn(leaves.list, range);
}

/** The plain text that offsets refer to, as `plainTextOf` makes it of the same blocks. */
export function $plainText(): string {
  return $positionedLeaves().text;
}

type PositionedLeaf = { leaf: LexicalNode; start: number; end: number };

function $positionedLeaves(): { text: string; list: PositionedLeaf[] } {
  const list: PositionedLeaf[] = [];
  const lines: string[] = [];
  let start = 0;
  for (const { leaves } of $textBlocks()) {
    let line = "";
    for (const leaf of leaves) {
      const text = leaf.getTextContent();
      if (text === "") continue; // page marks have no place in the text
      list.push({ leaf, start: start + line.length, end: start + line.length + text.length });
      line += text;
    }
    lines.push(line);
    start += line.length + 1;
  }
  return { text: lines.join("\n"), list };
}

function $rangeIn(leaves: readonly PositionedLeaf[], { start, end }: TextRange): PlaceRange | null {
  const first = leaves.find((leaf) => leaf.end > start);
  const last = leaves.findLast((leaf) => leaf.start < end);
  if (!first || !last) return null;
  return { start: $placeIn(first, Math.max(0, start - first.start)), end: $placeIn(last, Math.min(end, last.end) - last.start) };
}

function $placeIn({ leaf }: PositionedLeaf, offset: number): Place {
  if ($isTextNode(leaf)) return { key: leaf.getKey(), offset, type: "text" };
  return { key: leaf.getParentOrThrow().getKey(), offset: leaf.getIndexWithinParent() + offset, type: "element" };
}

function $select({ start, end }: PlaceRange): void {
  const selection = $createRangeSelection();
  selection.anchor.set(start.key, start.offset, start.type);
  selection.focus.set(end.key, end.offset, end.type);
  $setSelection(selection);
}

function domRangeOf(editor: LexicalEditor, { start, end }: PlaceRange): Range | null {
  const from = domPlace(editor, start);
  const to = domPlace(editor, end);
  if (!from || !to) return null;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

function domPlace(editor: LexicalEditor, { key, offset, type }: Place): { node: Node; offset: number } | null {
  const element = editor.getElementByKey(key);
  if (!element) return null;
  const node = type === "text" ? getDOMTextNode(element) : element;
  return node ? { node, offset: Math.min(offset, type === "text" ? (node.textContent?.length ?? 0) : node.childNodes.length) } : null;
}

function selectOnPage(range: Range): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range.cloneRange());
}

/** Twice: blocks out of sight have an estimated height until they are drawn, and a passage may stand far down in its block. */
function scrollTo(range: Range): void {
  const { startContainer } = range;
  const target = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  target?.scrollIntoView({ block: "center", inline: "nearest" });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { top } = range.getBoundingClientRect();
      const third = window.innerHeight / 3;
      if (top < third / 2 || top > third * 2) window.scrollBy({ top: top - third });
    }),
  );
}
