import {
  blockText,
  isPageMark,
  type Alignment,
  type CellShape,
  type Inline,
  type ItemBlock,
  type ParagraphBlock,
  type HeadingLevel,
} from "@/lib/documents/richtext/blocks";
import { MAX_TEXT_CHARS, UnreadableDocument } from "@/lib/documents/extraction/document";
import { withProvenNumbers } from "@/lib/documents/numbering/count-numbers";
import { makeRow } from "@/lib/documents/richtext/rows";
import { NOWHERE, type Sourced, type SourcedBlock, type SourcedRun, type StoryPart } from "./origins";
import { RunList, trimmedRuns } from "./runs";

/** The parts of a document in reading order: blocks, heading candidates, and table rows. */
export type Piece =
  | { kind: "block"; block: (ParagraphBlock | ItemBlock) & Sourced }
  | { kind: "heading"; block: ParagraphBlock & Sourced; heading: HeadingCandidate }
  | { kind: "row"; row?: RowSource; cells: readonly ReadCell[]; isFirst: boolean };
/** A row's element and the elements of its cells. */
export type RowSource = { part: StoryPart; at: number; cells: readonly number[] };
/** A cell with its text; paragraphs are separated by `\n`. */
type ReadCell = CellShape & { inlines: readonly SourcedRun[] };
/** A cell with what was read in it. */
export type CellOfPieces = { pieces: readonly Piece[]; shape?: Partial<CellShape> };

const BULLET = "• ";
/** A row with more text than this isn't tabular but a page in columns, and is read column by column. */
const MAX_ROW_CHARS = 6_000;
const MAX_CELL_PIECES = 15;
const MAX_BLOCKS = 300_000;

/**
 * The pieces of a table row, given its cells: one row; or the cells' own paragraphs in turn, if the cells are page
 * columns. `isOnlyColumn`: no row of the table has two cells, so it is a box around text and read as text.
 */
export function rowPieces(
  cells: readonly CellOfPieces[],
  { isFirst, isOnlyColumn, row }: { isFirst: boolean; isOnlyColumn: boolean; row?: RowSource },
): Piece[] {
  const pieces = cells.map((cell) => cell.pieces);
  if (isOnlyColumn) return pieces.flat();
  const joined = cells.map((cell): ReadCell => ({
    colSpan: 1,
    rowSpan: 1,
    isHeader: false,
    ...findAlignment(cell.pieces),
    ...cell.shape,
    inlines: cellLines(cell.pieces),
  }));
  const chars = joined.flatMap(({ inlines }) => inlines).reduce((sum, { text }) => sum + text.length, 0);
  if (chars > MAX_ROW_CHARS || pieces.some((cell) => cell.length > MAX_CELL_PIECES)) return pieces.flat();
  return chars === 0 ? [] : [{ kind: "row", ...(row ? { row } : {}), cells: joined, isFirst }];
}

/** The same for a row whose cells have no shape, after the pieces read before it. */
export function rowOfCells(cells: readonly (readonly Piece[])[], before: readonly Piece[]): Piece[] {
  const shapes = cells.map((pieces) => ({ pieces }));
  return rowPieces(shapes, { isFirst: before.at(-1)?.kind !== "row", isOnlyColumn: cells.length === 1 });
}

/**
 * The blocks of a document, with bullet depths starting at 0.
 *
 * @throws UnreadableDocument `documentTooLarge`.
 */
export function toBlocks(pieces: readonly Piece[]): SourcedBlock[] {
  if (pieces.length > MAX_BLOCKS) throw new UnreadableDocument("documentTooLarge");
  const headings = new HeadingStyles(pieces.filter((piece) => piece.kind === "heading"));
  const blocks = pieces.map((piece): SourcedBlock => {
    if (piece.kind === "heading") return headings.asHeading(piece);
    if (piece.kind === "block") return piece.block;
    const block = makeRow(piece.cells, piece.isFirst);
    return piece.row ? { ...block, source: { kind: "row", ...piece.row } } : block;
  });
  if (blocks.reduce((sum, block) => sum + blockText(block).length, 0) > MAX_TEXT_CHARS)
    throw new UnreadableDocument("documentTooLarge");
  return withLevelItems(blocks);
}

