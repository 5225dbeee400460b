/** Random edits of tables in a Word file's text, as a person makes them. */
import { CELL_END, type Block, type CellShape, type RowBlock } from "@/lib/documents/richtext/blocks";
import { readCells, makeRow } from "@/lib/documents/richtext/rows";
import type { EditedBlock } from "./word-edits";

export const TABLE_KINDS = ["table", "row", "unrow", "column"] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const PLAIN: CellShape = { colSpan: 1, rowSpan: 1, isHeader: false };
/** Wider rows are not touched: what an edit may change at most is counted in paragraphs. */
const MOST_CELLS = 6;

const makeCell = (text: string, shape = PLAIN) => ({ ...shape, inlines: [{ text, marks: [] }] });
const toEditedBlock = (block: RowBlock): EditedBlock => ({ block, label: "" });

/** One edit near a place; the same list where no table, or no room for one, is there. */
export function editedTable(
  blocks: readonly EditedBlock[],
  kind: TableKind,
  { index, word }: { index: number; word: string },
): EditedBlock[] {
  if (kind === "table") return withTable(blocks, index, word);
  const place = nextRow(blocks, index);
  const row = blocks[place]?.block;
  if (row?.kind !== "row") return [...blocks];
  const put = (...rows: EditedBlock[]) => [...blocks.slice(0, place), ...rows, ...blocks.slice(place + 1)];
  const cells = readCells(row);
  if (kind === "column") return put(toEditedBlock(makeRow([...cells, makeCell(`${word} ${place}`)], row.isFirst)));
  const fresh = makeRow(
    cells.map((cell, number) => makeCell(`${word} ${number} of ${place}`, { ...cell, isHeader: false })),
    false,
  );
  if (kind === "row") return put({ block: row, label: "" }, toEditedBlock(fresh));
  const after = blocks[place + 1]?.block;
  const heir =
    row.isFirst && after?.kind === "row" && !after.isFirst ? [toEditedBlock({ ...after, isFirst: true })] : [];
  return [...blocks.slice(0, place), ...heir, ...blocks.slice(place + 1 + heir.length)];
}

/** A new table behind a paragraph of the body. */
function withTable(blocks: readonly EditedBlock[], index: number, word: string): EditedBlock[] {
  const [one, next] = [blocks[index]?.block, blocks[index + 1]?.block];
  const isWithin = one?.kind === "row" && next?.kind === "row" && !next.isFirst;
  if (!one || isWithin || !isOfBody(one)) return [...blocks];
  const row = (isFirst: boolean, ...texts: string[]) =>
    toEditedBlock(
      makeRow(
        texts.map((text) => makeCell(text)),
        isFirst,
      ),
    );
  const table = [
    row(true, `New ${word}`, "Price, net"),
    row(false, "One", `${index} of ${word}`),
    row(false, "Two", ""),
  ];
  return [...blocks.slice(0, index + 1), ...table, ...blocks.slice(index + 1)];
}

/** Whether a block stands in the body: what is written behind notes goes elsewhere (B-11.14). */
export function isOfBody(block: Block): boolean {
  return !("source" in block) || (block.source as { part?: string } | undefined)?.part === "main";
}

/** The first row from a place on, else before it, whose cells are its own. */
function nextRow(blocks: readonly EditedBlock[], index: number): number {
  const isFree = ({ block }: EditedBlock) =>
    block.kind === "row" &&
    block.cells.length > 1 &&
    block.cells.length <= MOST_CELLS &&
    block.cells.every(({ rowSpan }) => rowSpan === 1) &&
    block.inlines.some((inline) => "text" in inline && inline.text.replaceAll(CELL_END, "").trim() !== "");
  const after = blocks.slice(index).findIndex(isFree);
  return after >= 0 ? index + after : blocks.findLastIndex(isFree);
}
