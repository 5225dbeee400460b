import { blockText, isPageMark, type Block, type RowBlock, type TextRun } from "@/lib/documents/richtext/blocks";
import { readCells, tableAt } from "@/lib/documents/richtext/rows";

/**
 * The signatures of a contract. Lines `from` to `to` (exclusive) stay on one page; the `columns`, with equal numbers of
 * lines, are parties that sign the same way, shown in pairs side by side.
 */
export type SignatureBlock = { from: number; to: number; columns: readonly (readonly number[])[] };

/** A line to sign on, or the word before it. */
const SIGNING =
  /_{5,}|\/s\/|^(?:by|name|title|its|date|signature|signed|нэр|гарын үсэг|албан тушаал|огноо|тамга|подпись|должность|дата|ф\.? ?и\.? ?о\.?|м\.? ?п\.?|т\.? ?т\.?)\s{0,3}[:.]/iu;
const RULE = /_{5,}|\/s\//u;
/** The label next to an empty cell to sign in. */
const SIGNED_CELL = /^(?:by|signature|signed|sign here|гарын үсэг|подпись)\s{0,3}[:.]?$/iu;
const MOST_LINE_CHARS = 90;
/** A line on which two sign side by side. */
const MOST_RULED_CHARS = 160;
const TWO_RULES = /_{5,}[^_]+_{5,}/u;
/** Lines in one party's signature. */
const PARTY_LINES = { least: 2, most: 8 };
/** A form with more lines isn't a signature. */
const MOST_LINES = 24;

/** Finds signatures by the lines themselves, in any language. Linear. */
export function signatureBlocks(blocks: readonly Block[]): SignatureBlock[] {
  const found: SignatureBlock[] = [];
  for (let from = 0; from < blocks.length;) {
    const table = tableAt(blocks, from);
    let to = from;
    while (to < blocks.length && isShort(blocks[to])) to += 1;
    const isRun = to > from && to - from <= MOST_LINES;
    if (table) to = from + table.length;
    else if (to === from) to += 1;
    if (table && isSignedTable(table)) found.push({ from, to, columns: [] });
    else if (!table && isRun) found.push(...signedWithin(blocks, from, to));
    from = to;
  }
  return found;
}

function isShort(block: Block | undefined): boolean {
  if (block?.kind !== "paragraph") return false;
  const text = blockText(block);
  const most = RULE.test(text.slice(0, MOST_RULED_CHARS)) ? MOST_RULED_CHARS : MOST_LINE_CHARS;
  return text.length <= most && !text.includes("\n");
}

/** Whether a table has signatures; if so, it is kept whole unless it is long. */
export const isSignedTable = (rows: readonly RowBlock[]): boolean =>
  rows.length <= MOST_LINES && rows.some((row) => RULE.test(blockText(row)) || isSignedRow(row));

/** Whether someone signs in an empty cell of the row. */
export function isSignedRow(row: RowBlock): boolean {
  const texts = readCells(row).map(({ inlines }) =>
    inlines
      .map((inline) => (isPageMark(inline) ? "" : inline.text))
      .join("")
      .trim(),
  );
  return texts.includes("") && texts.some((text) => SIGNED_CELL.test(text));
}

type TextLine = { index: number; text: string };

function signedWithin(blocks: readonly Block[], from: number, to: number): SignatureBlock[] {
  const lines = blocks
    .slice(from, to)
    .map((block, at): TextLine => ({ index: from + at, text: blockText(block).trim() }))
    .filter(({ text }) => text !== "");
  const first = lines.findIndex(({ text }) => SIGNING.test(text));
  const isSigned =
    lines.some(({ text }) => TWO_RULES.test(text)) ||
    (lines.some(({ text }) => RULE.test(text)) && lines.filter(({ text }) => SIGNING.test(text)).length >= 2);
  if (!isSigned) return [];
  const signed = lines.slice(0, lines.findLastIndex(({ text }) => SIGNING.test(text)) + 1);
  const toTheEnd = columnsIn(lines);
  const columns = toTheEnd.length > 0 ? toTheEnd : columnsIn(signed); // what follows may not be a signature
  const begin = columns[0]?.[0] ?? lines[Math.max(0, first - 1)]?.index ?? from; // the party's name is above
  const end = columns.at(-1)?.at(-1) ?? lines.at(-1)?.index ?? from;
  return [{ from: begin, to: end + 1, columns }];
}

