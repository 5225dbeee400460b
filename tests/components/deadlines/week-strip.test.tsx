// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { WeekStrip } from "@/components/deadlines/week-strip";
import { deadline, TODAY } from "./fixtures";

afterEach(cleanup);

const nothing = { count: 0, first: [] };

test("the strip shows two lines of a kind and how many wait for a word, and is gone where nothing is due", () => {
  const late = deadline("a", { title: "Pay the freight", date: "2026-11-23", isLate: true });
  const needs = {
    late: { count: 3, first: [late, deadline("b", { isLate: true })] },
    due: nothing,
    proposed: { count: 1, first: [] },
  };
  const { rerender } = render(<WeekStrip needs={needs} today={TODAY} />);
  const strip = screen.getByRole("region", { name: "Needs me this week" });
  expect(within(strip).getAllByRole("listitem")).toHaveLength(2);
  expect(strip.textContent).toContain("Lease: Pay the freight");
  expect(strip.textContent).toContain("2 days late");
  expect(within(strip).getByRole("link", { name: "1 date waits for your word" }).getAttribute("href")).toBe(
    "/deadlines?tab=proposed",
  );
  expect(within(strip).queryByText("Due this week")).toBeNull();
  rerender(<WeekStrip needs={{ late: nothing, due: nothing, proposed: nothing }} today={TODAY} />);
  expect(screen.queryByRole("region")).toBeNull();
});
