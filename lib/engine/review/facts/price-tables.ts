/** Prices that stand in a table: its total, or what each row costs. */
import { CURRENCIES, roublesIn } from "../../facts/currencies";
import { isOtherSum, opensWithTotal, speaksOfPrice } from "../../facts/clauses/nouns";
import { amountsIn } from "../../facts/sums";
import { either } from "../../text/either";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import { trimmed, type Span } from "../../text/spans";
import { parseAmount } from "../amounts";
import type { Fact } from "../fact";
import { fact, quoted } from "./made-fact";

type Cell = Span & { text: string };
type Row = Span & { cells: readonly Cell[] };
/** What the rows cost, and the most that one does. */
type Rows = { told: Fact; most: number };
type Table = { rows: readonly Row[]; caption: string; before: string };

/** UTF-16 units. */
const [LONGEST_ROW, LONGEST_CAPTION, BEFORE, LONGEST_LABEL] = [220, 140, 400, 60];
const [MOST_LINES, MOST_ROWS_TOLD] = [4_000, 3];
/** 'A | 12', 'A   12', a tab. */
const GAP = /\s*\|\s*|\t+| {2,}/gu;
/** A cell that is a sum: '620 000', '£38.50', 'EUR 107,220.00', '5,400 төг'. */
const FIGURE =
  /^(?:[\p{Lu}]{0,3}[$€£¥₮₽₸]|\p{Lu}{3})?\s?(\d[\d ,.'’\u00a0\u202f]*)(?:\s?(?:\p{L}{1,8}\.?|[$€£¥₮₽₸])(?:\s\p{L}{1,6}\.?)?)?$/u;
/** A column of figures that are no price: how many, of what size, by what day. */
const IS_COUNT = either(
  String.raw`\b(?:qty|quantity|number|no\.?|size|area|term|days?|date|hours|year|percent|share|limit|weight|volume)\b|%|#`,
  String.raw`(?<!\p{L})(?:кол-во|количеств|площадь|срок|дат[аы]|дней|доля|процент|лимит|вес|объем)|№`,
  String.raw`(?<!\p{L})(?:тоо|хэмжээ|талбай|хугацаа|огноо|хоног|хувь|жин)(?!\p{L})|№`,
);

/**
 * The total of a table of prices, else its first rows, each with what it is for. Only where the head of a column or the
 * line above says that it is about prices. Never with a figure to be added up. Linear.
 */
export function priceInTables(reading: Reading): { total: Fact | null; rows: Rows | null } {
  const tables = tablesIn(reading.contract.text);
  const totals = tables.flatMap((table) => totalOf(reading, table));
  const [first] = totals;
  const isOne = first !== undefined && totals.every(({ value }) => value === first.value);
  const rows = tables.map((table) => rowsOf(reading, table)).find((one) => one !== null) ?? null;
  return { total: isOne ? first : null, rows };
}

function tablesIn(text: string): Table[] {
  const tables: Table[] = [];
  let rows: Row[] = [];
  let caption = "";
  let before = 0;
  let lines = 0;
  for (let start = 0; start < text.length && lines < MOST_LINES; lines += 1) {
    const line = text.indexOf("\n", start);
    const end = line < 0 ? text.length : line;
    const words = text.slice(start, Math.min(end, start + LONGEST_ROW + 1));
    const cells = words.length > LONGEST_ROW ? [] : cellsIn(words, start);
    if (cells.length === 1 && rows.length > 0) cells.push(...totalIn(words, start));
    if (cells.length > 1) {
      if (rows.length === 0) before = start;
      rows.push({ start, end, cells });
    } else if (words.trim() !== "" || rows.length > 1) {
      if (rows.length > 0) tables.push({ rows, caption, before: text.slice(Math.max(0, before - BEFORE), before) });
      rows = [];
      if (words.trim() !== "") caption = words.length > LONGEST_CAPTION ? "" : words;
    }
    start = end + 1;
  }
  if (rows.length > 0) tables.push({ rows, caption, before: text.slice(Math.max(0, before - BEFORE), before) });
  return tables;
}

/** 'Total of order: USD 341,000' below the rows, in a line of its own. */
function totalIn(line: string, from: number): Cell[] {
  const amount = opensWithTotal(line) ? amountsIn(line).at(-1) : undefined;
  if (amount === undefined) return [];
  const start = line.lastIndexOf(amount);
  return [{ start: from + start, end: from + start + amount.length, text: amount }];
}

function cellsIn(line: string, from: number): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  const add = (end: number) => {
    const { start: first, end: last } = trimmed(line, { start, end });
    if (last > first) cells.push({ start: from + first, end: from + last, text: line.slice(first, last) });
  };
  for (const gap of line.matchAll(GAP)) {
    add(gap.index);
    start = gap.index + gap[0].length;
  }
  add(line.length);
  return cells;
}

const isFigure = ({ text }: Cell) => FIGURE.test(text) && figureOf(text) !== undefined;
const figureOf = (text: string) => parseAmount(FIGURE.exec(text)?.[1] ?? "").amount;

/** The column of prices: the one whose head says so, else the first of figures under a line that does. */
function priceColumn({ rows, caption }: Table): { at: number; head: string; body: readonly Row[] } | null {
  const [top, ...below] = rows;
  if (!top) return null;
  const isHead = below.length > 0 && !top.cells.some(isFigure);
  const heads = top.cells.map(({ text }) => folded(text));
  const named = isHead ? heads.findIndex((head, place) => place > 0 && isOfPrice(head)) : -1;
  if (named > 0) return { at: named, head: top.cells[named]?.text ?? "", body: below };
  if (isHead && heads.some((head) => isOtherSum(head))) return null;
  const isSum = isHead && heads.length === 2 && currencyIn(top.cells[1]?.text ?? "") !== undefined;
  if (!isSum && !isOfPrice(folded(caption))) return null;
  const body = isHead ? below : rows;
  const at =
    body[0]?.cells.findIndex((cell, place) => place > 0 && isFigure(cell) && !IS_COUNT.test(heads[place] ?? "")) ?? -1;
  return at > 0 ? { at, head: isHead ? (top.cells[at]?.text ?? "") : "", body } : null;
}

const isOfPrice = (words: string) => speaksOfPrice(words) && !isOtherSum(words) && !IS_COUNT.test(words);

function totalOf(reading: Reading, table: Table): Fact[] {
  const total = table.rows.find(({ cells: [label] }) => label !== undefined && opensWithTotal(label.text));
  const cell = total?.cells.findLast(isFigure);
  if (!total || !cell || !hasPrices(table, total)) return [];
  const currency = currencyAround(reading, table, cell);
  if (currency === undefined) return [];
  const value = currencyIn(cell.text) === undefined ? `${cell.text} ${currency}` : cell.text;
  return [fact("price", value, quoted(reading, spanOf(table.rows)))];
}

function hasPrices({ rows, caption }: Table, total: Row): boolean {
  const heads = [...(rows[0]?.cells ?? []), ...total.cells].map(({ text }) => text);
  const words = folded(`${heads.join(" ")} ${caption}`);
  return (speaksOfPrice(words) || IS_ORDER.test(words)) && !isOtherSum(folded(caption));
}

/** What is ordered has its total under sums: 'Amount, USD'. */
const IS_ORDER = either(
  String.raw`\b(?:amount|sum|order|contract)\b`,
  String.raw`(?<!\p{L})(?:сумма|заказ|договор|контракт|партии)`,
  "нийт дүн|захиалг|гэрээ",
);

function rowsOf(reading: Reading, table: Table): Rows | null {
  const column = priceColumn(table);
  if (!column) return null;
  const priced = column.body.filter(
    ({ cells }) => isFigure(cells[column.at] ?? NONE) && !opensWithTotal(cells[0]?.text ?? ""),
  );
  const passage = quoted(reading, spanOf(table.rows));
  const told = priced.slice(0, MOST_ROWS_TOLD).flatMap(({ cells }) => {
    const cell = cells[column.at] ?? NONE;
    const currency = currencyIn(cell.text) === undefined ? currencyAround(reading, table, cell) : undefined;
    const label = cells
      .slice(0, column.at)
      .flatMap(({ text }) => (NAMES.test(text) ? [text] : []))
      .join(", ");
    const head = isOfPrice(folded(column.head)) && column.head.length <= LONGEST_LABEL ? `, ${column.head}` : "";
    const sum = currency === undefined ? cell.text : `${cell.text} ${currency}`;
    if (label === "" || isOtherSum(folded(label))) return []; // a deposit, what a thing is worth
    return [`${sum} – ${label.slice(0, LONGEST_LABEL)}${head}`];
  });
  const more = priced.length > told.length ? "; …" : "";
  const most = Math.max(...priced.map(({ cells }) => figureOf(cells[column.at]?.text ?? "") ?? 0));
  return told.length === 0 ? null : { told: fact("price", `${told.join("; ")}${more}`, passage), most };
}

/** What a row is about: a name, or the days between which its price holds. */
const NAMES = /\p{L}{2}|\d{2}[.]\d{2}/u;
const NONE: Cell = { start: 0, end: 0, text: "" };

function currencyAround(
  { contract: { text } }: Reading,
  { caption, before, rows }: Table,
  cell: Cell,
): string | undefined {
  const heads = (rows[0]?.cells ?? []).map((head) => head.text).join(" ");
  return currencyIn(cell.text) ?? currencyIn(heads) ?? currencyIn(caption) ?? currencyIn(before) ?? onlyCurrency(text);
}

/** UTF-16 units. */
const READ = 40_000;

/** A contract in one currency has its tables in it. */
function onlyCurrency(text: string): string | undefined {
  const named = CURRENCIES.filter(({ named: names }) => names.test(text.slice(0, READ)));
  return named.length === 1 ? named[0]?.iso : undefined;
}

const currencyIn = (words: string) => parseAmount(words).currency;

function spanOf(rows: readonly Row[]): Span {
  return { start: rows[0]?.start ?? 0, end: rows.at(-1)?.end ?? 0 };
}

/** A sum in 'руб.' is in those that the contract names. */
export function inItsRoubles({ contract: { text } }: Reading, prices: Fact[]): Fact[] {
  if (!prices.some(({ currency, value }) => currency === RUSSIAN || value.includes(RUSSIAN))) return prices;
  const currency = roublesIn(text);
  return prices.map((one) => ({
    ...one,
    ...(one.currency === RUSSIAN ? { currency } : {}),
    value: one.value.replaceAll(RUSSIAN, currency),
  }));
}
const RUSSIAN = "RUB";
