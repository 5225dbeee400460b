/** The clauses of a contract, for a list of them beside the text. Pure. */
import { isTitle, titleText } from "@/lib/engine/text/headings";
import { ITEM_DEPTH, numberingAt } from "@/lib/engine/text/numbering";

/** A block of the text: its words, where they begin in the plain text, and its level where it is a heading. */
export type OutlineLine = { key: string; text: string; start: number; headingLevel: number | null };

/** A clause by its number and title; `start` is an offset of the plain text, `depth` 1 to 3. */
export type Clause = { key: string; number: string; title: string; start: number; depth: number };

/** Further ones would be no overview any more. */
const MOST_CLAUSES = 400;
const MOST_TITLE_CHARS = 90;
const DEEPEST = 3;
/** A list of terms with the clauses that define them: 'VAT 7.3.2'. */
const ENTRY_OF_INDEX = /^\S+(?: \S+){0,5} \d+(?:\.\d+)+\.?$/u;
/** What may come before a title in its own paragraph, and how much of a paragraph can be one. */
const OPENING_CHARS = 220;

/** Headings, and numbered paragraphs that begin with a title, in the order of the text. */
export function clausesOf(lines: readonly OutlineLine[]): Clause[] {
  const clauses: Clause[] = [];
  for (const line of lines) {
    if (clauses.length === MOST_CLAUSES) break;
    const clause = clauseOf(line);
    if (clause) clauses.push(clause);
  }
  return clauses;
}

function clauseOf({ key, text, start, headingLevel }: OutlineLine): Clause | null {
  const whole = text.replace(/\s+/gu, " ").trim();
  if (whole === "") return null;
  const numbering = numberingAt(whole);
  if (headingLevel === null && numbering?.depth === ITEM_DEPTH) return null;
  if (headingLevel === null && ENTRY_OF_INDEX.test(whole)) return null;
  const opening = headingLevel === null ? openingOf(whole, numbering?.length ?? 0) : whole;
  const isAlone = opening.length === whole.length;
  if (headingLevel === null && !isTitle(opening, { numbering, opens: true, alone: isAlone })) return null;
  // Without a number, capitalised words are a name as often as a title.
  if (headingLevel === null && numbering === null && whole !== whole.toUpperCase()) return null;
  const title = titleText(opening, numbering) || opening;
  return {
    key,
    number: numbering?.number ?? "",
    title: title.length > MOST_TITLE_CHARS ? `${title.slice(0, MOST_TITLE_CHARS).trimEnd()}…` : title,
    start,
    depth: Math.min(DEEPEST, numbering && numbering.depth < ITEM_DEPTH ? numbering.depth : 1),
  };
}

/** The first sentence after the number, with it. */
function openingOf(text: string, numberLength: number): string {
  const end = /[.:](?=\s)/u.exec(text.slice(numberLength, OPENING_CHARS));
  return end ? text.slice(0, numberLength + end.index + 1) : text;
}
