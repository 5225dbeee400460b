import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { toGrid, type PlacedCell } from "@/lib/documents/richtext/rows";
import type { Carrier } from "@/lib/word/carrier";
import { firstStamp, type Hands } from "@/lib/word/line/line-steps";
import { innerXml, type Markup, type Stamp } from "@/lib/word/markup";
import { modelFor } from "@/lib/word/new-paragraphs";
import { newCell, rowXml, type CellPlan, newRow } from "./new-rows";
import { cellsIn, cellsOfBlock, NO_PART, findRow, tableElement, type NewTable, type NumberedRow } from "./tables";
import { readAttribute, childNamed, outerXml, type WordNode } from "@/lib/word/file/tree";
import { placeBetween, siblingAfter } from "@/lib/word/placement";
import { placeIn, WordRefusal } from "@/lib/word/refusal";

/** How many blocks around to search for a model table. */
const REACH = 400;
/** Text width on A4 with one-inch margins, in twentieths of a point. */
const TEXT_WIDTH = 9_026;
const PLAIN: Block = { kind: "paragraph", indent: 0, inlines: [] };
const SIDES = ["top", "left", "bottom", "right", "insideH", "insideV"];

/** A model table in the file: its element, and blocks that are rows of it. */
type TableModel = { table: WordNode; first: number; other: number };

/**
 * A new table as XML, each row marked as inserted by its author: like the nearest table of the file with borders, else
 * a plain grid.
 */
function newTable(
  carrier: Carrier,
  { table, near, part }: { table: NewTable; near: number; part: number },
  handsFor: (row: NumberedRow) => Hands,
): string {
  const grid = toGrid(table.rows.map(({ block }) => block));
  const model = nearestTable(carrier, near);
  const { edits } = carrier.findPart(part);
  const { markup } = edits;
  const width = Math.floor((model ? tableWidth(carrier, model) : TEXT_WIDTH) / grid.columns);
  const columns = Array.from({ length: grid.columns }, () => markup.element("gridCol", "", { w: String(width) }));
  const like = { model, width, body: modelFor(carrier, PLAIN, near).index ?? part };
  let reaching: Reaching[] = [];
  const rows = table.rows.map((row, index) => {
    const cells = grid.rows[index] ?? [];
    reaching = reaching.filter(({ until }) => until > index);
    const xml = newTableRow(carrier, { row, cells, reaching, like, isFirst: index === 0 }, handsFor(row));
    for (const cell of cells) if (cell.rowSpan > 1) reaching.push({ cell, until: index + cell.rowSpan });
    return xml;
  });
  const properties = model ? propertiesLike(carrier, model) : plainProperties(carrier, part);
  return markup.element("tbl", properties + markup.element("tblGrid", columns.join("")) + rows.join(""));
}

/** A cell of an earlier row that extends down to row `until`. */
type Reaching = { cell: PlacedCell; until: number };
type Like = { model: TableModel | null; width: number; body: number };

function newTableRow(
  carrier: Carrier,
  {
    row,
    cells,
    reaching,
    like: { model, width, body },
    isFirst,
  }: { row: NumberedRow; cells: readonly PlacedCell[]; reaching: readonly Reaching[]; like: Like; isFirst: boolean },
  hands: Hands,
): string {
  const { markup } = carrier.findPart(body).edits;
  const like = model && (isFirst ? model.first : model.other);
  const models = like === null ? [] : cellsIn(findRow(carrier, like));
  const texts = cellsOfBlock(row.block);
  const placed = [
    ...cells.map((cell, number) => ({ cell, part: texts[number] ?? NO_PART, isOwn: true })),
    ...reaching.map(({ cell }) => ({ cell, part: NO_PART, isOwn: false })),
  ].sort((one, other) => one.cell.column - other.cell.column);
  const written = placed.map(({ cell: { column, colSpan, rowSpan, align }, part, isOwn }) => {
    const plan: CellPlan = {
      model: models[Math.min(column, models.length - 1)] ?? null,
      width: markup.element("tcW", "", { w: String(width * colSpan), type: "dxa" }),
      colSpan,
      merge: !isOwn ? "continue" : rowSpan > 1 ? "restart" : null,
      align: align ?? null,
      part,
    };
    return newCell(carrier, { model: like ?? body, plan }, hands);
  });
  const isHeader = cells.length > 0 && cells.every((cell) => cell.isHeader);
  const stamp = firstStamp(hands, blockText(row.block).length);
  if (like !== null) return rowXml(carrier, { model: like, isHeader }, written, stamp);
  const header = isHeader ? markup.element("tblHeader", "") : "";
  return markup.element("tr", markup.element("trPr", header + markup.change("ins", stamp)) + written.join(""));
}

