import type { Block, RowBlock } from "@/lib/documents/richtext/blocks";
import { tableAt } from "@/lib/documents/richtext/rows";
import type { Faces } from "./faces";
import { layOutTable } from "./laid-rows";
import { hangingLines } from "./hanging";
import { styledTexts, type LaidBlock, type Marker, type MarkInks } from "./laid-block";
import { linesOf, type Line, type StyledText } from "./line-breaking";
import { listNumbers } from "@/lib/documents/numbering/list-numbers";
import { signatureBlocks, type SignatureBlock } from "./signature-blocks";
import { indentOf, SIGNATURES, styleOf, TEXT_WIDTH } from "./typography";

type Looks = { faces: Faces; inks: MarkInks };

/** Measures blocks and breaks them into lines; `inks` colour what carries a mark. */
export function layOut(blocks: readonly Block[], faces: Faces, inks: MarkInks = {}): LaidBlock[] {
  const numbers = listNumbers(blocks);
  const laid = blocks.map((block, index): LaidBlock[] => {
    if (block.kind !== "row") return [laidBlock(block, numbers[index] ?? null, { faces, inks })];
    const rows = tableAt(blocks, index);
    return rows ? layOutTable(rows, faces, inks) : [];
  });
  return signed(blocks, laid, { faces, inks });
}

/** A clause this long or longer may be parted from the signatures below it. Lines. */
const MOST_KEPT_LINES = 8;

/** Signatures stand side by side where two parties sign alike, and stay with each other and with what they sign. */
function signed(blocks: readonly Block[], laid: LaidBlock[][], looks: Looks): LaidBlock[] {
  for (const { from, to, columns } of signatureBlocks(blocks)) {
    if (columns.length > 0) {
      const size = fittingSize(blocks, columns, looks);
      const [left = [], right = []] = columns.map((column) => textsAt(blocks, column, looks, size));
      for (let index = from; index < to; index += 1) laid[index] = [];
      laid[from] = [sideBySide(left, right, looks.faces)];
    }
    let above = from - 1;
    while (above > 0 && laid[above]?.every(({ isEmpty }) => isEmpty)) above -= 1;
    for (let index = Math.max(0, above); index < to - 1; index += 1)
      laid[index] = (laid[index] ?? []).map((block) => ({
        ...block,
        staysWithNext: block.lines.length <= MOST_KEPT_LINES,
      }));
  }
  return laid.flat();
}

const textsAt = (blocks: readonly Block[], indexes: readonly number[], { faces, inks }: Looks, size: number) =>
  indexes.map((index) => styledTexts(blocks[index]?.inlines ?? [], { ...SIGNATURES.style, size }, faces, inks));

/** The size in which every line of both columns is one line, as far as it stays readable. */
function fittingSize(blocks: readonly Block[], columns: SignatureBlock["columns"], looks: Looks): number {
  const lines = columns.flatMap((column) => textsAt(blocks, column, looks, SIGNATURES.style.size));
  const widest = Math.max(...lines.map((texts) => endOf(linesOf(texts, { width: Infinity, align: "left" })[0] ?? [])));
  const { style, leastSize } = SIGNATURES;
  return Math.max(leastSize, Math.min(style.size, (style.size * SIGNATURE_WIDTH) / widest));
}

const SIGNATURE_WIDTH = (TEXT_WIDTH - SIGNATURES.gap) / 2;
const endOf = (line: Line) => line.reduce((end, { x, width }) => Math.max(end, x + width), 1);

function sideBySide(left: readonly StyledText[][], right: readonly StyledText[][], faces: Faces): LaidBlock {
  const width = SIGNATURE_WIDTH;
  const [lines, beside]: [Line[], Line[]] = [[], []];
  left.forEach((texts, index) => {
    const pair = [texts, right[index] ?? []].map((side) => linesOf(side, { width, align: "left" }));
    const height = Math.max(...pair.map(({ length }) => length));
    for (let line = 0; line < height; line += 1) {
      lines.push(pair[0]?.[line] ?? []);
      beside.push((pair[1]?.[line] ?? []).map((segment) => ({ ...segment, x: segment.x + width + SIGNATURES.gap })));
    }
  });
  const style = SIGNATURES.style;
  const shape = { left: 0, style, face: faces.regular, marker: null, frame: null };
  return { ...shape, lines, beside, isHeading: false, staysWithNext: false, isEmpty: false };
}

function laidBlock(block: Exclude<Block, RowBlock>, number: number | null, { faces, inks }: Looks): LaidBlock {
  const style = styleOf(block);
  const left = indentOf(block);
  const texts = styledTexts(block.inlines, style, faces, inks);
  const width = TEXT_WIDTH - left;
  const align = block.align ?? "left";
  const hung =
    block.kind !== "item" && (align === "left" || align === "justify") ? hangingLines(texts, { width, align }) : null;
  return {
    lines: hung ?? linesOf(texts, { width, align }),
    left,
    style,
    face: texts[0]?.look.face ?? faces.regular,
    marker: markerOf(block, number),
    isHeading: block.kind === "heading",
    staysWithNext: block.kind === "heading",
    isEmpty: texts.length === 0,
    frame: null,
  };
}

function markerOf(block: Block, number: number | null): Marker | null {
  if (block.kind !== "item") return null;
  return number === null ? { kind: "bullet", depth: block.depth } : { kind: "number", label: `${number}.` };
}
