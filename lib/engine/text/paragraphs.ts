import { ITEM_DEPTH, numberingAt, type Numbering } from "./numbering";
import { trimmed, type Span } from "./spans";
import * as cue from "./structure.cues";
import { anyOf, inOrder } from "../language/patterns";

/** Page numbers, 'Page 3 of 9', dashed rules, filing stamps: lines between the two halves of a sentence. */
const FURNITURE = anyOf(/^(?:[-–—_=*.·•\s]{1,200}|[-–—\s]{0,4}\d{1,4}[-–—\s]{0,4})$/iu, cue.furniture);
const ENDS = /[.!?:;…]["”»’')\]]{0,3}$/u;
const HANGS = anyOf(/,$/iu, cue.unfinished);
const LOWER = /^["“«(]?\p{Ll}/u;
const WRAPPED_SHARE = 0.9;
const WIDEST_WRAP = 125;

/**
 * If the text came from blocks, one line is one block. Hard-wrapped lines are rejoined, as are the halves of a sentence
 * split by a page break.
 */
export function splitParagraphs(text: string): Span[] {
  const lines = splitLines(text);
  const width = wrapWidth(text, lines);
  const paragraphs: Span[] = [];
  let last: string | null = null;
  let gap = 0;
  for (const line of lines) {
    const content = text.slice(line.start, line.end);
    if (content === "" || (content.length <= 200 && FURNITURE.test(content))) {
      gap += 1;
      continue;
    }
    const open = paragraphs.at(-1);
    if (open && last !== null && continues(last, content, { gap, width })) open.end = line.end;
    else paragraphs.push({ ...line });
    last = content;
    gap = 0;
  }
  return paragraphs;
}

function splitLines(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    lines.push(trimmed(text, { start, end }));
    start = end + 1;
  }
  return lines;
}

/** The width of hard-wrapped lines, or null: they share a width, and most full ones stop in mid-sentence. */
function wrapWidth(text: string, lines: readonly Span[]): number | null {
  const visible = lines.filter((line) => line.end > line.start);
  if (visible.length < 8) return null;
  const lengths = visible.map((line) => line.end - line.start).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * WRAPPED_SHARE)] ?? Infinity;
  if (width < 40 || width > WIDEST_WRAP) return null;
  const full = visible.filter((line) => line.end - line.start >= width * 0.75);
  const longer = full.filter((line) => line.end - line.start > width * 1.5).length;
  const open = full.filter((line) => !ENDS.test(text.slice(Math.max(line.start, line.end - 5), line.end))).length;
  return longer <= visible.length * 0.03 && open >= full.length * 0.5 ? width : null;
}

function continues(last: string, next: string, where: { gap: number; width: number | null }): boolean {
  const tail = last.slice(-40);
  const isOpen = !ENDS.test(tail);
  const numbering = numberingAt(next);
  if (numbering && !(isOpen && numbering.depth < ITEM_DEPTH && wrappedCitation(next.slice(numbering.length))))
    return false;
  if (where.gap > 0) return isOpen && (LOWER.test(next) || HANGS.test(tail));
  if (where.width === null) return isOpen && (LOWER.test(next) || (HANGS.test(tail) && last.length > 60));
  return (isOpen && LOWER.test(next)) || last.length >= where.width * 0.6;
}

/** A line that begins 'Section 3.2 of this Agreement' or '5. and' continues a citation; it doesn't open a clause. */
function wrappedCitation(rest: string): boolean {
  return /^[,;)]|^\p{Ll}/u.test(rest);
}

/** What is needed to find a sentence's lead-in. `opens`: it is the first of its paragraph. */
export type ListPart = { text: string; numbering: Numbering | null; opens: boolean; isTitle: boolean };

const INTRODUCES = /:["”»')]{0,2}$/u;
const ENDS_IN_A_MARK = /[.;!?,]["”»')]{0,2}$/u;
const GOES_ON = /^["“«(]?\p{Ll}/u;
const ITEM_ENDS = inOrder(/[;,:]["”»')]{0,2}/iu, anyOf(inOrder(/\s/iu, anyOf(cue.listJoint)), /(?:)/iu), /$/iu);

/**
 * The index of each sentence's lead-in, such as 'The Supplier shall:', or null. A list ends at a title, at a clause of
 * the same or higher rank, or at a paragraph that starts afresh.
 */
export function findLeads(parts: readonly ListPart[]): (number | null)[] {
  let open: { index: number; depth: number }[] = [];
  return parts.map((part, index) => {
    if (part.isTitle) open = [];
    else if (part.opens) open = open.filter((lead) => staysUnder(lead.depth, part, parts[index - 1]));
    const lead = open.at(-1)?.index ?? null;
    if (!part.isTitle && introduces(part, parts[index + 1])) open.push({ index, depth: rank(part) });
    return lead;
  });
}

/** A colon introduces a list; so does an unfinished sentence, 'Company shall not', before a list mark. */
function introduces(part: ListPart, next: ListPart | undefined): boolean {
  if (INTRODUCES.test(part.text.slice(-4))) return true;
  return (
    next?.numbering?.depth === ITEM_DEPTH &&
    next.opens &&
    part.numbering?.depth !== ITEM_DEPTH &&
    !ENDS_IN_A_MARK.test(part.text.slice(-4))
  );
}

function rank(part: ListPart): number {
  if (part.numbering) return part.numbering.depth;
  return part.opens ? 0.5 : ITEM_DEPTH - 1;
}

function staysUnder(depth: number, part: ListPart, before: ListPart | undefined): boolean {
  if (part.numbering) return part.numbering.depth > depth;
  const tail = before?.text.slice(-8) ?? "";
  return GOES_ON.test(part.text.slice(0, 3)) || ITEM_ENDS.test(tail);
}
