/** In which time zone the reader is. Client-safe. Source: B-27.17. */
import { LOCALES } from "@/lib/copy/languages";
import { writeDay } from "@/lib/days";

/** Each page tells it by this cookie, so that the next request knows it (`components/layout/tell-time-zone.ts`). */
export const TIME_ZONE_COOKIE = "zone";

/** Whether it is a time zone that this computer knows. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== "" && new Intl.DateTimeFormat(LOCALES.en, { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}

/** Longer than any name of a zone, its slashes written as '%2F'. */
const MOST_CHARS = 100;
const WRITTEN = /^[\w+/%-]+$/u;

/** The time zone in the cookie's value; null where it is none. */
export function zoneInCookie(value: string | undefined): string | null {
  if (value === undefined || value.length > MOST_CHARS || !WRITTEN.test(value)) return null;
  const name = value.replace(/%2F/giu, "/");
  return isTimeZone(name) ? name : null;
}

/** Day and minutes into it, at a moment in a time zone (an IANA name; '' is the server's). Source: B-27.1. */
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
