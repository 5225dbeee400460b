"use client";

import { useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { readDate, shortDate, type DateWords } from "@/lib/dates";

type DateTextProps = { value: unknown; withTime?: boolean; words?: DateWords };

/**
 * A date in the reader's own time zone. The server doesn't know the zone, so it renders UTC and the browser corrects it
 * right after loading; otherwise the two would disagree about the day.
 */
export function DateText({ value, withTime = false, words }: DateTextProps) {
  const copy = useCopy();
  const language = useLanguage();
  const fallback = words ?? { missing: copy.common.dates.unknown, invalid: copy.common.dates.invalid };
  const text = useSyncExternalStore(
    neverChanges,
    () => shortDate(value, fallback, { language, withTime }),
    () => shortDate(value, fallback, { language, withTime, timeZone: "UTC" }),
  );
  const date = readDate(value);
  return date instanceof Date ? <time dateTime={machineReadable(value, date)}>{text}</time> : <span>{text}</span>;
}

/** A string stays as is: as a moment, its day would depend on the reader's zone. */
function machineReadable(value: unknown, date: Date): string {
  return typeof value === "string" ? value.trim() : date.toISOString();
}

function neverChanges(): () => void {
  return () => undefined;
}

/** Formats a day, or the day of a moment, in the reader's language. */
export function useDay(): (date: string) => string {
  const { dates } = useCopy().common;
  const language = useLanguage();
  return (date) => shortDate(date, { missing: dates.unknown, invalid: dates.invalid }, { language });
}
