// @vitest-environment jsdom
/** An answer of the text in force. Source: B-31.16. */
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cell, opened, row } from "./fixtures";
import { answer, layOut, push, Rest, show } from "./stage";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: vi.fn(), refresh: vi.fn() }) }));

beforeEach(() => layOut());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PRICE = "fact:price";
const QUOTE = "“USD 120,000” are replaced with “USD 95,500”.";
const document = { contractId: "a1", versionId: "v9", name: "Amendment 1", from: "2025-03-01" };

test("is marked, quotes the amendment with its name, tells the contract's own, and isn't verified (B-31.16)", async () => {
  const own = { text: "USD 120,000", amount: 120_000, currency: "USD" };
  const value = { text: "USD 95,500", amount: 95_500, currency: "USD" };
  const rest = new Rest();
  const of = row("a", { cells: { [PRICE]: cell(value, { inForce: { documents: [document], own } }) } });
  rest.rows = [of];
  const passages = [{ content: QUOTE, page: 1, start: 7, end: 7 + QUOTE.length, document }];
  rest.opened.set(`a ${PRICE}`, { ...opened(of, PRICE), clause: "", passages });
  show(rest);
  await screen.findByRole("grid");
  expect(within(answer("a", PRICE)).getByTitle("From the text in force, changed by Amendment 1")).toBeTruthy();
  fireEvent.click(answer("a", PRICE));
  const panel = within(screen.getByRole("complementary", { name: "Opened answer" }));
  await panel.findByRole("button", { name: /^Correct|^Set/ });
  expect(panel.getByText(QUOTE)).toBeTruthy();
  expect(panel.getByText(/^Amendment 1, in force since/u)).toBeTruthy();
  expect(panel.getByText(/own text says USD\s120,000\. Sorting, filters and sums use that\./u)).toBeTruthy();
  expect(panel.queryByRole("button", { name: /^Verify/u })).toBeNull();
  const link = panel.getByRole("link", { name: "Open in the text" });
  expect(link.getAttribute("href")).toBe(`/contracts/a1?passage=7-${7 + QUOTE.length}&version=v9`);
});
