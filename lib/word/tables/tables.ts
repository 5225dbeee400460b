import { blockText, type Block, type RowBlock, CELL_END } from "@/lib/documents/richtext/blocks";
import type { Pairing } from "@/lib/documents/redline/align-paragraphs";
import { heaviestAscending, type WeighedMatch } from "@/lib/documents/redline/match-sequences";
import type { Carrier } from "@/lib/word/carrier";
import { around, type WordNode, childNamed } from "@/lib/word/file/tree";
import { NOWHERE } from "@/lib/documents/extraction/docx/origins";
import { markedText, slicedLine, slicedText, type Line, type Marked } from "@/lib/word/line/line";
import { editLine } from "@/lib/word/line/line-editor";
import type { Hands } from "@/lib/word/line/line-steps";
import { requireFree, placeIn, WordRefusal } from "@/lib/word/refusal";

/** A row of a new text; `index` is its number among the non-empty blocks, null if it is empty. */
export type NumberedRow = { block: RowBlock; index: number | null };
/** The rows of one table of a new text. */
export type NewTable = { rows: readonly NumberedRow[] };

/** Up to this many, adjacent rows are compared in pairs; beyond, each is separate. */
const MAX_PAIRS = 10_000;

/** For each non-empty block the table that it is a row of. */
export function findTables(blocks: readonly Block[]): Map<number, NewTable> {
  const tables = new Map<number, NewTable>();
  let table: { rows: NumberedRow[] } = { rows: [] };
  let index = 0;
  for (const [place, block] of blocks.entries()) {
    const hasText = blockText(block).trim() !== "";
    if (block.kind === "row") {
      if (block.isFirst || blocks[place - 1]?.kind !== "row") table = { rows: [] };
      table.rows.push({ block, index: hasText ? index : null });
      if (hasText) tables.set(index, table);
    }
    if (hasText) index += 1;
  }
  return tables;
}

/** The element of the table that a block of the file is a row of. */
export function tableElement(carrier: Carrier, index: number): WordNode | null {
  const [row] = carrier.isRow(index) ? carrier.elements(index) : [];
  return row ? around(row, ({ name }) => name === "w:tbl") : null;
}

/**
 * Pairings in which rows of one table deleted and inserted at one place are the same rows, changed: by order if their
 * number is the same, else by shared cells.
 */
export function withPairedRows(
  pairings: readonly Pairing[],
  { oldRow, newRow }: { oldRow: (index: number) => Row | null; newRow: (index: number) => Row | null },
): Pairing[] {
  const result: Pairing[] = [];
  let [olds, news]: [Row[], Row[]] = [[], []];
  const close = () => {
    for (const pairing of pairedRows(olds, news)) result.push(pairing);
    [olds, news] = [[], []];
  };
  for (const pairing of pairings) {
    const old = pairing.to.length === 0 ? oldRow(pairing.from.start) : null;
    const fresh = pairing.from.length === 0 ? newRow(pairing.to.start) : null;
    const isOther =
      (old && olds[0] && old.table !== olds[0].table) ?? (fresh && news[0] && fresh.table !== news[0].table);
    if (isOther || !(old ?? fresh)) close();
    if (old) olds.push({ ...old, pairing });
    else if (fresh) news.push({ ...fresh, pairing });
    else result.push(pairing);
  }
  close();
  return result;
}

/** A row: its table and its cells. */
export type Row = { table: unknown; cells: readonly string[]; pairing?: Pairing };

function pairedRows(olds: readonly Row[], news: readonly Row[]): Pairing[] {
  const matches =
    olds.length === news.length ? olds.map((_, index) => ({ from: index, to: index })) : alike(olds, news);
  const result: Pairing[] = [];
  let [from, to] = [0, 0];
  const upTo = (endFrom: number, endTo: number) => {
    for (const { pairing } of [...olds.slice(from, endFrom), ...news.slice(to, endTo)])
      if (pairing) result.push(pairing);
    [from, to] = [endFrom, endTo];
  };
  for (const match of matches) {
    upTo(match.from, match.to);
    const [old, fresh] = [olds[match.from]?.pairing, news[match.to]?.pairing];
    if (old && fresh) result.push({ from: old.from, to: fresh.to });
    [from, to] = [match.from + 1, match.to + 1];
  }
  upTo(olds.length, news.length);
  return result;
}

function alike(olds: readonly Row[], news: readonly Row[]): { from: number; to: number }[] {
  if (olds.length * news.length > MAX_PAIRS) return [];
  const weighed: WeighedMatch[] = [];
  olds.forEach((old, from) => {
    news.forEach((fresh, to) => {
      const shared = old.cells.filter((text, index) => text.trim() !== "" && text === fresh.cells[index]).length;
      if (shared > 0 && old.cells.length === fresh.cells.length) weighed.push({ from, to, weight: shared });
    });
  });
  return heaviestAscending(weighed, news.length);
}

/** Separator of cells in versions from before tables existed. */
export const BAR = " | ";

/** Whether a row's cells differ from a new one's: more, fewer, or wider. */
export function isReshaped(carrier: Carrier, index: number, block: RowBlock): boolean {
  const cells = cellsOfBlock(block);
  return cells.length !== ownCells(carrier, index).length || isMergedOtherwise(carrier.blocks[index], block);
}

