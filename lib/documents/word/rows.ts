import { CELL_END, type Block, type RowBlock } from "@/lib/documents/richtext/blocks";
import { NOWHERE } from "@/lib/documents/extraction/docx/origins";
import type { Carrier } from "./carrier";
import { headXml, propertiesOf } from "./heads";
import { markedText, slicedLine, slicedText, type Line, type Marked } from "./line";
import { editLine } from "./line-editor";
import type { Hands } from "./line-steps";
import { insertedRuns } from "./new-paragraphs";
import { demandFree, placeIn, WordRefusal } from "./refusal";
import { innerOf } from "./markup";
import { childNamed, outerXml, type WordNode } from "./tree";

/** What stood between two cells in versions from before there were tables. */
export const BAR = " | ";

/** Writes a row's new text into its cells. @throws WordRefusal where cells come, go or are merged otherwise */
export function editRow(carrier: Carrier, index: number, block: Block, hands: Hands): void {
  const { edits, places, tree } = carrier.partOf(index);
  const line = carrier.line(index);
  const refused = new WordRefusal("cells", placeIn(line.text));
  const cells = ownCells(carrier, index);
  const [old, parts] = [cellsOfLine(line), cellsOfBlock(block)];
  const isReshaped = block.kind === "row" && isMergedOtherwise(carrier.blocks[index], block);
  if (isReshaped || old.length !== cells.length || parts.length > cells.length) throw refused;
  if (parts.length < cells.length && block.kind === "row") throw refused;
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

/** Deletes a row with all it holds. */
export function deleteRow(carrier: Carrier, index: number, hands: Hands): void {
  const row = rowOf(carrier, index);
  const { edits, tree } = carrier.partOf(index);
  const line = carrier.line(index);
  const stamp = hands.deleted(0, line.text.length)[0]?.stamp ?? hands.last;
  demandFree(tree, row, line.text);
  edits.remove(row, stamp);
  for (const node of tree.nodes.slice(row.at + 1, row.lastAt + 1)) {
    const isText = node.name === "w:t" && node.parent?.name === "w:r";
    if (isText) edits.cut(node, { from: 0, to: Number.MAX_SAFE_INTEGER, stamp });
  }
}

/** A new row like another one, as XML. @throws WordRefusal where it has other cells */
export function newRow(carrier: Carrier, model: number, block: Block, hands: Hands): string {
  const row = rowOf(carrier, model);
  const { edits, tree } = carrier.partOf(model);
  const { markup } = edits;
  const own = ownCells(carrier, model);
  const parts = cellsOfBlock(block);
  if (block.kind !== "row" || parts.length !== own.length)
    throw new WordRefusal("cells", placeIn(carrier.line(model).text));
  const head = childNamed(row, "w:trPr");
  const kept = head ? markup.without(markup.settled(outerXml(tree, head)), "tblHeader") : "";
  const properties = markup.element("trPr", innerOf(kept) + markup.change("ins", hands.last));
  const exceptions = childNamed(row, "w:tblPrEx");
  const shell = exceptions ? markup.settled(outerXml(tree, exceptions)) : "";
  const written = cellsIn(row).map((cell) => {
    const number = own.indexOf(cell.at);
    return newCell(carrier, { cell, model, isOwn: number >= 0 }, parts[number] ?? NO_PART, hands);
  });
  return `<${markup.prefix}:tr>${shell}${properties}${written.join("")}</${markup.prefix}:tr>`;
}

function newCell(
  carrier: Carrier,
  { cell, model, isOwn }: { cell: WordNode; model: number; isOwn: boolean },
  part: Part,
  hands: Hands,
): string {
  const open = carrier.partOf(model);
  const { markup } = open.edits;
  const given = childNamed(cell, "w:tcPr");
  const gone = isOwn ? ["vMerge", "cellIns", "cellDel"] : ["cellIns", "cellDel"];
  const properties = given ? markup.without(markup.settled(outerXml(open.tree, given)), ...gone) : "";
  const paragraph = cell.children.find(({ name }) => name === "w:p");
  const kept = paragraph ? propertiesOf(open.tree, paragraph) : [];
  const head = headXml(
    kept.filter(({ name }) => !["numPr", "sectPr", "pPrChange", "rPr"].includes(name)),
    {},
    markup,
  );
  const runs =
    part.text.text === "" ? "" : insertedRuns({ ...part, look: lookIn(carrier, model, paragraph), hands }, open);
  const { prefix } = markup;
  return `<${prefix}:tc>${properties}<${prefix}:p>${head}${runs}</${prefix}:p></${prefix}:tc>`;
}

/** The look of a paragraph's first letter. */
function lookIn(
  carrier: Carrier,
  index: number,
  paragraph: WordNode | undefined,
): { properties: string; bits: number } {
  const line = carrier.line(index);
  if (!paragraph) return { properties: "", bits: 0 };
  const first = line.at.findIndex((at) => at > paragraph.at && at <= paragraph.lastAt);
  const letter = first < 0 ? slicedLine(line, 0, 0) : slicedLine(line, first, first + 1);
  return carrier.partOf(index).places.lookAt(letter, letter.text.length, paragraph);
}

type Part = { typed: Marked; text: Marked; from: number; start: number };

const NOTHING: Marked = { text: "", bits: new Uint8Array() };
const NO_PART: Part = { typed: NOTHING, text: NOTHING, from: 0, start: 0 };

/** The cells of a row element, through shells around them; deleted ones are none. */
function cellsIn(row: WordNode): WordNode[] {
  return row.children.flatMap((child) => {
    if (child.name === "w:tc") return childNamed(childNamed(child, "w:tcPr"), "w:cellDel") ? [] : [child];
    return child.name.endsWith("Pr") || child.name === "w:tr" ? [] : cellsIn(child);
  });
}

/** The elements of the cells that begin in a row. */
function ownCells(carrier: Carrier, index: number): readonly number[] {
  const source = carrier.blocks[index]?.source;
  return source?.kind === "row" ? source.cells : [];
}

function rowOf(carrier: Carrier, index: number): WordNode {
  const [row] = carrier.elements(index);
  if (!row) throw new WordRefusal("markup", placeIn(carrier.line(index).text));
  return row;
}

/** The letters of each cell. */
function cellsOfLine(line: Line): (Line & { start: number })[] {
  const cells: (Line & { start: number })[] = [];
  let start = 0;
  for (let at = 0; at <= line.text.length; at += 1) {
    if (at < line.text.length && (line.text[at] !== CELL_END || line.at[at] !== NOWHERE)) continue;
    cells.push({ ...slicedLine(line, start, at), start });
    start = at + 1;
  }
  return cells;
}

/** The text of each cell. In versions from before there were tables, a bar stands between two cells of a row. */
function cellsOfBlock(block: Block): Part[] {
  const whole = markedText(block);
  const separator = block.kind === "row" ? CELL_END : BAR;
  const parts: Part[] = [];
  let start = 0;
  for (let end = whole.text.indexOf(separator); end >= 0; end = whole.text.indexOf(separator, start)) {
    parts.push(partOf(whole, start, end));
    start = end + separator.length;
  }
  return [...parts, partOf(whole, start, whole.text.length)];
}

function partOf(whole: Marked, start: number, end: number): Part {
  const text = slicedText(whole, start, end);
  return { typed: text, text, from: start, start };
}

function isMergedOtherwise(one: Block | undefined, other: RowBlock): boolean {
  return one?.kind !== "row" || one.cells.some(({ colSpan }, index) => colSpan !== other.cells[index]?.colSpan);
}

function isSame(line: Line, { text, bits }: Marked, { kind }: Block): boolean {
  if (kind !== "row" && line.text.replaceAll("\n", " ") === text) return true;
  return line.text === text && bits.every((bit, index) => bit === line.bits[index]);
}

/** The same hands for a part of a text. */
export function shifted(hands: Hands, by: { old: number; new: number }): Hands {
  const moved = (ends: readonly { end: number; stamp: Hands["last"] }[], shift: number) =>
    ends.map(({ end, stamp }) => ({ end: end - shift, stamp }));
  return {
    last: hands.last,
    inserted: (start, end) => moved(hands.inserted(start + by.new, end + by.new), by.new),
    deleted: (start, end) => moved(hands.deleted(start + by.old, end + by.old), by.old),
  };
}
