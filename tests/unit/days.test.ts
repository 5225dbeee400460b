import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  daysFrom,
  daysInMonth,
  daysLater,
  earlier,
  later,
  findMonday,
  monthsLater,
  readDay,
  toWeekday,
  writeDay,
} from "@/lib/days";
import type { Day } from "@/lib/days";

const day = (text: string): Day => {
  const read = readDay(text);
  if (!read) throw new Error(`no day: ${text}`);
  return read;
};
/** Every day from 1600 to 2400, as `Date` counts them: another calendar to hold ours against. */
const anyDay = fc
  .date({ min: new Date("1600-01-01"), max: new Date("2400-12-31"), noInvalidDate: true })
  .map((moment) => day(moment.toISOString().slice(0, 10)));
const asDate = ({ year, month, day: date }: Day) => Date.UTC(year, month - 1, date);
const months = fc.integer({ min: -600, max: 600 });

describe("days of the calendar", () => {
  test("are read and written, and none that isn't there", () => {
    expect(writeDay(day("2028-02-29"))).toBe("2028-02-29");
    for (const none of ["2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-1-1", "", "2027-01-01T00:00Z"])
      expect(readDay(none)).toBeNull();
  });

  test("so many days on are what another calendar says, and back again the same (B-27.1)", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -200_000, max: 200_000 }), (from, count) => {
        const to = daysLater(from, count);
        expect(asDate(to) - asDate(from)).toBe(count * 86_400_000);
        expect(daysLater(to, -count)).toEqual(from);
        expect(daysFrom(from, to)).toBe(count);
      }),
    );
  });

  test("have the weekday that another calendar says, and a Monday at most six days before", () => {
    fc.assert(
      fc.property(anyDay, (one) => {
        expect(toWeekday(one)).toBe(new Date(asDate(one)).getUTCDay() || 7);
        expect(toWeekday(findMonday(one))).toBe(1);
        expect(daysFrom(findMonday(one), one)).toBe(toWeekday(one) - 1);
      }),
    );
  });

  test.each([
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2028-02-29", 48, "2032-02-29"],
    ["2027-08-31", 1, "2027-09-30"],
    ["2027-12-31", -10, "2027-02-28"],
    ["2027-03-15", -3, "2026-12-15"],
  ])("%s and %d months is %s, as contracts mean it (B-27.1)", (from, count, to) => {
    expect(writeDay(monthsLater(day(from), count))).toBe(to);
  });

  test("months later are in that month, on the same day of it or its last (B-27.1)", () => {
    fc.assert(
      fc.property(anyDay, months, (from, count) => {
        const to = monthsLater(from, count);
        expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(count);
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)));
      }),
    );
  });

  test.each([
    ["2027-12-31", { months: 0, days: 60 }, "2027-11-01"],
    ["2027-12-31", { months: 3, days: 0 }, "2027-09-30"],
    ["2028-03-31", { months: 1, days: 0 }, "2028-02-29"],
    ["2027-03-01", { months: 0, days: 1 }, "2027-02-28"],
    ["2027-12-31", { months: 1, days: 15 }, "2027-11-15"],
  ])("an end on %s less %o is %s (B-27.1)", (end, notice, last) => {
    expect(writeDay(earlier(day(end), notice))).toBe(last);
  });

  test("a notice's last day leaves at least its time to the end", () => {
    const notice = fc.oneof(
      fc.nat(36).map((count) => ({ months: count, days: 0 })),
      fc.nat(400).map((count) => ({ months: 0, days: count })),
    );
    fc.assert(
      fc.property(anyDay, notice, (end, length) => {
        expect(daysFrom(later(earlier(end, length), length), end)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
