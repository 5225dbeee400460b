/** What a file that came back changes. Pure and client-safe. Source: B-26.3 to B-26.6. */
import type { WordNode } from "@/lib/word/file/tree";

export const CHANGE_KINDS = ["insert", "delete", "replace", "move", "format"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
/**
 * Where a change stands: in the contract's text, at the head or the foot of its pages, in how it is laid out; or behind
 * the text: where a link or a reference leads, a picture, what Word fills in by itself, words made unreadable, what
 * comes of another file, and the file's protection.
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
 * A change, its place in a plain text: from `start` to `end` stands `before`. Where `place` is not the text, `start`
 * and `end` are the nearest place in it, and `before` stands outside of it.
 */
export type ReturnedChange = {
  kind: ChangeKind;
  tracked: boolean;
  place: ChangePlace;
  /** As the file names them; null where the change was not tracked. */
  author: string | null;
  /** ISO-8601, UTC; null where the file does not say. */
  at: string | null;
  before: string;
  after: string;
  start: number;
  end: number;
  /** Whether it takes and puts whole paragraphs and rows, without what stands beside them. */
  isWhole: boolean;
  /** What is put, as a version's HTML, where it is whole paragraphs or rows or another look. */
  html: string | null;
  /** Of a move, where it goes. */
  to: number | null;
};
/** A change with the elements of the file that tell it. */
export type Found = { change: ReturnedChange; marks: ReadonlySet<WordNode> };
