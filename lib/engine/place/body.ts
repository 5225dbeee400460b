/** Where a contract's clauses end: before annexes and signatures. Pure. */
import * as cue from "./placing.cues";
import { anyOf } from "../language/patterns";
import { isSignedTable } from "@/lib/documents/rendering/signature-blocks";
import type { ClauseLabel } from "@/lib/documents/numbering/clause-label";
import type { Block } from "@/lib/documents/richtext/blocks";
import { folded } from "../text/folding";

/** A paragraph with its offset in the plain text. */
export type Line = { index: number; start: number; text: string; block: Block; label: ClauseLabel | null };

const ANNEX = anyOf(cue.annexTitle, cue.annexByNumber);
const ANNEX_CAPITALS = anyOf(cue.annexInCapitals);
const ANNEX_HEAD = anyOf(cue.annexHead);
const SIGNING_LINE = anyOf(cue.signingLine);
const SIGNATORY = anyOf(cue.signatory);
const SIGNING_TITLE = anyOf(cue.signingTitle);
export const GENERAL_TITLE = anyOf(cue.generalTitle);
/** Lines to sign on. */
const RULED = /_{5,}|\/s\//u;
/** An annex named before this share of the text is an entry in a table of contents. */
const FIRST_PART = 0.3;
/** UTF-16 units. */
const MOST_TITLE = 60;
const MOST_SIGNATORY = 200;

/** Index of the first annex line, else one past the last line. */
export function bodyEnd(lines: readonly Line[]): number {
  const found = lines.findIndex(
    ({ index, text, block }) =>
      index > lines.length * FIRST_PART && block.kind !== "row" && text.length < 100 && isAnnexTitle(text.trim()),
  );
  let end = found < 0 ? lines.length : found;
  while (end > 0 && isNote(lines[end - 1])) end -= 1;
  return end;
}

/** Footnotes come after the text: '[1] …'. */
const isNote = (line: Line | undefined) => line !== undefined && /^(?:\[[\divx]{1,4}\]|\s*$)/u.test(line.text);

/** Whether a line is the title of an annex: 'Schedule 2', 'Приложение № 1', '1 дүгээр хавсралт'. */
export function isAnnexTitle(title: string): boolean {
  return ANNEX.test(title) || ANNEX_CAPITALS.test(title) || ANNEX_HEAD.test(folded(title));
}

/** Whether an unnumbered line begins the signatures. */
export function isSignatures({ text, block }: Line): boolean {
  if (block.kind === "row") return isSignedTable([block]) || (text.length < MOST_TITLE && isSigning(text));
  const words = folded(text.trim());
  return RULED.test(text) || SIGNING_LINE.test(words) || (text.length < MOST_SIGNATORY && SIGNATORY.test(words));
}

/** Whether an article's title says it holds signatures or the parties' addresses. */
export function isSigning(title: string): boolean {
  return SIGNING_TITLE.test(folded(title));
}