/** Lines at the end of all parties with the same words before the blanks. */
function columnsIn(lines: readonly TextLine[]): number[][] {
  for (let length = PARTY_LINES.least; length <= PARTY_LINES.most; length += 1) {
    const last = lines.slice(-length);
    if (last.length < length || !isParty(last)) continue;
    const parties = [last];
    for (let end = lines.length - length; end >= length; end -= length) {
      const above = lines.slice(end - length, end);
      if (!isSignedAlike(above, last)) break;
      parties.unshift(above);
    }
    if (parties.length > 1) return parties.map((party) => party.map(({ index }) => index));
  }
  return [];
}

const isParty = (party: readonly TextLine[]) =>
  party.findIndex(({ text }) => readLabel(text) !== "") === 1 && party.some(({ text }) => RULE.test(text));
const isSignedAlike = (party: readonly TextLine[], other: readonly TextLine[]) =>
  isParty(party) && party.every(({ text }, at) => readLabel(text) === readLabel(other[at]?.text ?? ""));

/** The word before a blank; empty for a party's own line. */
const readLabel = (text: string) =>
  SIGNING.test(text) ? (/^[^:_]{0,40}/u.exec(text)?.[0] ?? "").trim().toLowerCase() : "";

const MOST_TITLE_CHARS = 120;
const MOST_LEAD_CHARS = 400;
/** A shorter abbreviation isn't a title in capitals. */
const LEAST_CAPITALS = 3;

/**
 * Whether a paragraph that isn't a heading reads like one: short, all bold or in capitals, and not ending like a
 * sentence.
 */
export function isTitled(block: Block): boolean {
  if (block.kind !== "paragraph" && block.kind !== "item") return false;
  const runs = textRuns(block);
  const text = shortText(runs, MOST_TITLE_CHARS);
  if (text === null || !/\p{L}/u.test(text) || /[.;,]$|_{3}|\n/u.test(text)) return false;
  return isInCapitals(text) || runs.every((run) => run.marks.includes("bold") || !/\p{L}/u.test(run.text));
}

const isInCapitals = (text: string) => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= LEAST_CAPITALS;

/** Whether a paragraph introduces what follows. */
export function leadsIn(block: Block): boolean {
  if (block.kind !== "paragraph" && block.kind !== "item") return false;
  const text = shortText(textRuns(block), MOST_LEAD_CHARS);
  return text !== null && /[:：]$/u.test(text);
}

/** Paragraphs a Word page may not end after: titles, introductions, and all signature lines but the last. */
export function keptWithNext(blocks: readonly Block[]): ReadonlySet<number> {
  const kept = new Set(blocks.flatMap((block, index) => (isTitled(block) || leadsIn(block) ? [index] : [])));
  for (const { from, to } of signatureBlocks(blocks))
    for (let index = Math.max(0, from - 1); index < to - 1; index += 1) kept.add(index);
  return kept;
}

const textRuns = (block: Block): TextRun[] =>
  block.inlines.flatMap((inline) => (isPageMark(inline) || inline.text.trim() === "" ? [] : [inline]));

/** The text if it is short enough. */
function shortText(runs: readonly TextRun[], most: number): string | null {
  if (runs.length > most || runs.reduce((length, { text }) => length + text.length, 0) > most) return null;
  return runs
    .map(({ text }) => text)
    .join("")
    .trim();
}