/** Writes a row's new text into its cells. @throws WordRefusal */
export function editRow(carrier: Carrier, index: number, block: Block, hands: Hands): void {
  const { edits, places, tree } = carrier.findPart(index);
  const line = carrier.line(index);
  const refused = new WordRefusal("cells", placeIn(line.text));
  const cells = ownCells(carrier, index);
  const [old, parts] = [cellsOfLine(line), cellsOfBlock(block)];
  if (old.length !== cells.length || parts.length > cells.length) throw refused;
  cells.forEach((cell, number) => {
    const [was, part] = [old[number], parts[number] ?? NO_PART];
    const node = tree.nodes[cell];
    if (!was || !node || isSame(was, part.text, block)) return;
    const paragraph = node.children.filter(({ name }) => name === "w:p").at(-1);
    if (!paragraph) throw refused;
    const own = shifted(hands, { old: was.start, new: part.start });
    editLine({ line: was, text: part.text, paragraphs: [paragraph], hands: own }, { edits, places });
  });
}

/** Deletes a row with its content. */
export function deleteRow(carrier: Carrier, index: number, hands: Hands): void {
  const row = findRow(carrier, index);
  const { edits, tree } = carrier.findPart(index);
  const line = carrier.line(index);
  const stamp = hands.deleted(0, line.text.length)[0]?.stamp ?? hands.last;
  requireFree(tree, row, line.text);
  edits.remove(row, stamp);
  for (const node of tree.nodes.slice(row.at + 1, row.lastAt + 1)) {
    const isText = node.name === "w:t" && node.parent?.name === "w:r";
    if (isText) edits.cut(node, { from: 0, to: Number.MAX_SAFE_INTEGER, stamp });
  }
}

/** A cell's text; `from` is its offset in the row's. */
export type Part = { typed: Marked; text: Marked; from: number; start: number };

const NOTHING: Marked = { text: "", bits: new Uint8Array() };
export const NO_PART: Part = { typed: NOTHING, text: NOTHING, from: 0, start: 0 };

/** The cells of a row element, including wrapped ones; without deleted ones. */
export function cellsIn(row: WordNode): WordNode[] {
  return row.children.flatMap((child) => {
    if (child.name === "w:tc") return childNamed(childNamed(child, "w:tcPr"), "w:cellDel") ? [] : [child];
    return child.name.endsWith("Pr") || child.name === "w:tr" ? [] : cellsIn(child);
  });
}

/** The elements of the cells that begin in a row. */
export function ownCells(carrier: Carrier, index: number): readonly number[] {
  const source = carrier.blocks[index]?.source;
  return source?.kind === "row" ? source.cells : [];
}

export function findRow(carrier: Carrier, index: number): WordNode {
  const [row] = carrier.elements(index);
  if (!row) throw new WordRefusal("markup", placeIn(carrier.line(index).text));
  return row;
}

/** The letters of each cell. */
export function cellsOfLine(line: Line): (Line & { start: number })[] {
  const cells: (Line & { start: number })[] = [];
  let start = 0;
  for (let at = 0; at <= line.text.length; at += 1) {
    if (at < line.text.length && (line.text[at] !== CELL_END || line.at[at] !== NOWHERE)) continue;
    cells.push({ ...slicedLine(line, start, at), start });
    start = at + 1;
  }
  return cells;
}

/** The text of each cell. Versions from before tables existed have a bar between two cells of a row. */
export function cellsOfBlock(block: Block): Part[] {
  const whole = markedText(block);
  const separator = block.kind === "row" ? CELL_END : BAR;
  const parts: Part[] = [];
  let start = 0;
  for (let end = whole.text.indexOf(separator); end >= 0; end = whole.text.indexOf(separator, start)) {
    parts.push(slicePart(whole, start, end));
    start = end + separator.length;
  }
  return [...parts, slicePart(whole, start, whole.text.length)];
}

function slicePart(whole: Marked, start: number, end: number): Part {
  const text = slicedText(whole, start, end);
  return { typed: text, text, from: start, start };
}

/** The last cell of a row extends to the table's edge, wherever that is: its width isn't a merge. */
function isMergedOtherwise(one: Block | undefined, other: RowBlock): boolean {
  return one?.kind !== "row" || one.cells.slice(0, -1).some(({ colSpan }, at) => colSpan !== other.cells[at]?.colSpan);
}

function isSame(line: Line, { text, bits }: Marked, { kind }: Block): boolean {
  if (kind !== "row" && line.text.replaceAll("\n", " ") === text) return true;
  return line.text === text && bits.every((bit, index) => bit === line.bits[index]);
}

/** The same hands for part of a text. */
export function shifted(hands: Hands, by: { old: number; new: number }): Hands {
  const moved = (ends: readonly { end: number; stamp: Hands["last"] }[], shift: number) =>
    ends.map(({ end, stamp }) => ({ end: end - shift, stamp }));
  return {
    last: hands.last,
    head: hands.head,
    looked: (start, end) => moved(hands.looked(start + by.new, end + by.new), by.new),
    inserted: (start, end) => moved(hands.inserted(start + by.new, end + by.new), by.new),
    deleted: (start, end) => moved(hands.deleted(start + by.old, end + by.old), by.old),
  };
}
