import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { ListItemNode, ListNode, registerList } from "@lexical/list";
import { HeadingNode, registerRichText } from "@lexical/rich-text";
import {
  registerTablePlugin,
  registerTableSelectionObserver,
  setScrollableTablesActive,
  TableCellNode,
  TableNode,
  TableRowNode,
} from "@lexical/table";
import {
  CLEAR_HISTORY_COMMAND,
  createEditor,
  mergeRegister,
  ParagraphNode,
  type CreateEditorArgs,
  type EditorThemeClasses,
  type LexicalEditor,
} from "lexical";
import { registerCaretInTime } from "./caret-in-time";
import { loadHtml } from "./html-sync";
import { registerNumbers } from "./keep-numbers";
import { NumberNode } from "./number-node";
import { registerPageMarks } from "./keep-page-marks";
import { PageMarkNode, type PageLabel } from "./page-mark-node";
import { registerPaste } from "./paste";
import { registerPlainShape } from "./plain-shape";
import { registerSettledBlocks } from "./settled-blocks";
import { registerShortcuts } from "./shortcuts";
import { registerTypedShapes } from "./typed-shapes";

/** Steps of undo that are kept (B-10.6). */
export const UNDO_DEPTH = 100;
/** Typing within this time is one step of undo (B-10.6). */
export const UNDO_GROUPING_MS = 500;
const EDITOR_NODES = [
  ParagraphNode,
  HeadingNode,
  ListNode,
  ListItemNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  PageMarkNode,
  NumberNode,
];

const THEME: EditorThemeClasses = {
  text: {
    bold: "contract-bold",
    italic: "contract-italic",
    underline: "contract-underline",
    strikethrough: "contract-strike",
    underlineStrikethrough: "contract-underline-strike",
  },
  list: { nested: { listitem: "contract-nested-item" }, ul: "contract-bullets", ol: "contract-numbers" },
  table: "contract-table",
  tableScrollableWrapper: "contract-table-frame",
  tableSelection: "contract-table-selection",
  tableCellSelected: "contract-cell-selected",
};

/** What every contract editor is made of, on a page or without one. `pageLabel` gives the words of page marks. */
export function editorConfig({
  pageLabel,
  isReadOnly,
}: {
  pageLabel: PageLabel;
  isReadOnly: boolean;
}): CreateEditorArgs {
  return {
    namespace: "contract",
    nodes: EDITOR_NODES,
    editable: !isReadOnly,
    theme: { ...THEME, pageLabel },
    onError: (error) => reportError(error), // Lexical goes on with the state before the failed update
  };
}

/**
 * An editor with everything a contract's text needs: rich text, lists, tables, page marks, shortcuts, undo
 * (behaviour §10).
 * @returns it and the way to end it.
 */
export function createContractEditor(options: { pageLabel: PageLabel; isReadOnly: boolean }): {
  editor: LexicalEditor;
  dispose: () => void;
} {
  const editor = createEditor(editorConfig(options));
  setScrollableTablesActive(editor, true);
  return {
    editor,
    dispose: mergeRegister(
      registerCaretInTime(editor),
      registerContractBehaviour(editor),
      registerSettledBlocks(editor),
      registerTableSelectionObserver(editor, true),
    ),
  };
}

/** @returns the way to end it. */
export function registerContractBehaviour(editor: LexicalEditor, now: () => number = Date.now): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerTablePlugin(editor),
    registerPlainShape(editor),
    registerPageMarks(editor),
    registerNumbers(editor),
    registerPaste(editor),
    registerShortcuts(editor),
    registerTypedShapes(editor),
    registerHistory(editor, createEmptyHistoryState(), UNDO_GROUPING_MS, now, undefined, UNDO_DEPTH),
  );
}

/** Opens a text: what was there before can't be undone back to. */
export function openHtml(editor: LexicalEditor, html: string): void {
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
  loadHtml(editor, html);
}
