import { oneOf } from "../../text/either";
import { daysInMonth } from "@/lib/days";
import type { Span } from "../../text/spans";
import { joinedDate } from "./joined-dates";
import { monthNamed } from "./months";
import { numberAt, numberEndingAt } from "./numbers";
import { areJoined, type Token } from "./tokens";
import { bareYear, isRussianDay, yearAfter, yearIn } from "./years";

/** A date as written; `year` is null if only day and month are: '15 March', 'by 30 April each year'. */
export type WrittenDate = Span & {
  year: number | null;
  month: number;
  day: number;
  /** '05/11/2026': day and month may be swapped. */
  isEitherWay?: true;
};

/** Token indices, the second one past the last. */
type Places = { from: number; next: number };
type Read = Places &
  Omit<WrittenDate, keyof Span> & {
    /** In '17/05/2026' the day must come first. */
    order?: "day" | "month";
  };

/** Words allowed between a day, its month and its year. */
const BESIDE_DAY = new Set(
  "of day день дня the ) » ” \" “ « ' ’ - – го е ое th st nd rd t h s n r d ( числа".split(" "),
);
const MOST_BETWEEN = 6;
/** Letters of a month's abbreviation: 'Sept. 2'. */
const LONGEST_SHORT = 4;
const MAY_BE_VERB = /^(?:may|march)$/u;
const CASE_MN = new Set("ны ний н нд д т ноос нээс наас нөөс аас ээс оос өөс ныг нийг ыг ийг".split(" "));

/** All dates of a text in order, with and without years. Linear in the tokens. */
export function datesAmong(tokens: readonly Token[]): WrittenDate[] {
  const found: Read[] = [];
  tokens.forEach(({ opening }, at) => {
    if (opening !== "figure" && opening !== "month" && opening !== "monthMn" && opening !== "last") return;
    for (const date of readAt(tokens, at, found.at(-1))) if (date.from >= (found.at(-1)?.next ?? 0)) found.push(date);
  });
  const [order, another] = new Set(found.flatMap((date) => date.order ?? []));
  return found.map((date, index) => ({
    ...asWritten(order && !another ? inOrderOf(date, order) : date, tokens),
    year: date.year ?? yearBehind(found, index, tokens),
  }));
}

/** '04/11/2026' in a text whose '17/05/2026' has the day first: the day comes first there too. */
function inOrderOf({ isEitherWay, ...date }: Read, order: "day" | "month"): Read {
  return isEitherWay && order === "day" ? { ...date, day: date.month, month: date.day } : date;
}

/** Usually one; for 'on 1 March, June and September' the later months one by one. */
function readAt(tokens: readonly Token[], at: number, last: Read | undefined): Read[] {
  const text = tokens[at]?.text ?? "";
  if (/^\d/u.test(text)) return asList(inFigures(tokens, at));
  if (tokens[at]?.opening === "last") return asList(lastDayOf(tokens, at));
  if (text.startsWith("сар")) return inMongolian(tokens, at);
  if (monthNamed(text) === null) return [];
  return asList(byMonthName(tokens, at) ?? nextMonth(tokens, at, last));
}

const asList = (date: Read | null) => (date ? [date] : []);

/** A month without a day right after a date gets that date's day. */
function nextMonth(tokens: readonly Token[], at: number, last: Read | undefined): Read | null {
  const month = monthNamed(tokens[at]?.text ?? "");
  const isListed =
    last !== undefined &&
    last.year === null &&
    last.next >= at - 2 &&
    oneOf(",|and", "и").test(tokens[at - 1]?.text ?? "");
  if (month === null || !isListed) return null;
  const year = yearAfter(tokens, at + 1);
  return real({ from: at, next: year?.next ?? at + 1, year: year?.year ?? null, month, day: last.day });
}

