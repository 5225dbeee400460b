import { common } from "@/lib/copy/en/common";
import { timeAgo } from "@/lib/time-ago";
import { afterEach, describe, expect, test } from "vitest";
import { localDay, nearDay, readDate, shortDate as shortDateIn, type DateWords } from "@/lib/dates";

const words = { missing: "Unknown date", invalid: "Invalid date" };
const utc = { timeZone: "UTC" };
const shortDate = (value: unknown, shown: DateWords, options: { withTime?: boolean; timeZone?: string } = {}) =>
  shortDateIn(value, shown, { language: "en", ...options });
const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe("the four shapes of a date", () => {
  const moment = new Date("2025-03-07T10:20:30.500Z");

  test.each([
    ["an object with _seconds and _nanoseconds", { _seconds: 1741342830, _nanoseconds: 500_000_000 }],
    ["a seconds-field object", { seconds: 1741342830, nanoseconds: 500_000_000 }],
    ["a date value", moment],
    ["a string", "2025-03-07T10:20:30.500Z"],
    ["a string with another offset", "2025-03-07T18:20:30.500+08:00"],
  ])("%s is read as the same moment (B-6.9)", (_shape, value) => {
    expect(readDate(value)).toEqual(moment);
    expect(shortDate(value, words, utc)).toBe("Mar 7, 2025");
  });

  test("seconds without nanoseconds, before 1970 and as digits are read", () => {
    expect(readDate({ seconds: -86_400 })).toEqual(new Date("1969-12-31T00:00:00Z"));
    expect(readDate({ _seconds: "1741342830" })).toEqual(new Date("2025-03-07T10:20:30Z"));
  });

  test("a date that was written out is read", () => {
    expect(shortDate("March 7, 2025", words)).toBe("Mar 7, 2025");
    expect(shortDate("Fri, 07 Mar 2025 10:00:00 GMT", words, utc)).toBe("Mar 7, 2025");
    expect(shortDate("3/7/2025", words)).toBe("Mar 7, 2025");
  });
});

describe("a date that can't be shown", () => {
  test.each([[null], [undefined], [""], ["  "]])("no value (%j) shows the words for a missing date", (value) => {
    expect(shortDate(value, words)).toBe("Unknown date");
  });

  test.each([
    ["soon"],
    ["hello 2025"],
    ["2025-02-30"],
    ["2025-13-01"],
    ["2025-02-30T10:00:00Z"],
    ["2025-03-07T25:00:00Z"],
    [{}],
    [{ seconds: "soon" }],
    [{ _seconds: Number.NaN }],
    [{ seconds: 1e18 }],
    [new Date("never")],
    [true],
    [[]],
  ])("%j shows the words for an unreadable date", (value) => {
    expect(shortDate(value, words)).toBe("Invalid date");
  });

  test("settings bring their own words", () => {
    expect(shortDate("soon", { missing: "Unknown", invalid: "Date unavailable" })).toBe("Date unavailable");
  });
});

describe("a date-only value", () => {
  test.each([["America/Los_Angeles"], ["Asia/Ulaanbaatar"], ["Pacific/Kiritimati"]])(
    "is the same day in %s (B-6.10)",
    (zone) => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(shortDate("2025-03-07", words)).toBe("Mar 7, 2025");
      expect(shortDate("2025-03-07", words, utc)).toBe("Mar 7, 2025");
      expect(shortDate("2025-03-07", words, { withTime: true })).toBe("Mar 7, 2025");
      expect(localDay(readDate("2025-03-07") as Date)).toBe("2025-03-07");
    },
  );

  test("29 February exists in leap years only", () => {
    expect(shortDate("2024-02-29", words)).toBe("Feb 29, 2024");
    expect(shortDate("2025-02-29", words)).toBe("Invalid date");
  });
});

test("a moment falls on the day of the zone it is shown in, with its time when asked", () => {
  expect(shortDate("2025-03-07T23:30:00Z", words, { timeZone: "Asia/Ulaanbaatar" })).toBe("Mar 8, 2025");
  expect(shortDate("2025-03-07T23:30:00Z", words, { timeZone: "UTC", withTime: true })).toMatch(
    /^Mar 7, 2025, 11:30\sPM$/,
  );
});

test("today for a date input is the local day, not UTC's (B-6.10)", () => {
  process.env.TZ = "Asia/Ulaanbaatar";
  expect(localDay(new Date("2025-03-07T20:00:00Z"))).toBe("2025-03-08");
  process.env.TZ = "America/Los_Angeles";
  expect(localDay(new Date("2025-03-07T02:00:00Z"))).toBe("2025-03-06");
});

test.each([
  ["mn", "2025.03.07", "2025.03.07, 23:30"],
  ["ru", "7 мар. 2025", "7 мар. 2025, 23:30"],
] as const)("a date is written as people write it in %s", (language, day, time) => {
  expect(shortDateIn("2025-03-07T23:30:00Z", words, { language, ...utc })).toBe(day);
  expect(shortDateIn("2025-03-07T23:30:00Z", words, { language, ...utc, withTime: true })).toBe(time);
});

test.each([
  ["en", "Nov 4"],
  ["ru", "4 нояб."],
  ["mn", "11-р сарын 4"],
] as const)("a near day has no year in %s", (language, written) => {
  expect(nearDay("2026-11-04", language)).toBe(written);
});

describe("how long ago a moment was", () => {
  const ago = common.dates.ago;
  const now = new Date(2026, 2, 10, 12);
  const before = (minutes: number) => timeAgo(new Date(now.getTime() - minutes * 60_000).toISOString(), now, ago);

  test("is told in the largest unit that fits, by calendar days, for a week", () => {
    expect([0, 3, 59, 60, 23 * 60].map(before)).toEqual(["just now", "3 min ago", "59 min ago", "1 h ago", "23 h ago"]);
    expect([25 * 60, 5 * 24 * 60, 7 * 24 * 60].map(before)).toEqual(["yesterday", "5 days ago", null]);
  });

  test("is not told of the future or of what is no moment", () => {
    expect(timeAgo(new Date(now.getTime() + 3_600_000).toISOString(), now, ago)).toBeNull();
    expect(timeAgo("soon", now, ago)).toBeNull();
  });
});
