"use client";

import { $findTableNode, $isTableSelection } from "@lexical/table";
import {
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  mergeRegister,
  type LexicalEditor,
  type RangeSelection,
} from "lexical";
import { useEffect, useState } from "react";
import { $blockStyle, type BlockStyle } from "@/components/editor/block-style";
import { $listKind } from "@/components/editor/shortcuts";

const INLINE_FORMATS = ["bold", "italic", "underline", "strikethrough"] as const;
export type InlineFormat = (typeof INLINE_FORMATS)[number];
/** The toolbar's pressed and enabled states. */
export type EditorMarks = Record<InlineFormat | "list" | "numbers" | "table" | "canUndo" | "canRedo", boolean> & {
  /** Null if there is no choice: in a list or a table. */
  style: BlockStyle | null;
};

const NONE: EditorMarks = {
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  list: false,
  numbers: false,
  style: null,
  table: false,
  canUndo: false,
  canRedo: false,
};

const NOTHING_AT_CARET = {
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  list: false,
  numbers: false,
  style: null,
  table: false,
} as const;

/** Follows the formats at the caret and the undo stack of an editor. */
export function useEditorMarks(editor: LexicalEditor | null): EditorMarks {
  const [marks, setMarks] = useState(NONE);
  useEffect(() => {
    if (!editor) return undefined;
    const change = (next: Partial<EditorMarks>) =>
      setMarks((marks) => (isIn(marks, next) ? marks : { ...marks, ...next }));
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => change(editorState.read($marksAtCaret))),
      editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => (change({ canUndo }), false), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => (change({ canRedo }), false), COMMAND_PRIORITY_LOW),
    );
  }, [editor]);
  return marks;
}

function $marksAtCaret(): Partial<EditorMarks> {
  const selection = $getSelection();
  if ($isTableSelection(selection)) return { ...NOTHING_AT_CARET, table: true };
  if (!$isRangeSelection(selection)) return NOTHING_AT_CARET;
  const formats = INLINE_FORMATS.map((format) => [format, selection.hasFormat(format)] as const);
  const list = $listKind(selection);
  const isInTable = $isInTable(selection);
  return {
    ...Object.fromEntries(formats),
    list: list === "bullet",
    numbers: list === "number",
    table: isInTable,
    style: list || isInTable ? null : $blockStyle(),
  };
}

const $isInTable = (selection: RangeSelection) => $findTableNode(selection.anchor.getNode()) !== null;

function isIn(marks: EditorMarks, next: Partial<EditorMarks>): boolean {
  return (Object.keys(next) as (keyof EditorMarks)[]).every((key) => marks[key] === next[key]);
}
