// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { review } from "@/lib/copy/en/review";
import { fakeActions, fakeFetch, version } from "./fixtures";
import { BASE, saveButton, editorText, open, type } from "./review-workspace-stage";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("unsaved text found in the browser", () => {
  const draft = { html: "<p>typed before the crash</p>", baseVersionId: "v2", savedAt: "2025-03-02T11:30:00.000Z" };

  test("is offered with its time and can be gone on with", async () => {
    localStorage.setItem("draft:u1:c1", JSON.stringify(draft));
    fakeFetch(BASE);
    open();
    expect(await screen.findByText(/Unsaved changes from Mar 2, 2025.* were found/)).toBeTruthy();
    expect(editorText().getAttribute("contenteditable")).toBe("false");
    fireEvent.click(screen.getByRole("button", { name: review.draft.restore }));
    expect(editorText().textContent).toBe("typed before the crash");
    expect(saveButton().disabled).toBe(false);
  });

  test("is gone when it is discarded", async () => {
    localStorage.setItem("draft:u1:c1", JSON.stringify(draft));
    fakeFetch(BASE);
    open();
    fireEvent.click(await screen.findByRole("button", { name: review.draft.discard }));
    expect(editorText().textContent).toBe("current words");
    await waitFor(() => expect(localStorage.getItem("draft:u1:c1")).toBeNull());
  });

  test("of another person or contract is not offered (B-10.7)", async () => {
    localStorage.setItem("draft:u2:c1", JSON.stringify(draft));
    fakeFetch(BASE);
    open();
    await screen.findByText("current words");
    expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
  });

  test("is kept when the page goes, and warned of before (B-10.7)", async () => {
    fakeFetch(BASE);
    const { unmount } = open();
    await screen.findByText("current words");
    await type("!");
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    unmount();
    expect(keptDrafts()).toMatchObject([{ html: "<p>current words!</p>", baseVersionId: "v2" }]);
  });

  test("of several tabs is offered one after another (B-10.7)", async () => {
    localStorage.setItem("draft:u1:c1:one:1", JSON.stringify(draft));
    localStorage.setItem("draft:u1:c1:two:1", JSON.stringify({ ...draft, savedAt: "2025-02-01T11:30:00.000Z" }));
    fakeFetch(BASE);
    open();
    await screen.findByText(/Unsaved changes from Mar 2, 2025.* were found/);
    fireEvent.click(screen.getByRole("button", { name: review.draft.discard }));
    expect(await screen.findByText(/Unsaved changes from Feb 1, 2025.* were found/)).toBeTruthy();
    expect(keptDrafts()).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: review.draft.restore }));
    expect(editorText().textContent).toBe("typed before the crash");
    await waitFor(() => expect(localStorage.getItem("draft:u1:c1:two:1")).toBeNull());
    expect(keptDrafts()).toMatchObject([{ html: "<p>typed before the crash</p>" }]);
  });

  test("of a tab that is still open is neither offered nor removed by a save in another (B-10.7)", async () => {
    localStorage.setItem("draft:u1:c1:alive:1", JSON.stringify(draft));
    Object.defineProperty(navigator, "locks", { configurable: true, value: openPages("alive") });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
    fakeFetch(BASE);
    const saveVersion = async () => ({ ok: true as const, data: version(3, "current words!") });
    const { unmount } = open(fakeActions({ saveVersion }));
    await screen.findByText("current words");
    expect(screen.queryByText(/Unsaved changes from/)).toBeNull();
    await type("!");
    fireEvent.click(saveButton());
    await screen.findByText(review.saved);
    unmount();
    expect(keptDrafts()).toMatchObject([{ html: "<p>typed before the crash</p>" }]);
  });
});

const keptDrafts = () =>
  Object.keys(localStorage).flatMap((key) =>
    key.startsWith("draft:u1:c1") ? [JSON.parse(localStorage.getItem(key) ?? "null") as object] : [],
  );
const openPages = (page: string) => ({
  request: () => new Promise(() => undefined),
  query: async () => ({ held: [{ name: `drafts of ${page}` }] }),
});
