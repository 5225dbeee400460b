import { blockText, type Alignment, type Block, type RowBlock } from "@/lib/documents/richtext/blocks";
import { matchSequences } from "@/lib/documents/redline/match-sequences";
import { Interner } from "@/lib/documents/redline/tokens";
import type { Carrier } from "@/lib/word/carrier";
import { headXml, readProperties, withProperty, justification } from "@/lib/word/heads";
import { slicedLine, slicedText } from "@/lib/word/line/line";
import { firstStamp, type Hands } from "@/lib/word/line/line-steps";
import { innerXml, type Stamp } from "@/lib/word/markup";
import { insertedRuns } from "@/lib/word/new-paragraphs";
import { placeIn, WordRefusal } from "@/lib/word/refusal";
import {
  cellsIn,
  cellsOfBlock,
  cellsOfLine,
  deleteRow,
  editRow,
  isReshaped,
  NO_PART,
  ownCells,
  findRow,
  type Part,
} from "./tables";
import { readAttribute, childNamed, outerXml, type WordNode, type WordTree } from "@/lib/word/file/tree";

/** The model of a new cell, and its width; `merge` is its role in vertically merged cells. */
export type CellPlan = {
  model: WordNode | null;
  width: string;
  colSpan: number;
  merge: "restart" | "continue" | null;
  align: Alignment | null;
  part: Part;
};
type Look = { properties: string; bits: number };

const GONE = ["cnfStyle", "tcW", "gridSpan", "hMerge", "vMerge", "cellIns", "cellDel", "cellMerge"];

/** Writes a row's new text: into its cells, or, if cells are added, removed or widened, as a new row in its place. */
export function changeRow(carrier: Carrier, index: number, block: Block, hands: Hands): void {
  if (block.kind !== "row" || !isReshaped(carrier, index, block)) return editRow(carrier, index, block, hands);
  const xml = reshapedRow(carrier, { model: index }, block, hands);
  carrier.findPart(index).edits.putAfter(findRow(carrier, index), { xml });
  deleteRow(carrier, index, hands);
}

/** A new row like another one, as XML. @throws WordRefusal if its cells are merged with others */
export function newRow(carrier: Carrier, model: number, block: RowBlock, hands: Hands): string {
  const row = findRow(carrier, model);
  const own = ownCells(carrier, model);
  const parts = cellsOfBlock(block);
  if (parts.length !== own.length) return reshapedRow(carrier, { model, isHeader: false }, block, hands);
  const written = cellsIn(row).map((cell) => {
    const number = own.indexOf(cell.at);
    return likeCell(carrier, { cell, model, isOwn: number >= 0 }, parts[number] ?? NO_PART, hands);
  });
  return rowXml(carrier, { model, isHeader: false }, written, firstStamp(hands, blockText(block).length));
}

/**
 * A row with other cells replacing one of the file, as XML: each cell is like the one with its text, or the one before.
 * @throws WordRefusal if cells are merged across rows
 */
function reshapedRow(
  carrier: Carrier,
  { model, isHeader = true }: { model: number; isHeader?: boolean },
  block: RowBlock,
  hands: Hands,
): string {
  const row = findRow(carrier, model);
  const { tree } = carrier.findPart(model);
  const cells = cellsIn(row);
  const isMerged = cells.some((cell) => childNamed(childNamed(cell, "w:tcPr"), "w:vMerge"));
  if (isMerged || block.cells.some(({ rowSpan }) => rowSpan > 1))
    throw new WordRefusal("cells", placeIn(carrier.line(model).text));
  const parts = cellsOfBlock(block);
  const olds = cellsOfLine(carrier.line(model)).map(({ text }) => text);
  const matches = matchedCells(
    olds,
    parts.map(({ text }) => text.text),
  );
  const models = matches.map((old) => cells[old] ?? cells[0] ?? null);
  const widths = sharedWidths(tree, cells, models);
  const { markup } = carrier.findPart(model).edits;
  const written = parts.map((part, number) => {
    const width = markup.element("tcW", "", widths[number]);
    const { colSpan = 1, align = null } = block.cells[number] ?? {};
    const plan = { model: models[number] ?? null, width, colSpan, merge: null, align, part };
    return newCell(carrier, { model, plan }, hands);
  });
  widenGrid(
    carrier,
    model,
    block.cells.reduce((columns, { colSpan }) => columns + colSpan, 0),
  );
  return rowXml(carrier, { model, isHeader }, written, firstStamp(hands, blockText(block).length));
}

/** Widths of new cells that fill the old cells' row. */
function sharedWidths(
  tree: WordTree,
  olds: readonly WordNode[],
  models: readonly (WordNode | null)[],
): { w: string; type: string }[] {
  const widths = (cells: readonly (WordNode | null)[]) =>
    cells.map((cell) => {
      const node = childNamed(childNamed(cell ?? undefined, "w:tcPr"), "w:tcW");
      const value = Number(node && readAttribute(tree, node, "w")) || 0;
      return { value, type: (node && readAttribute(tree, node, "type")) ?? "auto" };
    });
  const sum = (some: readonly { value: number }[]) => some.reduce((total, { value }) => total + value, 0);
  const fresh = widths(models);
  const scale = sum(fresh) > 0 ? sum(widths(olds)) / sum(fresh) : 1;
  return fresh.map(({ value, type }) => ({ w: String(Math.round(value * scale)), type }));
}

