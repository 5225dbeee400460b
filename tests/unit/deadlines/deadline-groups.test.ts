import { describe, expect, test } from "vitest";
import { daysUntil, grouped, isIn, TABS } from "@/components/deadlines/deadline-groups";
import type { DeadlineDto } from "@/lib/deadlines/schema";

const TODAY = "2026-11-25";
/** As much of a deadline as groups look at. */
const one = (date: string, rest: Partial<DeadlineDto> = {}) =>
  ({ id: date, date, state: "confirmed", isLate: false, isTextChanged: false, ...rest }) as DeadlineDto;
const listTabs = (deadline: DeadlineDto) => TABS.filter((tab) => isIn(tab, deadline, TODAY));

describe("the groups of a list", () => {
  test("are late ones, this week, the next, and months from then on (B-27.10)", () => {
    const deadlines = [
      one("2026-11-20", { isLate: true }),
      one("2026-11-23"),
      one("2026-11-29"),
      one("2026-11-30"),
      one("2026-12-07"),
      one("2026-12-31"),
      one("2027-01-01"),
    ];
    const groups = grouped(deadlines, "ahead", TODAY);
    expect(groups.map(({ key, deadlines: { length } }) => [key, length])).toEqual([
      ["late", 1],
      ["thisWeek", 2],
      ["nextWeek", 1],
      ["2026-12", 2],
      ["2027-1", 1],
    ]);
    expect(groups[1]?.heading).toEqual({ kind: "thisWeek", from: "2026-11-23", to: "2026-11-29" });
  });

  test("of what is over go back by months", () => {
    const groups = grouped([one("2025-01-01"), one("2026-01-01"), one("2026-01-31")], "over", TODAY);
    expect(groups.map(({ deadlines }) => deadlines.map(({ date }) => date))).toEqual([
      ["2026-01-31", "2026-01-01"],
      ["2025-01-01"],
    ]);
  });

  test("belong to tabs by their state and their day", () => {
    expect(listTabs(one("2026-11-25"))).toEqual(["ahead"]);
    expect(listTabs(one("2027-11-25", { state: "proposed" }))).toEqual(["ahead", "proposed"]);
    expect(listTabs(one("2026-11-24", { isLate: true }))).toEqual(["ahead", "late"]);
    expect(listTabs(one("2020-01-01", { state: "proposed" }))).toEqual(["over"]);
    expect(listTabs(one("2020-01-01", { state: "proposed", isTextChanged: true }))).toEqual(["proposed", "over"]);
    expect(listTabs(one("2027-01-01", { state: "done" }))).toEqual(["done"]);
    expect([daysUntil("2026-12-01", TODAY), daysUntil("2026-11-20", TODAY)]).toEqual([6, -5]);
  });
});
