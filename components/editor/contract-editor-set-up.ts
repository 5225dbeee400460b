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
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  SKIP_SCROLL_INTO_VIEW_TAG,
  HISTORIC_TAG,
  PASTE_TAG,
} from "lexical";
import { loadHtml, LOAD_TAG } from "@/components/editor/html/html-sync";
import { registerNumbers } from "@/components/editor/html/keep-numbers";
import { registerPageMarks } from "@/components/editor/html/keep-page-marks";
import { NumberNode } from "@/components/editor/html/number-node";
import { PageMarkNode, type PageLabel } from "@/components/editor/html/page-mark-node";
import { registerPaste } from "@/components/editor/html/paste";
import { registerPlainShape } from "@/components/editor/html/plain-shape";
import { registerWholeBlockClick } from "./whole-block-click";
import { registerTypedShapes } from "./block-style";
import { registerShortcuts } from "./shortcuts";

/** Undo steps kept (B-10.6). */
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

/** The configuration of every contract editor, on a page or without one. `pageLabel` gives the text of page marks. */
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
    onError: (error) => reportError(error), // Lexical continues with the state before the failed update
  };
}

/**
 * An editor with everything a contract's text needs: rich text, lists, tables, page marks, shortcuts, undo (behaviour
 * §10).
 * @returns it and a function to dispose of it.
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
      registerWholeBlockClick(editor),
      registerContractBehaviour(editor),
      registerSettledBlocks(editor),
      registerTableSelectionObserver(editor, true),
    ),
  };
}

/** @returns a function to stop. */
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

/** Opens a text; undo can't go back beyond it. */
export function openHtml(editor: LexicalEditor, html: string): void {
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
  loadHtml(editor, html);
}

/**
 * Browsers report a moved caret a frame later, or more on a busy page; a Backspace in between would delete the previous
 * selection. @returns a function to stop.
 */
function registerCaretInTime(editor: LexicalEditor): () => void {
  const catchUp = (event: KeyboardEvent) => {
    if (event.isComposing || editor.isComposing() || !editor.isEditable()) return;
    editor.update($followCaret, { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
  };
  return editor.registerRootListener((root, previous) => {
    previous?.removeEventListener("keydown", catchUp, true);
    root?.addEventListener("keydown", catchUp, true); // before Lexical's own listener
  });

  function $followCaret(): void {
    const known = $getSelection();
    const onPage = $createRangeSelectionFromDom(window.getSelection(), editor);
    if (!onPage || !$isRangeSelection(known) || (onPage.anchor.is(known.anchor) && onPage.focus.is(known.focus)))
      return; // keep a format chosen for the next letter
    $setSelection(onPage);
  }
}

/** Off-screen blocks of this class cost nothing (`content-visibility`, see `contract-editor.css`). */
const SETTLED = "contract-settled";
/** Time without an edit after which new blocks count as settled. */
const SETTLING_MS = 2_000;
/** Updates that may create thousands of blocks at once. */
const LARGE_UPDATES = [LOAD_TAG, HISTORIC_TAG, PASTE_TAG];

/**
 * Distinguishes blocks that may be skipped off screen from new ones, which browsers consider invisible until their
 * first frame: a letter typed before then would land in the next block. @returns a function to stop.
 */
function registerSettledBlocks(editor: LexicalEditor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = editor.registerUpdateListener(({ dirtyElements, tags }) => {
    if (dirtyElements.size === 0) return;
    clearTimeout(timer);
    if (LARGE_UPDATES.some((tag) => tags.has(tag))) settle(editor);
    else timer = setTimeout(() => settle(editor), SETTLING_MS);
  });
  return mergeRegister(stop, () => clearTimeout(timer));
}

function settle(editor: LexicalEditor): void {
  const root = editor.getRootElement();
  if (!root) return;
  const withCaret = new Set(caretElements(editor).flatMap((element) => ancestors(element, root)));
  for (const block of root.querySelectorAll(`:scope > :not(.${SETTLED}), li:not(.${SETTLED})`)) {
    if (!withCaret.has(block)) block.classList.add(SETTLED);
  }
}

function caretElements(editor: LexicalEditor): Element[] {
  const keys = editor.getEditorState().read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? [selection.anchor.key, selection.focus.key] : [];
  });
  return keys.map((key) => editor.getElementByKey(key)).filter((element) => element !== null);
}

function ancestors(element: Element, root: Element): Element[] {
  const chain: Element[] = [];
  for (let current: Element | null = element; current && current !== root; current = current.parentElement)
    chain.push(current);
  return chain;
}
