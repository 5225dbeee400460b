import type { Block } from "@/lib/documents/richtext/blocks";
import { breakLines, partedAt, type Line, type Segment, type StyledText } from "./line-breaking";
import { hangingBeside, SIGNATURES } from "./typography";

/** A clause's own typed number: `1.1`, `1.`, `(a)`, `(iv)`, `a)`, `§ 3`; then white space and more. */
const CLAUSE_NUMBER =
  /^(?:§ ?\d{1,3}|\d{1,3}(?:\.\d{1,3}){1,5}\.?|\d{1,3}[.)]|\(\d{1,3}\)|\(\p{L}{1,4}\)|\p{L}\)|[IVXLC]{1,6}\.)[ \t\u00a0]+(?=\S)/u;
const MOST_NUMBER_CHARS = 40;

/** A clause's own number as drawn: its width, and which numbers align with it. */
export type ClauseNumber = { line: Line; end: number; chars: number; kind: string };

/** How clauses hang beside their numbers, throughout one text. */
export type Hangs = {
  /** The size of one indent step, so that text below a clause aligns with its words. */
  step: number;
  beside: (number: ClauseNumber) => number;
};

/** Numbers with this many levels hang further out than clauses and their sections: `4.2.1`. */
const DEEP = 3;
/** A wider number hangs on its own. */
const MOST_COMMON = 60;
const STEP = 28;

/**
 * The hanging of a whole text, so that clauses 9.1 and 10.1 align, and `(i)` with `(iii)`.
 * @param numbers of its blocks, from `clauseNumber`
 */
