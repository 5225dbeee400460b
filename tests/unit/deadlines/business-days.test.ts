import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysFrom, daysLater, readDay, writeDay, type Day } from "@/lib/days";
import { businessDaysLater, isBusinessDay } from "@/lib/deadlines/business-days";

const day = (text: string): Day => readDay(text) ?? { year: 0, month: 0, day: 0 };
const countLater = (from: string, count: number) => {
  const { day: to, isCertain } = businessDaysLater(day(from), count);
  return [writeDay(to), isCertain];
};

describe("business days in Mongolia", () => {
  test.each([
    ["over a weekend", "2026-11-20", 1, "2026-11-23"],
    ["over Republic Day", "2026-11-25", 1, "2026-11-27"],
    ["over Naadam and the weekend before it", "2026-07-09", 2, "2026-07-16"],
    ["over Tsagaan Sar", "2026-02-17", 1, "2026-02-23"],
    ["backwards", "2026-11-27", -1, "2026-11-25"],
    ["over the end of the year", "2025-12-31", 1, "2026-01-02"],
    ["none at all", "2026-11-21", 0, "2026-11-21"],
  ])("are counted %s (B-27.2)", (_what, from, count, to) => {
    expect(countLater(from, count)).toEqual([to, true]);
  });

  test("are uncertain where the year's movable holidays are not announced yet (B-27.2)", () => {
    expect(countLater("2029-02-12", 2)).toEqual(["2029-02-19", false]);
    expect(countLater("2026-12-30", 3)).toEqual(["2027-01-05", false]);
  });

  test("of any count end on a business day, with exactly so many on the way", () => {
    const from = fc.nat(6_000).map((later) => daysLater({ year: 2020, month: 1, day: 1 }, later));
    fc.assert(
      fc.property(from, fc.integer({ min: -120, max: 120 }), (start, count) => {
        const { day: end } = businessDaysLater(start, count);
        const step = Math.sign(count);
        const way = Array.from({ length: Math.abs(daysFrom(start, end)) }, (_, index) =>
          daysLater(start, step * (index + 1)),
        );
        expect(way.filter(isBusinessDay)).toHaveLength(Math.abs(count));
        if (count !== 0) expect(isBusinessDay(end)).toBe(true);
      }),
    );
  });
});
