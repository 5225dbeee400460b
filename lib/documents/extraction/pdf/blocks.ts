import {
  MAX_INDENT,
  isPageMark,
  type Alignment,
  type Block,
  type HeadingLevel,
  type Inline,
  type Mark,
  type PageMark,
  type TextRun,
} from "@/lib/documents/richtext/blocks";
import { JoinedLines, collectVocabulary } from "../line-ends";
import type { Line } from "./lines";
import { MARKER, type LineGroup } from "./paragraphs";

const INDENT_POINTS = 30;
const LONGEST_HEADING = 150;
const BULLET = /^[•●○■□▪◦‣]\s*/u;
const NAMED_HEADING =
  /^(?:article|chapter|part|exhibit|schedule|annex|appendix|раздел|глава|статья|приложение|бүлэг|хавсралт)\s+(?:[\divxlc]+|№|[a-z])(?![\p{L}])/iu;

/** The overall look of a document; sizes and the left margin are in points. */
type Look = {
  first: Line | undefined;
  bodySize: number;
  left: number;
  boldIsCommon: boolean;
  vocabulary: ReadonlySet<string>;
};

/** Turns paragraphs into blocks: headings, bullets, indents, alignment, bold, italic, and marks where pages begin. */
export function toBlocks(paragraphs: readonly LineGroup[], pageCount: number): Block[] {
  const look = findLook(paragraphs.flat());
  const pages = new PageMarks();
  const blocks = paragraphs.map((lines) => toBlock(lines, look, pages));
  const last = blocks.pop();
  return last ? [...blocks, { ...last, inlines: [...last.inlines, ...pages.until(pageCount)] }] : [];
}

/** Returns each page mark once, in order, including those of empty pages. */
class PageMarks {
  #last = 0;

  until(page: number): PageMark[] {
    const marks: PageMark[] = [];
    while (this.#last < page) {
      this.#last += 1;
      marks.push({ page: this.#last });
    }
    return marks;
  }
}

function findLook(lines: readonly Line[]): Look {
  const sizes = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
    all += line.text.length;
    if (line.isBold) bold += line.text.length;
  }
  const bodySize = [...sizes].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
  return {
    first: lines[0],
    bodySize,
    left: Math.min(...lines.map((line) => line.left)),
    boldIsCommon: bold > all * 0.5,
    vocabulary: collectVocabulary(lines.map((line) => line.text)),
  };
}

function toBlock(lines: LineGroup, look: Look, pages: PageMarks): Block {
  const inlines = toInlines(lines, look, pages);
  const text = lines.map((line) => line.text).join(" ");
  const first = lines[0] as Line;
  if (BULLET.test(text) && text.replace(BULLET, "") !== "") {
    return {
      kind: "item",
      list: "bullet",
      depth: Math.min(2, toSteps(first.x0 - look.left) > 2 ? 1 : 0),
      inlines: withoutBullet(inlines),
    };
  }
  const align = findAlignment(lines);
  const level = headingLevel(lines, text, look);
  if (level) return { kind: "heading", level, inlines: withoutBold(inlines), ...(align ? { align } : {}) };
  if (align) return { kind: "paragraph", indent: 0, align, inlines };
  return { kind: "paragraph", indent: computeIndent(lines, look), inlines };
}

type GrowingRun = { lines: JoinedLines; marks: readonly Mark[] };

function toInlines(lines: LineGroup, look: Look, pages: PageMarks): Inline[] {
  const inlines: (GrowingRun | PageMark)[] = [];
  for (const line of lines) {
    const last = inlines.at(-1);
    if (last && "lines" in last) last.lines.openFor(line.text);
    inlines.push(...pages.until(line.page));
    for (const run of line.runs) {
      const marks = look.boldIsCommon ? run.marks.filter((mark) => mark !== "bold") : run.marks;
      const previous = inlines.at(-1);
      const isSameLook = previous !== undefined && "lines" in previous && previous.marks.join() === marks.join();
      if (!isSameLook) inlines.push({ lines: new JoinedLines(look.vocabulary), marks });
      const open = inlines.at(-1);
      if (open && "lines" in open) open.lines.append(run.text);
    }
  }
  return inlines.map((inline) => ("lines" in inline ? { text: inline.lines.text(), marks: inline.marks } : inline));
}

/** Level 1 for much larger type, 2 for larger type and named parts, 3 for a bold or capital line; null for text. */
function headingLevel(lines: LineGroup, text: string, look: Look): HeadingLevel | null {
  const [first] = lines;
  if (!first || lines.length > 3 || text.length > LONGEST_HEADING || !/\p{L}{2}/u.test(text)) return null;
  if (/[,;:]$|_{3}/.test(text) || first.lastCellX !== null) return null;
  if (first.size >= look.bodySize * 1.35) return 1;
  if (first.size >= look.bodySize * 1.12) return 2;
  const letters = text.replace(/[^\p{L}]/gu, "");
  const isCapital = letters.length >= 4 && letters === letters.toUpperCase();
  if (
    NAMED_HEADING.test(text) &&
    text.length < 100 &&
    !/\.\s*\p{L}.*\.$/u.test(text) &&
    (isCapital || isBold(lines, look) || first.isCentred)
  )
    return 2;
  if (isCapital && first === look.first) return 1;
  if (isCapital && (first.isCentred || MARKER.test(text))) return 3;
  return isBold(lines, look) && !/[.!?]$/.test(text.replace(/^[\d.\s]+/, "").slice(0, -1)) ? 3 : null;
}

function isBold(lines: LineGroup, look: Look): boolean {
  return !look.boldIsCommon && lines.every((line) => line.isBold);
}

function findAlignment(lines: LineGroup): Alignment | null {
  if (lines.every((line) => line.isCentred)) return "center";
  const isRight = lines.every(
    (line) =>
      line.x0 > (line.left + line.right) / 2 &&
      line.right - line.x1 < 1.5 * line.size &&
      line.right - line.left > 20 * line.size,
  );
  return isRight ? "right" : null;
}

/**
 * Indent steps of a paragraph. A single line counts only if it has a number; otherwise it may be a first-line indent.
 */
function computeIndent(lines: LineGroup, look: Look): number {
  const [first] = lines;
  if (!first || (lines.length === 1 && !MARKER.test(first.text))) return 0;
  return Math.min(MAX_INDENT, toSteps(Math.min(...lines.map((line) => line.x0)) - Math.max(look.left, first.left)));
}

function toSteps(points: number): number {
  return Math.max(0, Math.round(points / INDENT_POINTS));
}

function withoutBullet(inlines: readonly Inline[]): Inline[] {
  const index = inlines.findIndex((inline) => !isPageMark(inline));
  return inlines
    .map((inline, at) =>
      at === index && !isPageMark(inline) ? { ...inline, text: inline.text.replace(BULLET, "") } : inline,
    )
    .filter((inline) => isPageMark(inline) || inline.text !== "");
}

/** A heading is bold anyway. Merges runs that become equal. */
function withoutBold(inlines: readonly Inline[]): Inline[] {
  const plain: Inline[] = [];
  for (const inline of inlines) {
    const last = plain.at(-1);
    const run: Inline = isPageMark(inline)
      ? inline
      : { ...inline, marks: inline.marks.filter((mark) => mark !== "bold") };
    if (!isPageMark(run) && last && !isPageMark(last) && sameMarks(last, run))
      plain[plain.length - 1] = { ...last, text: last.text + run.text };
    else plain.push(run);
  }
  return plain;
}

function sameMarks(one: TextRun, other: TextRun): boolean {
  return one.marks.join() === other.marks.join();
}
