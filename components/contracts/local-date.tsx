"use client";

import { useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { readDate, shortDate } from "@/lib/dates";

const NOTHING_CHANGES = () => () => {};

/**
 * A date in short form (B-6.9), in the reader's language and time zone. The server doesn't know the zone and writes
 * UTC; the browser then puts its own in place.
 */
export function LocalDate({ value }: { value: string }) {
  const { dates } = useCopy().common;
  const language = useLanguage();
  const isBrowser = useSyncExternalStore(
    NOTHING_CHANGES,
    () => true,
    () => false,
  );
  const text = shortDate(
    value,
    { missing: dates.unknown, invalid: dates.invalid },
    isBrowser ? { language } : { language, timeZone: "UTC" },
  );
  return readDate(value) instanceof Date ? <time dateTime={value}>{text}</time> : text;
}
