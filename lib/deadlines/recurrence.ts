/**
 * How a duty recurs: the part of RFC 5545's RRULE that people mean, counted in days. Pure. Source: B-27.3.
 *
 * `rrule` counts in moments; every moment here is midnight of a day and is never shown or stored.
 */
import { RRule, rrulestr } from "rrule";
import { readDay, type Day } from "@/lib/days";

/** Short months lack later days, and RFC 5545 would skip those months. */
const LAST_DAY_OF_ALL_MONTHS = 28;
const LONGEST_MONTH = 31;

/**
 * The rule written so that calendars read it the way contracts mean it: monthly from the 31st means the last day of
 * each month, not only of the long ones.
 */
export function ruleForCalendars(rule: string, start: Day): string {
  if (start.day <= LAST_DAY_OF_ALL_MONTHS) return rule;
  if (rule.includes("FREQ=MONTHLY")) return `${rule};${monthDays(start.day)}`;
  return rule.includes("FREQ=YEARLY") && start.month === 2 ? `${rule};BYMONTH=2;BYMONTHDAY=-1` : rule;
}

/** The last day of each month, or the last of its days from the 28th to this one. */
function monthDays(day: number): string {
  if (day === LONGEST_MONTH) return "BYMONTHDAY=-1";
  const days = Array.from({ length: day - LAST_DAY_OF_ALL_MONTHS + 1 }, (_, more) => LAST_DAY_OF_ALL_MONTHS + more);
  return `BYMONTHDAY=${days.join(",")};BYSETPOS=-1`;
}

/** The first day after `after` on which it recurs; null if it has ended. @param start its first day */
export function nextOccurrence(rule: string, start: Day, after: Day): Day | null {
  const next = parseRule(rule, start).after(midnight(after), false);
  return next && dayAt(next);
}

/** The last day not after `day` on which it recurs; null if there was none yet. @param start its first day */
export function lastOccurrence(rule: string, start: Day, day: Day): Day | null {
  const last = parseRule(rule, start).before(midnight(day), true);
  return last && dayAt(last);
}

function parseRule(rule: string, start: Day): RRule {
  const read = rrulestr(ruleForCalendars(rule, start), { dtstart: midnight(start) });
  if (!(read instanceof RRule)) throw new Error("a set of rules in place of one"); // `isRepeatRule` lets only one in
  return read;
}

const midnight = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day));

function dayAt(moment: Date): Day {
  const day = readDay(moment.toISOString().slice(0, 10));
  if (!day) throw new Error("no day of our calendar"); // rules end before the year 10,000
  return day;
}