function asWritten({ from, next, order: _, ...date }: Read, tokens: readonly Token[]): WrittenDate {
  return { ...date, start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}

/** '17 and 18 September 2026', 'from 1 March to 31 May 2026': a date without a year gets that of the next one. */
function yearBehind(found: readonly Read[], index: number, tokens: readonly Token[]): number | null {
  const [one, other] = [found[index], found[index + 1]];
  if (!one || !other || other.year === null || other.from - one.next > MOST_BETWEEN) return null;
  const between = tokens.slice(one.next, other.from);
  if (between.some(({ text }) => text === ";" || text === ".")) return null;
  return other.year - (one.month > other.month ? 1 : 0);
}

/** '12.03.2026', '2026-03-12', '12/03/2026'. */
function inFigures(tokens: readonly Token[], at: number): Read | null {
  const [one, mark, two, same, three] = tokens.slice(at, at + 5);
  if (!one || !mark || !two || !same || !three || !/^[./-]$/u.test(mark.text) || same.text !== mark.text) return null;
  const isTight = [one, mark, two, same].every((token, index) => areJoined(token, tokens[at + index + 1]));
  const before = tokens[at - 1];
  if (!isTight || !/^\d{1,2}$/u.test(two.text) || (before && /^[./\d]/u.test(before.text) && areJoined(before, one)))
    return null;
  const numbers = [one, two, three].map(({ text }) => Number(text)) as [number, number, number];
  const places = { from: at, next: at + 5 };
  if (/^(?:19|20)\d\d$/u.test(one.text) && /^\d{1,2}$/u.test(three.text))
    return real({ ...places, year: numbers[0], month: numbers[1], day: numbers[2] });
  const isShort = mark.text === "/" || (mark.text === "." && isRussianDay(tokens, at));
  const year = yearIn(three.text, isShort);
  if (year === null || !/^\d{1,2}$/u.test(one.text)) return null;
  const dayFirst = real({ ...places, year, day: numbers[0], month: numbers[1] });
  if (mark.text !== "/") return dayFirst;
  const monthFirst = real({ ...places, year, day: numbers[1], month: numbers[0] });
  if (!monthFirst && dayFirst) return { ...dayFirst, order: "day" };
  if (monthFirst && !dayFirst) return { ...monthFirst, order: "month" };
  if (!monthFirst || numbers[0] === numbers[1]) return monthFirst;
  return { ...monthFirst, isEitherWay: true };
}

/** '2nd day of September, 2026', '«12» марта 2026 г.', 'March 6, 2026', 'двадцать седьмое февраля'. */
function byMonthName(tokens: readonly Token[], at: number): Read | null {
  const month = monthNamed(tokens[at]?.text ?? "");
  if (month === null || (MAY_BE_VERB.test(tokens[at]?.text ?? "") && !tokens[at]?.isCapital)) return null;
  const joined = joinedDate(tokens, at);
  if (joined !== null) return joined === "none" ? null : real(joined);
  const before = dayBefore(tokens, at);
  const after = dayAfter(tokens, at);
  const afterYear = after ? yearAfter(tokens, after.next) : null;
  if (after && afterYear) return real({ from: at, next: afterYear.next, year: afterYear.year, month, day: after.day });
  if (before) {
    const year = yearAfter(tokens, at + 1) ?? bareYear(tokens, at + 1);
    return real({ from: before.from, next: year?.next ?? at + 1, year: year?.year ?? null, month, day: before.day });
  }
  if (!after) return null;
  return real({ from: at, next: after.next, year: null, month, day: after.day });
}

function dayBefore(tokens: readonly Token[], at: number): { day: number; from: number } | null {
  let here = at - 1;
  let open = false;
  for (; here >= 0 && at - here <= MOST_BETWEEN && BESIDE_DAY.has(tokens[here]?.text ?? ""); here -= 1)
    open ||= (tokens[here]?.text ?? "") === ")";
  const number = numberEndingAt(tokens, here);
  if (!number || number.value < 1 || number.value > 31) return null;
  if (isCounted(tokens, number.from)) return null;
  const opens = /^[«"“(]$/u.test(tokens[number.from - 1]?.text ?? "") && here < at - 1;
  const inWords = open ? numberEndingAt(tokens, number.from - 2) : null; // 'first (1st) day of'
  return { day: number.value, from: inWords?.value === number.value ? inWords.from : number.from - (opens ? 1 : 0) };
}

/** '4.2 May': a clause number. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at - 1]?.text === "." && areJoined(tokens[at - 1], tokens[at]) && /^\d/u.test(tokens[at - 2]?.text ?? "")
  );
}

function dayAfter(tokens: readonly Token[], at: number): { day: number; next: number } | null {
  const isShort = (tokens[at]?.text.length ?? 0) <= LONGEST_SHORT;
  if (tokens[at + 1]?.text === "." && !isShort) return null; // 'of February. 2 The Borrower': a clause's number
  const from = tokens[at + 1]?.text === "." || tokens[at + 1]?.text === "the" ? at + 2 : at + 1;
  const number = numberAt(tokens, from);
  if (!number || number.value < 1 || number.value > 31) return null;
  let next = number.next;
  while (next < from + 4 && /^(?:st|nd|rd|th)$/u.test(tokens[next]?.text ?? "")) next += 1;
  return { day: number.value, next };
}

/** '2026 оны 3 дугаар сарын 12-ны өдөр', 'хоёр мянга хорин зургаан оны нэгдүгээр сарын арван есөн'. */
function inMongolian(tokens: readonly Token[], at: number): Read[] {
  const month = monthBefore(tokens, at);
  if (!month) return [];
  const day = numberAt(tokens, at + 1);
  if (!day || day.value > 31) return [];
  const months = listedBefore(tokens, month);
  const opens = months[0] ?? month;
  const year = yearBefore(tokens, opens.from);
  if (!year && !month.isOrdinal) return [];
  let next = day.next;
  if (tokens[next]?.text === "-" && CASE_MN.has(tokens[next + 1]?.text ?? "")) next += 2;
  const one = { year: year?.year ?? null, day: day.value };
  const earlier = months.flatMap(({ month: listed, from }, index) =>
    asList(real({ ...one, from: index === 0 ? (year?.from ?? from) : from, next: from + 1, month: listed })),
  );
  const last = real({
    ...one,
    from: months.length > 0 ? month.from : (year?.from ?? month.from),
    next,
    month: month.month,
  });
  return [...earlier, ...asList(last)];
}

/** 'The end of May 2027', 'до конца 2027 года', '2027 оны эцэс': the last day of a month or year. */
function lastDayOf(tokens: readonly Token[], at: number): Read | null {
  const isMn = tokens[at - 1]?.text === "сарын";
  const before = isMn ? monthBefore(tokens, at - 1) : null;
  const yearMn = yearBefore(tokens, before?.from ?? at);
  if (yearMn) return ofMonth({ from: yearMn.from, next: at + 1, year: yearMn.year, month: before?.month ?? MONTHS });
  let here = at + 1;
  while (here < at + MOST_BETWEEN && OF_A_YEAR.test(tokens[here]?.text ?? "")) here += 1;
  const month = monthNamed(tokens[here]?.text ?? "");
  const year = yearAfter(tokens, month === null ? here : here + 1);
  return year && ofMonth({ from: at, next: year.next, year: year.year, month: month ?? MONTHS });
}
const MONTHS = 12;
const OF_A_YEAR = oneOf("of|the|calendar|year", String.raw`календарн\p{L}{2,3}`);

function ofMonth(date: Places & { year: number; month: number }): Read {
  return { ...date, day: daysInMonth(date.year, date.month) };
}

/** 'жилд хоёр удаа, 1, 7 дугаар сарын 15': the months before the last one. */
function listedBefore(tokens: readonly Token[], { from }: { from: number }): { month: number; from: number }[] {
  const months: { month: number; from: number }[] = [];
  for (let at = from; tokens[at - 1]?.text === ","; at -= 2) {
    const month = Number(tokens[at - 2]?.text);
    if (!(month >= 1 && month <= 12)) break;
    months.unshift({ month, from: at - 2 });
  }
  return months;
}

function monthBefore(tokens: readonly Token[], at: number): { month: number; from: number; isOrdinal: boolean } | null {
  let here = at - 1;
  const mark = tokens[here]?.text ?? "";
  const isMarked = /^(?:дугаар|дүгээр|р|дахь|дэх)$/u.test(mark);
  if (isMarked) here -= tokens[here - 1]?.text === "-" ? 2 : 1;
  const number = numberEndingAt(tokens, here);
  if (!number || number.value < 1 || number.value > 12) return null;
  const isOrdinal = isMarked || /(?:дугаар|дүгээр)$/u.test(tokens[here]?.text ?? "");
  return { month: number.value, from: number.from, isOrdinal };
}

function yearBefore(tokens: readonly Token[], at: number): { year: number; from: number } | null {
  if (!/^(?:оны|он)$/u.test(tokens[at - 1]?.text ?? "")) return null;
  const number = numberEndingAt(tokens, at - 2);
  return number && number.value >= 1900 && number.value < 2200 ? { year: number.value, from: number.from } : null;
}

/** Null for a day that doesn't exist. */
function real<Found extends { year: number | null; month: number; day: number }>(date: Found): Found | null {
  const { year, month, day } = date;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? 2024, month) ? date : null;
}
