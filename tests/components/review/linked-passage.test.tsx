// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passageAddress, passageIn, type LinkedPassage } from "@/components/contracts/linked-passage";
import { ReviewWorkspace } from "@/components/review/review-screen";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version } from "./fixtures";
import { BASE, editorText } from "./review-workspace-stage";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const open = (linkedPassage: LinkedPassage) =>
  show(<ReviewWorkspace {...{ contract: CONTRACT, userId: "u1", linkedPassage }} actions={fakeActions()} />);
const selected = () => window.getSelection()?.toString();

test("a link leads to a passage of the text, also where it was read in an older version", async () => {
  fakeFetch(BASE);
  open({ start: 0, end: 7, versionId: "v2" });
  await waitFor(() => expect(selected()).toBe("current"));
  expect(editorText().textContent).toContain("current words");
  cleanup();
  window.getSelection()?.removeAllRanges();
  open({ start: 6, end: 11, versionId: "v1" });
  await waitFor(() => expect(selected()).toBe("words"));
});

test("of a passage that is gone it says so, and nothing is chosen", async () => {
  fakeFetch({ ...BASE, [PATHS.version("v1")]: { body: version(1, "a sentence nobody kept") } });
  open({ start: 2, end: 17, versionId: "v1" });
  expect(await screen.findByText(review.passageGone)).toBeTruthy();
});

test("an address is read as it was written, and anything else names no passage", () => {
  const passage = { start: 12, end: 40, versionId: "v 2" };
  const address = new URL(passageAddress("c/1", passage), "http://site");
  expect(address.pathname).toBe("/contracts/c%2F1");
  expect(passageIn(Object.fromEntries(address.searchParams))).toEqual(passage);
  for (const values of [
    {},
    { passage: "12-40" },
    { passage: "40-12", version: "v2" },
    { passage: "x-2", version: "v2" },
    { passage: ["1-2"], version: "v2" },
    { passage: "1-2", version: "" },
  ])
    expect(passageIn(values)).toBeNull();
});
