// @vitest-environment jsdom
/** The pages of an uploaded PDF beside its text. Source: B-10.16. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { original as words } from "@/lib/copy/en/original";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, fakeFetch, version, PATHS } from "./fixtures";
import { BASE, open } from "./review-workspace-stage";

const drawn = vi.hoisted(() => ({ pages: [] as number[], looked: [] as string[], isBroken: false, closed: 0 }));
vi.mock("@/components/original/pdf", () => ({
  openPdf: async () => {
    if (drawn.isBroken) throw new Error("not a PDF");
    return {
      pageCount: 3,
      draw: (_: unknown, { number }: { number: number }) => {
        drawn.pages.push(number);
        return { done: Promise.resolve(), cancel: () => undefined };
      },
      find: async (passage: string) => {
        drawn.looked.push(passage);
        return passage.includes("overleaf")
          ? { page: 2, boxes: [[0.1, 0.2, 0.5, 0.25]], overleaf: [[0.1, 0.05, 0.3, 0.1]] }
          : null;
      },
      close: () => (drawn.closed += 1),
    };
  },
}));

const ANSWERS = {
  ...BASE,
  [PATHS.version("v2")]: {
    body: {
      ...version(2, "current words overleaf"),
      textContent: '<p><span data-page="1"></span>current words</p><p>words overleaf</p>',
    },
  },
  "/api/files/f1/content": { body: "the bytes" },
};
beforeEach(() => {
  Object.assign(drawn, { pages: [], looked: [], isBroken: false, closed: 0 });
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function menu(): Promise<void> {
  await screen.findByText("current words");
  fireEvent.keyDown(screen.getByRole("button", { name: review.header.more }), { key: "Enter" });
}
async function opened() {
  await menu();
  fireEvent.click(await screen.findByRole("menuitem", { name: words.open }));
  return within(await screen.findByRole("region", { name: words.title }));
}

test("pages are turned by buttons and keys, and the file is closed with the pane", async () => {
  fakeFetch(ANSWERS);
  open();
  const pane = await opened();
  expect(await pane.findByText(words.page(1, 3))).toBeTruthy();
  fireEvent.click(pane.getByRole("button", { name: words.after }));
  fireEvent.keyDown(screen.getByRole("region", { name: words.title }), { key: "End" });
  expect(pane.getByText(words.page(3, 3))).toBeTruthy();
  expect(pane.getByRole<HTMLButtonElement>("button", { name: words.after }).disabled).toBe(true);
  await waitFor(() => expect(drawn.pages).toEqual([1, 2, 3]));
  fireEvent.keyDown(screen.getByRole("region", { name: words.title }), { key: "Escape" });
  expect(screen.queryByRole("region", { name: words.title })).toBeNull();
  expect(drawn.closed).toBe(1);
});

/** As a click into a paragraph does. */
function choose(words: string): void {
  window.getSelection()?.setPosition(screen.getByText(words).firstChild, 1);
  document.dispatchEvent(new Event("selectionchange"));
}

test("the paragraph that is chosen in the text is marked on its page, or it is said that it can't be (B-10.16)", async () => {
  fakeFetch(ANSWERS);
  open();
  const pane = await opened();
  expect(await pane.findByText(words.page(1, 3))).toBeTruthy();
  choose("words overleaf");
  expect(await pane.findByText(words.page(2, 3))).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll(".original-mark")).toHaveLength(1));
  expect(pane.queryByText(words.unmarked)).toBeNull();
  fireEvent.click(pane.getByRole("button", { name: words.after }));
  await waitFor(() => expect(document.querySelector<HTMLElement>(".original-mark")?.style.top).toBe("5%"));
  const before = pane.getByRole("button", { name: words.before });
  for (let page = 3; page > 1; page -= 1) fireEvent.click(before);
  expect(document.querySelectorAll(".original-mark")).toHaveLength(0);
  choose("current words");
  expect(await pane.findByText(words.unmarked)).toBeTruthy();
  expect(drawn.looked).toEqual(["words overleaf", "current words"]);
});

test("a file that can't be shown says so, and the text stays (B-10.16)", async () => {
  drawn.isBroken = true;
  fakeFetch(ANSWERS);
  open();
  expect(await (await opened()).findByText(words.failed)).toBeTruthy();
  expect(screen.getByText("current words")).toBeTruthy();
});

test("what is no PDF has no pages to show, and can be downloaded all the same", async () => {
  fakeFetch(ANSWERS);
  open(fakeActions(), { ...CONTRACT, file: { id: "f1", fileName: "lease.docx" } });
  await menu();
  expect(await screen.findByRole("menuitem", { name: review.failed.download })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: words.open })).toBeNull();
});
