/** What a returned file changes. Pure and client-safe. Source: B-26.3 to B-26.6. */
import type { WordNode } from "@/lib/word/file/tree";

export const CHANGE_KINDS = ["insert", "delete", "replace", "move", "format"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
/**
 * Where a change is: in the contract's text, in page headers or footers, in the layout; or behind the text: link or
 * reference targets, pictures, text that Word fills in, unreadable words, content from another file, and the file's
 * protection.
 */
export const CHANGE_PLACES = [
  "text",
  "header",
  "footer",
  "layout",
  "link",
  "picture",
  "field",
  "hidden",
  "embedded",
  "protection",
] as const;
type ChangePlace = (typeof CHANGE_PLACES)[number];

/**
 * A change with its place in a plain text: `before` is at `start` to `end`. If `place` isn't the text, `start` and
 * `end` are the nearest place in it, and `before` is outside of it.
 */
export type ReturnedChange = {
  kind: ChangeKind;
  tracked: boolean;
  place: ChangePlace;
  /** As named in the file; null if the change wasn't tracked. */
  author: string | null;
  /** ISO-8601, UTC; null if the file doesn't say. */
  at: string | null;
  before: string;
  after: string;
  start: number;
  end: number;
  /** Whether it removes and inserts only whole paragraphs and rows. */
  isWhole: boolean;
  /** The inserted content as a version's HTML, for whole paragraphs or rows or another look. */
  html: string | null;
  /** Target of a move. */
  to: number | null;
};
/** A change with its elements in the file. */
export type Found = { change: ReturnedChange; marks: ReadonlySet<WordNode> };
/**
 * A change to apply to a text or to revert; if `isDone` the text already has it, and later insertions at the same place
 * come after it. `former`: the same change in the words currently there, which it replaces.
 */
export type PlannedChange = {
  id: string;
  change: ReturnedChange;
  isTaken: boolean;
  isDone?: boolean;
  former?: ReturnedChange;
};
