// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { review } from "@/lib/copy/en/review";
import { fakeFetch } from "./fixtures";
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
    expect(JSON.parse(localStorage.getItem("draft:u1:c1") ?? "null")).toMatchObject({
      html: "<p>current words!</p>",
      baseVersionId: "v2",
    });
  });
});
