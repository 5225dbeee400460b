import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import type { Carrier } from "./carrier";
import { firstStamp, type Hands } from "./line-steps";
import type { Markup, Stamp } from "./markup";
import { newRow } from "./new-rows";
import { newTable } from "./new-tables";
import { placeBetween, siblingAfter } from "./placement";
import { placeIn, WordRefusal } from "./refusal";
import { tableElement, type NewTable, type NumberedRow } from "./tables";

/** The blocks of a file that something new stands between. */
export type Gap = { before: number | null; next: number | null };

/** Whether a gap is between two rows of one table. */
export function isWithinTable(carrier: Carrier, { before, next }: Gap): boolean {
  if (before === null || next === null) return false;
  const table = tableElement(carrier, before);
  return table !== null && table === tableElement(carrier, next);
}

/** New rows stand behind a row of the table that they belong to, or before the first of it. */
export function insertRow(carrier: Carrier, { before, next }: Gap, block: Block, hands: Hands): void {
  const isBehind = before !== null && carrier.isRow(before) && (block.kind !== "row" || !block.isFirst);
  const model = isBehind ? before : next;
  const row = model !== null && carrier.isRow(model) ? carrier.elements(model)[0] : undefined;
  if (model === null || !row || block.kind !== "row") throw new WordRefusal("cells", placeIn(blockText(block)));
  const xml = newRow(carrier, model, block, hands);
  const { edits } = carrier.partOf(model);
  if (isBehind) edits.putAfter(row, { xml });
  else edits.putBefore(row, { xml });
}

/**
 * A new table stands between paragraphs: two tables beside each other would be one to Word, and no text ends with one.
 * @throws WordRefusal between the rows of another
 */
export function insertTable(
  carrier: Carrier,
  gap: Gap,
  { table, handsOf }: { table: NewTable; handsOf: (row: NumberedRow) => Hands },
): void {
  const [first] = table.rows;
  const place = placeBetween(carrier, gap.before, gap.next);
  if (!place || !first) return;
  if (isWithinTable(carrier, gap)) throw new WordRefusal("cells", placeIn(blockText(first.block)));
  const { edits } = carrier.partOf(place.index);
  const xml = newTable(carrier, { table, near: gap.before ?? gap.next ?? 0, part: place.index }, handsOf);
  const between = emptyParagraph(edits.markup, firstStamp(handsOf(first), blockText(first.block).length));
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
