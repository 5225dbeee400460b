import { isPageMark, type Block, type Mark } from "@/lib/documents/richtext/blocks";
import type { Face } from "./face";
import { faceFor, type Faces } from "./faces";
import { linesOf, type Line, type StyledText } from "./line-breaking";
import { listNumbers } from "./list-numbers";
import { indentOf, styleOf, TEXT_WIDTH, type TextStyle } from "./typography";

export type Marker = { kind: "bullet"; depth: number } | { kind: "number"; label: string };

/** A block as lines of known width and height: all that the breaking into pages has to know. */
export type LaidBlock = {
  lines: readonly Line[];
  /** From the left margin, in points. */
  left: number;
  style: TextStyle;
  /** The face its marker is drawn with. */
  face: Face;
  marker: Marker | null;
  isHeading: boolean;
  isEmpty: boolean;
};

/** Measures blocks and breaks them into lines. */
export function layOut(blocks: readonly Block[], faces: Faces): LaidBlock[] {
  const numbers = listNumbers(blocks);
  return blocks.map((block, index) => {
    const style = styleOf(block);
    const left = indentOf(block);
    const texts = styledTexts(block, style, faces);
    return {
      lines: linesOf(texts, { width: TEXT_WIDTH - left, align: block.align ?? "left" }),
      left,
      style,
      face: texts[0]?.look.face ?? faces.regular,
      marker: markerOf(block, numbers[index] ?? null),
      isHeading: block.kind === "heading",
      isEmpty: texts.length === 0,
    };
  });
}

function styledTexts(block: Block, style: TextStyle, faces: Faces): StyledText[] {
  return block.inlines.flatMap((inline) =>
    isPageMark(inline) ? [] : [{ text: inline.text, look: lookOf(inline.marks, style, faces) }],
  );
}

function lookOf(marks: readonly Mark[], style: TextStyle, faces: Faces) {
  return {
    face: faceFor(faces, marks, style),
    size: style.size,
    underline: marks.includes("underline"),
    strike: marks.includes("strike"),
  };
}

function markerOf(block: Block, number: number | null): Marker | null {
  if (block.kind !== "item") return null;
  return number === null ? { kind: "bullet", depth: block.depth } : { kind: "number", label: `${number}.` };
}
