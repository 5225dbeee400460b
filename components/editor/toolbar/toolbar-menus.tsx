"use client";

import {
  INSERT_TABLE_COMMAND,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
} from "@lexical/table";
import {
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  type LexicalEditor,
  $createParagraphNode,
  $getSelection,
  $isElementNode,
} from "lexical";
import type { ComponentProps, ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { BLOCK_STYLES, setBlockStyle } from "@/components/editor/block-style";
import { toggleList } from "@/components/editor/shortcuts";
import { classes } from "@/components/ui/classes";
import { MoreIcon, ChevronDownIcon } from "@/components/ui/icons";
import { Menu, MenuItem, MenuChoice, type MenuProps } from "@/components/ui/overlay/menu";
import type { EditorMarks } from "./use-editor-marks";

export type ToolsProps = { editor: LexicalEditor | null; marks: EditorMarks; isOff: boolean };

/** The tools that don't fit a narrow toolbar; hidden if all fit. */
export function MoreTools({ editor, marks, isOff, onField }: ToolsProps & { onField: () => void }) {
  const words = useCopy().review.editor;
  return (
    <div className="comes-1">
      <Menu
        trigger={
          <Tool label={words.more} disabled={isOff}>
            <MoreIcon />
          </Tool>
        }
      >
        <div className="comes-4">
          <StyleItems editor={editor} marks={marks} />
        </div>
        <div className="comes-2">
          <MenuItem onSelect={() => editor && toggleList(editor, "number")}>{words.numbers}</MenuItem>
        </div>
        <MenuItem onSelect={() => editor?.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}>
          {words.outdent}
        </MenuItem>
        <MenuItem onSelect={() => editor?.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)}>{words.indent}</MenuItem>
        <MenuItem onSelect={onField}>{words.field.name}</MenuItem>
        <div className="comes-3">
          <TableItems editor={editor} isInTable={marks.table} />
        </div>
      </Menu>
    </div>
  );
}

/** The style of the paragraph at the caret, and the alternatives. */
export function StyleMenu({ editor, marks, isOff }: ToolsProps) {
  const words = useCopy().review.editor.style;
  const shown = words[marks.style ?? "text"];
  return (
    <Menu
      align="start"
      trigger={
        <Tool
          label={`${words.name}: ${shown}`}
          disabled={isOff || marks.style === null}
          className="w-32 !justify-between gap-1 px-2 text-[0.8125rem] font-medium"
        >
          <span className="truncate">{shown}</span>
          <ChevronDownIcon />
        </Tool>
      }
    >
      <StyleItems editor={editor} marks={marks} />
    </Menu>
  );
}

/** The entries of that menu, shown in another menu if the toolbar is narrow. */
function StyleItems({ editor, marks }: { editor: LexicalEditor | null; marks: EditorMarks }) {
  const words = useCopy().review.editor.style;
  return (
    <MenuChoice
      label={words.name}
      items={BLOCK_STYLES.map((value) => ({ value, label: words[value] }))}
      value={marks.style ?? "text"}
      onChoose={(style) => editor && setBlockStyle(editor, style)}
    />
  );
}

/** The size of a new table; rows and columns can be added. */
const NEW_TABLE = { rows: "3", columns: "3", includeHeaders: { rows: true, columns: false } };

/** Table commands: a new one and, with the caret in a table, its rows and columns (B-10.11). */
export function TableMenu({ trigger, ...items }: TableItemsProps & Pick<MenuProps, "trigger">) {
  return (
    <Menu trigger={trigger} align="start">
      <TableItems {...items} />
    </Menu>
  );
}

type TableItemsProps = { editor: LexicalEditor | null; isInTable: boolean };

/** The entries of that menu, shown in another menu if the toolbar is narrow. */
function TableItems({ editor, isInTable }: TableItemsProps) {
  const words = useCopy().review.editor.table;
  const change = (action: () => void) => () => editor?.update(action, { onUpdate: () => editor.focus() });
  return isInTable ? (
    <>
      <MenuItem onSelect={change(() => void $insertTableRowAtSelection(false))}>{words.rowAbove}</MenuItem>
      <MenuItem onSelect={change(() => void $insertTableRowAtSelection(true))}>{words.rowBelow}</MenuItem>
      <MenuItem onSelect={change(() => void $insertTableColumnAtSelection(false))}>{words.columnBefore}</MenuItem>
      <MenuItem onSelect={change(() => void $insertTableColumnAtSelection(true))}>{words.columnAfter}</MenuItem>
      <MenuItem onSelect={change($deleteTableRowAtSelection)}>{words.deleteRow}</MenuItem>
      <MenuItem onSelect={change($deleteTableColumnAtSelection)}>{words.deleteColumn}</MenuItem>
      <MenuItem onSelect={change($deleteTable)}>{words.deleteTable}</MenuItem>
    </>
  ) : (
    <MenuItem onSelect={() => editor?.dispatchCommand(INSERT_TABLE_COMMAND, NEW_TABLE)}>{words.insert}</MenuItem>
  );
}

/** A text is never left without a paragraph to type into. */
function $deleteTable(): void {
  const [node] = $getSelection()?.getNodes() ?? [];
  const table = node && $findTableNode(node);
  if (!table) return;
  const neighbour = table.getNextSibling() ?? table.getPreviousSibling();
  if ($isElementNode(neighbour)) {
    neighbour.selectStart();
    table.remove();
  } else table.replace($createParagraphNode()).selectStart();
}

type ToolProps = ComponentProps<"button"> & {
  label: string;
  pressed?: boolean;
  disabled: boolean;
  onPress?: () => void;
  children: ReactNode;
};

/** A toolbar button: an icon, or a word for the current state. */
export function Tool({ label, pressed, disabled, onPress, className, children, ...others }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      {...others}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()} // keep the caret where it is
      className={classes(
        "flex h-8 min-w-8 shrink-0 items-center justify-center rounded text-ink-muted transition-colors hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-4.5",
        pressed && "bg-primary-50 text-primary ring-1 ring-primary-300",
        className,
      )}
    >
      {children}
    </button>
  );
}
