import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode } from "@lexical/rich-text";
import { TableCellNode } from "@lexical/table";
import {
  $createParagraphNode,
  $isElementNode,
  $isParagraphNode,
  mergeRegister,
  ParagraphNode,
  TextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from "lexical";
import { MAX_INDENT } from "@/lib/documents/richtext/blocks";
import { FORMAT_BITS } from "./inline-sync";

/**
 * Allows only what blocks can express, whatever is pasted or pressed: the displayed text is the one saved. @returns a
 * function to stop.
 */
export function registerPlainShape(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      if ((node.getFormat() & ~FORMAT_BITS) !== 0) node.setFormat(node.getFormat() & FORMAT_BITS);
      if (node.getStyle() !== "") node.setStyle("");
    }),
    editor.registerNodeTransform(ParagraphNode, (node) => {
      $plainAlignment(node);
      if (node.getIndent() > MAX_INDENT) node.setIndent(MAX_INDENT);
    }),
    editor.registerNodeTransform(HeadingNode, (node) => {
      $plainAlignment(node);
      if (node.getIndent() > 0) node.setIndent(0);
    }),
    editor.registerNodeTransform(ListItemNode, $plainAlignment),
    editor.registerNodeTransform(TableCellNode, $plainCell),
    editor.registerNodeTransform(ListNode, (node) => {
      if (node.getListType() === "check") node.setListType("bullet");
      if (node.getStart() !== 1) node.setStart(1);
    }),
  );
}

/** A cell holds paragraphs: a heading, list or table put into it becomes one per block of text. */
function $plainCell(cell: TableCellNode): void {
  for (const child of cell.getChildren()) {
    if (!$isElementNode(child) || $isParagraphNode(child) || child.isInline()) continue;
    for (const block of $textBlocksIn(child)) child.insertBefore($createParagraphNode().append(...block));
    child.remove();
  }
}

/** The leaves of each innermost block. */
function $textBlocksIn(element: ElementNode): LexicalNode[][] {
  const isBlock = (node: LexicalNode): node is ElementNode => $isElementNode(node) && !node.isInline();
  const own = element.getChildren().filter((child) => !isBlock(child));
  return [...(own.length > 0 ? [own] : []), ...element.getChildren().filter(isBlock).flatMap($textBlocksIn)];
}

function $plainAlignment(node: ElementNode): void {
  const format = node.getFormatType();
  if (format === "left" || format === "start") node.setFormat("");
  if (format === "end") node.setFormat("right");
  if (node.getStyle() !== "") node.setStyle("");
}
