import {
  $createRangeSelectionFromDom,
  $isElementNode,
  $isTextNode,
  $setSelection,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type PointType,
} from "lexical";
import { NumberNode } from "@/components/editor/html/number-node";

/** Clicks that select a whole paragraph. */
const WHOLE = 3;

/**
 * Browsers let a third click select a paragraph up to the beginning of the next one, so that the first letter typed
 * over it joins both: a clause or a heading would be lost. It selects the paragraph alone. @returns a function to stop.
 */
export function registerWholeBlockClick(editor: LexicalEditor): () => void {
  const click = ({ detail }: MouseEvent) => {
    if (detail >= WHOLE) editor.update($keepToBlock, { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
  };
  return editor.registerRootListener((root, previous) => {
    previous?.removeEventListener("click", click);
    root?.addEventListener("click", click);
  });

  function $keepToBlock(): void {
    const selection = $createRangeSelectionFromDom(window.getSelection(), editor);
    if (!selection || selection.isCollapsed()) return;
    const [block, next] = [$blockOf(selection.anchor.getNode()), $blockOf(selection.focus.getNode())];
    if (!block || !next || block.is(next) || !$isAtStart(selection.focus, next)) return;
    $setToEnd(selection.focus, block);
    $setSelection(selection);
  }
}

function $blockOf(node: LexicalNode): ElementNode | null {
  return [node, ...node.getParents()].filter($isElementNode).find((one) => !one.isInline()) ?? null;
}

function $isAtStart(point: PointType, block: ElementNode): boolean {
  if (point.offset !== 0) return false;
  const node = point.getNode();
  return node.is(block) || node.is(block.getFirstDescendant()) || node.getPreviousSiblings().every($isWithoutText);
}

/** A clause's number stands before its words, and the caret can't. */
const $isWithoutText = (node: LexicalNode) => node instanceof NumberNode || node.getTextContent() === "";

function $setToEnd(point: PointType, block: ElementNode): void {
  const last = block.getLastDescendant();
  if ($isTextNode(last)) point.set(last.getKey(), last.getTextContentSize(), "text");
  else point.set(block.getKey(), block.getChildrenSize(), "element");
}
