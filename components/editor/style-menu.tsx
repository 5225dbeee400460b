"use client";

import type { LexicalEditor } from "lexical";
import { useCopy } from "@/components/copy/copy-provider";
import { ChevronDownIcon } from "@/components/ui/icons";
import { Menu, MenuChoice } from "@/components/ui/menu";
import { BLOCK_STYLES, setBlockStyle } from "./block-style";
import type { ToolsProps } from "./editor-toolbar";
import { Tool } from "./tool";
import type { EditorMarks } from "./use-editor-marks";

/** What the paragraph at the caret is, and what it may become. */
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

/** The entries of that menu, which stand in another where the toolbar is narrow. */
export function StyleItems({ editor, marks }: { editor: LexicalEditor | null; marks: EditorMarks }) {
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
