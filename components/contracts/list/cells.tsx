"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { readDate, shortDate } from "@/lib/dates";

/** Text with highlighted ranges; offsets in UTF-16 units, sorted, not overlapping. */
export function Highlighted({ text, hits }: { text: string; hits: readonly { start: number; end: number }[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    parts.push(
      text.slice(done, start),
      <mark key={start} className="rounded-sm bg-warning-100 text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}

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
