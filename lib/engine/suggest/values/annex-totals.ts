/** A total or instalments in an annex that don't come to the price of the whole that a clause gives. */
import { anyOf } from "../../language/patterns";
import { folded } from "../../text/folding";
import type { Sentence } from "../../text/reading";
import { clauseSentences, type Draft } from "../draft";
import { finding, type Check } from "../check";
import * as cue from "./annex-totals.cues";
import * as parts from "./table-parts.cues";

const WHOLE = anyOf(cue.wholePrice);
const LINE = anyOf(cue.totalLine);
const PART = anyOf(cue.partOfWhole);
const WITH_TAX = anyOf(cue.withTax);
const ANNEX = anyOf(cue.annexOpens);
/** Of a text, the share in which 'Schedule 1' is no heading of an annex. */
const FIRST_PART = 0.3;
const SUM = /(?<![\d.,])\d{1,3}(?:[ ,.\u00a0]\d{3}){1,4}(?![\d]|[,.]\d)/gu;
/** A line that is longer is a paragraph. */
const LONGEST_LINE = 160;
const SMALLEST = 10_000;
/** How much of the larger two totals of one thing may differ. */
const APART = 0.2;
/** What a sum grows by with value added tax, nearly: it is another measure, unless both are with it. */
const TAXES = [1.05, 1.1, 1.12, 1.18, 1.19, 1.2, 1.21, 1.22] as const;
const TAX_NEAR = 0.0015;

const OF_MONEY = anyOf(parts.moneyColumn);
const OF_ONE = anyOf(parts.unitColumn);
const TOTAL_ROW = anyOf(parts.totalRow);
/** The whole of a row's last cell, but for a currency. */
const NUMBER = /^[^\d|]{0,5}(\d{1,3}(?:[ ,.\u00a0]\d{3}){1,4})(?:[.,]00)?\s?\p{L}{0,8}\.?$/u;
const FEWEST = 2;
const MOST = 60;

type Total = { start: number; end: number; number: number; written: string; withTax: boolean };

/** 'The total price is 240,000,000' and, in the schedule, 'Total: 264,000,000': both of the whole, and no other. */
export const annexTotals: Check = (draft) => {
  const lines = linesIn(draft);
  const from = annexesFrom(draft, lines);
  if (from === null) return [];
  const [total, ...more] = totalsIn(draft, lines, from);
  const [price, ...others] = wholePrices(draft, from);
  if (!price || !total || others.length > 0 || more.length > 0 || !differ(price, total)) return [];
  if (isElsewhere(draft, total)) return [];
  const values = { total: total.written, sum: price.written };
  return [finding("wrongTotal", total, { values, severity: "high" })];
};

/** Where the first annex begins; null if there is none. */
function annexesFrom({ text }: Draft, lines: readonly Line[]): number | null {
  return lines.find(({ start, words }) => start > FIRST_PART * text.length && ANNEX.test(words))?.start ?? null;
}

/** The prices of the whole in the clauses of the body, each number once. */
function wholePrices(draft: Draft, from: number): Total[] {
  const found = clauseSentences(draft).flatMap((sentence) => (sentence.start < from ? priceIn(draft, sentence) : []));
  return [...new Map(found.map((one) => [one.number, one])).values()];
}

function priceIn(draft: Draft, sentence: Sentence): Total[] {
  const { start, end, folded: words } = sentence;
  if (!WHOLE.test(words)) return [];
  const sums = sumsIn(draft.text.slice(start, end));
  const [only, ...others] = sums;
  return only && others.length === 0 ? [{ start, end, ...only, withTax: WITH_TAX.test(words) }] : [];
}

const sumsIn = (text: string) =>
  [...text.matchAll(SUM)]
    .map(([written]) => ({ written, number: Number(written.replace(/\D/gu, "")) }))
    .filter(({ number }) => number >= SMALLEST);

type Line = { start: number; end: number; words: string };

