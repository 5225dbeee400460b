import { isPageMark, type Inline, type Mark } from "@/lib/documents/richtext/blocks";
import type { Face } from "./face";
import { faceFor, type Faces } from "./faces";
import type { Line, StyledText } from "./line-breaking";
import type { TextStyle } from "./typography";

export type Marker = { kind: "bullet"; depth: number } | { kind: "number"; label: string };

/** The cells around a row's text, from the left margin in points, and which of them begin or end with it. */
export type Frame = readonly { left: number; right: number; begins: boolean; ends: boolean }[];

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
  /** Whether a page never ends after it. */
  staysWithNext: boolean;
  /** Whether no page ends within it, where it fits on one. */
  staysWhole?: boolean;
  /** The rows that head its table: where a page begins with this one they are shown again, as no text of their own. */
  heads?: readonly LaidBlock[];
  isEmpty: boolean;
  frame: Frame | null;
  /** A second column: line by line beside `lines`, read after all of them. */
  beside?: readonly Line[];
};

/** The colour of text with a mark, where that is not the text's own. */
export type MarkInks = Partial<Record<Mark, string>>;

/** Text as it is measured and drawn; page marks have none. */
export function styledTexts(
  inlines: readonly Inline[],
  style: TextStyle,
  faces: Faces,
  inks: MarkInks = {},
): StyledText[] {
  return inlines.flatMap((inline) =>
    isPageMark(inline)
      ? []
      : [{ text: inline.text, look: { ...lookOf(inline.marks, style, faces), ...inkOf(inline.marks, inks) } }],
  );
}

function inkOf(marks: readonly Mark[], inks: MarkInks): { ink?: string } {
  const ink = marks.map((mark) => inks[mark]).find((found) => found !== undefined);
  return ink === undefined ? {} : { ink };
}

function lookOf(marks: readonly Mark[], style: TextStyle, faces: Faces) {
  return {
    face: faceFor(faces, marks, style),
    size: style.size,
    underline: marks.includes("underline"),
    strike: marks.includes("strike"),
  };
}
