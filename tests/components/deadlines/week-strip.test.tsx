// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { WeekStrip } from "@/components/deadlines/week-strip";
import { deadline, TODAY } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = { count: 0, first: [] };
const noNeeds = { late: nothing, due: nothing, proposed: nothing };
const others = { toCheck: null, approvals: nothing, rounds: nothing, mentions: nothing, today: TODAY };

test("the strip shows two lines of a kind and how many wait for a word, and is gone where nothing is due (B-27.11)", () => {
  const late = deadline("a", { title: "Pay the freight", date: "2026-11-23", isLate: true });
  const needs = {
    late: { count: 3, first: [late, deadline("b", { isLate: true })] },
    due: nothing,
    proposed: { count: 1, first: [] },
  };
  const { rerender } = render(<WeekStrip needs={needs} {...others} />);
  const strip = screen.getByRole("region", { name: "Needs you this week" });
  expect(within(strip).getAllByRole("listitem")).toHaveLength(2);
  expect(strip.textContent).toContain("Pay the freight · Lease");
  expect(strip.textContent).toContain("2 days overdue");
  expect(within(strip).getAllByText("3 overdue")).toHaveLength(2); // the second is a phone's line
  expect(within(strip).getByRole("link", { name: "1 date to confirm" }).getAttribute("href")).toBe(
    "/deadlines?tab=proposed",
  );
  expect(within(strip).queryByText(/^\d+ this week$/u)).toBeNull();
  expect(within(strip).queryByText("Mentions")).toBeNull();
  rerender(<WeekStrip needs={noNeeds} {...others} />);
  expect(screen.queryByRole("region")).toBeNull();
});

test("on a phone the strip is one line that says how many, and opens (B-27.11)", () => {
  const needs = { late: { count: 1, first: [deadline("a", { isLate: true })] }, due: nothing, proposed: nothing };
  render(<WeekStrip needs={needs} {...others} mentions={{ count: 4, first: [] }} />);
  const strip = screen.getByRole("region", { name: "Needs you this week" });
  const line = within(strip).getByRole("button", { name: "Needs you this week 1 overdue 5" });
  expect([line.getAttribute("aria-expanded"), strip.className]).toEqual(["false", expect.stringContaining("hidden")]);
  fireEvent.click(line);
  expect([line.getAttribute("aria-expanded"), strip.className]).toEqual([
    "true",
    expect.not.stringContaining("hidden"),
  ]);
});

test("the strip names files that came back, with what is open and what nobody tracked (B-27.11)", () => {
  const round = {
    roundId: "r1",
    contractId: "c 1",
    contractName: "Lease",
    sentBy: "Tuul Estate",
    open: 9,
    untracked: 2,
  };
  const rounds = { count: 4, first: [round, { ...round, roundId: "r2", sentBy: "", open: 1, untracked: 0 }] };
  render(<WeekStrip needs={noNeeds} {...others} rounds={rounds} />);
  const link = screen.getByRole("link", { name: "Tuul Estate · Lease" });
  expect(link.getAttribute("href")).toBe("/contracts/c%201/rounds");
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toContain("9 changes, 2 not tracked");
  expect(second?.textContent).toBe("Lease1 change");
});

test("the strip says who named the reader and how it begins, and marks it as read when it is opened (B-27.11)", async () => {
  const calls = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  const onChange = vi.fn();
  window.addEventListener("notifications-read", onChange);
  const mention = {
    id: "n1",
    by: "Sarnai",
    contractName: "Lease",
    begins: "Shall I offer 45?",
    place: "/contracts/c1?comment=k1",
  };
  render(<WeekStrip needs={noNeeds} {...others} mentions={{ count: 100, first: [mention] }} />);
  expect(screen.getAllByText("99+")).toHaveLength(2); // one of them on the line of a phone
  const link = screen.getByRole("link", { name: "Sarnai: Shall I offer 45?" });
  expect(link.getAttribute("href")).toBe("/contracts/c1?comment=k1");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(calls).toHaveBeenCalledWith("/api/notifications/n1", expect.objectContaining({ method: "PATCH" }));
  window.removeEventListener("notifications-read", onChange);
});

test("whoever is asked to approve a contract sees by whom and which (B-27.11)", () => {
  const asked = { id: "a1", contractId: "c 1", contractName: "Supplier paper", askedBy: "Clara Whitcombe" };
  render(<WeekStrip needs={noNeeds} {...others} approvals={{ count: 1, first: [asked] }} />);
  const strip = within(screen.getByRole("region", { name: "Needs you this week" }));
  expect(strip.getByRole("heading", { name: /^Approvals asked of you/u })).toBeTruthy();
  const link = strip.getByRole("link", { name: "Asked by Clara Whitcombe · Supplier paper" });
  expect(link.getAttribute("href")).toBe("/contracts/c%201");
  expect(strip.getByRole("button", { name: "Needs you this week 1" })).toBeTruthy();
});

test("dates to check are counted apart, with the next one, though nothing else waits (B-27.11, B-27.18)", () => {
  render(<WeekStrip needs={noNeeds} {...others} toCheck={{ count: 2, first: "2026-12-06" }} />);
  const strip = within(screen.getByRole("region", { name: "Coming up" })); // it may be weeks ahead
  const link = strip.getByRole("link", { name: "2 uncertain dates to confirm, next Dec 6" });
  expect(link.getAttribute("href")).toBe("/deadlines?tab=toCheck");
  expect(strip.getByRole("button", { name: "Coming up" })).toBeTruthy();
});

test("a date to check of another year has its year (B-27.11)", () => {
  render(<WeekStrip needs={noNeeds} {...others} toCheck={{ count: 1, first: "2027-01-29" }} />);
  expect(screen.getByRole("link", { name: "1 uncertain date to confirm, next Jan 29, 2027" })).toBeTruthy();
});
