import { linesOf, partedAt, type Line, type Segment, type StyledText } from "./line-breaking";
import { ruled } from "./ruled";
import { SIGNATURES } from "./typography";

/** What people put between two things on one line: a tab, or blanks until it looks right. */
const WIDE_GAP = /\t+|[ \u00a0]{8,}/gu;
const RULE = /_{5,}|\/s\//u;
/** The number of a page, behind a title in a table of contents. */
const PAGE_NUMBER = /^\d{1,4}$/u;
/** A clause's number is no part of a line. */
const LABEL = /^[(§]?[\p{L}\p{N}]{1,3}(?:[.)]\p{N}*)*$/u;
const MOST_CHARS = 200;
const MOST_PARTS = 3;
const LEAST_GAP = 18;

type Parted = { lines: readonly Line[]; beside?: readonly Line[] };

/**
 * A line of parts that stand apart. Place and date at a contract's head, or a title and its page, stand at both ends of
 * the line; what two parties sign on, or what has no room in one line, stands in two columns.
 * @param isHead whether it stands at the beginning of the text
 * @returns null where the paragraph is none, or leaves no room
 */
export function partedLines(
  texts: readonly StyledText[],
  { width, isHead }: { width: number; isHead: boolean },
): Parted | null {
  const parts = partsOf(texts);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const words = parts.map((part) => part.map(({ text }) => text).join(""));
  if (LABEL.test(words[0] ?? "")) return null;
  const isSigned = words.some((text) => RULE.test(text));
  const isOfContents = parts.length === 2 && PAGE_NUMBER.test(words[1] ?? "");
  if (!isSigned && (isHead || isOfContents)) {
    const line = spread(parts, width);
    if (line) return { lines: [line] };
  }
  const isWide = linesOf(texts, { width, align: "left" }).length > 1;
  return parts.length === 2 && (isSigned || isWide) ? inColumns(parts, width) : null;
}

function partsOf(texts: readonly StyledText[]): StyledText[][] {
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

/** The first part begins the line, the last one ends it, and one between them stands in the middle. */
function spread(parts: readonly StyledText[][], width: number): Line | null {
  const lines = parts.map((part) => linesOf(part, { width: Infinity, align: "left" })[0] ?? []);
  const widths = lines.map(endOf);
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

const endOf = (line: Line) => line.reduce((end, { x, width }) => Math.max(end, x + width), 0);

function inColumns(parts: readonly StyledText[][], width: number): Parted {
  const column = (width - SIGNATURES.gap) / 2;
  const [left = [], right = []] = parts.map((part) =>
    linesOf(part, { width: column, align: "left" }).map((line) => ruled(line, column)),
  );
  const height = Math.max(left.length, right.length);
  const moved = (line: Line) => line.map((segment) => ({ ...segment, x: segment.x + column + SIGNATURES.gap }));
  return {
    lines: Array.from({ length: height }, (_, index) => left[index] ?? []),
    beside: Array.from({ length: height }, (_, index) => moved(right[index] ?? [])),
  };
}
