"use client";

import { INDENT_CONTENT_COMMAND, OUTDENT_CONTENT_COMMAND } from "lexical";
import { useCopy } from "@/components/copy/copy-provider";
import { MoreIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { ToolsProps } from "./editor-toolbar";
import { toggleList } from "./shortcuts";
import { StyleItems } from "./style-menu";
import { TableItems } from "./table-menu";
import { Tool } from "./tool";

/** The tools that a narrow toolbar has no room for; gone where it has room for all. */
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
