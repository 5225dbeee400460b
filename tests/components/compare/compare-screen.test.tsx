// @vitest-environment jsdom
/** The page that compares two files without an account (B-45.4, B-45.5, B-45.6). */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CompareScreen } from "@/components/compare/compare-screen";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ComparisonDto, PairChangeDto } from "@/lib/compare/schema";
import { copyFor } from "@/lib/copy/copy";

afterEach(cleanup);

const words = copyFor("en").compare;
const TOKEN = "t".repeat(43);
const CHANGE: PairChangeDto = {
  ...{ kind: "replace", weight: "number", isMarked: false, author: null, doubt: null },
  ...{ before: "100", after: "900", lead: "a rent of ", tail: " dollars", clause: "4.2", page: 3 },
};
const VIEW: ComparisonDto = {
  status: "ready",
  beforeName: "old.docx",
  afterName: "new.docx",
  expiresAt: "2026-12-04T10:00:00.000Z",
  pages: null,
  problem: null,
  unread: { before: [], after: [] },
  result: {
    outcome: "changed",
    seemsSwapped: true,
    changes: [
      CHANGE,
      { ...CHANGE, weight: "words", isMarked: true, author: "Their Lawyer", before: "", after: "promptly" },
      { ...CHANGE, weight: "words", doubt: "form", before: "a b", after: "ab" },
    ],
    more: 0,
    counts: { all: 2, unmarked: 1, numbers: 1, hidden: 0, alike: 0 },
  },
};

/** Stands in for the server: each answer in turn, the last one again. @returns what was asked */
function serve(...views: readonly ComparisonDto[]): string[] {
  const asked: string[] = [];
  let next = 0;
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    if (method === "POST") return Response.json({ token: TOKEN, expiresAt: VIEW.expiresAt }, { status: 201 });
    if (method === "PUT") return Response.json({ ...VIEW, status: "waiting", result: null });
    if (method === "DELETE") return new Response(null, { status: 204 });
    const view = views[Math.min(next, views.length - 1)];
    next += 1;
    return Response.json(view);
  });
  return asked;
}

const show = (token: string | null) =>
  act(async () => {
    render(
      <CopyProvider language="en">
        <ToastProvider>
          <CompareScreen token={token} />
        </ToastProvider>
      </CopyProvider>,
    );
  });
const choose = (side: "before" | "after", name: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(words[side])), { target: { files: [new File(["words"], name)] } });

test("two files are sent, and the sentence comes before the changes, each with both texts (B-45.4)", async () => {
  const asked = serve(VIEW);
  await show(null);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: words.submit }).disabled).toBe(true);
  choose("before", "old.docx");
  choose("after", "new.docx");
  fireEvent.click(screen.getByRole("button", { name: words.submit }));
  await screen.findByRole("heading", { name: "2 changes; 1 of them is not marked as a change" });
  expect(asked.slice(0, 3)).toEqual([
    "POST /api/compare",
    `PUT /api/compare/${TOKEN}/files?side=before`,
    `PUT /api/compare/${TOKEN}/files?side=after`,
  ]);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Numbers (1)",
    "Words (1)",
  ]);
  expect(screen.getAllByText("4.2 · page 3", { exact: false })).toHaveLength(3);
  expect(screen.getByText(words.markedBy("Their Lawyer"))).toBeTruthy();
  expect(screen.getByText(`${words.doubts} (1)`)).toBeTruthy();
});

test("files in the wrong order are swapped with one press (B-45.6)", async () => {
  const asked = serve(VIEW);
  await show(null);
  choose("before", "old.docx");
  choose("after", "new.docx");
  fireEvent.click(screen.getByRole("button", { name: words.submit }));
  fireEvent.click(await screen.findByRole("button", { name: words.swap }));
  await screen.findByRole("heading", { name: /2 changes/ });
  expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(2);
});

test("what is too large or empty isn't sent, and a refusal names its file (B-45.2)", async () => {
  serve({
    ...VIEW,
    ...{ status: "failed", result: null },
    problem: { side: "after", code: "macrosRefused", message: "This file contains macros." },
  });
  await show(null);
  fireEvent.change(screen.getByLabelText(new RegExp(words.before)), { target: { files: [new File([], "empty.txt")] } });
  expect(screen.getByRole("alert").textContent).toBe(words.empty);
  cleanup();
  await show(TOKEN);
  expect((await screen.findByRole("alert")).textContent).toContain("new.docx: This file contains macros.");
});

test("says page by page how far the reading of a scan is, and deletes on request (B-45.5, B-45.7)", async () => {
  const reading: ComparisonDto = { ...VIEW, status: "processing", result: null, pages: { done: 2, total: 9 } };
  const asked = serve(reading, VIEW);
  await show(TOKEN);
  expect(screen.getAllByText(words.pages(3, 9)).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole("button", { name: words.remove }));
  await screen.findByText(words.removed);
  expect(asked.at(-1)).toBe(`DELETE /api/compare/${TOKEN}`);
});
