/** What a paragraph is: text, or a heading of one of three levels. */
import { $createHeadingNode, $isHeadingNode, HeadingNode } from "@lexical/rich-text";
import { ListItemNode, REMOVE_LIST_COMMAND } from "@lexical/list";
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
} from "lexical";

export const BLOCK_STYLES = ["text", "title", "heading", "subheading"] as const;
export type BlockStyle = (typeof BLOCK_STYLES)[number];

const TAGS = { title: "h1", heading: "h2", subheading: "h3" } as const;

/** Makes what is selected text or headings; items of a list leave it. */
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
  const block = $blockOf(selection.anchor.getNode());
  if ($isHeadingNode(block)) return BLOCK_STYLES[Math.min(3, Number(block.getTag()[1]))] ?? "subheading";
  return block instanceof ParagraphNode ? "text" : null;
}

/** Puts another block in the place of one, with its words, alignment and the caret. */
export function $restyle(block: ElementNode, style: BlockStyle): void {
  if (!(block instanceof ParagraphNode || block instanceof HeadingNode) || !$isRootNode(block.getParent())) return;
  const next = style === "text" ? $createParagraphNode() : $createHeadingNode(TAGS[style]);
  next.setFormat(block.getFormatType());
  block.replace(next, true);
}

function $selectedBlocks(): ElementNode[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const blocks = [selection.anchor.getNode(), ...selection.getNodes()].map($blockOf).filter((block) => block !== null);
  return [...new Map(blocks.map((block) => [block.getKey(), block])).values()];
}

function $blockOf(node: LexicalNode): ElementNode | null {
  return $findMatchingParent(
    node,
    (parent): parent is ElementNode =>
      parent instanceof ParagraphNode || parent instanceof HeadingNode || parent instanceof ListItemNode,
  );
}
