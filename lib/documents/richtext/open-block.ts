import type { Alignment, CellShape, HeadingLevel, Inline, Mark, PageMark } from "./blocks";
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
  last: { text: string; marks: readonly Mark[] } | null;
  endsInSpace: boolean;
  hasLineBreak: boolean;
};
