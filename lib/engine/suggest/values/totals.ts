import * as cue from "./values.cues";
import { anyOf } from "../../language/patterns";
import { trimmed, type Span } from "../../text/spans";
import { finding, type Check, type Finding } from "../check";
import type { Draft } from "../draft";

const TOTAL = anyOf(cue.total);
/** The last cell of a row, or text after a gap, if it is only a number and its currency. */
const LAST_NUMBER = /(?<![\d.,])(\d{1,3}(?:[ ,.\u00a0]\d{3}){1,4}|\d{1,9})(?:[.,]00)?(?:\s\p{L}{1,8}\.?)?$/u;
const CELL_BEFORE = /(?:[|\t:]|\s{2}|^\P{N}{0,80}\s)\P{N}{0,6}$/u;
/** Behind the last cell of a row that is typed with bars. */
const CELL_END = /\s*\|?\s*$/u;
const FEWEST_ROWS = 2;
const MOST_ROWS = 200;
/** A row that is much longer is a paragraph. */
const LONGEST_ROW = 200;
/** From here on a sum is also searched for elsewhere; smaller numbers may be anything. */
const SMALLEST_SUM = 10_000;
const NEARLY = 0.05;
const SUM = /(?<![\d.,])\d{1,3}(?:[ ,.\u00a0]\d{3})+(?![\d]|[,.]\d)/gu;

type Row = Span & { number: number; written: string };

/** A table that adds up: its rows, and the total below them. */
export type SummedTable = { total: Row; parts: readonly Row[] };

/** The tables of sums whose last row is their total. `lower` is the text in lower case, offsets unchanged. Linear. */
export function summedTables(draft: Pick<Draft, "text" | "lower">): SummedTable[] {
  const rows = readRows(draft);
  return rows.flatMap((total, at): SummedTable[] => {
    if (!total || !TOTAL.test(draft.lower.slice(total.start, total.end))) return [];
    const parts = partsAbove(draft, rows, at).reverse();
    const sum = parts.reduce((all, { number }) => all + number, 0);
    return parts.length >= FEWEST_ROWS && sum === total.number ? [{ total, parts }] : [];
  });
}

/** A table total that isn't the sum of its rows, or nearly but not exactly a sum given elsewhere. */
export const totals: Check = (draft) => {
  const rows: (Row | null)[] = readRows(draft);
  return rows.flatMap((row, at): Finding[] => {
    if (!row || !TOTAL.test(draft.lower.slice(row.start, row.end))) return [];
    const parts = partsAbove(draft, rows, at);
    const sum = parts.reduce((all, { number }) => all + number, 0);
    if (parts.length < FEWEST_ROWS) return [];
    const right = sum === row.number ? otherSum(draft, row) : isPlausible(sum, row.number) ? grouped(sum) : null;
    return right === null
      ? []
      : [finding("wrongTotal", row, { values: { total: row.written, sum: right }, severity: "high" })];
  });
};

function readRows({ text }: Pick<Draft, "text">): (Row | null)[] {
  const rows: (Row | null)[] = [];
  for (let start = 0; start < text.length;) {
    const line = text.indexOf("\n", start);
    const end = line < 0 ? text.length : line;
    const number = end - start <= LONGEST_ROW ? lastNumber(text.slice(start, end).replace(CELL_END, "")) : undefined;
    rows.push(
      number === undefined ? null : { ...trimmed(text, { start, end }), number: plain(number), written: number },
    );
    start = end + 1;
  }
  return rows;
}

function lastNumber(line: string): string | undefined {
  const match = LAST_NUMBER.exec(line);
  return match && CELL_BEFORE.test(line.slice(0, match.index)) ? match[1] : undefined;
}

/** The rows right above a total, up to a line that has no number or is itself a total. */
function partsAbove(draft: Pick<Draft, "lower">, rows: readonly (Row | null)[], at: number): Row[] {
  const parts: Row[] = [];
  for (let before = at - 1; before >= 0 && parts.length < MOST_ROWS; before -= 1) {
    const row = rows[before];
    if (!row || TOTAL.test(draft.lower.slice(row.start, row.end))) break;
    parts.push(row);
  }
  return parts;
}

/** Excludes rows of percentages, net amounts or unit prices: their sum is far off. */
function isPlausible(sum: number, total: number): boolean {
  return sum > 0 && Math.abs(sum - total) / total <= NEARLY;
}

/** A slightly different sum elsewhere, if the total itself appears nowhere else. */
function otherSum({ text }: Draft, { start, end, number }: Row): string | null {
  if (number < SMALLEST_SUM) return null;
  const others = [...text.matchAll(SUM)].filter(({ index }) => index < start || index >= end);
  if (others.some(({ 0: written }) => plain(written) === number)) return null;
  const near = others.find(({ 0: written }) => Math.abs(plain(written) - number) / number <= NEARLY);
  return near?.[0] ?? null;
}

function plain(written: string): number {
  return Number(written.replace(/\D/gu, ""));
}

function grouped(sum: number): string {
  return String(sum).replace(/\B(?=(?:\d{3})+$)/gu, " ");
}