/** The pieces of a note, with its sign ("[1]") before the first. */
export function withSign(pieces: readonly Piece[], sign: string): Piece[] {
  const [first, ...others] = pieces;
  if (!first || sign === "") return [...pieces];
  const origins = [{ at: NOWHERE, from: 0, length: sign.length + 1 }];
  const mark: SourcedRun = { text: `${sign} `, marks: [], origins };
  if (first.kind === "row") {
    const cells = first.cells.map((cell, index) => (index > 0 ? cell : { ...cell, inlines: [mark, ...cell.inlines] }));
    return [{ ...first, cells }, ...others];
  }
  return [
    {
      kind: "block",
      block: {
        kind: "paragraph",
        indent: 0,
        inlines: [mark, ...first.block.inlines.map(typed)],
        ...(first.block.source ? { source: first.block.source } : {}),
      },
    },
    ...others,
  ];
}

/** After a sign a number is plain text. */
function typed(inline: Inline): Inline {
  if (isPageMark(inline)) return inline;
  const { number: _, ...run } = inline;
  return run;
}

/** All text of a cell, one line per paragraph and one per row of a nested table. */
function cellLines(pieces: readonly Piece[]): SourcedRun[] {
  const list = new RunList();
  for (const piece of pieces) {
    if (!list.isEmpty) list.add("\n", []);
    if (piece.kind === "row") list.addAll(joinCells(piece.cells));
    else {
      if (piece.block.kind === "item") list.add(BULLET, []);
      for (const inline of piece.block.inlines) if (!isPageMark(inline)) list.addAll([inline]);
    }
  }
  return trimmedRuns(list.runs);
}

/** The alignment of a cell's text, if uniform. */
function findAlignment(pieces: readonly Piece[]): { align?: Alignment } {
  const aligns = new Set(pieces.map((piece) => (piece.kind === "row" ? undefined : piece.block.align)));
  const [align] = aligns;
  return aligns.size === 1 && align ? { align } : {};
}

function joinCells(cells: readonly ReadCell[]): SourcedRun[] {
  const list = new RunList();
  cells.forEach(({ inlines }, index) => {
    if (index > 0) list.add(" ", []);
    for (const run of inlines) list.addAll([{ ...run, text: run.text.replaceAll("\n", " ") }]);
  });
  return trimmedRuns(list.runs);
}

/** In each unbroken run of items the outermost has depth 0, and each is at most one step deeper than the previous. */
function withLevelItems(blocks: readonly SourcedBlock[]): SourcedBlock[] {
  const levelled: SourcedBlock[] = [];
  let index = 0;
  while (index < blocks.length) {
    const from = index;
    while (blocks[index]?.kind === "item") index += 1;
    const items = blocks.slice(from, index) as (ItemBlock & Sourced)[]; // the loop stopped at the first other block
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
  return withProvenNumbers(levelled.filter((block) => blockText(block) !== ""));
}

/** A paragraph with a heading style; the whole document decides whether it is a heading. */
type HeadingCandidate = { level: HeadingLevel; style: string };
type Candidate = { block: ParagraphBlock & Sourced; heading: HeadingCandidate };

/** Longer text is a clause in any style. */
const MAX_HEADING_CHARS = 200;
const USUAL_HEADING_CHARS = 120;
/** Contracts often use heading styles for whole clauses to get numbers; then nothing in that style is a heading. */
const MAX_LONG_SHARE = 0.2;

/** Distinguishes heading styles used for headings from those used for clauses. */
class HeadingStyles {
  readonly #clauseStyles = new Set<string>();

  constructor(candidates: readonly Candidate[]) {
    const counts = new Map<string, { all: number; long: number }>();
    for (const { block, heading } of candidates) {
      const count = counts.get(heading.style) ?? { all: 0, long: 0 };
      count.all += 1;
      if (blockText(block).length > USUAL_HEADING_CHARS) count.long += 1;
      counts.set(heading.style, count);
    }
    for (const [style, { all, long }] of counts) if (long > all * MAX_LONG_SHARE) this.#clauseStyles.add(style);
  }

  /** The paragraph as a heading if it is one, else unchanged. */
  asHeading({ block, heading }: Candidate): SourcedBlock {
    if (this.#clauseStyles.has(heading.style) || blockText(block).length > MAX_HEADING_CHARS) return block;
    const { align, source } = block;
    return {
      kind: "heading",
      level: heading.level,
      inlines: withoutWholeBold(block.inlines),
      ...(align ? { align } : {}),
      ...(source ? { source } : {}),
    };
  }
}

/** A heading is bold anyway; bold marks matter only if part of it is bold. */
function withoutWholeBold(inlines: readonly Inline[]): readonly Inline[] {
  if (!inlines.every((inline) => isPageMark(inline) || inline.marks.includes("bold"))) return inlines;
  return inlines.map((inline) =>
    isPageMark(inline) ? inline : { ...inline, marks: inline.marks.filter((mark) => mark !== "bold") },
  );
}
