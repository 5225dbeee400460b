import { isPageMark, type Inline, type Mark, type TextRun } from "@/lib/documents/richtext/blocks";
import { type Face, faceFor, type Faces } from "./face";
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
  /** Whether it is a paragraph that reads like a clause's heading: a title behind a number. */
  isClauseTitle?: boolean;
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

/** Text in a colour of its own, as in a redline. */
export type InkedRun = TextRun & { ink?: string };

/** Text as it is measured and drawn; page marks have none. */
export function styledTexts(inlines: readonly Inline[], style: TextStyle, faces: Faces): StyledText[] {
  return inlines.flatMap((inline) =>
    isPageMark(inline)
      ? []
      : [{ text: inline.text, look: { ...lookOf(inline.marks, style, faces), ...inkOf(inline) } }],
  );
}

const inkOf = ({ ink }: InkedRun): { ink?: string } => (ink === undefined ? {} : { ink });

function lookOf(marks: readonly Mark[], style: TextStyle, faces: Faces) {
  return {
    face: faceFor(faces, marks, style),
    size: style.size,
    underline: marks.includes("underline"),
    strike: marks.includes("strike"),
  };
}
