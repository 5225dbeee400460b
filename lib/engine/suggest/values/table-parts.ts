/** Instalments of a table in an annex that don't add up to the price of the whole that a clause gives. */
import { anyOf } from "../../language/patterns";
import { finding, type Check } from "../check";
import type { Draft } from "../draft";
import { annexesFrom, differ, linesIn, wholePrices, type Line } from "./annex-totals";
import * as cue from "./table-parts.cues";

const OF_MONEY = anyOf(cue.moneyColumn);
const OF_ONE = anyOf(cue.unitColumn);
const TOTAL_ROW = anyOf(cue.totalRow);
/** The whole of a row's last cell, but for a currency. */
const NUMBER = /^[^\d|]{0,5}(\d{1,3}(?:[ ,.\u00a0]\d{3}){1,4})(?:[.,]00)?\s?\p{L}{0,8}\.?$/u;
const FEWEST = 2;
const MOST = 60;

/** 'The total fixed price is £186,000', and the milestones' payments below come to 188,000. No row is a total. */
export const tableParts: Check = (draft) => {
  const lines = linesIn(draft);
  const from = annexesFrom(draft, lines);
  if (from === null) return [];
  const [price, ...others] = wholePrices(draft, from);
  const [sum, ...more] = sumsOfTables(draft, lines, from);
  if (!price || sum === undefined || others.length > 0 || more.length > 0) return [];
  if (!differ(price, { ...price, number: sum })) return [];
  const values = { total: price.written, sum: sum.toLocaleString("en") };
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
