"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { shortDate } from "@/lib/dates";

/** How a day, or a moment's, is written in the reader's language. */
export function useDay(): (value: string) => string {
  const { dates } = useCopy().common;
  const language = useLanguage();
  return (value) => shortDate(value, { missing: dates.unknown, invalid: dates.invalid }, { language });
}
