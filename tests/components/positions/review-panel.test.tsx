// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewPanel } from "@/components/positions/review/review-panel";
import { ToastProvider } from "@/components/ui/toast";
import type { ReviewItemDto } from "@/lib/positions/review-schema";

const BOOKS = [
  { id: "b1", name: "Leases", contractType: "Lease Agreement" },
  { id: "b2", name: "Anything", contractType: "" },
];
const PASSAGE = { content: "renews for ten years", page: 2, start: 40, end: 60 };
const ITEMS: ReviewItemDto[] = [
  {
    topic: "audit",
    present: false,
    basis: "absent",
    margin: null,
    passages: [],
    verdict: "as-wanted",
    reason: "missing",
    isSure: true,
    wanted: "None.",
  },
  {
    topic: "renewal_term",
    present: true,
    basis: "stated",
    margin: 2,
    passages: [PASSAGE],
    verdict: "deviates",
    reason: "redLine",
    isSure: false,
    wanted: "At most a year.",
    proposal: "This Agreement renews for one year.",
  },
];

let books: object[] = [];
const asked: unknown[] = [];
beforeEach(() => {
  [books, asked.length] = [BOOKS, 0];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (!path.endsWith("/review")) return Response.json(books);
    asked.push([path, JSON.parse(String(init?.body))]);
    return Response.json(ITEMS);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (onShowPassage = vi.fn()) =>
  render(
    <ToastProvider>
      <ReviewPanel
        contract={{ id: "c1", type: "Lease Agreement" }}
        versionId="v3"
        isShown
        onShowPassage={onShowPassage}
      />
    </ToastProvider>,
  );

test("reviews by the book for contracts of this type, shows the worst first, and a passage in the text", async () => {
  const onShowPassage = vi.fn();
  show(onShowPassage);
  await screen.findByText("Deviates: 1");
  expect(asked).toEqual([["/api/contracts/c1/review", { positionsId: "b1", versionId: "v3" }]]);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Renewal",
    "Audit",
  ]);
  const worst = within(screen.getAllByRole("article")[0] as HTMLElement);
  for (const words of ["At most a year.", "renews for ten years", "This Agreement renews for one year."])
    expect(worst.getByText(words)).toBeTruthy();
  expect(worst.getByText("Probably: Deviates")).toBeTruthy();
  expect(within(screen.getAllByRole("article")[1] as HTMLElement).getByText("As wanted")).toBeTruthy();
  fireEvent.click(worst.getByRole("button", { name: "Show in text" }));
  expect(onShowPassage).toHaveBeenCalledWith(PASSAGE);
  fireEvent.change(screen.getByLabelText("By the positions of"), { target: { value: "b2" } });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(["/api/contracts/c1/review", { positionsId: "b2", versionId: "v3" }]);
});

test("without a book leads to the page of books", async () => {
  books = [];
  show();
  expect((await screen.findByRole("link", { name: "Our positions" })).getAttribute("href")).toBe("/positions");
  expect(asked).toEqual([]);
});
