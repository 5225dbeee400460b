"use client";

import { useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { shortDate } from "@/lib/dates";
import { timeAgo } from "@/lib/time-ago";

/**
 * How long ago a moment was, its exact time as a tooltip; the date itself after a week. The server, which doesn't know
 * the reader's clock, renders the date.
 */
export function RelativeTime({ value, className }: { value: string; className?: string }) {
  const { dates } = useCopy().common;
  const language = useLanguage();
  const words = { missing: dates.unknown, invalid: dates.invalid };
  const exact = (zone?: string) =>
    shortDate(value, words, { language, withTime: true, ...(zone ? { timeZone: zone } : {}) });
  const text = useSyncExternalStore(
    eachMinute,
    () => timeAgo(value, new Date(), dates.ago) ?? shortDate(value, words, { language }),
    () => shortDate(value, words, { language, timeZone: "UTC" }),
  );
  const title = useSyncExternalStore(neverChanges, exact, () => exact("UTC"));
  return (
    <time dateTime={value} title={title} className={className}>
      {text}
    </time>
  );
}

const MINUTE_MS = 60_000;

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

function neverChanges(): () => void {
  return () => undefined;
}
