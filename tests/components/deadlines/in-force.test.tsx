// @vitest-environment jsdom
/** A date that a signed document replaced, for whoever may read the text in force. Source: B-31.17. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DeadlinesCard } from "@/components/deadlines/deadlines-card";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { deadline } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OWN = "2099-12-01";
const QUOTE = "“thirty (30) days” are replaced with “ninety (90) days”.";
const document = { contractId: "a1", versionId: "v9", name: "Amendment 1", from: "2026-03-01" };

function show(date: string): unknown[] {
  const passages = [{ content: QUOTE, page: 1, start: 5, end: 5 + QUOTE.length, document }];
  const inForce = { date, basis: "stated" as const, working: null, versionId: "v1", passages };
  const one = deadline("first", { date: OWN, state: "toCheck", isAmended: true, inForce });
  const changed: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json(path.includes("/deadlines") ? [one] : []);
    const change = JSON.parse(String(body)) as Partial<DeadlineDto>;
    changed.push(change);
    return Response.json({ ...one, ...change, state: "confirmed" });
  });
  render(
    <ToastProvider>
      <DeadlinesCard contractId="c1" />
    </ToastProvider>,
  );
  return changed;
}

test("the first button takes the day in force; the amendment is quoted with its name and since when (B-31.17)", async () => {
  const changed = show("2099-10-02");
  const take = await screen.findByRole("button", { name: "Change to Oct 2, 2099" });
  const keep = screen.getByRole("button", { name: "Keep this date" });
  expect(take.compareDocumentPosition(keep) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  expect(screen.getByText("The text in force gives Oct 2, 2099.")).toBeTruthy();
  expect(screen.getByText(QUOTE)).toBeTruthy();
  expect(screen.getByText("Amendment 1, in force since Mar 1, 2026")).toBeTruthy();
  fireEvent.click(take);
  await waitFor(() => expect(changed).toEqual([{ date: "2099-10-02" }]));
});

test("the same day in force is said, and confirmed as ever (B-31.17)", async () => {
  show(OWN);
  expect(await screen.findByRole("button", { name: "Confirm" })).toBeTruthy();
  expect(screen.getByText("The text in force gives the same day.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Change to/ })).toBeNull();
});
