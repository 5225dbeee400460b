// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paper } from "@/lib/copy/en/paper";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, fakeFetch } from "./fixtures";
import { BASE, open, type } from "./review-workspace-stage";
import "./sides-at-hand";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("marking as reviewed", () => {
  const button = () => screen.queryByRole<HTMLButtonElement>("button", { name: review.header.reviewed });

  test("changes the status at once, and is offered no more", async () => {
    fakeFetch(BASE);
    const markReviewed = vi.fn(async () => ({ ok: true as const, data: { ...CONTRACT, status: "reviewed" as const } }));
    open(fakeActions({ markReviewed }));
    await screen.findByText("current words");
    fireEvent.click(button() ?? expect.fail("not offered"));
    expect(await screen.findByText(review.header.reviewedDone)).toBeTruthy();
    expect(markReviewed).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", versionId: "v2" });
    expect(screen.getByText("Reviewed")).toBeTruthy();
    expect(button()).toBeNull();
  });

  test("is refused while numbers read from paper are open, and shows them (B-51.6)", async () => {
    const list = { versionId: "v2", open: { numbers: 0, words: 0 }, items: [] };
    fakeFetch({ ...BASE, "/api/contracts/c1/doubts": { body: list } });
    const error = { key: "numbersUnconfirmed" as const, message: "Nobody has confirmed 1 number" };
    open(fakeActions({ markReviewed: async () => ({ ok: false, error }) }));
    await screen.findByText("current words");
    fireEvent.click(button() ?? expect.fail("not offered"));
    expect(await screen.findByText(error.message)).toBeTruthy();
    expect(await screen.findByRole("dialog", { name: paper.confirm.title })).toBeTruthy();
  });

  test("waits for unsaved text to be saved, and says when it fails (B-10.8)", async () => {
    fakeFetch(BASE);
    open();
    await screen.findByText("current words");
    fireEvent.click(button() ?? expect.fail("not offered"));
    expect(await screen.findByText(review.header.reviewedFailed)).toBeTruthy();
    await type("!");
    expect(button()?.disabled).toBe(true);
  });
});