/** Short lines, folded. */
function linesIn({ text }: Draft): Line[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    return line.length > LONGEST_LINE ? [] : [{ start: from, end: from + line.length, words: folded(line) }];
  });
}

/** The lines of annexes that give a total of the whole. */
function totalsIn({ text }: Draft, lines: readonly Line[], from: number): Total[] {
  let title = "";
  return lines.flatMap(({ start, end, words }) => {
    if (start < from) return [];
    if (ANNEX.test(words)) title = words;
    return totalIn(text.slice(start, end), { start, end, title });
  });
}

function totalIn(line: string, { start, end, title }: { start: number; end: number; title: string }): Total[] {
  const [only, ...others] = sumsIn(line);
  if (!only || others.length > 0) return [];
  const before = folded(line.slice(0, line.indexOf(only.written)).replace(/[|\t]/gu, " "));
  const isTaxed = WITH_TAX.test(`${title} ${folded(line)}`);
  if (!LINE.test(before) || PART.test(before.replace(WITH_TAX, " "))) return [];
  return [{ start, end, ...only, withTax: isTaxed }];
}

function differ(one: Total, other: Total): boolean {
  const [less, most] = [Math.min(one.number, other.number), Math.max(one.number, other.number)];
  if (less === most || (most - less) / most > APART) return false;
  const isOfTax = TAXES.some((tax) => Math.abs(most / less / tax - 1) < TAX_NEAR);
  return !isOfTax || (one.withTax && other.withTax);
}

/** The total stands in the body too, so that it is that of something else. */
function isElsewhere({ text }: Draft, { start, end, number }: Total): boolean {
  return [...text.matchAll(SUM)].some(
    ({ index, 0: written }) => (index < start || index >= end) && Number(written.replace(/\D/gu, "")) === number,
  );
}

/** 'The total fixed price is £186,000', and the milestones' payments below come to 188,000. No row is a total. */
export const tableParts: Check = (draft) => {
  const lines = linesIn(draft);
  const from = annexesFrom(draft, lines);
  if (from === null) return [];
  const [price, ...others] = wholePrices(draft, from);
  const [sum, ...more] = sumsOfTables(draft, lines, from);
  if (!price || sum === undefined || others.length > 0 || more.length > 0) return [];
  if (!differ(price, { ...price, number: sum })) return [];
  const values = { total: price.written, sum: asWritten(sum, price.written) };
  return [finding("wrongTotal", price, { values, severity: "high" })];
};

/** What the tables of sums in the annexes come to, each; one without a column of sums, or with a total, has none. */
function sumsOfTables({ text }: Draft, lines: readonly Line[], from: number): number[] {
  const sums: number[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || line.start < from || !isRow(line)) {
      at += 1;
      continue;
    }
    let next = at + 1;
    while (isRow(lines[next])) next += 1;
    sums.push(...sumOf(text, lines.slice(at, next)));
    at = next;
  }
  return sums;
}

const isRow = (line: Line | undefined) => line !== undefined && line.words.includes("|");

function sumOf(text: string, [head, ...rows]: readonly Line[]): number[] {
  const column = cells(head?.words ?? "").at(-1) ?? "";
  if (!OF_MONEY.test(column) || OF_ONE.test(column) || rows.length < FEWEST || rows.length > MOST) return [];
  if (rows.some(({ words }) => TOTAL_ROW.test(words))) return [];
  const numbers = rows.map(({ start, end }) => NUMBER.exec(cells(text.slice(start, end)).at(-1) ?? "")?.[1]);
  if (numbers.some((one) => one === undefined)) return [];
  return [numbers.reduce((sum, one = "") => sum + Number(one.replace(/\D/gu, "")), 0)];
}

const cells = (row: string) =>
  row
    .replace(/\s*\|\s*$/u, "")
    .split("|")
    .map((cell) => cell.trim());

/** With the mark between thousands that another number has: '62,000'. */
const asWritten = (sum: number, other: string) =>
  String(sum).replace(/\B(?=(?:\d{3})+$)/gu, /\D/u.exec(other)?.[0] ?? " ");
