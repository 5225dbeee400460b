import type { Alignment, CellShape, HeadingLevel, Inline, PageMark, TextRun } from "./blocks";
import type { OpenNumber } from "./open-numbers";
import type { CellPieces } from "./open-row";

/** What an element makes of the text within it; a cell is no block of its own, but a part of its row. */
export type Shell =
  | { kind: "paragraph"; indent: number }
  | { kind: "heading"; level: HeadingLevel }
  | { kind: "item"; list: "bullet" | "number"; depth: number }
  | { kind: "cell"; shape: CellShape; pieces: CellPieces };
/**
 * The block that is being read. `pages` begin before it and came from outside; `inlines` are its own; `last` is the run
 * at their end, which grows.
 */
export type OpenBlock = {
  shell: Shell;
  align?: Alignment;
  pages: PageMark[];
  inlines: Inline[];
  last: TextRun | null;
  /** The element that made `last` a number; what is in it is one run, whatever its look. */
  lastNumber: OpenNumber | null;
  hasText: boolean;
  endsInSpace: boolean;
  hasLineBreak: boolean;
};
