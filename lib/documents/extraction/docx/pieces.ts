import {
  blockText,
  isPageMark,
  type Block,
  type ItemBlock,
  type ParagraphBlock,
  type TextRun,
} from "@/lib/documents/richtext/blocks";
import { MAX_TEXT_CHARS, UnreadableDocument } from "@/lib/documents/extraction/document";
import { HeadingStyles, type HeadingCandidate } from "./headings";
import { RunList, trimmedRuns } from "./runs";

/** Blocks, likely headings, and rows of tables whose cells are not joined yet, in reading order. */
export type Piece =
  | { kind: "block"; block: ParagraphBlock | ItemBlock }
  | { kind: "heading"; block: ParagraphBlock; heading: HeadingCandidate }
  | { kind: "row"; cells: readonly (readonly TextRun[])[] };

const CELL_SEPARATOR = " | ";
const BULLET = "• ";
/** A row with more text than this is no row of figures but a page set in columns; it is read column by column. */
const MAX_ROW_CHARS = 6_000;
const MAX_CELL_PIECES = 15;
const MAX_BLOCKS = 300_000;

/** One row; but a single cell's own paragraphs, and those of each cell in turn where cells are columns of a page. */
export function rowPieces(cells: readonly (readonly Piece[])[]): Piece[] {
  if (cells.length === 1) return [...(cells[0] ?? [])];
  const joined = cells.map(flattened);
  const chars = joined.flat().reduce((sum, { text }) => sum + text.length, 0);
  if (chars > MAX_ROW_CHARS || cells.some((cell) => cell.length > MAX_CELL_PIECES)) return cells.flat();
  const last = joined.findLastIndex((cell) => cell.length > 0);
  return last < 0 ? [] : [{ kind: "row", cells: joined.slice(0, last + 1) }];
}

/** Rows as paragraphs with `|` between cells, bullets' depths from 0. @throws UnreadableDocument `documentTooLarge`. */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  if (pieces.length > MAX_BLOCKS) throw new UnreadableDocument("documentTooLarge");
  const headings = new HeadingStyles(pieces.filter((piece) => piece.kind === "heading"));
  const blocks = pieces.map((piece): Block => {
    if (piece.kind === "heading") return headings.asHeading(piece);
    return piece.kind === "block"
      ? piece.block
      : { kind: "paragraph", indent: 0, inlines: joinCells(piece.cells, CELL_SEPARATOR) };
  });
  if (blocks.reduce((sum, block) => sum + blockText(block).length, 0) > MAX_TEXT_CHARS)
    throw new UnreadableDocument("documentTooLarge");
  return withLevelItems(blocks);
}

/** The pieces of a note, its sign ("[1]") before the first. */
export function withSign(pieces: readonly Piece[], sign: string): Piece[] {
  const [first, ...others] = pieces;
  if (!first || sign === "") return [...pieces];
  const mark: TextRun = { text: `${sign} `, marks: [] };
  if (first.kind === "row")
    return [{ kind: "row", cells: [[mark, ...(first.cells[0] ?? [])], ...first.cells.slice(1)] }, ...others];
  return [
    { kind: "block", block: { kind: "paragraph", indent: 0, inlines: [mark, ...first.block.inlines] } },
    ...others,
  ];
}

/** All text of a cell in one line. */
function flattened(pieces: readonly Piece[]): TextRun[] {
  const list = new RunList();
  for (const piece of pieces) {
    if (!list.isEmpty && !list.endsWithSpace()) list.add(" ", []);
    if (piece.kind === "row") list.addAll(joinCells(piece.cells, " "));
    else {
      if (piece.block.kind === "item") list.add(BULLET, []);
      for (const inline of piece.block.inlines)
        if (!isPageMark(inline)) list.add(inline.text.replaceAll("\n", " "), inline.marks);
    }
  }
  return trimmedRuns(list.runs);
}

function joinCells(cells: readonly (readonly TextRun[])[], separator: string): TextRun[] {
  const list = new RunList();
  cells.forEach((cell, index) => {
    if (index > 0) list.add(separator, []);
    list.addAll(cell);
  });
  return trimmedRuns(list.runs);
}

/**
 * In each unbroken run of items the outermost has depth 0, and none is more than one step deeper than the one before.
 */
function withLevelItems(blocks: readonly Block[]): Block[] {
  const levelled: Block[] = [];
  let index = 0;
  while (index < blocks.length) {
    const from = index;
    while (blocks[index]?.kind === "item") index += 1;
    const items = blocks.slice(from, index) as ItemBlock[]; // the loop stopped at the first other block
    const outermost = items.reduce((least, { depth }) => Math.min(least, depth), Infinity);
    let previous = -1;
    for (const item of items) {
      previous = Math.min(item.depth - outermost, previous + 1);
      levelled.push({ ...item, depth: previous });
    }
    const block = blocks[index];
    if (block) levelled.push(block);
    index += 1;
  }
  return levelled.filter((block) => blockText(block) !== "");
}
