import type { Line } from "./lines";

/** The lines of one paragraph, in order; may span pages. */
export type LineGroup = readonly Line[];

const BULLET = /[•●○■□▪◦‣–—*-]\s/u;
const NUMBER_OR_LETTER =
  /\(?(?:\d{1,3}|\p{L}|[ivxlc]{1,6})\)\s|\d{1,3}(?:\.\d{1,3})*\.\s|\d{1,3}(?:\.\d{1,3})+\s|\p{L}\.\s/u;
const NAMED_PART =
  /(?:article|section|clause|exhibit|schedule|annex|appendix|статья|раздел|глава|пункт|приложение|бүлэг|хавсралт|зүйл)\s+[\divxlc№]+/u;
/** A clause number, letter or bullet that opens a paragraph. */
export const MARKER = new RegExp(
  `^(?:${[BULLET, NUMBER_OR_LETTER, NAMED_PART].map(({ source }) => source).join("|")})`,
  "iu",
);
/** A clause number without a dot; equally likely a number from the text that came first on its line. */
const BARE_NUMBER = /^\d{1,3}\s+\p{Lu}/u;
const SENTENCE_END = /[.:;!?…][”"’»)\]]*$/u;
const SERIES_END = /(?:[.:;!?]|[;,]\s*(?:and|or|и|или|ба|болон))[”"’»)\]]*$/iu;

/** Joins lines into paragraphs by distance, indent, length, look and clause number. */
export function joinParagraphs(lines: readonly Line[]): LineGroup[] {
  const spacing = usualSpacing(lines);
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && continues(group, line, spacing)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Lines of one paragraph are rarely farther apart than double spacing. */
const WIDEST_SPACING = 2.6;

/** The usual distance of two lines in a paragraph, in type sizes. */
function usualSpacing(lines: readonly Line[]): number {
  const steps = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    return before && follows(before, line) ? [(line.y - before.y) / line.size] : [];
  });
  steps.sort((one, other) => one - other);
  return Math.min(WIDEST_SPACING, steps[Math.floor(steps.length * 0.3)] ?? 1.2);
}

function follows(before: Line, line: Line): boolean {
  return before.region === line.region && before.page === line.page && line.y > before.y;
}

function continues(group: readonly Line[], line: Line, spacing: number): boolean {
  const before = group.at(-1) as Line;
  if (Math.abs(before.size - line.size) > 0.12 * before.size) return false;
  if (isBullet(line.text) || line.lastCellX !== null) return false;
  if (before.lastCellX !== null) return follows(before, line) && hangsUnderCell(before, line);
  if (before.isBold !== line.isBold && (isShort(before, line) || SENTENCE_END.test(before.text))) return false;
  return follows(before, line) ? continuesBelow(group, before, line, spacing) : continuesElsewhere(before, line);
}

function continuesBelow(group: readonly Line[], before: Line, line: Line, spacing: number): boolean {
  const isFar = line.y - before.y > Math.max(spacing * 1.28, spacing + 0.25) * line.size;
  if (isFar || isShort(before, line)) return false;
  const indent = (line.x0 - bodyLeft(group)) / line.size;
  if (SERIES_END.test(before.text) && (MARKER.test(line.text) || BARE_NUMBER.test(line.text))) return false;
  const mayHang = group.length === 1 && MARKER.test(before.text) && indent > 0;
  if (MARKER.test(line.text) && !mayHang && Math.abs(indent) > 0.6) return false;
  if (before.isCentred && line.isCentred) return true;
  if (group.length === 1) return indent < 1 || MARKER.test(before.text) || !SENTENCE_END.test(before.text);
  return Math.abs(indent) < 1 || !SENTENCE_END.test(before.text);
}

/** A paragraph continues past the end of a column or page if it stops in mid-sentence. */
function continuesElsewhere(before: Line, line: Line): boolean {
  if (SENTENCE_END.test(before.text) || isShort(before, line) || MARKER.test(line.text)) return false;
  if (before.isCentred || line.isCentred) return false;
  return /^[\p{Ll}\d(“"«$]/u.test(line.text) || /[\p{Ll},][-\u2010]?$/u.test(before.text);
}

/** A wrapped last cell continues right below itself, like definitions next to their terms. */
function hangsUnderCell(before: Line, line: Line): boolean {
  const x = before.lastCellX ?? 0;
  return Math.abs(line.x0 - x) < 0.5 * line.size && line.x0 > before.x0 + line.size && !isShort(before, line);
}

function bodyLeft(group: readonly Line[]): number {
  return (group[1] ?? group[0])?.x0 ?? 0;
}

/** Whether a line ends although the next word would have fitted. */
function isShort(line: Line, next: Line): boolean {
  const word = /^\S+/.exec(next.text)?.[0] ?? "";
  const width = ((next.x1 - next.x0) / Math.max(1, next.text.length)) * (word.length + 1);
  return line.x1 + width < line.right - 0.6 * line.size;
}

function isBullet(text: string): boolean {
  return /^[•●○■□▪◦‣]\s?/u.test(text);
}
