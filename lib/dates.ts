/** Dates as the API may send them, and as screens show them. Pure; times are Unix time, UTC. Source: B-6.9, B-6.10. */
import { LOCALES, type Language } from "@/lib/copy/languages";
import { listedDate, writtenDay, writtenMonth } from "@/lib/copy/mn/written-date";

/** What stands in for a date that can't be shown; the words come from the copy. */
export type DateWords = { missing: string; invalid: string };
export type ShortDateOptions = { language: Language; withTime?: boolean; timeZone?: string };

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(:\d{2}([.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
/** Dates written out, as `Date` prints them; anything else `Date.parse` would guess at. */
const WRITTEN_OUT =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b.*\b\d{4}\b|^\d{4}\/\d{1,2}\/\d{1,2}\b|^\d{1,2}\/\d{1,2}\/\d{4}\b/i;

/**
 * @param value `{ _seconds, _nanoseconds }`, `{ seconds }`, a Date, or a string. A date-only string is that day in
 *   local time
 * @returns the moment, `"missing"` without a value, or `"invalid"`. Never throws.
 */
export function readDate(value: unknown): Date | "missing" | "invalid" {
  if (value === null || value === undefined || value === "") return "missing";
  if (value instanceof Date) return validOr(value);
  if (typeof value === "string") return readText(value.trim());
  if (typeof value === "object") return readSeconds(value);
  return "invalid";
}

/**
 * In the language's short form, such as `Mar 7, 2025`; with its time when asked. @param words for no date and a bad one
 * @param options `timeZone` is an IANA name; a date-only value keeps its day in every zone
 */
export function shortDate(value: unknown, words: DateWords, options: ShortDateOptions): string {
  const date = readDate(value);
  if (date === "missing") return words.missing;
  if (date === "invalid") return words.invalid;
  const isDayOnly = typeof value === "string" && DATE_ONLY.test(value.trim());
  const withTime = options.withTime === true && !isDayOnly;
  const zone = options.timeZone && !isDayOnly ? { timeZone: options.timeZone } : {};
  if (options.language === "mn") return mongolianDate(date, withTime, zone);
  const written = new Intl.DateTimeFormat(LOCALES[options.language], {
    year: "numeric",
    month: "short",
    day: "numeric",
    ...(withTime ? { hour: "numeric", minute: "2-digit" } : {}),
    ...zone,
  }).format(date);
  return options.language === "ru" ? written.replace(RUSSIAN_YEAR, "$1") : written;
}

/** A list writes `27 нояб. 2026`; the "г." belongs to running text. */
const RUSSIAN_YEAR = /(\d{4})\s*г\./u;

/** A day that is near, `YYYY-MM-DD`, without its year: `Nov 24`. */
export function nearDay(day: string, language: Language): string {
  const [, month = "", date = ""] = day.split("-");
  if (language === "mn") return writtenDay(String(Number(month)), String(Number(date)));
  const format = new Intl.DateTimeFormat(LOCALES[language], { month: "short", day: "numeric", timeZone: "UTC" });
  return format.format(new Date(day));
}

/** The month of a day, `YYYY-MM-DD`, in its shortest form: `Nov`, `нояб.`, `11-р сар`. */
export function shortMonth(day: string, language: Language): string {
  if (language === "mn") return writtenMonth(String(Number(day.split("-")[1])));
  // with a day, so that Russian has '5 мая'
  const parts = new Intl.DateTimeFormat(LOCALES[language], { month: "short", day: "numeric", timeZone: "UTC" });
  return parts.formatToParts(new Date(day)).find(({ type }) => type === "month")?.value ?? "";
}

/** Chrome knows no Mongolian and would write `2025 M03 7`, so that its text would also differ from the server's. */
function mongolianDate(date: Date, withTime: boolean, zone: { timeZone?: string }): string {
  const format = new Intl.DateTimeFormat(LOCALES.en, {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...zone,
  });
  const parts = format.formatToParts(date);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return listedDate({
    year: part("year"),
    month: part("month"),
    day: part("day"),
    time: withTime ? `${part("hour")}:${part("minute")}` : null,
  });
}

/** The time of a moment in local time, such as `14:05` or `2:05 PM`. @param at in ISO 8601 */
export function timeOfDay(at: string, language: Language): string {
  const cycle = language === "mn" ? { hourCycle: "h23" as const } : {};
  const locale = LOCALES[language === "mn" ? "en" : language]; // as above
  return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", ...cycle }).format(new Date(at));
}

/** The day of a moment in local time as `YYYY-MM-DD`, for date inputs. */
export function localDay(moment: Date): string {
  const day = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0"));
  return [String(moment.getFullYear()).padStart(4, "0"), ...day].join("-");
}

function readText(text: string): Date | "missing" | "invalid" {
  if (text === "") return "missing";
  if (DATE_ONLY.test(text)) return localMidnight(text) ?? "invalid";
  const day = DATE_TIME.exec(text)?.[1];
  if (day !== undefined)
    return localMidnight(day) ? validOr(new Date(text.replace(" ", "T").replace(",", "."))) : "invalid";
  return WRITTEN_OUT.test(text) ? validOr(new Date(text)) : "invalid";
}

/** Local midnight of a day, or null for a day the calendar does not have (`Date` would roll it over). */
function localMidnight(day: string): Date | null {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const midnight = new Date(2000, month - 1, date);
  midnight.setFullYear(year, month - 1, date); // the constructor reads the years 0 to 99 as 1900 to 1999
  return midnight.getMonth() === month - 1 && midnight.getDate() === date ? midnight : null;
}

function readSeconds(value: object): Date | "invalid" {
  const seconds = numberIn(value, "_seconds") ?? numberIn(value, "seconds");
  if (seconds === null) return "invalid";
  const nanoseconds = numberIn(value, "_nanoseconds") ?? numberIn(value, "nanoseconds") ?? 0;
  return validOr(new Date(seconds * 1_000 + Math.floor(nanoseconds / 1_000_000)));
}

function numberIn(value: object, key: string): number | null {
  const found: unknown = Reflect.get(value, key);
  const number = typeof found === "string" && found.trim() !== "" ? Number(found) : found;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function validOr(date: Date): Date | "invalid" {
  return Number.isNaN(date.getTime()) ? "invalid" : date;
}
