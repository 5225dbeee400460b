import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
  REMOVE_LIST_COMMAND,
} from "@lexical/list";
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  CONTROL_OR_META,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  isExactShortcutMatch,
  isModifierMatch,
  KEY_DOWN_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";

const WITH_SHIFT = { ...CONTROL_OR_META, shiftKey: true };
/** List items can't be nested deeper by keyboard. */
const MAX_LIST_DEPTH = 8;

type ListKind = "bullet" | "number";

/**
 * In addition to Lexical's: Ctrl+Shift+S or X strikes through, Ctrl+Shift+7 and 8 make lists, Tab nests. @returns a
 * function to stop.
 */
export function registerShortcuts(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (isExactShortcutMatch(event, "s", WITH_SHIFT) || isExactShortcutMatch(event, "x", WITH_SHIFT))
          editor.dispatchCommand(FORMAT_TEXT_COMMAND, "strikethrough");
        // With Shift, the digit's key gives another character on every layout: use the physical key.
        else if (event.code === "Digit8" && isModifierMatch(event, WITH_SHIFT)) $toggleList(editor, "bullet");
        else if (event.code === "Digit7" && isModifierMatch(event, WITH_SHIFT)) $toggleList(editor, "number");
        else return false;
        event.preventDefault();
        return true;
      },
      COMMAND_PRIORITY_NORMAL,
    ),
    editor.registerCommand(KEY_TAB_COMMAND, (event) => $nestItem(editor, event), COMMAND_PRIORITY_NORMAL),
  );
}

/** Makes the selected blocks a list of that kind, or paragraphs again if they already are one. */
export function toggleList(editor: LexicalEditor, kind: ListKind): void {
  editor.update(() => $toggleList(editor, kind));
}

function $toggleList(editor: LexicalEditor, kind: ListKind): void {
  const insert = kind === "bullet" ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
  editor.dispatchCommand($listKind($getSelection()) === kind ? REMOVE_LIST_COMMAND : insert, undefined);
}

/** The kind of the list the selection begins in; null if none. */
export function $listKind(selection: ReturnType<typeof $getSelection>): ListKind | null {
  if (!$isRangeSelection(selection)) return null;
  const list = $findMatchingParent(selection.anchor.getNode(), (node) => node instanceof ListNode);
  if (!list) return null;
  return list.getListType() === "number" ? "number" : "bullet";
}

/** Only with the caret at an item's start; Shift+Tab on the outermost level leaves: no keyboard trap. */
function $nestItem(editor: LexicalEditor, event: KeyboardEvent): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const item = $itemAtStart(selection);
  if (!item) return false;
  const depth = item.getIndent();
  const canMove = event.shiftKey ? depth > 0 : depth < MAX_LIST_DEPTH;
  if (!canMove) return false;
  event.preventDefault();
  return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined);
}

function $itemAtStart(selection: RangeSelection): ListItemNode | null {
  const node = selection.anchor.getNode();
  if (selection.anchor.offset !== 0) return null;
  if (node instanceof ListItemNode) return node;
  const parent = node.getParent();
  return parent instanceof ListItemNode && node.getPreviousSibling() === null ? parent : null;
}
