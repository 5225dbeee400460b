"use client";

import {
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from "lexical";
import { useRef, type ReactNode, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { toggleList } from "@/components/editor/shortcuts";
import { useArrowKeys } from "@/components/ui/hooks/use-keys";
import { useFit } from "@/components/ui/hooks/use-measured";
import {
  BoldIcon,
  BulletListIcon,
  CommentIcon,
  FieldIcon,
  IndentIcon,
  ItalicIcon,
  NumberListIcon,
  OutdentIcon,
  RedoIcon,
  StrikethroughIcon,
  TableIcon,
  UnderlineIcon,
  UndoIcon,
} from "@/components/ui/icons";
import { later } from "@/components/ui/overlay/later";
import type { FieldDialogProps } from "./field-dialog";
import { fieldWords, type FieldWords } from "./make-field";
import { MoreTools, StyleMenu, TableMenu, Tool, type ToolsProps } from "./toolbar-menus";
import { useEditorMarks, type InlineFormat } from "./use-editor-marks";

const FORMATS: readonly { format: InlineFormat; keys: string; icon: ReactNode }[] = [
  { format: "bold", keys: "Ctrl+B", icon: <BoldIcon /> },
  { format: "italic", keys: "Ctrl+I", icon: <ItalicIcon /> },
  { format: "underline", keys: "Ctrl+U", icon: <UnderlineIcon /> },
  { format: "strikethrough", keys: "Ctrl+Shift+X", icon: <StrikethroughIcon /> },
];
const STEPS = 4;

/** One line at any width: what doesn't fit is in its menu 'More tools'. Arrow keys move between the tools. */
export function EditorToolbar({
  editor,
  isReadOnly,
  onComment,
}: {
  editor: LexicalEditor | null;
  isReadOnly: boolean;
  onComment?: (() => void) | undefined;
}) {
  const words = useCopy().review.editor;
  const marks = useEditorMarks(editor);
  const isOff = isReadOnly || !editor;
  const bar = useRef<HTMLDivElement>(null);
  useFit(bar, STEPS);
  const arrowKeys = useArrowKeys(bar);
  const field = useFieldMaking(editor);
  const tools = { editor, marks, isOff };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-orientation="horizontal"
      aria-label={words.toolbar}
      className="contract-tools"
      {...arrowKeys}
    >
      <UndoTools {...tools} />
      <Separator />
      <div className="drops-4">
        <StyleMenu {...tools} />
      </div>
      {FORMATS.map(({ format, keys, icon }) => (
        <Tool
          key={format}
          label={words.withKeys(words[format], keys)}
          pressed={marks[format]}
          disabled={isOff}
          onPress={() => editor?.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        >
          {icon}
        </Tool>
      ))}
      <Separator />
      <ListTools {...tools} />
      <div className="drops-3">
        <TableMenu
          editor={editor}
          isInTable={marks.table}
          trigger={
            <Tool label={words.table.name} disabled={isOff}>
              <TableIcon />
            </Tool>
          }
        />
      </div>
      {onComment && (
        <Tool label={words.withKeys(words.comment, "Ctrl+Alt+M")} disabled={isOff} onPress={onComment}>
          <CommentIcon />
        </Tool>
      )}
      <Tool label={words.field.name} disabled={isOff} className="drops-1" onPress={field.ask}>
        <FieldIcon />
      </Tool>
      <MoreTools {...tools} onField={field.ask} />
      {field.dialog}
    </div>
  );
}

function UndoTools({ editor, marks, isOff }: ToolsProps) {
  const words = useCopy().review.editor;
  return (
    <>
      <Tool
        label={words.withKeys(words.undo, "Ctrl+Z")}
        disabled={isOff || !marks.canUndo}
        onPress={() => editor?.dispatchCommand(UNDO_COMMAND, undefined)}
      >
        <UndoIcon />
      </Tool>
      <Tool
        label={words.withKeys(words.redo, "Ctrl+Y")}
        disabled={isOff || !marks.canRedo}
        onPress={() => editor?.dispatchCommand(REDO_COMMAND, undefined)}
      >
        <RedoIcon />
      </Tool>
    </>
  );
}

function ListTools({ editor, marks, isOff }: ToolsProps) {
  const words = useCopy().review.editor;
  return (
    <>
      <Tool
        label={words.withKeys(words.list, "Ctrl+Shift+8")}
        pressed={marks.list}
        disabled={isOff}
        onPress={() => editor && toggleList(editor, "bullet")}
      >
        <BulletListIcon />
      </Tool>
      <Tool
        label={words.withKeys(words.numbers, "Ctrl+Shift+7")}
        pressed={marks.numbers}
        disabled={isOff}
        className="drops-2"
        onPress={() => editor && toggleList(editor, "number")}
      >
        <NumberListIcon />
      </Tool>
      <Tool
        label={words.outdent}
        disabled={isOff}
        className="drops-1"
        onPress={() => editor?.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}
      >
        <OutdentIcon />
      </Tool>
      <Tool
        label={words.indent}
        disabled={isOff}
        className="drops-1"
        onPress={() => editor?.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)}
      >
        <IndentIcon />
      </Tool>
    </>
  );
}

function Separator() {
  return <div role="separator" aria-orientation="vertical" className="mx-1 h-5 w-px shrink-0 bg-line max-sm:mx-0" />;
}

const FieldDialog = later<FieldDialogProps>(() => import("./field-dialog").then(({ FieldDialog }) => FieldDialog), {
  overlay: { isOpen: () => true, close: ({ onClose }) => onClose() },
});

/** Turns the selection into a field: the tool's action, and the dialog that asks for the name. Source: B-9.20. */
function useFieldMaking(editor: LexicalEditor | null): { ask: () => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ words: FieldWords | null } | null>(null);
  return {
    ask: () => editor && setAsked({ words: fieldWords(editor) }),
    dialog: editor && asked && <FieldDialog editor={editor} words={asked.words} onClose={() => setAsked(null)} />,
  };
}
