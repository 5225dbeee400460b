"use client";

import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  INSERT_TABLE_COMMAND,
} from "@lexical/table";
import { $createParagraphNode, $getSelection, $isElementNode, type LexicalEditor } from "lexical";
import { useCopy } from "@/components/copy/copy-provider";
import { Menu, MenuItem, type MenuProps } from "@/components/ui/menu";

/** The size of a new table; rows and columns are added as they are needed. */
const NEW_TABLE = { rows: "3", columns: "3", includeHeaders: { rows: true, columns: false } };

/** What can be done with tables: a new one, and where the caret stands in one, its rows and columns (B-10.11). */
export function TableMenu({ trigger, ...items }: TableItemsProps & Pick<MenuProps, "trigger">) {
  return (
    <Menu trigger={trigger} align="start">
      <TableItems {...items} />
    </Menu>
  );
}

type TableItemsProps = { editor: LexicalEditor | null; isInTable: boolean };

/** The entries of that menu, which stand in another where the toolbar is narrow. */
export function TableItems({ editor, isInTable }: TableItemsProps) {
  const words = useCopy().review.editor.table;
  const change = (deed: () => void) => () => editor?.update(deed, { onUpdate: () => editor.focus() });
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
