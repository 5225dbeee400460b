import { listNumbers } from "@/lib/documents/numbering/list-numbers";
import type { Block, RowBlock } from "@/lib/documents/richtext/blocks";
import { tableAt } from "@/lib/documents/richtext/rows";
import type { Faces } from "./faces";
import { clauseNumber, hangingLines, hangsOf, type ClauseNumber, type Hangs } from "./hanging";
import { styledTexts, type LaidBlock, type Marker } from "./laid-block";
import { layOutTable } from "./laid-rows";
import { withSignatures } from "./laid-signatures";
import { linesOf, type StyledText } from "./line-breaking";
import { isTitled, leadsIn } from "./titled";
import { partedLines } from "./wide-gaps";
import { indentOf, styleOf, TEXT_WIDTH, titled } from "./typography";

/** Behind a longer text a page may end, whatever it leads in. Lines. */
const MOST_LEADING_LINES = 4;

/** Place and date stand among the first of a contract's paragraphs. */
const HEAD_BLOCKS = 8;

/** Measures blocks and breaks them into lines. */
export function layOut(blocks: readonly Block[], faces: Faces): LaidBlock[] {
  const numbers = listNumbers(blocks);
  const measured = blocks.map((block): Measured => {
    const texts = block.kind === "row" ? [] : styledTexts(block.inlines, styleOf(block), faces);
    return { texts, clause: clauseNumber(block, texts) };
  });
  const hangs = hangsOf(measured.map(({ clause }) => clause));
  let listBase = 0;
  const laid = blocks.map((block, index): LaidBlock[] => {
    const rows = tableAt(blocks, index);
    if (block.kind === "row") return rows ? layOutTable(rows, faces) : [];
    const { texts, clause } = measured[index] ?? { texts: [], clause: null };
    if (block.kind !== "item" && texts.length > 0)
      listBase = clause && block.kind === "paragraph" ? hangs.beside(clause) : 0;
    const left = indentOf(block, { step: hangs.step, base: listBase });
    return [
      {
        ...shapeOf(block, left, { texts, clause, hangs, isHead: index < HEAD_BLOCKS }),
        face: texts[0]?.look.face ?? faces.regular,
        marker: markerOf(block, numbers[index] ?? null),
      },
    ];
  });
  return withSignatures(blocks, laid, faces).flat();
}

type Measured = { texts: StyledText[]; clause: ClauseNumber | null };
type Place = Measured & { hangs: Hangs; isHead: boolean };

function shapeOf(
  block: Exclude<Block, RowBlock>,
  left: number,
  { texts, clause, hangs, isHead }: Place,
): Omit<LaidBlock, "face" | "marker"> {
  const width = TEXT_WIDTH - left;
  const align = block.align ?? "left";
  const isHung = clause !== null && (align === "left" || align === "justify");
  const hung = isHung ? hangingLines(texts, clause, { width, align, hang: hangs.beside(clause) }) : null;
  const parted = !hung && block.kind === "paragraph" && align === "left" ? partedLines(texts, { width, isHead }) : null;
  const lines = hung ?? parted?.lines ?? linesOf(texts, { width, align });
  const isHeading = block.kind === "heading";
  const isTitle = isTitled(block);
  return {
    lines,
    ...(parted?.beside ? { beside: parted.beside } : {}),
    left,
    style: isTitle ? titled(styleOf(block)) : styleOf(block),
    isHeading,
    ...(isTitle && hung ? { isClauseTitle: true } : {}),
    staysWithNext: isHeading || (lines.length <= MOST_LEADING_LINES && (isTitle || leadsIn(block))),
    isEmpty: texts.length === 0,
    frame: null,
  };
}

function markerOf(block: Block, number: number | null): Marker | null {
  if (block.kind !== "item") return null;
  return number === null ? { kind: "bullet", depth: block.depth } : { kind: "number", label: `${number}.` };
}
