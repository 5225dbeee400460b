"use client";

import { useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { readDate, shortDate } from "@/lib/dates";

const NOTHING_CHANGES = () => () => {};

/**
 * A short date (B-6.9) in the reader's language and time zone. The server doesn't know the zone and renders UTC; the
 * browser replaces it.
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
