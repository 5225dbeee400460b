"use client";

import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND, type LexicalEditor } from "lexical";
import { Toolbar as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import {
  BoldIcon,
  BulletListIcon,
  CommentIcon,
  ItalicIcon,
  RedoIcon,
  StrikethroughIcon,
  TableIcon,
  UnderlineIcon,
  UndoIcon,
} from "@/components/ui/icons";
import { toggleBulletList } from "./shortcuts";
import { TableMenu } from "./table-menu";
import { useEditorMarks, type InlineFormat } from "./use-editor-marks";

const FORMATS: readonly { format: InlineFormat; keys: string; icon: ReactNode }[] = [
  { format: "bold", keys: "Ctrl+B", icon: <BoldIcon /> },
  { format: "italic", keys: "Ctrl+I", icon: <ItalicIcon /> },
  { format: "underline", keys: "Ctrl+U", icon: <UnderlineIcon /> },
  { format: "strikethrough", keys: "Ctrl+Shift+X", icon: <StrikethroughIcon /> },
];

/** Arrow keys move between the tools (behaviour §10). */
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
  return (
    <Radix.Root
      aria-label={words.toolbar}
      className="flex flex-wrap items-center gap-1 rounded-t border-b border-line bg-surface px-2 py-1.5"
    >
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
      <Radix.Separator className="mx-1 h-6 w-px bg-line" />
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
      <Radix.Separator className="mx-1 h-6 w-px bg-line" />
      <Tool
        label={words.withKeys(words.list, "Ctrl+Shift+8")}
        pressed={marks.list}
        disabled={isOff}
        onPress={() => editor && toggleBulletList(editor)}
      >
        <BulletListIcon />
      </Tool>
      <TableMenu
        editor={editor}
        isInTable={marks.table}
        trigger={
          <Tool label={words.table.name} disabled={isOff}>
            <TableIcon />
          </Tool>
        }
      />
      {onComment && (
        <>
          <Radix.Separator className="mx-1 h-6 w-px bg-line" />
          <Tool label={words.withKeys(words.comment, "Ctrl+Alt+M")} disabled={isOff} onPress={onComment}>
            <CommentIcon />
          </Tool>
        </>
      )}
    </Radix.Root>
  );
}

type ToolProps = ComponentProps<typeof Radix.Button> & {
  label: string;
  pressed?: boolean;
  disabled: boolean;
  onPress?: () => void;
  children: ReactNode;
};

function Tool({ label, pressed, disabled, onPress, children, ...others }: ToolProps) {
  return (
    <Radix.Button
      onClick={onPress}
      {...others}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()} // the caret stays where it is
      className={classes(
        "flex size-9 items-center justify-center rounded text-ink transition-colors hover:bg-page disabled:cursor-not-allowed disabled:opacity-45",
        pressed && "bg-primary-100 text-primary-800 ring-1 ring-primary-300",
      )}
    >
      {children}
    </Radix.Button>
  );
}
