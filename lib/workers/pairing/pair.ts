/** What two files say differently, for somebody who has nothing but the files. Pure. Source: behaviour §45. */
import type { DocumentKind } from "@/lib/documents/extraction/document";
import type { PageWords } from "@/lib/documents/scans/scanned-page";

/** A file as read: its text with tracked changes accepted, and without them where it has any. */
export type PairedFile = {
  kind: DocumentKind;
  /** Of a Word file; null for any other. */
  bytes: Uint8Array | null;
  html: string;
  beforeHtml: string | null;
  unread: readonly number[];
  uncertain: readonly { start: number; end: number }[];
  places?: readonly PageWords[] | undefined;
};

/** In the order in which they are shown: what costs most when overlooked comes first. */
export const WEIGHTS = ["number", "duty", "alike", "hidden", "words", "look"] as const;
export type Weight = (typeof WEIGHTS)[number];
export const PAIR_KINDS = ["insert", "delete", "replace", "move", "format"] as const;
/**
 * Why it may be no change: `reading` if words were read from a picture or a page couldn't be read, `form` if only
 * spaces, hyphens, counted numbers, page headers or the order of lines differ.
 */
export const PAIR_DOUBTS = ["reading", "form"] as const;

export type PairChange = {
  kind: (typeof PAIR_KINDS)[number];
  weight: Weight;
  /** Whether the newer file shows it as a tracked change. */
  isMarked: boolean;
  author: string | null;
  doubt: (typeof PAIR_DOUBTS)[number] | null;
  before: string;
  after: string;
  /** The words around it in its paragraph. */
  lead: string;
  tail: string;
  /** The clause's number, as the text has it, or the beginning of its paragraph. */
  clause: string;
  page: number | null;
};

type PairPlace = Pick<PairChange, "lead" | "tail" | "clause" | "page">;
export const NOWHERE: PairPlace = { lead: "", tail: "", clause: "", page: null };
/** A change whose place isn't looked up yet. */
export type Draft = PairChange & { findPlace: () => PairPlace };

type PairOutcome = "same" | "changed" | "unrelated";
export type PairFinding = {
  outcome: PairOutcome;
  /** Whether the first file seems to be the newer one. */
  seemsSwapped: boolean;
  changes: PairChange[];
  /** Changes that aren't listed because there are too many. */
  more: number;
  /** Of all that aren't in doubt. */
  counts: { all: number; unmarked: number; numbers: number; hidden: number; alike: number };
};
