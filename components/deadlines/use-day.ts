"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { shortDate } from "@/lib/dates";

/** Writes a day in the reader's language; a day is the same in every time zone. */
export function useDay(): (date: string) => string {
  const { dates } = useCopy().common;
  const language = useLanguage();
  return (date) => shortDate(date, { missing: dates.unknown, invalid: dates.invalid }, { language });
}
