/** Tables as rows of blocks and in the editor; a paragraph of a cell is a line of it. Source: behaviour §10. */
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableRowNode,
  TableCellHeaderStates,
  type TableCellNode,
  type TableNode,
  type TableRowNode,
} from "@lexical/table";
import {
  $createParagraphNode,
  $getState,
  $isElementNode,
  $setState,
  type ParagraphNode,
  type ElementNode,
} from "lexical";
import { CELL_END, type CellShape, type RowBlock, type Alignment } from "@/lib/documents/richtext/blocks";
import { readCells, linesOfCell, type Cell } from "@/lib/documents/richtext/rows";
import { $listLeaves, $nodesFromInlines, toBits, Gap, lineBreakFormat, type TextLeaf } from "./inline-sync";

/** An editor table from rows. */
export function $tableFromRows(rows: readonly RowBlock[]): TableNode {
  const table = $createTableNode();
  for (const row of rows) {
    const node = $createTableRowNode();
    for (const cell of readCells(row)) node.append($cellNode(cell));
    table.append(node);
  }
  return table;
}

type TableRow = { shell: Pick<RowBlock, "kind" | "isFirst" | "cells">; node: TableRowNode; leaves: TextLeaf[] };

/** The rows of an editor table, as text. */
export function $tableRows(table: TableNode): TableRow[] {
  return table
    .getChildren()
    .filter($isTableRowNode)
    .map((node, index) => {
      const cells = node.getChildren().filter($isTableCellNode);
      return {
        shell: { kind: "row", isFirst: index === 0, cells: cells.map($toShape) },
        node,
        leaves: cells.flatMap((cell, column) => [...(column > 0 ? [new Gap(CELL_END)] : []), ...$leavesOfCell(cell)]),
      };
    });
}

function $cellNode({ colSpan, rowSpan, isHeader, align, inlines }: Cell): TableCellNode {
  const cell = $createTableCellNode(isHeader ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS, colSpan);
  cell.setRowSpan(rowSpan);
  for (const line of linesOfCell(inlines)) {
    const paragraph = $withGap($createParagraphNode(), toBits(line.marks));
    if (align) paragraph.setFormat(align);
    cell.append(paragraph.append(...$nodesFromInlines(line.inlines)));
  }
  return cell;
}

const $withGap = (paragraph: ParagraphNode, bits: number) =>
  bits === 0 ? paragraph : $setState(paragraph, lineBreakFormat, bits);

function $leavesOfCell(cell: TableCellNode): TextLeaf[] {
  return cell
    .getChildren()
    .flatMap((child, index) => [
      ...(index > 0 ? [new Gap("\n", $isElementNode(child) ? $getState(child, lineBreakFormat) : 0)] : []),
      ...($isElementNode(child) ? $listLeaves(child, () => false) : [child]),
    ]);
}

function $toShape(cell: TableCellNode): CellShape {
  const first = cell.getFirstChild();
  return {
    colSpan: cell.getColSpan(),
    rowSpan: cell.getRowSpan(),
    isHeader: cell.hasHeader(),
    ...($isElementNode(first) ? readAlignment(first) : {}),
  };
}

/** How an element of the editor is aligned, as blocks say it. */
export function readAlignment(node: ElementNode): { align?: Alignment } {
  const format = node.getFormatType();
  if (format === "center" || format === "right" || format === "justify") return { align: format };
  return format === "end" ? { align: "right" } : {};
}
