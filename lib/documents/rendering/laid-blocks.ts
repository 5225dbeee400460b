import type { Block, RowBlock } from "@/lib/documents/richtext/blocks";
import { tableAt } from "@/lib/documents/richtext/rows";
import type { Faces } from "./faces";
import { layOutTable } from "./laid-rows";
import { styledTexts, type LaidBlock, type Marker } from "./laid-block";
import { linesOf } from "./line-breaking";
import { listNumbers } from "./list-numbers";
import { indentOf, styleOf, TEXT_WIDTH } from "./typography";

/** Measures blocks and breaks them into lines. */
export function layOut(blocks: readonly Block[], faces: Faces): LaidBlock[] {
  const numbers = listNumbers(blocks);
  return blocks.flatMap((block, index) => {
    if (block.kind !== "row") return [laidBlock(block, numbers[index] ?? null, faces)];
    const rows = tableAt(blocks, index);
    return rows ? layOutTable(rows, faces) : [];
  });
}

function laidBlock(block: Exclude<Block, RowBlock>, number: number | null, faces: Faces): LaidBlock {
  const style = styleOf(block);
  const left = indentOf(block);
  const texts = styledTexts(block.inlines, style, faces);
  return {
    lines: linesOf(texts, { width: TEXT_WIDTH - left, align: block.align ?? "left" }),
    left,
    style,
    face: texts[0]?.look.face ?? faces.regular,
    marker: markerOf(block, number),
    isHeading: block.kind === "heading",
    isEmpty: texts.length === 0,
    frame: null,
  };
}

function markerOf(block: Block, number: number | null): Marker | null {
  if (block.kind !== "item") return null;
  return number === null ? { kind: "bullet", depth: block.depth } : { kind: "number", label: `${number}.` };
}
