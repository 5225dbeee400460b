/**
 * Days of the calendar, and how contracts count on from them. Pure: no clock, no time zone and no moment in time, so
 * that no day can move by passing through one. Client-safe. Source: B-27.1.
 */

/** A day of the Gregorian calendar. Months count from 1. */
export type Day = { year: number; month: number; day: number };
/** How long after a day: months first, then days. A year is twelve months, a week seven days. */
export type Span = { months: number; days: number };

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day written `YYYY-MM-DD`; null for anything else, and for a day that the calendar does not have. */
export function readDay(text: string): Day | null {
  const [, year, month, day] = ISO_DAY.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}

/** `YYYY-MM-DD`, which orders as the days do. */
export function writeDay({ year, month, day }: Day): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29;
  return MONTH_DAYS[month - 1] ?? 0;
}

/** So many days after it; before it where `count` is negative. */
export function daysLater(day: Day, count: number): Day {
  return dayNumbered(toDayNumber(day) + count);
}

/** The same day of the month so many months later, or that month's last: 31 January + 1 month is 28 or 29 February. */
export function monthsLater({ year, month, day }: Day, count: number): Day {
  const months = year * 12 + (month - 1) + count;
  const moved = { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
  return { ...moved, day: Math.min(day, daysInMonth(moved.year, moved.month)) };
}

export function later(day: Day, { months, days }: Span): Day {
  return daysLater(monthsLater(day, months), days);
}

/** 'Not less than N months and M days before': months first. */
export function earlier(day: Day, { months, days }: Span): Day {
  return daysLater(monthsLater(day, -months), -days);
}

/** How many days from the one to the other; negative where the other comes first. */
export function daysFrom(one: Day, other: Day): number {
  return toDayNumber(other) - toDayNumber(one);
}

/** 1 is Monday, 7 is Sunday. */
export function toWeekday(day: Day): number {
  return ((((toDayNumber(day) + 2) % 7) + 7) % 7) + 1;
}

/** The Monday of its week. */
export function findMonday(day: Day): Day {
  return daysLater(day, 1 - toWeekday(day));
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Years begin in March here, so that the leap day comes last; 400 years have 146,097 days. */
const ERA_YEARS = 400;
const ERA_DAYS = 146_097;

/** Days since 1 March of the year 0, of which the calendar is the same as ours before 1582 too. */
function toDayNumber({ year, month, day }: Day): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / ERA_YEARS);
  const yearOfEra = marchYear - era * ERA_YEARS;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return era * ERA_DAYS + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
}

function dayNumbered(number: number): Day {
  const era = Math.floor(number / ERA_DAYS);
  const dayOfEra = number - era * ERA_DAYS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfEra + era * ERA_YEARS + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1 };
}

/** The ISO day so many days before. */
export function dayBefore(date: string, days: number): string | null {
  const day = readDay(date);
  return day && writeDay(daysLater(day, -days));
}
