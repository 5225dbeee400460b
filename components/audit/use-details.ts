"use client";

import { useDay } from "@/components/ui/date-text";

/** Between the parts of an event's details, as the server joins them. */
const BETWEEN = " · ";
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An event's details with days written out, as the page writes all others; a download keeps them as stored. */
export function useDetails(): (details: string) => string {
  const written = useDay();
  return (details) =>
    details
      .split(BETWEEN)
      .map((part) => (DAY.test(part) ? written(part) : part))
      .join(BETWEEN);
}
