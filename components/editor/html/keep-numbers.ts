import { HeadingNode } from "@lexical/rich-text";
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  COMMAND_PRIORITY_HIGH,
  DELETE_CHARACTER_COMMAND,
  HISTORY_MERGE_TAG,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ARROW_LEFT_COMMAND,
  mergeRegister,
  ParagraphNode,
  SELECTION_CHANGE_COMMAND,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type PointType,
} from "lexical";
import { NumberCounter } from "@/lib/documents/numbering/count-numbers";
import { LOAD_TAG } from "./html-sync";
import { $createNumberNode, $isNumberNode, NumberNode } from "./number-node";
import { $isPageMarkNode } from "./page-mark-node";

/**
 * Keeps clause numbers with their clauses: recounts them when one comes or goes, keeps them first in their paragraph or
 * removes them, lets the caret skip them, lets Backspace delete them, and numbers a paragraph started after a numbered
 * one. @returns a function to stop. Source: B-10.15.
 */
export function registerNumbers(editor: LexicalEditor): () => void {
  const known = new Set<NodeKey>();
  return mergeRegister(
    editor.registerNodeTransform(NumberNode, (node) => {
      if (!$isInPlace(node)) node.remove();
    }),
    editor.registerCommand(SELECTION_CHANGE_COMMAND, () => $passNumber(), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ARROW_LEFT_COMMAND, (event) => $toBlockBefore(event), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DELETE_CHARACTER_COMMAND, (isBack) => isBack && $deleteNumber(), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, () => $beginNumbered(), COMMAND_PRIORITY_HIGH),
    editor.registerUpdateListener(({ editorState, dirtyLeaves }) => {
      const gone = [...known].filter((key) => !editorState._nodeMap.has(key));
      const fresh = [...dirtyLeaves].filter((key) => !known.has(key) && $isNumberNode(editorState._nodeMap.get(key)));
      for (const key of gone) known.delete(key);
      for (const key of fresh) known.add(key);
      if (gone.length + fresh.length > 0) editor.update($countAll, { tag: [HISTORY_MERGE_TAG, LOAD_TAG] });
    }),
  );
}

function $countAll(): void {
  const counter = new NumberCounter();
  for (const block of $getRoot().getChildren()) {
    const number = $findNumber(block);
    const counted = number && counter.next(number.getShape().rule);
    if (number && counted && counted !== number.getShape().text) number.setText(counted);
  }
}

/** The number a block starts with, ignoring page marks. */
function $findNumber(block: LexicalNode): NumberNode | null {
  if (!$isElementNode(block)) return null;
  let child = block.getFirstChild();
  while ($isPageMarkNode(child)) child = child.getNextSibling();
  return $isNumberNode(child) ? child : null;
}

function $isInPlace(node: NumberNode): boolean {
  const block = node.getParent();
  const isClause = block instanceof ParagraphNode || block instanceof HeadingNode;
  return isClause && $isRootNode(block.getParent()) && node.is($findNumber(block));
}

/** Moves a selection end from before a number to after it. */
function $passNumber(): false {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  for (const point of [selection.anchor, selection.focus]) {
    const block = point.type === "element" ? point.getNode() : null;
    const number = block && $findNumber(block);
    if (block && number && point.offset <= number.getIndexWithinParent())
      point.set(block.getKey(), number.getIndexWithinParent() + 1, "element");
  }
  return false;
}

/** The number right before a caret. */
function $numberBeforeCaret(): NumberNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const before = $nodeBefore(selection.anchor);
  return $isNumberNode(before) ? before : null;
}

function $nodeBefore(point: PointType): LexicalNode | null {
  const node = point.getNode();
  if ($isElementNode(node)) return point.offset === 0 ? null : node.getChildAtIndex(point.offset - 1);
  return point.offset === 0 ? node.getPreviousSibling() : null;
}

function $toBlockBefore(event: KeyboardEvent): boolean {
  const before = event.shiftKey ? null : $numberBeforeCaret()?.getParent()?.getPreviousSibling();
  if (!$isElementNode(before)) return false;
  event.preventDefault();
  before.selectEnd();
  return true;
}

function $deleteNumber(): boolean {
  const number = $numberBeforeCaret();
  number?.remove();
  return number !== null;
}

/** After an empty clause the text continues without numbers, as in other editors. */
function $beginNumbered(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const block = $findBlock(selection.anchor.getNode());
  const number = block && $findNumber(block);
  if (!block || !number) return false;
  if (block.getTextContent() === number.getTextContent()) {
    number.remove();
    return true;
  }
  const next = selection.insertParagraph();
  if (next?.getType() !== block.getType() || $findNumber(next)) return true;
  const own = $createNumberNode(number.getShape());
  const first = next.getFirstChild();
  if (first) first.insertBefore(own);
  else next.append(own);
  next.select(1, 1);
  return true;
}

/** The paragraph or heading around a node. */
function $findBlock(node: LexicalNode): ElementNode | null {
  const block = $isElementNode(node) ? node : node.getParent();
  return block instanceof ParagraphNode || block instanceof HeadingNode ? block : null;
}