/** A row of cells with another row's properties; `isHeader`, its repetition on each page, is one of them. */
export function rowXml(
  carrier: Carrier,
  { model, isHeader }: { model: number; isHeader: boolean },
  cells: readonly string[],
  stamp: Stamp,
): string {
  const { edits, tree } = carrier.findPart(model);
  const { markup } = edits;
  const row = findRow(carrier, model);
  const head = childNamed(row, "w:trPr");
  const given = head
    ? markup.without(markup.settled(outerXml(tree, head)), "gridBefore", "gridAfter", "wBefore", "wAfter")
    : "";
  const kept = isHeader ? given : markup.without(given, "tblHeader");
  const properties = markup.element("trPr", innerXml(kept) + markup.change("ins", stamp));
  const exceptions = childNamed(row, "w:tblPrEx");
  const shell = exceptions ? markup.settled(outerXml(tree, exceptions)) : "";
  return `<${markup.prefix}:tr>${shell}${properties}${cells.join("")}</${markup.prefix}:tr>`;
}

/** A new cell as planned, with its text; one paragraph per line. */
export function newCell(carrier: Carrier, { model, plan }: { model: number; plan: CellPlan }, hands: Hands): string {
  const open = carrier.findPart(model);
  const { markup } = open.edits;
  const given = childNamed(plan.model ?? undefined, "w:tcPr");
  const rest = given ? innerXml(markup.without(markup.settled(outerXml(open.tree, given)), ...GONE)) : "";
  const span = plan.colSpan > 1 ? markup.element("gridSpan", "", { val: String(plan.colSpan) }) : "";
  const merge =
    plan.merge === null ? "" : markup.element("vMerge", "", plan.merge === "restart" ? { val: "restart" } : {});
  const properties = markup.element("tcPr", plan.width + span + merge + rest);
  const paragraph = plan.model?.children.find(({ name }) => name === "w:p");
  return cellXml(carrier, { model, properties, paragraph, align: plan.align, part: plan.part }, hands);
}

function likeCell(
  carrier: Carrier,
  { cell, model, isOwn }: { cell: WordNode; model: number; isOwn: boolean },
  part: Part,
  hands: Hands,
): string {
  const { edits, tree } = carrier.findPart(model);
  const given = childNamed(cell, "w:tcPr");
  const gone = isOwn ? ["vMerge", "cellIns", "cellDel"] : ["cellIns", "cellDel"];
  const properties = given ? edits.markup.without(edits.markup.settled(outerXml(tree, given)), ...gone) : "";
  const paragraph = cell.children.find(({ name }) => name === "w:p");
  return cellXml(carrier, { model, properties, paragraph, align: null, part }, hands);
}

/** @param cell `paragraph` is the model of the new cell's paragraphs */
function cellXml(
  carrier: Carrier,
  cell: { model: number; properties: string; paragraph: WordNode | undefined; align: Alignment | null; part: Part },
  hands: Hands,
): string {
  const { model, properties, paragraph, align, part } = cell;
  const open = carrier.findPart(model);
  const { markup } = open.edits;
  let kept = (paragraph ? readProperties(open.tree, paragraph) : []).filter(
    ({ name }) => !["numPr", "sectPr", "pPrChange", "rPr"].includes(name),
  );
  if (align !== null) kept = withProperty(kept, "jc", markup.element("jc", "", { val: justification(align) }));
  const head = headXml(kept, {}, markup);
  const look = lookIn(carrier, model, paragraph);
  const tag = `${markup.prefix}:p`;
  let start = 0;
  const lines = part.text.text.split("\n").map((line) => {
    const typed = slicedText(part.text, start, start + line.length);
    const runs = line === "" ? "" : insertedRuns({ typed, from: part.from + start, look, hands }, open);
    start += line.length + 1;
    return `<${tag}>${head}${runs}</${tag}>`;
  });
  return `<${markup.prefix}:tc>${properties}${lines.join("")}</${markup.prefix}:tc>`;
}

/** The look of a paragraph's first letter; without one, that of the block unless it is a row. */
function lookIn(carrier: Carrier, index: number, given: WordNode | undefined): Look {
  const line = carrier.line(index);
  const paragraph = given ?? (carrier.isRow(index) ? undefined : carrier.elements(index).at(-1));
  if (!paragraph) return { properties: "", bits: 0 };
  const first = line.at.findIndex((at) => at > paragraph.at && at <= paragraph.lastAt);
  const letter = first < 0 ? slicedLine(line, 0, 0) : slicedLine(line, first, first + 1);
  return carrier.findPart(index).places.lookAt(letter, letter.text.length, paragraph);
}

/** Adds columns to a table that gets wider rows. */
function widenGrid(carrier: Carrier, model: number, columns: number): void {
  const { edits, grids } = carrier.findPart(model);
  const grid = childNamed(findRow(carrier, model).parent ?? undefined, "w:tblGrid");
  const last = grid?.children.findLast(({ name }) => name === "w:gridCol");
  if (!grid || !last) return;
  const known = grids.get(grid.at) ?? grid.children.filter(({ name }) => name === "w:gridCol").length;
  if (columns <= known) return;
  edits.putAfter(last, { xml: outerXml(edits.tree, last).repeat(columns - known) });
  grids.set(grid.at, columns);
}

/** For each new cell the index of its old model: the one with its text, else the one at its place. */
function matchedCells(olds: readonly string[], news: readonly string[]): number[] {
  const ids = new Interner();
  const result = news.map(() => -1);
  const [from, to] = [ids.toIds(olds), ids.toIds(news)];
  for (const match of matchSequences(from, to, ids.size)) result[match.to] = match.from;
  let last = -1;
  return result.map((old, index) => {
    const next = result.slice(index + 1).find((later) => later >= 0) ?? olds.length;
    last = old >= 0 ? old : Math.max(0, Math.min(last + 1 < next ? last + 1 : last, olds.length - 1));
    return last;
  });
}
