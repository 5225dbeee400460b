import { findNumber } from "@/lib/documents/numbering/number-rule";
import type { Block } from "@/lib/documents/richtext/blocks";
import type { Carrier, OpenPart } from "./carrier";
import { headXml, readProperties, withProperty, type HeadEdit, shapeChanges, unnumbered, labelPattern } from "./heads";
import { markedText, slicedText, splitLooks, type Marked } from "@/lib/word/line/line";
import type { Hands } from "@/lib/word/line/line-steps";
import type { Stamp } from "./markup";
import type { WordNode } from "@/lib/word/file/tree";

/** The model paragraph for a new one, and the part of the new text that is typed. */
export type Model = { index: number | null; isNumbered: boolean; typed: Marked; from: number };

/** How many blocks around to check. */
const REACH = 400;
/** A number is recognised by its neighbours. */
const NUMBERED_REACH = 12;

/** The nearest block of the file that a new block should look like. */
export function modelFor(carrier: Carrier, block: Block, near: number): Model {
  const typed = markedText(block);
  const counted = countedModel(carrier, block, near);
  if (counted !== null) {
    const { length } = findNumber(block)?.text ?? "";
    return { index: counted, isNumbered: true, typed: slicedText(typed, length), from: length };
  }
  for (const index of carrier.isOwn ? [] : outwards(near, carrier.blocks.length, NUMBERED_REACH)) {
    const length = carrier.isRow(index) ? 0 : carrier.labelLength(index);
    if (length === 0 || !isOfBody(carrier, index) || carrier.blocks[index]?.kind !== block.kind) continue;
    const label = labelPattern(carrier.line(index).text.slice(0, length)).exec(typed.text)?.[0].length ?? 0;
    if (label > 0) return { index, isNumbered: true, typed: slicedText(typed, label), from: label };
  }
  for (const index of outwards(near, carrier.blocks.length, REACH))
    if (isLike(carrier, index, block)) return { index, isNumbered: block.kind === "item", typed, from: 0 };
  return { index: null, isNumbered: false, typed, from: 0 };
}

/** The nearest paragraph with the same counting rule. */
function countedModel(carrier: Carrier, block: Block, near: number): number | null {
  const number = findNumber(block)?.number;
  if (number === undefined) return null;
  for (const index of outwards(near, carrier.blocks.length, REACH)) {
    const other = carrier.blocks[index];
    if (other && isOfBody(carrier, index) && findNumber(other)?.number === number) return index;
  }
  return carrier.firstOfRule(number) ?? null;
}

/**
 * A new paragraph with its text as a tracked insertion. `end` marks its end as inserted too; without it the paragraph
 * takes over an existing end, and `former` has that one's properties.
 */
export function newParagraph(
  {
    carrier,
    part,
    block,
    model,
    hands,
  }: { carrier: Carrier; part: OpenPart; block: Block; model: Model; hands: Hands },
  { end, former }: { end?: Stamp; former?: WordNode } = {},
): string {
  const { markup } = part.edits;
  const look = readLook(carrier, model);
  let properties = withoutPlace(model.index === null ? [] : headProperties(carrier, model.index));
  const pattern: Block = (model.index === null ? undefined : carrier.blocks[model.index]) ?? PLAIN;
  const changes = shapeChanges(pattern, block, markup);
  const wasNumbered = model.index !== null && carrier.labelLength(model.index) > 0;
  if (!model.isNumbered) {
    properties = withProperty(properties, "numPr", null);
    if (wasNumbered) changes.push(unnumbered(markup));
  }
  for (const { name, xml } of changes) properties = withProperty(properties, name, xml);
  properties = withProperty(properties, "rPr", settledMark(properties, part));
  if (former) properties = withProperty(properties, "pPrChange", formerHead(former, part, hands.head));
  const edit: HeadEdit = end ? { end: { mark: "ins", stamp: end } } : {};
  const runs = insertedRuns({ typed: model.typed, from: model.from, look, hands }, part);
  const tag = `${markup.prefix}:p`;
  return `<${tag}>${headXml(properties, edit, markup)}${runs}</${tag}>`;
}

/** New text as insertions by its authors. */
export function insertedRuns(
  {
    typed,
    from,
    look,
    hands,
  }: { typed: Marked; from: number; look: { properties: string; bits: number }; hands: Hands },
  { edits: { markup } }: OpenPart,
): string {
  const properties = markup.settled(look.properties);
  let start = 0;
  return hands
    .inserted(from, from + typed.text.length)
    .map(({ end, stamp }) => {
      const text = slicedText(typed, start, end - from);
      start = end - from;
      const runs = splitLooks(text).map((stretch) =>
        markup.run(stretch.text, markup.marked(properties, { from: look.bits, to: stretch.bits })),
      );
      return markup.change("ins", stamp, runs.join(""));
    })
    .join("");
}

const PLAIN: Block = { kind: "paragraph", indent: 0, inlines: [] };

function readLook(carrier: Carrier, { index }: Model): { properties: string; bits: number } {
  const paragraph = index === null ? undefined : carrier.elements(index).at(-1);
  if (index === null || !paragraph) return { properties: "", bits: 0 };
  const line = carrier.line(index);
  return carrier.findPart(index).places.lookAt(line, line.text.length, paragraph);
}

function headProperties(carrier: Carrier, index: number): ReturnType<typeof readProperties> {
  const paragraph = carrier.elements(index).at(-1);
  return paragraph ? readProperties(carrier.findPart(index).tree, paragraph) : [];
}

/** Properties specific to one paragraph aren't copied. */
function withoutPlace(properties: ReturnType<typeof readProperties>): ReturnType<typeof readProperties> {
  return properties.filter(({ name }) => !["sectPr", "pPrChange", "pageBreakBefore", "framePr"].includes(name));
}

function settledMark(properties: ReturnType<typeof readProperties>, { edits: { markup } }: OpenPart): string | null {
  const mark = properties.find(({ name }) => name === "rPr")?.xml;
  return mark === undefined ? null : markup.settled(mark);
}

function formerHead(former: WordNode, { tree, edits: { markup } }: OpenPart, stamp: Stamp): string {
  const inner = readProperties(tree, former).filter(({ name }) => !["rPr", "sectPr", "pPrChange"].includes(name));
  return markup.change("pPrChange", stamp, markup.element("pPr", inner.map(({ xml }) => xml).join("")));
}

/** Indices from near to far, those before first. */
function* outwards(near: number, length: number, reach: number): Iterable<number> {
  for (let distance = 0; distance <= reach; distance += 1) {
    if (near - distance >= 0 && near - distance < length) yield near - distance;
    if (distance > 0 && near + distance < length) yield near + distance;
  }
}

/** Whether a block is a paragraph of the body or of a cell: boxes and notes have their own look. */
function isOfBody(carrier: Carrier, index: number): boolean {
  return carrier.blocks[index]?.source?.part === "main";
}

function isLike(carrier: Carrier, index: number, block: Block): boolean {
  const other = carrier.blocks[index];
  if (!other || other.kind !== block.kind || carrier.isRow(index) || !isOfBody(carrier, index)) return false;
  if (other.kind === "heading" && block.kind === "heading") return other.level === block.level;
  if (other.kind === "item" && block.kind === "item") return other.list === block.list && other.depth === block.depth;
  return carrier.labelLength(index) === 0;
}
