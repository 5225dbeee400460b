/** What day it is for somebody. Pure. Source: B-27.1. */
import { LOCALES } from "@/lib/copy/languages";
import { writeDay } from "@/lib/days";
import { isTimeZone } from "@/lib/time-zone";

/** The day, and how many minutes of it are over, at a moment in a time zone (an IANA name; '' is the server's). */
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
