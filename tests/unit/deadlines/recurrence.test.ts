import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysInMonth, daysLater, monthsLater, readDay, writeDay, type Day } from "@/lib/days";
import { lastOccurrence, nextOccurrence, ruleForCalendars } from "@/lib/deadlines/recurrence";
import { isRepeatRule } from "@/lib/deadlines/schema";

const day = (text: string): Day => readDay(text) ?? { year: 0, month: 0, day: 0 };
/** The first days on which it comes. */
function first(count: number, rule: string, start: Day): Day[] {
  const days: Day[] = [];
  let next = nextOccurrence(rule, start, daysLater(start, -1));
  while (next && days.length < count) {
    days.push(next);
    next = nextOccurrence(rule, start, next);
  }
  return days;
}
const days = (rule: string, start: string, count: number) => first(count, rule, day(start)).map(writeDay);

describe("duties that come again", () => {
  test("each month from the 31st are each month's last day (B-27.3)", () => {
    expect(days("FREQ=MONTHLY", "2027-01-31", 6)).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
    ]);
  });

  test("have a last day so far, or none before the first (B-27.3)", () => {
    const last = (rule: string, at: string) => lastOccurrence(rule, day("2027-01-31"), day(at));
    expect(last("FREQ=MONTHLY", "2027-03-30")).toEqual(day("2027-02-28"));
    expect(last("FREQ=MONTHLY", "2027-03-31")).toEqual(day("2027-03-31"));
    expect(last("FREQ=MONTHLY;UNTIL=20270401", "2029-01-01")).toEqual(day("2027-03-31"));
    expect(last("FREQ=MONTHLY", "2027-01-30")).toBeNull();
  });

  test("each year from 29 February are the last of February", () => {
    expect(days("FREQ=YEARLY", "2028-02-29", 5)).toEqual([
      "2028-02-29",
      "2029-02-28",
      "2030-02-28",
      "2031-02-28",
      "2032-02-29",
    ]);
    expect(ruleForCalendars("FREQ=YEARLY", day("2027-12-31"))).toBe("FREQ=YEARLY");
  });

  test("on working weekdays, every second quarter, so often or until a day", () => {
    expect(days("FREQ=WEEKLY;BYDAY=MO,TH", "2026-11-23", 4)).toEqual([
      "2026-11-23",
      "2026-11-26",
      "2026-11-30",
      "2026-12-03",
    ]);
    expect(days("FREQ=MONTHLY;INTERVAL=6;COUNT=3", "2026-11-15", 9)).toHaveLength(3);
    expect(days("FREQ=DAILY;UNTIL=20261125", "2026-11-23", 9)).toHaveLength(3);
  });

  test("have a next day until they end", () => {
    const rule = "FREQ=MONTHLY;COUNT=2";
    expect(nextOccurrence(rule, day("2026-11-15"), day("2026-11-15"))).toEqual(day("2026-12-15"));
    expect(nextOccurrence(rule, day("2026-11-15"), day("2026-12-15"))).toBeNull();
  });

  test("monthly from any day is that day, or the last of a month that has none", () => {
    const start = fc.nat(4_000).map((later) => daysLater({ year: 2024, month: 1, day: 1 }, later));
    fc.assert(
      fc.property(start, (from) => {
        const found = first(20, "FREQ=MONTHLY;COUNT=14", from);
        expect(found).toEqual(Array.from({ length: 14 }, (_, index) => monthsLater(from, index)));
        expect(found.every(({ year, month, day: date }) => date <= daysInMonth(year, month))).toBe(true);
      }),
    );
  });

  test.each(["FREQ=YEARLY", "FREQ=MONTHLY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=MO;COUNT=9", "FREQ=DAILY;UNTIL=20300101"])(
    "%s is a rule that we take (B-27.3)",
    (rule) => expect(isRepeatRule(rule)).toBe(true),
  );

  test.each([
    "",
    "INTERVAL=2",
    "FREQ=HOURLY",
    "FREQ=MONTHLY;FREQ=DAILY",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;COUNT=2;UNTIL=20300101",
    "FREQ=DAILY;UNTIL=20301399",
    "FREQ=MONTHLY;BYDAY=MO",
    "FREQ=DAILY\nDTSTART:19700101",
  ])("%j is none (B-27.3)", (rule) => expect(isRepeatRule(rule)).toBe(false));
});
