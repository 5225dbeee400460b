/** Where the clauses of a contract end: before annexes and signatures. Pure. */
import * as cue from "./placing.cues";
import { anyOf } from "../language/patterns";
import { isSignedTable } from "@/lib/documents/rendering/signature-blocks";
import { folded } from "../text/folding";
import type { Line } from "./outline";

const ANNEX = anyOf(cue.annexTitle, cue.annexByNumber);
const ANNEX_CAPITALS = anyOf(cue.annexInCapitals);
const ANNEX_HEAD = anyOf(cue.annexHead);
const SIGNING_LINE = anyOf(cue.signingLine);
const SIGNING_TITLE = anyOf(cue.signingTitle);
export const GENERAL_TITLE = anyOf(cue.generalTitle);
/** Lines that are written on. */
const RULED = /_{5,}|\/s\//u;
/** An annex that is named before this share of the text is a list of contents. */
const FIRST_PART = 0.3;
/** UTF-16 units. */
const MOST_TITLE = 60;

/** The first line of the annexes, else past the last. */
export function bodyEnd(lines: readonly Line[]): number {
  const found = lines.findIndex(
    ({ index, text, block }) =>
      index > lines.length * FIRST_PART && block.kind !== "row" && text.length < 100 && isAnnex(text.trim()),
  );
  let end = found < 0 ? lines.length : found;
  while (end > 0 && isNote(lines[end - 1])) end -= 1;
  return end;
}

/** Footnotes stand behind the text: '[1] …'. */
const isNote = (line: Line | undefined) => line !== undefined && /^(?:\[[\divx]{1,4}\]|\s*$)/u.test(line.text);
const isAnnex = (title: string) => ANNEX.test(title) || ANNEX_CAPITALS.test(title) || ANNEX_HEAD.test(folded(title));

/** Whether a line without a number begins the signatures. */
export function isSignatures({ text, block }: Line): boolean {
  if (block.kind === "row") return isSignedTable([block]) || (text.length < MOST_TITLE && isSigning(text));
  return RULED.test(text) || SIGNING_LINE.test(folded(text.trim()));
}

/** Whether an article by its title holds the signatures, or the parties' addresses. */
export function isSigning(title: string): boolean {
  return SIGNING_TITLE.test(folded(title));
}
