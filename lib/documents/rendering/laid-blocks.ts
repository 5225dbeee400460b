import { listNumbers } from "@/lib/documents/numbering/list-counter";
import type { Block, RowBlock } from "@/lib/documents/richtext/blocks";
import { tableAt } from "@/lib/documents/richtext/rows";
import type { Faces } from "./face";
import { clauseNumber, hangingLines, measureHangs, type ClauseNumber, type Hangs, partedLines, ruled } from "./hanging";
import { styledTexts, type LaidBlock, type Marker, layOutTable } from "./laid-block";
import { breakLines, type StyledText, type Line } from "./line-breaking";
import { isTitled, leadsIn, signatureBlocks, type SignatureBlock } from "./signature-blocks";
import { indentFor, styleFor, TEXT_WIDTH, titled, SIGNATURES } from "./typography";

/** After a longer text a page may end, even if it introduces something. Lines. */
const MOST_LEADING_LINES = 4;

/** Place and date are among a contract's first paragraphs. */
const HEAD_BLOCKS = 8;

/** Measures blocks and breaks them into lines. */
export function layOut(blocks: readonly Block[], faces: Faces): LaidBlock[] {
  const numbers = listNumbers(blocks);
  const measured = blocks.map((block): Measured => {
    const texts = block.kind === "row" ? [] : styledTexts(block.inlines, styleFor(block), faces);
    return { texts, clause: clauseNumber(block, texts) };
  });
  const hangs = measureHangs(measured.map(({ clause }) => clause));
  let listBase = 0;
  const laid = blocks.map((block, index): LaidBlock[] => {
    const rows = tableAt(blocks, index);
    if (block.kind === "row") return rows ? layOutTable(rows, faces) : [];
    const { texts, clause } = measured[index] ?? { texts: [], clause: null };
    if (block.kind !== "item" && texts.length > 0)
      listBase = clause && block.kind === "paragraph" ? hangs.beside(clause) : 0;
    const left = indentFor(block, { step: hangs.step, base: listBase });
    return [
      {
        ...layShape(block, left, { texts, clause, hangs, isHead: index < HEAD_BLOCKS }),
        face: texts[0]?.look.face ?? faces.regular,
        marker: toMarker(block, numbers[index] ?? null),
      },
    ];
  });
  return withSignatures(blocks, laid, faces).flat();
}

type Measured = { texts: StyledText[]; clause: ClauseNumber | null };
type Place = Measured & { hangs: Hangs; isHead: boolean };

function layShape(
  block: Exclude<Block, RowBlock>,
  left: number,
  { texts, clause, hangs, isHead }: Place,
): Omit<LaidBlock, "face" | "marker"> {
  const width = TEXT_WIDTH - left;
  const align = block.align ?? "left";
  const isHung = clause !== null && (align === "left" || align === "justify");
  const hung = isHung ? hangingLines(texts, clause, { width, align, hang: hangs.beside(clause) }) : null;
  const parted = !hung && block.kind === "paragraph" && align === "left" ? partedLines(texts, { width, isHead }) : null;
  const lines = hung ?? parted?.lines ?? breakLines(texts, { width, align });
  const isHeading = block.kind === "heading";
  const isTitle = isTitled(block);
  return {
    lines,
    ...(parted?.beside ? { beside: parted.beside } : {}),
    left,
    style: isTitle ? titled(styleFor(block)) : styleFor(block),
    isHeading,
    ...(isTitle && hung ? { isClauseTitle: true } : {}),
    staysWithNext: isHeading || (lines.length <= MOST_LEADING_LINES && (isTitle || leadsIn(block))),
    isEmpty: texts.length === 0,
    frame: null,
  };
}

function toMarker(block: Block, number: number | null): Marker | null {
  if (block.kind !== "item") return null;
  return number === null ? { kind: "bullet", depth: block.depth } : { kind: "number", label: `${number}.` };
}

/** A clause of this length or more may be separated from the signatures below it. Lines. */
const MOST_KEPT_LINES = 8;

/**
 * Puts signatures in pairs if parties sign alike, and keeps them together with each other and with what is signed.
 * @param laid the laid-out blocks of each block
 */
function withSignatures(blocks: readonly Block[], laid: LaidBlock[][], faces: Faces): LaidBlock[][] {
  for (const { from, to, columns } of signatureBlocks(blocks)) {
    if (columns.length > 0) {
      for (let index = from; index < to; index += 1) laid[index] = [];
      for (const [index, pair] of pairParties(blocks, columns, faces)) laid[index] = [pair];
    }
    let above = from - 1;
    while (above > 0 && laid[above]?.every(({ isEmpty }) => isEmpty)) above -= 1;
    const kept = laid.slice(Math.max(0, above), to).flat();
    for (const block of kept.slice(0, -1)) block.staysWithNext = block.lines.length <= MOST_KEPT_LINES;
  }
  return laid;
}

/** Pairs of parties beside each other, in the place of the first. */
function pairParties(
  blocks: readonly Block[],
  columns: SignatureBlock["columns"],
  faces: Faces,
): [number, LaidBlock][] {
  const size = fittingSize(blocks, columns, faces);
  return columns.flatMap((column, index): [number, LaidBlock][] => {
    if (index % 2 === 1) return [];
    const [left, right] = [column, columns[index + 1] ?? []].map((lines) => textsAt(blocks, lines, faces, size));
    return [[column[0] ?? 0, sideBySide(left ?? [], right ?? [], faces)]];
  });
}

const textsAt = (blocks: readonly Block[], indexes: readonly number[], faces: Faces, size: number) =>
  indexes.map((index) => styledTexts(blocks[index]?.inlines ?? [], { ...SIGNATURES.style, size }, faces));

/** The size at which every line of all columns fits on one line, if still readable. */
function fittingSize(blocks: readonly Block[], columns: SignatureBlock["columns"], faces: Faces): number {
  const lines = columns.flatMap((column) => textsAt(blocks, column, faces, SIGNATURES.style.size));
  const widest = Math.max(
    ...lines.map((texts) => lineEnd(breakLines(texts, { width: Infinity, align: "left" })[0] ?? [])),
  );
  const { style, leastSize } = SIGNATURES;
  return Math.max(leastSize, Math.min(style.size, (style.size * WIDTH) / widest));
}

const WIDTH = (TEXT_WIDTH - SIGNATURES.gap) / 2;
const lineEnd = (line: Line) => line.reduce((end, { x, width }) => Math.max(end, x + width), 1);

function sideBySide(left: readonly StyledText[][], right: readonly StyledText[][], faces: Faces): LaidBlock {
  const [lines, beside]: [Line[], Line[]] = [[], []];
  left.forEach((texts, index) => {
    const pair = [texts, right[index] ?? []].map((side) =>
      breakLines(side, { width: WIDTH, align: "left" }).map((line) => ruled(line, WIDTH)),
    );
    const height = Math.max(...pair.map(({ length }) => length));
    for (let line = 0; line < height; line += 1) {
      lines.push(pair[0]?.[line] ?? []);
      beside.push((pair[1]?.[line] ?? []).map((segment) => ({ ...segment, x: segment.x + WIDTH + SIGNATURES.gap })));
    }
  });
  const style = SIGNATURES.style;
  const shape = { left: 0, style, face: faces.regular, marker: null, frame: null };
  return { ...shape, lines, beside, isHeading: false, staysWithNext: false, isEmpty: false };
}
