import type { Check, Finding } from "./check";
import { finding } from "./check";

const MONTHS = { en: "january february march april may june july august september october november december".split(" "), ru: "январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр".split(" ") };
const MONTH_EN = "(january|february|march|april|may|june|july|august|september|october|november|december)";
const MONTH_RU = "(январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[яьеао]";
const DAY = "(\\d{1,2})";
const YEAR = "(\\d{4})";
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Reader = { pattern: RegExp; read: (groups: readonly string[]) => { day: number; month: number; year: number | null } };
const month = (name: string, language: "en" | "ru") => MONTHS[language].findIndex((known) => name.toLowerCase() === known) + 1;
const year = (text: string) => (text === "" ? null : Number(text));

/** Dates as they are written, whether or not there is such a day. A day without its year is one too. */
const READERS: readonly Reader[] = [
  { pattern: new RegExp(`(?<![\\p{L}\\d])${MONTH_EN}\\s{1,3}${DAY}(?:st|nd|rd|th)?(?![\\d:%]|\\s?[-–]\\s?\\d)(?:\\s?,?\\s{1,3}${YEAR})?(?!\\d)`, "giu"), read: ([name = "", day = "", full = ""]) => ({ day: Number(day), month: month(name, "en"), year: year(full) }) },
  { pattern: new RegExp(`(?<![\\p{L}\\d.,/-])${DAY}(?:st|nd|rd|th)?\\s{1,3}(?:day\\s{1,3})?(?:of\\s{1,3})?${MONTH_EN}(?!\\p{L})(?:\\s?,?\\s{1,3}${YEAR})?(?!\\d)`, "giu"), read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: month(name, "en"), year: year(full) }) },
  { pattern: new RegExp(`(?<![\\p{L}\\d.,/-])[«"“]?${DAY}[»"”]?\\s{1,3}${MONTH_RU}(?!\\p{L})(?:\\s{1,3}${YEAR})?(?!\\d)`, "giu"), read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: month(name, "ru"), year: year(full) }) },
  { pattern: new RegExp(`(?<!\\d)${YEAR}\\s?оны\\s{1,3}${DAY}(?:\\s?(?:дугаар|дүгээр|-?р))?\\s?сарын\\s{1,3}${DAY}(?!\\d)`, "giu"), read: ([full = "", name = "", day = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }) },
  { pattern: new RegExp(`(?<![\\d.])${DAY}\\.${DAY}\\.((?:19|20)\\d{2})(?!\\d|\\.\\d)`, "gu"), read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }) },
  { pattern: new RegExp(`(?<![\\d/])${DAY}\\/${DAY}\\/((?:19|20)\\d{2})(?![\\d/])`, "gu"), read: ([day = "", name = "", full = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }) },
  { pattern: new RegExp(`(?<![\\d.-])((?:19|20)\\d{2})[-.]${DAY}[-.]${DAY}(?![\\d]|[-.]\\d)`, "gu"), read: ([full = "", name = "", day = ""]) => ({ day: Number(day), month: Number(name), year: year(full) }) },
];

/** Days that no calendar has: '31 June', '29 February 2023', '31.04.2025', '2024 оны 2 дугаар сарын 30'. */
export const impossibleDates: Check = (draft) => {
  const found: Finding[] = [];
  for (const { pattern, read } of READERS) {
    for (const match of draft.text.matchAll(pattern)) {
      const date = read(match.slice(1).map((group) => group ?? ""));
      const isFigures = /^\d{1,2}[./]/u.test(match[0]);
      if (exists(date) || (isFigures && exists({ ...date, day: date.month, month: date.day }))) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      if (!found.some(({ start, end }) => start < span.end && span.start < end)) found.push(finding("impossibleDate", span, { values: { date: match[0].replace(/\s+/gu, " ") }, severity: "high" }));
    }
  }
  return found;
};

function exists({ day, month: number, year: full }: { day: number; month: number; year: number | null }): boolean {
  if (number < 1 || number > 12 || day < 1) return false;
  if (full === null || full < 1_000) return day <= (LONGEST_MONTHS[number - 1] ?? 0);
  return day <= new Date(Date.UTC(full, number, 0)).getUTCDate();
}
