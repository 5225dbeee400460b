/** On which days a deadline is told of. Pure. Source: B-27.12. */
import { dayBefore } from "@/lib/days";
import { USUAL_REMINDERS } from "./schema";

type Remindable = { date: string; remindDays: readonly number[] | null; snoozedUntil: string | null };

/**
 * Whether a reminder of it fell due after `last`, up to today. A snoozed deadline is reminded of on the day it was
 * snoozed to, not before. Days as ISO.
 */
export function isReminded({ date, remindDays, snoozedUntil }: Remindable, last: string, today: string): boolean {
  const fell = (day: string) => day > last && day <= today;
  if (snoozedUntil !== null && snoozedUntil > today) return false;
  if (snoozedUntil !== null && fell(snoozedUntil)) return true;
  return (remindDays ?? USUAL_REMINDERS).some((days) => {
    const day = dayBefore(date, days);
    return day !== null && fell(day) && (snoozedUntil === null || day > snoozedUntil);
  });
}
