import type { Block } from "@/lib/documents/richtext/blocks";
import { linesOf, partedAt, type Line, type Segment, type StyledText } from "./line-breaking";
import { hangingBeside } from "./typography";
import { partedLines } from "./wide-gaps";

/** A clause's own number as people type it: `1.1`, `1.`, `(a)`, `(iv)`, `a)`, `§ 3`; then white space and more. */
const CLAUSE_NUMBER =
  /^(?:§ ?\d{1,3}|\d{1,3}(?:\.\d{1,3}){1,5}\.?|\d{1,3}[.)]|\(\d{1,3}\)|\(\p{L}{1,4}\)|\p{L}\)|[IVXLC]{1,6}\.)[ \t\u00a0]+(?=\S)/u;
const MOST_NUMBER_CHARS = 40;

/** A clause's own number as it is drawn: how wide it is, and which numbers stand in line with it. */
export type ClauseNumber = { line: Line; end: number; chars: number; kind: string };

/** Where clauses hang beside their numbers, throughout one text. */
export type Hangs = {
  /** What one step of indentation is, so that what stands below a clause stands in line with its words. */
  step: number;
  beside: (number: ClauseNumber) => number;
};

/** Numbers of so many levels hang further out than clauses and their sections: `4.2.1`. */
const DEEP = 3;
/** A number wider than this hangs by itself. */
const MOST_COMMON = 60;
const STEP = 28;

/**
 * The hanging of a whole text, so that clause 9.1 and clause 10.1 stand in line, and `(i)` with `(iii)`.
 * @param numbers those of its blocks, as `clauseNumber` gives them
 */
export function hangsOf(numbers: readonly (ClauseNumber | null)[]): Hangs {
  const common = new Map<string, number>();
  for (const number of numbers) {
    if (number === null) continue;
    const hang = hangingBeside(number.end);
    if (hang <= MOST_COMMON) common.set(number.kind, Math.max(hang, common.get(number.kind) ?? 0));
  }
  const shallow = common.get("shallow") ?? 0;
  const deep = common.get("deep");
  if (deep !== undefined) common.set("deep", Math.max(deep, shallow));
  return {
    step: shallow > 0 ? shallow : STEP,
    beside: ({ kind, end }) => Math.max(hangingBeside(end), common.get(kind) ?? 0),
  };
}

/** The number that a paragraph or heading begins with. @returns null where it begins otherwise, or stands elsewhere */
export function clauseNumber(block: Block, texts: readonly StyledText[]): ClauseNumber | null {
  if (block.kind === "item" || block.kind === "row") return null;
  if (block.align !== undefined && block.align !== "justify") return null;
  const start = texts.map(({ text }) => text.slice(0, MOST_NUMBER_CHARS)).slice(0, MOST_NUMBER_CHARS);
  const number = CLAUSE_NUMBER.exec(start.join(""))?.[0];
  if (number === undefined) return null;
  const [line = []] = linesOf(partedAt(texts, number.length).head, { width: Infinity, align: "left" });
  const last = line.at(-1);
  if (!last) return null;
  const indent = block.kind === "paragraph" ? block.indent : 0;
  return { line, end: last.x + last.width, chars: number.length, kind: kindOf(number, indent) };
}

function kindOf(number: string, indent: number): string {
  const levels = /^\d+(?:\.\d+)*\.?(?=[ \t\u00a0])/u.exec(number)?.[0].match(/\d+/gu)?.length ?? 0;
  if (levels === 0) return `letter ${indent}`;
  return levels < DEEP ? "shallow" : "deep";
}

/**
 * Lines of a paragraph that begins with its own number: the number stands out to the left of all the lines.
 * @param hang how far the words stand from the number's left end
 * @returns null where that leaves no room
 */
export function hangingLines(
  texts: readonly StyledText[],
  number: ClauseNumber,
  { width, align, hang }: { width: number; align: "left" | "justify"; hang: number },
): Line[] | null {
  const last = number.line.at(-1);
  if (!last || hang > width / 3) return null;
  const look = { ...last.look, underline: false, strike: false }; // of words, not of what parts them from the number
  const space: Segment = { text: " ", x: number.end, width: hang - number.end, gap: 0, look };
  const { rest } = partedAt(texts, number.chars);
  const contents = partedLines(rest, { width: width - hang, isHead: false });
  const lines = contents && !contents.beside ? contents.lines : linesOf(rest, { width: width - hang, align });
  return lines.map((line, index) => {
    const moved = line.map((segment) => ({ ...segment, x: segment.x + hang }));
    return index === 0 ? [...number.line, space, ...moved] : moved;
  });
}