export function measureHangs(numbers: readonly (ClauseNumber | null)[]): Hangs {
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

/** The number a paragraph or heading begins with. @returns null if it has none, or isn't aligned left or justified */
export function clauseNumber(block: Block, texts: readonly StyledText[]): ClauseNumber | null {
  if (block.kind === "item" || block.kind === "row") return null;
  if (block.align !== undefined && block.align !== "justify") return null;
  const start = texts.map(({ text }) => text.slice(0, MOST_NUMBER_CHARS)).slice(0, MOST_NUMBER_CHARS);
  const number = CLAUSE_NUMBER.exec(start.join(""))?.[0];
  if (number === undefined) return null;
  const [line = []] = breakLines(partedAt(texts, number.length).head, { width: Infinity, align: "left" });
  const last = line.at(-1);
  if (!last) return null;
  const indent = block.kind === "paragraph" ? block.indent : 0;
  return { line, end: last.x + last.width, chars: number.length, kind: hangKind(number, indent) };
}

function hangKind(number: string, indent: number): string {
  const levels = /^\d+(?:\.\d+)*\.?(?=[ \t\u00a0])/u.exec(number)?.[0].match(/\d+/gu)?.length ?? 0;
  if (levels === 0) return `letter ${indent}`;
  return levels < DEEP ? "shallow" : "deep";
}

/**
 * Lines of a paragraph that begins with its own number, with the number to the left of all lines.
 * @param hang distance of the words from the number's left end
 * @returns null if that leaves no room
 */
export function hangingLines(
  texts: readonly StyledText[],
  number: ClauseNumber,
  { width, align, hang }: { width: number; align: "left" | "justify"; hang: number },
): Line[] | null {
  const last = number.line.at(-1);
  if (!last || hang > width / 3) return null;
  const look = { ...last.look, underline: false, strike: false }; // the look of the words, not of the separator
  const space: Segment = { text: " ", x: number.end, width: hang - number.end, gap: 0, look };
  const { rest } = partedAt(texts, number.chars);
  const contents = partedLines(rest, { width: width - hang, isHead: false });
  const lines = contents && !contents.beside ? contents.lines : breakLines(rest, { width: width - hang, align });
  return lines.map((line, index) => {
    const moved = line.map((segment) => ({ ...segment, x: segment.x + hang }));
    return index === 0 ? [...number.line, space, ...moved] : moved;
  });
}

/** What people type between two things on one line: a tab, or blanks until it looks right. */
const WIDE_GAP = /\t+|[ \u00a0]{8,}/gu;
const RULE = /_{5,}|\/s\//u;
/** A page number after a title in a table of contents. */
const PAGE_NUMBER = /^\d{1,4}$/u;
/** A clause number isn't a part of the line. */
const LABEL = /^[(§]?[\p{L}\p{N}]{1,3}(?:[.)]\p{N}*)*$/u;
const MOST_CHARS = 200;
const MOST_PARTS = 3;
const LEAST_GAP = 18;

type Parted = { lines: readonly Line[]; beside?: readonly Line[] };

/**
 * A line with separate parts. Place and date at the top of a contract, or a title and its page, go to both ends of the
 * line; signature lines of two parties, or what doesn't fit on one line, go in two columns.
 * @param isHead whether it is at the beginning of the text
 * @returns null if the paragraph isn't such a line, or leaves no room
 */
export function partedLines(
  texts: readonly StyledText[],
  { width, isHead }: { width: number; isHead: boolean },
): Parted | null {
  const parts = splitParts(texts);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const words = parts.map((part) => part.map(({ text }) => text).join(""));
  if (LABEL.test(words[0] ?? "")) return null;
  const isSigned = words.some((text) => RULE.test(text));
  const isOfContents = parts.length === 2 && PAGE_NUMBER.test(words[1] ?? "");
  if (!isSigned && (isHead || isOfContents)) {
    const line = spread(parts, width);
    if (line) return { lines: [line] };
  }
  const isWide = breakLines(texts, { width, align: "left" }).length > 1;
  return parts.length === 2 && (isSigned || isWide) ? inColumns(parts, width) : null;
}

function splitParts(texts: readonly StyledText[]): StyledText[][] {
  if (texts.length > MOST_CHARS || texts.reduce((length, { text }) => length + text.length, 0) > MOST_CHARS) return [];
  const text = texts.map((styled) => styled.text).join("");
  if (text.includes("\n") || /^\s|\s$/u.test(text)) return [];
  const parts: StyledText[][] = [];
  let [rest, cut]: [readonly StyledText[], number] = [texts, 0];
  for (const { 0: gap, index } of text.matchAll(WIDE_GAP)) {
    const { head, rest: behind } = partedAt(rest, index - cut);
    parts.push(head);
    rest = partedAt(behind, gap.length).rest;
    cut = index + gap.length;
  }
  return [...parts, [...rest]];
}

/** The first part starts the line, the last one ends it, a middle one is centred. */
function spread(parts: readonly StyledText[][], width: number): Line | null {
  const lines = parts.map((part) => breakLines(part, { width: Infinity, align: "left" })[0] ?? []);
  const widths = lines.map(lineEnd);
  const free = width - widths.reduce((sum, one) => sum + one, 0);
  if (free < LEAST_GAP * (parts.length - 1)) return null;
  let end = 0;
  return lines.flatMap((line, index) => {
    const own = widths[index] ?? 0;
    const middle = Math.max(end + LEAST_GAP, (width - own) / 2);
    const x = index === 0 ? 0 : index === lines.length - 1 ? width - own : middle;
    const gap = index === 0 ? [] : gapBefore(line, { from: end, to: x });
    end = x + own;
    return [...gap, ...line.map((segment) => ({ ...segment, x: segment.x + x }))];
  });
}

function gapBefore(line: Line, { from, to }: { from: number; to: number }): Segment[] {
  const [first] = line;
  if (!first) return [];
  return [{ text: " ", x: from, width: to - from, gap: 0, look: { ...first.look, underline: false, strike: false } }];
}

const lineEnd = (line: Line) => line.reduce((end, { x, width }) => Math.max(end, x + width), 0);

function inColumns(parts: readonly StyledText[][], width: number): Parted {
  const column = (width - SIGNATURES.gap) / 2;
  const [left = [], right = []] = parts.map((part) =>
    breakLines(part, { width: column, align: "left" }).map((line) => ruled(line, column)),
  );
  const height = Math.max(left.length, right.length);
  const moved = (line: Line) => line.map((segment) => ({ ...segment, x: segment.x + column + SIGNATURES.gap }));
  return {
    lines: Array.from({ length: height }, (_, index) => left[index] ?? []),
    beside: Array.from({ length: height }, (_, index) => moved(right[index] ?? [])),
  };
}

/** Extends a writing line at the end of a column's line to the column's end, so that all end at the same place. */
export function ruled(line: Line, column: number): Line {
  const last = line.at(-1);
  return last?.text.endsWith("___") ? [...line.slice(0, -1), { ...last, ruledTo: column - last.x }] : line;
}
