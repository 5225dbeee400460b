import { ANY_MONTH_EN, ANY_MONTH_STEM_RU, MONTH_STEMS_RU } from "@/lib/copy/month-names";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import { folded } from "../../text/folding";
import { numberWord } from "../../time/written/number-words";

const MONTHS = { en: ANY_MONTH_EN.split("|"), ru: MONTH_STEMS_RU };
/** In full or as three letters, 'Feb'. */
const MONTH_EN = `(${ANY_MONTH_EN}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const MONTH_RU = `(${ANY_MONTH_STEM_RU})[яьеао]`;
/** 'арван хоёрдугаар': the twelfth. */
const MONTH_MN = "(арван\\s)?((?:нэг|хоёр|гурав|дөрөв|тав|зургаа?|дол(?:оо)?|найм|ес|арав)(?:дугаар|дүгээр))";
const DAY = "(\\d{1,2})";
const YEAR = "(\\d{4})";
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Reader = {
  cyrillic?: boolean;
  pattern: RegExp;
  /** How far before the match the date begins; 0 by default. */
  lead?: (groups: readonly string[]) => number;
  read: (groups: readonly string[]) => { day: number; month: number; year: number | null };
};
const month = (name: string, language: "en" | "ru") =>
  MONTHS[language].findIndex((known) => (language === "en" ? known.startsWith(name.slice(0, 3)) : known === name)) + 1;
const year = (text: string) => (text === "" ? null : Number(text));

/** Dates as written in lower case, whether or not such a day exists, including days without a year. */
const READERS: readonly Reader[] = [
  {
    // Searches backwards from the figure: figures are rare, first letters of months are everywhere.
    pattern: new RegExp(
      `(?=\\d)(?<=${MONTH_EN}(\\.?\\s{1,3}))${DAY}(?:st|nd|rd|th)?(?![\\d:%]|\\s?[-–]\\s?\\d)(?:\\s?,?\\s{1,3}${YEAR})?(?!\\d)`,
      "g",
    ),
    lead: ([name = "", space = ""]) => name.length + space.length,
    read: ([name = "", , day = "", full = ""]) => ({ day: Number(day), month: month(name, "en"), year: year(full) }),
  },
  {
    pattern: new RegExp(
      `${DAY}(?:st|nd|rd|th)?\\s{1,3}(?:day\\s{1,3})?(?:of\\s{1,3})?${MONTH_EN}(?![a-z])(?:\\s?,?\\s{1,3}${YEAR})?(?!\\d)`,
      "g",
    ),
    read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: month(name, "en"), year: year(full) }),
  },
  {
    cyrillic: true,
    pattern: new RegExp(`${DAY}[»"”]?\\s{1,3}${MONTH_RU}(?![а-яё])(?:\\s{1,3}${YEAR})?(?!\\d)`, "g"),
    read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: month(name, "ru"), year: year(full) }),
  },
  {
    cyrillic: true,
    pattern: new RegExp(
      `(?:${YEAR}\\s?оны\\s{1,3})?${DAY}(?:\\s?(?:дугаар|дүгээр|-?р)\\s?|(?<=оны\\s{1,3}\\d{1,2})\\s)сарын\\s{1,3}${DAY}(?!\\d|\\s?хоног)`,
      "g",
    ),
    read: ([full = "", name = "", day = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }),
  },
  {
    cyrillic: true,
    pattern: new RegExp(`(?:${YEAR}\\s?оны\\s{1,3})?${MONTH_MN}\\s{1,3}сарын\\s{1,3}${DAY}(?!\\d|\\s?хоног)`, "g"),
    read: ([full = "", tens = "", name = "", day = ""]) => ({
      day: Number(day),
      month:
        (tens === "" ? 0 : 10) +
        (numberWord(
          folded(name)
            .replace(/^зургад/u, "зургаад")
            .replace(/^долд/u, "долоод"),
        ) ?? 0),
      year: year(full),
    }),
  },
  {
    pattern: new RegExp(`${DAY}\\.${DAY}\\.((?:19|20)\\d{2})(?!\\d|\\.\\d)`, "g"),
    read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }),
  },
  {
    pattern: new RegExp(`${DAY}\\/${DAY}\\/((?:19|20)\\d{2})(?![\\d/])`, "g"),
    read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }),
  },
  {
    pattern: new RegExp(`((?:19|20)\\d{2})[-.]${DAY}[-.]${DAY}(?!\\d|[-.]\\d)`, "g"),
    read: ([full = "", name = "", day = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }),
  },
];
/** Preceded by this, it is part of something else: a longer number, a word. */
const PART_OF_MORE = /[\p{L}\p{N}.,/-]$/u;

/** Days that don't exist: '31 June', '29 February 2023', '31.04.2025', '2024 оны 2 дугаар сарын 30'. */
export const impossibleDates: Check = (draft) => {
  const found: Finding[] = [];
  for (const { pattern, lead, read, cyrillic } of READERS) {
    if (cyrillic && draft.language === "en") continue;
    for (const match of draft.lower.matchAll(pattern)) {
      const groups = match.slice(1).map((group) => group ?? "");
      const span = { start: match.index - (lead?.(groups) ?? 0), end: match.index + match[0].length };
      if (PART_OF_MORE.test(draft.lower.slice(Math.max(0, span.start - 1), span.start))) continue;
      const date = read(groups);
      const isFigures = /^\d{1,2}[./]/u.test(match[0]);
      if (exists(date) || (isFigures && exists({ ...date, day: date.month, month: date.day }))) continue;
      if (!found.some(({ start, end }) => start < span.end && span.start < end))
        found.push(
          finding("impossibleDate", span, {
            values: { date: draft.text.slice(span.start, span.end).replace(/\s+/gu, " ") },
            severity: "high",
          }),
        );
    }
  }
  return found;
};

function exists({ day, month: number, year: full }: { day: number; month: number; year: number | null }): boolean {
  if (number < 1 || number > 12 || day < 1) return false;
  if (full === null || full < 1_000) return day <= (LONGEST_MONTHS[number - 1] ?? 0);
  return day <= new Date(Date.UTC(full, number, 0)).getUTCDate();
}
