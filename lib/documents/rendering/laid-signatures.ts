import type { Block } from "@/lib/documents/richtext/blocks";
import type { Faces } from "./faces";
import { styledTexts, type LaidBlock } from "./laid-block";
import { linesOf, type Line, type StyledText } from "./line-breaking";
import { ruled } from "./ruled";
import { signatureBlocks, type SignatureBlock } from "./signature-blocks";
import { SIGNATURES, TEXT_WIDTH } from "./typography";

/** A clause this long or longer may be parted from the signatures below it. Lines. */
const MOST_KEPT_LINES = 8;

/**
 * Signatures stand two by two where parties sign alike, and stay with each other and with what they sign.
 * @param laid what stands for each block
 */
export function withSignatures(blocks: readonly Block[], laid: LaidBlock[][], faces: Faces): LaidBlock[][] {
  for (const { from, to, columns } of signatureBlocks(blocks)) {
    if (columns.length > 0) {
      for (let index = from; index < to; index += 1) laid[index] = [];
      for (const [index, pair] of pairsOf(blocks, columns, faces)) laid[index] = [pair];
    }
    let above = from - 1;
    while (above > 0 && laid[above]?.every(({ isEmpty }) => isEmpty)) above -= 1;
    const kept = laid.slice(Math.max(0, above), to).flat();
    for (const block of kept.slice(0, -1)) block.staysWithNext = block.lines.length <= MOST_KEPT_LINES;
  }
  return laid;
}

/** Two parties at a time beside each other, where the first of them stood. */
function pairsOf(blocks: readonly Block[], columns: SignatureBlock["columns"], faces: Faces): [number, LaidBlock][] {
  const size = fittingSize(blocks, columns, faces);
  return columns.flatMap((column, index): [number, LaidBlock][] => {
    if (index % 2 === 1) return [];
    const [left, right] = [column, columns[index + 1] ?? []].map((lines) => textsAt(blocks, lines, faces, size));
    return [[column[0] ?? 0, sideBySide(left ?? [], right ?? [], faces)]];
  });
}

const textsAt = (blocks: readonly Block[], indexes: readonly number[], faces: Faces, size: number) =>
  indexes.map((index) => styledTexts(blocks[index]?.inlines ?? [], { ...SIGNATURES.style, size }, faces));

/** The size in which every line of all columns is one line, as far as it stays readable. */
function fittingSize(blocks: readonly Block[], columns: SignatureBlock["columns"], faces: Faces): number {
  const lines = columns.flatMap((column) => textsAt(blocks, column, faces, SIGNATURES.style.size));
  const widest = Math.max(...lines.map((texts) => endOf(linesOf(texts, { width: Infinity, align: "left" })[0] ?? [])));
  const { style, leastSize } = SIGNATURES;
  return Math.max(leastSize, Math.min(style.size, (style.size * WIDTH) / widest));
}

const WIDTH = (TEXT_WIDTH - SIGNATURES.gap) / 2;
const endOf = (line: Line) => line.reduce((end, { x, width }) => Math.max(end, x + width), 1);

function sideBySide(left: readonly StyledText[][], right: readonly StyledText[][], faces: Faces): LaidBlock {
  const [lines, beside]: [Line[], Line[]] = [[], []];
  left.forEach((texts, index) => {
    const pair = [texts, right[index] ?? []].map((side) =>
      linesOf(side, { width: WIDTH, align: "left" }).map((line) => ruled(line, WIDTH)),
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
