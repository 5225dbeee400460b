/** On which days to remind of a deadline. Pure. Source: B-27.12. */
import { LOCALES } from "@/lib/copy/languages";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { isTimeZone } from "@/lib/time-zone";
import { USUAL_REMINDERS } from "./schema";

type Remindable = { date: string; remindDays: readonly number[] | null; snoozedUntil: string | null };

/**
 * Whether a reminder of it fell due after `last`, up to today. A snoozed deadline is reminded of on the day it was
 * snoozed to, not before. Days as ISO.
 */
export function isReminded({ date, remindDays, snoozedUntil }: Remindable, last: string, today: string): boolean {
  const fell = (day: string) => day > last && day <= today;
  if (snoozedUntil !== null && snoozedUntil > today) return false;
  if (snoozedUntil !== null && fell(snoozedUntil)) return true;
  return (remindDays ?? USUAL_REMINDERS).some((days) => {
    const day = dayBefore(date, days);
    return day !== null && fell(day) && (snoozedUntil === null || day > snoozedUntil);
  });
}

/** The ISO day that many days before. */
export function dayBefore(date: string, days: number): string | null {
  const day = readDay(date);
  return day && writeDay(daysLater(day, -days));
}

// Which day it is for a user. Source: B-27.1.

/** The day, and the minutes since its start, at a moment in a time zone (an IANA name; '' is the server's). */
export function localTime(moment: Date, timeZone: string): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat(LOCALES.en, {
    ...(isTimeZone(timeZone) ? { timeZone } : {}),
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
    calendar: "gregory",
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const day = writeDay({ year: part("year"), month: part("month"), day: part("day") });
  return { day, minutes: part("hour") * 60 + part("minute") };
}
