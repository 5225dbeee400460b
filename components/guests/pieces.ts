/** A contract's text as lines that a guest may change, each with its place in the plain text. Pure. Source: B-41.6. */
import { listNumbers } from "@/lib/documents/numbering/list-counter";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { CELL_END, isPageMark, type Block, type Mark, type TextRun } from "@/lib/documents/richtext/blocks";

type Run = { text: string; marks: readonly Mark[] };
/** One line of one paragraph or cell, without its clause number; a change never reaches beyond. */
export type Piece = { start: number; text: string; runs: readonly Run[] };
/** `cells` has one cell with the lines of a paragraph, or those of a table row. */
export type Paragraph = {
  start: number;
  look: string;
  indent: number;
  align: string;
  label: string | null;
  cells: readonly (readonly Piece[])[];
};

const LINE_END = "\n";
const SEPARATORS = /([\n\t])/;

export function toParagraphs(blocks: readonly Block[]): Paragraph[] {
  const numbers = listNumbers(blocks);
  let start = 0;
  return blocks.map((block, index) => {
    const cells = toCells(block, start);
    const made = { start, cells, ...shapeOf(block, numbers[index] ?? null) };
    start += lengthOf(block) + 1;
    return made;
  });
}

const lengthOf = ({ inlines }: Block) =>
  inlines.reduce((sum, inline) => sum + (isPageMark(inline) ? 0 : inline.text.length), 0);

function shapeOf(block: Block, number: number | null) {
  const item = number === null ? "•" : `${number}.`;
  const counted = findNumber(block)?.text.trim() ?? null;
  return {
    look: block.kind === "heading" ? `h${block.level}` : block.kind,
    indent: block.kind === "paragraph" ? block.indent : block.kind === "item" ? block.depth + 1 : 0,
    align: block.align ?? "start",
    label: block.kind === "item" ? item : counted,
  };
}

/** In text order; a line end or a cell's end closes a piece. */
function toCells(block: Block, start: number): Piece[][] {
  const number = findNumber(block);
  let at = start + (number?.text.length ?? 0);
  let open: { start: number; runs: Run[] } = { start: at, runs: [] };
  const cells: Piece[][] = [[]];
  const close = () => {
    const text = open.runs.map((run) => run.text).join("");
    if (text !== "") cells.at(-1)?.push({ start: open.start, text, runs: open.runs });
    open = { start: at, runs: [] };
  };
  for (const { text, marks } of partsOf(block, number)) {
    at += text.length;
    if (text !== CELL_END && text !== LINE_END) open.runs.push({ text, marks });
    else close();
    if (text === CELL_END) cells.push([]);
  }
  close();
  return cells;
}

/** Runs cut at line ends and cell ends, which are parts of their own; nothing of the clause number. */
function partsOf({ inlines }: Block, number: TextRun | null): Run[] {
  return inlines.flatMap((inline) => {
    if (isPageMark(inline) || inline === number) return [];
    const { marks } = inline;
    return inline.text.split(SEPARATORS).flatMap((text) => (text === "" ? [] : [{ text, marks }]));
  });
}