/** The nearest table of the body with borders between cells: one without is a layout, such as for signatures. */
function nearestTable(carrier: Carrier, near: number): TableModel | null {
  for (let distance = 0; distance <= REACH; distance += 1) {
    for (const index of distance === 0 ? [near] : [near - distance, near + distance]) {
      const table = carrier.blocks[index]?.source?.part === "main" ? tableElement(carrier, index) : null;
      if (!table || !hasLines(carrier, index, table)) continue;
      const rows = [index];
      for (let at = index - 1; tableElement(carrier, at) === table; at -= 1) rows.unshift(at);
      for (let at = index + 1; tableElement(carrier, at) === table; at += 1) rows.push(at);
      return { table, first: rows[0] ?? index, other: rows[1] ?? rows[0] ?? index };
    }
  }
  return null;
}

function hasLines(carrier: Carrier, index: number, table: WordNode): boolean {
  const { tree } = carrier.findPart(index);
  const properties = childNamed(table, "w:tblPr");
  const lines = childNamed(properties, "w:tblBorders")?.children ?? [];
  if (lines.some((line) => !/^(nil|none)$/.test(readAttribute(tree, line, "val") ?? "none"))) return true;
  const style = childNamed(properties, "w:tblStyle");
  return style !== undefined && !/normal/i.test(readAttribute(tree, style, "val") ?? "");
}

function tableWidth(carrier: Carrier, { table, first }: TableModel): number {
  const { tree } = carrier.findPart(first);
  const columns = childNamed(table, "w:tblGrid")?.children ?? [];
  const width = columns.reduce((sum, column) => sum + (Number(readAttribute(tree, column, "w")) || 0), 0);
  return width > 0 ? width : TEXT_WIDTH;
}

function propertiesLike(carrier: Carrier, { table, first }: TableModel): string {
  const { edits, tree } = carrier.findPart(first);
  const given = childNamed(table, "w:tblPr");
  const gone = ["tblpPr", "tblOverlap", "tblPrChange", "tblCaption", "tblDescription"];
  return given ? edits.markup.element("tblPr", innerXml(edits.markup.without(outerXml(tree, given), ...gone))) : "";
}

function plainProperties(carrier: Carrier, part: number): string {
  const { markup } = carrier.findPart(part).edits;
  const line = { val: "single", sz: "4", space: "0", color: "auto" };
  const borders = SIDES.map((side) => markup.element(side, "", line)).join("");
  const width = markup.element("tblW", "", { w: "0", type: "auto" });
  return markup.element("tblPr", width + markup.element("tblBorders", borders));
}

/** The blocks of a file around an insertion. */
export type Gap = { before: number | null; next: number | null };

/** Whether a gap is between two rows of one table. */
export function isWithinTable(carrier: Carrier, { before, next }: Gap): boolean {
  if (before === null || next === null) return false;
  const table = tableElement(carrier, before);
  return table !== null && table === tableElement(carrier, next);
}

/** New rows go after a row of their table, or before its first. */
export function insertRow(carrier: Carrier, { before, next }: Gap, block: Block, hands: Hands): void {
  const isBehind = before !== null && carrier.isRow(before) && (block.kind !== "row" || !block.isFirst);
  const model = isBehind ? before : next;
  const row = model !== null && carrier.isRow(model) ? carrier.elements(model)[0] : undefined;
  if (model === null || !row || block.kind !== "row") throw new WordRefusal("cells", placeIn(blockText(block)));
  const xml = newRow(carrier, model, block, hands);
  const { edits } = carrier.findPart(model);
  if (isBehind) edits.putAfter(row, { xml });
  else edits.putBefore(row, { xml });
}

/**
 * Inserts a new table between paragraphs: Word would merge two adjacent tables, and a text can't end with one.
 * @throws WordRefusal between the rows of another
 */
export function insertTable(
  carrier: Carrier,
  gap: Gap,
  { table, handsFor }: { table: NewTable; handsFor: (row: NumberedRow) => Hands },
): void {
  const [first] = table.rows;
  const place = placeBetween(carrier, gap.before, gap.next);
  if (!place || !first) return;
  if (isWithinTable(carrier, gap)) throw new WordRefusal("cells", placeIn(blockText(first.block)));
  const { edits } = carrier.findPart(place.index);
  const xml = newTable(carrier, { table, near: gap.before ?? gap.next ?? 0, part: place.index }, handsFor);
  const between = emptyParagraph(edits.markup, firstStamp(handsFor(first), blockText(first.block).length));
  const isBesideTable = place.node.name === "w:tbl";
  if (place.side === "before") return edits.putBefore(place.node, { xml: xml + (isBesideTable ? between : "") });
  const end = place.isLast ? edits.markup.element("p", "") : "";
  const behind = siblingAfter(place.node)?.name === "w:tbl" ? between : end;
  edits.putAfter(place.node, { xml: (isBesideTable ? between : "") + xml + behind });
}

function emptyParagraph(markup: Markup, stamp: Stamp): string {
  const mark = markup.element("rPr", markup.change("ins", stamp));
  return markup.element("p", markup.element("pPr", mark));
}
