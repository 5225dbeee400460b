/** In which time zone the reader is. Client-safe. Source: B-27.17. */
import { LOCALES } from "@/lib/copy/languages";

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
