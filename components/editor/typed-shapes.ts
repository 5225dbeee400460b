import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from "@lexical/list";
import {
  $addUpdateTag,
  $getSelection,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  COMMAND_PRIORITY_NORMAL,
  HISTORY_PUSH_TAG,
  KEY_SPACE_COMMAND,
  ParagraphNode,
  type LexicalEditor,
  type TextNode,
} from "lexical";
import { $restyle, type BlockStyle } from "./block-style";

const HEADINGS: Readonly<Record<string, BlockStyle>> = { "#": "title", "##": "heading", "###": "subheading" };
const LISTS = {
  "-": INSERT_UNORDERED_LIST_COMMAND,
  "*": INSERT_UNORDERED_LIST_COMMAND,
  "1.": INSERT_ORDERED_LIST_COMMAND,
} as const;

/**
 * A space after '#', '-' or '1.' at the beginning of a paragraph makes it a heading or a list; undo gives back what was
 * typed. @returns the way to stop.
 */
export function registerTypedShapes(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    KEY_SPACE_COMMAND,
    (event) => {
      const typed = $typedMark();
      const shape = typed && shapeOf(typed.mark);
      if (!typed || !shape || event.isComposing) return false;
      event.preventDefault();
      $addUpdateTag(HISTORY_PUSH_TAG); // a step of its own
      const block = typed.node.getParentOrThrow();
      typed.node.spliceText(0, typed.mark.length, "", true);
      if ("style" in shape) $restyle(block, shape.style);
      else editor.dispatchCommand(shape.list, undefined);
      return true;
    },
    COMMAND_PRIORITY_NORMAL,
  );
}

function shapeOf(mark: string) {
  const style = HEADINGS[mark];
  if (style) return { style };
  const isList = (text: string): text is keyof typeof LISTS => text in LISTS;
  return isList(mark) ? { list: LISTS[mark] } : null;
}

/** What stands between the beginning of an ordinary paragraph and the caret. */
function $typedMark(): { node: TextNode; mark: string } | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.offset > 3) return null;
  const node = selection.anchor.getNode();
  const block = node.getParent();
  if (!$isTextNode(node) || node.getPreviousSibling() || !(block instanceof ParagraphNode)) return null;
  if (!$isRootNode(block.getParent())) return null;
  return { node, mark: node.getTextContent().slice(0, selection.anchor.offset) };
}
