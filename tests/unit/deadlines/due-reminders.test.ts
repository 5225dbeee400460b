import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReminded } from "@/lib/deadlines/reminders";
import { dayBefore } from "@/lib/days";

const one = (date: string, rest: { remindDays?: number[]; snoozedUntil?: string } = {}) => ({
  date,
  remindDays: null,
  snoozedUntil: null,
  ...rest,
});
/** The days of December 2026 and January 2027 on which a reminder goes out, with a look each morning. */
function mornings(deadline: ReturnType<typeof one>): string[] {
  const days = Array.from({ length: 62 }, (_, index) => dayBefore("2027-01-31", 61 - index) ?? "");
  return days.filter((day) => isReminded(deadline, dayBefore(day, 1) ?? "", day));
}

describe("a deadline is told of", () => {
  test("60, 30 and 7 days before and on the day, unless set otherwise (B-27.12)", () => {
    expect(mornings(one("2027-01-31"))).toEqual(["2026-12-02", "2027-01-01", "2027-01-24", "2027-01-31"]);
    expect(mornings(one("2027-01-31", { remindDays: [1] }))).toEqual(["2027-01-30"]);
    expect(mornings(one("2027-01-31", { remindDays: [] }))).toEqual([]);
  });

  test("on the day that it was put off to, and not before (B-27.12)", () => {
    expect(mornings(one("2027-01-31", { snoozedUntil: "2027-01-20" }))).toEqual([
      "2027-01-20",
      "2027-01-24",
      "2027-01-31",
    ]);
    expect(mornings(one("2026-12-10", { snoozedUntil: "2026-12-20" }))).toEqual(["2026-12-20"]);
  });

  test("once for all the days on which nobody looked", () => {
    const looks = fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { minLength: 1 });
    fc.assert(
      fc.property(looks, (offsets) => {
        const days = offsets.sort((a, b) => b - a).map((offset) => dayBefore("2027-01-31", offset) ?? "");
        let last = "2026-11-01";
        const reminded = days.filter((day) => {
          const isDue = isReminded(one("2027-01-31", { remindDays: [30] }), last, day);
          last = day;
          return isDue;
        });
        const first = days.find((day) => day >= "2027-01-01");
        expect(reminded).toEqual(first === undefined ? [] : [first]);
      }),
    );
  });
});
