import { later as laterDay, type Day } from "@/lib/days";
import type { Span } from "../text/spans";
import { DAY_WORDS_EN, DAY_WORDS_RU, dayNumber } from "./day-words";

/** A calendar day found in a text; months count from 1. */
export type FoundDate = Span & {
  year: number;
  month: number;
  day: number;
  /** '05/11/2026': day and month may stand the other way round. */
  isEitherWay?: true;
};

const MONTHS_EN = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTHS_RU = "янв фев мар апр ма июн июл авг сен окт ноя дек".split(" ");
const MONTH_EN =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const MONTH_RU = "(янв|фев|мар|апр|ма|июн|июл|авг|сен|окт|ноя|дек)\\p{L}{1,6}";
/** '1st', 'the 19t h': scans tear ordinals apart. */
const ORDINAL = "(?:\\s?(?:st|nd|rd|th|t\\s?h|s\\s?t|n\\s?d|r\\s?d)\\b)?";

type Order = "mdy" | "dmy" | "ymd";
const PATTERNS: readonly { pattern: RegExp; order: Order; months: "en" | "ru" | "digits" }[] = [
  {
    pattern: new RegExp(
      `\\b${MONTH_EN}\\.?\\s{1,3}(\\d{1,2})${ORDINAL}(?:\\s{0,2}[,.]\\s{0,3}|\\s{1,3})((?:19|20)\\d{2})\\b`,
      "giu",
    ),
    order: "mdy",
    months: "en",
  },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})${ORDINAL}\\)?\\s{1,3}(?:day\\s{1,3})?(?:of\\s{1,3})?${MONTH_EN}\\.?\\s{0,3},?\\s{0,3}(?:day of\\s{1,3}|of\\s{1,3}|in the year\\s{1,3})?((?:19|20)\\d{2})\\b`,
      "giu",
    ),
    order: "dmy",
    months: "en",
  },
  {
    pattern: new RegExp(
      `\\b(${DAY_WORDS_EN})\\s{1,3}day\\s{1,3}(?:of\\s{1,3})?${MONTH_EN}\\.?\\s{0,3},?\\s{0,3}(?:of\\s{1,3}|in the year\\s{1,3})?((?:19|20)\\d{2})\\b`,
      "giu",
    ),
    order: "dmy",
    months: "en",
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(${DAY_WORDS_RU})\\s{1,3}${MONTH_RU}\\s{1,3}((?:19|20)\\d{2})`, "giu"),
    order: "dmy",
    months: "ru",
  },
  {
    pattern: new RegExp(`[«"“]?(\\d{1,2})[»"”]?\\s{1,3}${MONTH_RU}\\s{1,3}((?:19|20)\\d{2})`, "giu"),
    order: "dmy",
    months: "ru",
  },
  {
    pattern: /((?:19|20)\d{2})\s?оны\s{1,3}(\d{1,2})(?:\s?(?:дугаар|дүгээр|-?р))?\s?сарын\s{1,3}(\d{1,2})/giu,
    order: "ymd",
    months: "digits",
  },
  { pattern: /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d{2})(?![\d/])/gu, order: "mdy", months: "digits" },
  { pattern: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?!\d)/gu, order: "dmy", months: "digits" },
  { pattern: /(?<![\d.-])((?:19|20)\d{2})[-.](\d{1,2})[-.](\d{1,2})(?!\d)/gu, order: "ymd", months: "digits" },
];

/** Every date has a year, in two figures or four. */
const YEAR_AT_LEAST = /\d\d/;

/** The dates in a text, in order, with offsets in it. English, Russian and Mongolian forms, and figures. */
export function datesIn(text: string): FoundDate[] {
  if (!YEAR_AT_LEAST.test(text)) return [];
  let found: readonly FoundDate[] = [];
  for (const { pattern, order, months } of PATTERNS) {
    const dates = [...text.matchAll(pattern)].flatMap((match) => dateOf(match, order, months) ?? []);
    if (dates.length > 0) found = withFree(found, dates);
  }
  return [...found];
}

/** Two lists in order of the text as one; of the later list only what overlaps nothing in the first. */
function withFree(first: readonly FoundDate[], later: readonly FoundDate[]): FoundDate[] {
  const all: FoundDate[] = [];
  let next = 0;
  for (const date of later) {
    for (let before = first[next]; before && before.end <= date.start; before = first[next]) {
      all.push(before);
      next += 1;
    }
    if ((first[next]?.start ?? Infinity) >= date.end) all.push(date);
  }
  return [...all, ...first.slice(next)];
}

/** The same day of the month some years, months or days later, or that month's last. */
export function later(date: Day, by: { years: number; months: number; days: number }): Day {
  return laterDay(date, { months: by.years * 12 + by.months, days: by.days });
}

function dateOf(match: RegExpMatchArray, order: Order, months: "en" | "ru" | "digits"): FoundDate | null {
  const [first = "", second = "", third = ""] = match.slice(1);
  const yearText = order === "ymd" ? first : third;
  const monthText = order === "mdy" ? first : second;
  const dayText = order === "ymd" ? third : order === "mdy" ? second : first;
  const month = monthNumber(monthText, months);
  const day = dayNumber(dayText);
  const start = match.index ?? 0;
  const span = { start, end: start + match[0].length, year: fullYear(yearText) };
  if (month > 12 && month <= 31 && day <= 12 && day >= 1 && order === "mdy") return { ...span, month: day, day: month };
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const isEitherWay = order === "mdy" && months === "digits" && day <= 12 && day !== month;
  return { ...span, month, day, ...(isEitherWay ? { isEitherWay } : {}) };
}

function monthNumber(text: string, months: "en" | "ru" | "digits"): number {
  if (months === "digits") return Number(text);
  const head = text.toLowerCase();
  return (months === "en" ? MONTHS_EN : MONTHS_RU).findIndex((name) => head.startsWith(name)) + 1;
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year > 50 ? 1900 + year : 2000 + year;
}
