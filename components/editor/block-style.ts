/** What a paragraph is: text, or a heading of one of three levels. */
import {
  ListItemNode,
  REMOVE_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
} from "@lexical/list";
import { $createHeadingNode, $isHeadingNode, HeadingNode } from "@lexical/rich-text";
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $isRootNode,
  ParagraphNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  $addUpdateTag,
  $isTextNode,
  COMMAND_PRIORITY_NORMAL,
  HISTORY_PUSH_TAG,
  KEY_SPACE_COMMAND,
  type TextNode,
} from "lexical";

export const BLOCK_STYLES = ["text", "title", "heading", "subheading"] as const;
export type BlockStyle = (typeof BLOCK_STYLES)[number];

const TAGS = { title: "h1", heading: "h2", subheading: "h3" } as const;

/** Turns the selection into text or headings; list items leave their list. */
export function setBlockStyle(editor: LexicalEditor, style: BlockStyle): void {
  editor.update(
    () => {
      if ($selectedBlocks().some((node) => node instanceof ListItemNode))
        editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
      for (const block of $selectedBlocks()) $restyle(block, style);
    },
    { onUpdate: () => editor.focus() },
  );
}

/** The style at the caret; null in a list or a table. */
export function $blockStyle(): BlockStyle | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const block = $findBlock(selection.anchor.getNode());
  if ($isHeadingNode(block)) return BLOCK_STYLES[Math.min(3, Number(block.getTag()[1]))] ?? "subheading";
  return block instanceof ParagraphNode ? "text" : null;
}

/** Replaces a block, keeping its text, alignment and the caret. */
function $restyle(block: ElementNode, style: BlockStyle): void {
  if (!(block instanceof ParagraphNode || block instanceof HeadingNode) || !$isRootNode(block.getParent())) return;
  const next = style === "text" ? $createParagraphNode() : $createHeadingNode(TAGS[style]);
  next.setFormat(block.getFormatType());
  block.replace(next, true);
}

function $selectedBlocks(): ElementNode[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const blocks = [selection.anchor.getNode(), ...selection.getNodes()]
    .map($findBlock)
    .filter((block) => block !== null);
  return [...new Map(blocks.map((block) => [block.getKey(), block])).values()];
}

function $findBlock(node: LexicalNode): ElementNode | null {
  return $findMatchingParent(
    node,
    (parent): parent is ElementNode =>
      parent instanceof ParagraphNode || parent instanceof HeadingNode || parent instanceof ListItemNode,
  );
}

const HEADINGS: Readonly<Record<string, BlockStyle>> = { "#": "title", "##": "heading", "###": "subheading" };
const LISTS = {
  "-": INSERT_UNORDERED_LIST_COMMAND,
  "*": INSERT_UNORDERED_LIST_COMMAND,
  "1.": INSERT_ORDERED_LIST_COMMAND,
} as const;

/**
 * Typing '#', '-' or '1.' and a space at the start of a paragraph makes it a heading or a list; undo restores what was
 * typed. @returns a function to stop.
 */
export function registerTypedShapes(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    KEY_SPACE_COMMAND,
    (event) => {
      const typed = $typedMark();
      const shape = typed && toShape(typed.mark);
      if (!typed || !shape || event.isComposing) return false;
      event.preventDefault();
      $addUpdateTag(HISTORY_PUSH_TAG); // a separate undo step
      const block = typed.node.getParentOrThrow();
      typed.node.spliceText(0, typed.mark.length, "", true);
      if ("style" in shape) $restyle(block, shape.style);
      else editor.dispatchCommand(shape.list, undefined);
      return true;
    },
    COMMAND_PRIORITY_NORMAL,
  );
}

function toShape(mark: string) {
  const style = HEADINGS[mark];
  if (style) return { style };
  const isList = (text: string): text is keyof typeof LISTS => text in LISTS;
  return isList(mark) ? { list: LISTS[mark] } : null;
}

/** The text between the start of an ordinary paragraph and the caret. */
function $typedMark(): { node: TextNode; mark: string } | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.offset > 3) return null;
  const node = selection.anchor.getNode();
  const block = node.getParent();
  if (!$isTextNode(node) || node.getPreviousSibling() || !(block instanceof ParagraphNode)) return null;
  if (!$isRootNode(block.getParent())) return null;
  return { node, mark: node.getTextContent().slice(0, selection.anchor.offset) };
}
