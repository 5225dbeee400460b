/** What an amendment says of each clause, where a list's opening or a table's column says how. */
import { anyOf } from "../language/patterns";
import { firstLine } from "./parts";
import * as cue from "./led-in.cues";
import type { Unit } from "./units";

const LEAD = anyOf(cue.wordedAnew);
const ITEM = anyOf(cue.itemAlone);
/** Whether a clause is nothing but another clause's number and its new words: 'Пункт 2.2: «…»'. */
export const isNewWordsAlone = (clause: string) => ITEM.test(clause);
const FOLLOWS = anyOf(cue.newWordsFollow);
const AGREED = anyOf(cue.agreedColumn);
/** Items between an opening and this one, at most. */
const MOST_ITEMS = 40;

/**
 * The words of an amending clause with the opening of its list put in («Пункт 5.1: «…»» below «изложить в следующей
 * редакции:»), and without the new words, in which anything may stand. Linear in the clause.
 */
export function saidInList(unit: Unit, units: readonly Unit[]): string {
  const rows = agreedRows(unit.text);
  if (rows.length > 0) return rows.map(wholeAnew(unit)).join("\n");
  const lines = unit.text.split("\n");
  const isOpen = lines.some((line) => ITEM.test(line)) && isOpened(unit, units);
  if (!isOpen) return withoutNewWords(unit.text);
  return lines.map((line) => (ITEM.test(line) ? wholeAnew(unit)(numberIn(line)) : line)).join("\n");
}

const numberIn = (line: string) =>
  ITEM.exec(line)
    ?.slice(1)
    .find((one) => one !== undefined) ?? "";

const wholeAnew =
  ({ language }: Unit) =>
  (number: string) =>
    language === "mn"
      ? `${number} дэх заалтыг дараах байдлаар найруулав.`
      : `Пункт ${number} изложить в новой редакции.`;

/** Whether a list of new wordings is open: its opening stands in the clause itself, or before its items. */
function isOpened(unit: Unit, units: readonly Unit[]): boolean {
  const lines = unit.text.split("\n");
  const first = lines.findIndex((line) => ITEM.test(line));
  if (first > 0) return LEAD.test(lines.slice(0, first).join("\n"));
  const at = units.indexOf(unit);
  for (let place = at - 1; place >= Math.max(0, at - MOST_ITEMS); place -= 1) {
    const text = units[place]?.text ?? "";
    if (LEAD.test(text)) return true;
    if (!ITEM.test(firstLine(text))) return false;
  }
  return false;
}

/** Without what stands in quotes behind 'shall read:', quotes within it included. */
function withoutNewWords(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(FOLLOWS)) {
    const opens = match.index + match[0].length - 1;
    if (opens < from) continue;
    parts.push(text.slice(from, opens));
    from = closedAt(text, opens);
  }
  return [...parts, text.slice(from)].join("");
}

const CLOSING: Readonly<Record<string, string>> = { "«": "»", "“": "”" };

/** Behind the quote that opens at a place; straight quotes close at the end of a line or sentence. */
function closedAt(text: string, opens: number): number {
  const open = text[opens] ?? "";
  const close = CLOSING[open];
  if (close === undefined) {
    const end = /"[.;,]?\s*(?:\n|$)/u.exec(text.slice(opens + 1));
    return end ? opens + 1 + end.index + 1 : text.length;
  }
  let depth = 0;
  for (let at = opens; at < text.length; at += 1) {
    if (text[at] === open) depth += 1;
    if (text[at] === close && --depth === 0) return at + 1;
  }
  return text.length;
}

const NUMBER_CELL = /^(?:п\.|пункт)?\s?(\d{1,3}(?:\.\d{1,3}){1,3})\.?$/iu;
/** Fewer letters aren't a wording: '–', 'принято'. */
const SHORTEST = 20;

/** The clauses of a table's rows whose last column has words that both agreed on, unlike the first ones. */
function agreedRows(text: string): string[] {
  const rows = text.split("\n").map(cellsOf);
  const column = rows.map((cells) => cells.findIndex((cell) => AGREED.test(cell))).find((at) => at > 1) ?? -1;
  if (column < 0) return [];
  return rows.flatMap((cells) => {
    const at = cells.findIndex((cell) => NUMBER_CELL.test(cell));
    const number = NUMBER_CELL.exec(cells[at] ?? "")?.[1];
    const [theirs, agreed] = [cells[at + 1] ?? "", cells[column] ?? ""];
    return number !== undefined && at >= 0 && agreed.length >= SHORTEST && agreed !== theirs ? [number] : [];
  });
}

function cellsOf(line: string): string[] {
  if (!/[|\t]/u.test(line)) return [];
  return line
    .replace(/^\s*\|/u, "")
    .split(/[|\t]/u)
    .map((cell) => cell.trim());
}
