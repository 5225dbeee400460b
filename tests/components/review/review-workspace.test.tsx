// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ReviewWorkspace } from "@/components/review/review-screen";
import { comparison } from "@/lib/copy/en/comparison";
import { review } from "@/lib/copy/en/review";
import { redline } from "@/lib/documents/redline/redline";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { pass, seen } from "../../support/still-clock";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version, type Answers } from "./fixtures";
import { TEXT_LABEL, BASE, saveButton, editorText, open, type } from "./review-workspace-stage";
import "./sides-at-hand";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined; // a comparison opens at its first change
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("opening a contract", () => {
  test("shows the current version's text beside the assistant (B-10.4)", async () => {
    fakeFetch(BASE);
    open();
    expect(await screen.findByText("current words")).toBeTruthy();
    expect(screen.getByRole("heading", { name: CONTRACT.name })).toBeTruthy();
    expect(screen.getByText("Lease Agreement")).toBeTruthy();
    expect(screen.getByText("Analyzed")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Assistant" })).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
  });

  test("shows it beside the review by positions where that is to come first (B-24.9)", async () => {
    fakeFetch({ ...BASE, "/api/positions": { body: [] } });
    show(<ReviewWorkspace contract={CONTRACT} userId="u1" firstSide="review" actions={fakeActions()} />);
    expect(await screen.findByText("current words")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Playbook review" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Assistant" })).toBeNull();
  });

  test("falls back to the first version of the list (B-10.4)", async () => {
    fakeFetch({
      ...BASE,
      [PATHS.version("v2")]: { status: 503 },
      [PATHS.list]: { body: [version(1, "from the list")] },
    });
    open();
    expect(await screen.findByText("from the list")).toBeTruthy();
  });

  test.each([
    [review.versionsLoadFailed, { status: 503 }],
    [review.noVersions, { body: [] }],
    [review.noText, { body: [version(1, "", { textContent: "" })] }],
  ])("says that it loads, then '%s' with a Retry (B-10.3, B-10.4)", async (message, answer) => {
    const asked = fakeFetch({ ...BASE, [PATHS.version("v2")]: { status: 503 }, [PATHS.list]: answer });
    open();
    expect(screen.getByText("Loading contract...")).toBeTruthy();
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(asked.filter((path) => path.includes("/versions"))).toEqual([PATHS.version("v2"), PATHS.list]);
    expect(screen.getByRole("button", { name: review.retry })).toBeTruthy();
  });

  test("names the pages that have no text", async () => {
    fakeFetch(BASE);
    open(fakeActions(), { ...CONTRACT, pagesWithoutText: [3, 7, 8, 9] });
    expect(await screen.findByText(review.pagesWithoutText("3, 7–9", 4))).toBeTruthy();
  });
});

describe("a contract that is being read", () => {
  const processing = { ...CONTRACT, status: "processing" as const, progress: 10, currentVersionId: null };

  test("shows its progress and renews itself when it is done (B-8.7)", async () => {
    vi.useFakeTimers();
    const states = [
      { status: "processing", progress: 60 },
      { status: "analyzed", progress: 100 },
    ];
    fakeFetch({ ...BASE, [PATHS.status]: () => ({ body: states.shift() }) });
    open(fakeActions(), processing);
    expect(screen.getByText(review.processing.title)).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("10");
    await pass(1_000);
    await seen(() => expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60"));
    await pass(1_000);
    expect(await seen(() => screen.getByText("current words"))).toBeTruthy();
  });

  test("says who is before it while it waits, and no more once it is begun (B-8.14)", async () => {
    vi.useFakeTimers();
    const states = [2, 0, null].map((ahead) => ({ status: "processing", progress: 0, ahead }));
    fakeFetch({ ...BASE, [PATHS.status]: () => ({ body: states.shift() }) });
    open(fakeActions(), { ...processing, progress: 0 });
    await pass(1_000);
    const inLine = await seen(() => screen.getByText("In the queue: 2 ahead of yours."));
    expect(inLine.getAttribute("role")).toBe("status");
    await pass(1_000);
    expect(await seen(() => screen.getByText("In the queue: yours is next."))).toBeTruthy();
    await pass(1_000);
    await seen(() => expect(screen.queryByText(/In the queue/)).toBeNull());
  });

  test("that could not be read says why and can be tried again", async () => {
    fakeFetch({ [PATHS.contract]: { body: processing } });
    const analyzeAgain = vi.fn(async () => ({ ok: true as const, data: null as unknown }));
    open(
      fakeActions({
        analyzeAgain: async (input) => (
          await analyzeAgain(),
          input.contractId === "c1" ? { ok: true, data: {} } : { ok: false, error: { key: "unexpected", message: "" } }
        ),
      }),
      { ...processing, status: "failed", statusMessage: "This file needs a password." },
    );
    expect(await screen.findByText("This file needs a password.")).toBeTruthy();
    expect(screen.getByRole("button", { name: review.failed.download })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: review.failed.again }));
    expect(await screen.findByText(review.processing.title)).toBeTruthy();
    expect(analyzeAgain).toHaveBeenCalledOnce();
  });
});

describe("saving", () => {
  test("leaves the text where it stands (B-11.1)", async () => {
    const scrolled = vi.fn();
    vi.stubGlobal("scrollTo", scrolled);
    fakeFetch(BASE);
    open(fakeActions({ saveVersion: async () => ({ ok: true as const, data: version(3, "current words!") }) }));
    await screen.findByText("current words");
    await type("!");
    fireEvent.click(saveButton());
    await screen.findByText(review.saved);
    await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(scrolled).not.toHaveBeenCalled();
  });

  test("sends the text with the version it began from, and is off until the next edit", async () => {
    fakeFetch(BASE);
    const saveVersion = vi.fn(async (input: { content: string }) => ({
      ok: true as const,
      data: version(3, "", { textContent: input.content }),
    }));
    open(fakeActions({ saveVersion }));
    await screen.findByText("current words");
    await type(" and more");
    expect(saveButton().disabled).toBe(false);
    fireEvent.keyDown(window, { key: "s", code: "KeyS", ctrlKey: true });
    expect(await screen.findByText(review.saved)).toBeTruthy();
    expect(saveVersion).toHaveBeenCalledWith({
      contractId: "c1",
      content: "<p>current words and more</p>",
      baseVersionId: "v2",
    });
    expect(saveButton().disabled).toBe(true);
    expect(screen.getByText(review.header.version(3))).toBeTruthy();
  });

  test("that fails says so and keeps the text", async () => {
    fakeFetch(BASE);
    open();
    await screen.findByText("current words");
    await type("!");
    fireEvent.click(saveButton());
    expect((await screen.findByRole("alert")).textContent).toContain(review.saveFailed);
    expect(editorText().textContent).toBe("current words!");
    expect(saveButton().disabled).toBe(false);
  });

  test("that gets no answer says that too, in the specified words (B-2.13)", async () => {
    fakeFetch(BASE);
    open(fakeActions({ saveVersion: () => Promise.reject(new TypeError("Failed to fetch")) }));
    await screen.findByText("current words");
    await type("!");
    fireEvent.click(saveButton());
    const said = (await screen.findByRole("alert")).textContent;
    expect(said).toContain("Failed to save changes. The server did not answer.");
    expect(editorText().textContent).toBe("current words!");
  });
});

describe("a save that somebody else was faster than", () => {
  const newer = version(3, "their words", { createdByUser: { name: "Bob" } });
  const answers: Answers = {
    ...BASE,
    [PATHS.contract]: { body: { ...CONTRACT, currentVersionId: "v3" } },
    [PATHS.version("v3")]: { body: newer },
  };
  const saveVersion = vi.fn(async (input: { content: string; baseVersionId?: string }) =>
    input.baseVersionId === "v3"
      ? { ok: true as const, data: version(4, "", { textContent: input.content }) }
      : { ok: false as const, error: { key: "versionConflict" as const, message: "conflict" } },
  );

  async function conflict() {
    fakeFetch(answers);
    open(fakeActions({ saveVersion }));
    await screen.findByText("current words");
    await type(" of mine");
    fireEvent.click(saveButton());
    return screen.findByRole("dialog", { name: review.conflict.title });
  }

  test("can be saved on top", async () => {
    const dialog = await conflict();
    fireEvent.click(within(dialog).getByRole("button", { name: review.conflict.onTop }));
    expect(await screen.findByText(review.saved)).toBeTruthy();
    expect(saveVersion).toHaveBeenLastCalledWith({
      contractId: "c1",
      content: "<p>current words of mine</p>",
      baseVersionId: "v3",
    });
  });

  test("can be compared first, without losing a word (B-11.3)", async () => {
    const dialog = await conflict();
    fireEvent.click(within(dialog).getByRole("button", { name: review.conflict.difference }));
    const view = await screen.findByRole("region", {
      name: comparison.title(comparison.version(3), comparison.ownText),
    });
    expect(view.querySelector("p del")?.textContent).toContain("their");
    expect(view.querySelector("p ins")?.textContent).toContain("current");
    expect(screen.queryByRole("textbox", { name: TEXT_LABEL })).toBeNull();
    fireEvent.click(within(view).getByRole("button", { name: comparison.back }));
    expect(editorText().textContent).toBe("current words of mine");
    expect(saveButton().disabled).toBe(false);
  });

  test("can be saved on top or given up from the comparison", async () => {
    for (const [choice, text] of [
      [review.conflict.onTop, "current words of mine"],
      [review.conflict.discard, "their words"],
    ] as const) {
      const dialog = await conflict();
      fireEvent.click(within(dialog).getByRole("button", { name: review.conflict.difference }));
      const button = within(await screen.findByRole("region", { name: /unsaved text/ })).getByRole<HTMLButtonElement>(
        "button",
        { name: choice },
      );
      await waitFor(() => expect(button.disabled).toBe(false));
      fireEvent.click(button);
      await waitFor(() => expect(editorText().textContent).toBe(text));
      expect(saveButton().disabled).toBe(true);
      cleanup();
    }
    expect(saveVersion).toHaveBeenLastCalledWith({
      contractId: "c1",
      content: "<p>current words of mine</p>",
      baseVersionId: "v2",
    });
  });

  test("can be given up for the newer version", async () => {
    const dialog = await conflict();
    fireEvent.click(within(dialog).getByRole("button", { name: review.conflict.discard }));
    await waitFor(() => expect(editorText().textContent).toBe("their words"));
    expect(saveButton().disabled).toBe(true);
  });
});

describe("earlier versions", () => {
  const answers: Answers = {
    ...BASE,
    [PATHS.history]: { body: [version(2, "current words"), version(1, "older words")] },
  };

  async function openOlder() {
    fireEvent.click(screen.getByRole("button", { name: review.header.history }));
    fireEvent.click(await screen.findByRole("button", { name: /^Version 1/ }));
    await screen.findByText("older words");
  }

  test("are read only, and unsaved text is there again afterwards (B-11.7)", async () => {
    fakeFetch(answers);
    open();
    await screen.findByText("current words");
    await type(" unsaved");
    await openOlder();
    expect(screen.getByText("Read-only mode — This version cannot be edited")).toBeTruthy();
    expect(screen.getByText("Restore This Version").closest("[data-tone]")?.getAttribute("data-tone")).toBe("warning");
    expect(screen.getByText("older words").closest("[contenteditable]")?.getAttribute("contenteditable")).toBe("false");
    expect(saveButton().disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: review.older.back }));
    expect(editorText().textContent).toBe("current words unsaved");
    expect(screen.queryByText(review.older.readOnly)).toBeNull();
  });

  test("can be restored as the newest one (B-11.8)", async () => {
    fakeFetch(answers);
    const restoreVersion = vi.fn(async (_: { contractId: string; versionId: string; baseVersionId?: string }) => ({
      ok: true as const,
      data: version(3, "older words", { restoredFrom: 1 }),
    }));
    open(fakeActions({ restoreVersion }));
    await screen.findByText("current words");
    await openOlder();
    fireEvent.click(screen.getByRole("button", { name: review.older.restore }));
    expect(await screen.findByText(review.older.restored)).toBeTruthy();
    expect(restoreVersion).toHaveBeenCalledWith({ contractId: "c1", versionId: "v1", baseVersionId: "v2" });
    expect(editorText().textContent).toBe("older words");
    expect(screen.queryByText(review.older.readOnly)).toBeNull();
  });

  test("that can't be restored stay on screen (B-11.8)", async () => {
    fakeFetch(answers);
    open();
    await screen.findByText("current words");
    await openOlder();
    fireEvent.click(screen.getByRole("button", { name: review.older.restore }));
    expect(await screen.findByText(review.older.restoreFailed)).toBeTruthy();
    expect(screen.getByText(review.older.readOnly)).toBeTruthy();
  });

  test("that can't be restored for want of an answer say that too", async () => {
    fakeFetch(answers);
    open(fakeActions({ restoreVersion: () => Promise.reject(new TypeError("Failed to fetch")) }));
    await screen.findByText("current words");
    await openOlder();
    fireEvent.click(screen.getByRole("button", { name: review.older.restore }));
    expect(await screen.findByText("Failed to restore version. The server did not answer.")).toBeTruthy();
  });
});

describe("comparing two versions", () => {
  const difference = {
    from: { id: "v1", versionNumber: 1 },
    to: { id: "v2", versionNumber: 2 },
    ...redline([paragraph("older words")], [paragraph("current words")]),
  };
  const answers: Answers = {
    ...BASE,
    [PATHS.history]: { body: [version(2, "current words"), version(1, "older words")] },
    [PATHS.difference("v1", "v2")]: { body: difference },
  };

  async function compare(all: Answers) {
    fakeFetch(all);
    open();
    await screen.findByText("current words");
    await type(" unsaved");
    fireEvent.click(screen.getByRole("button", { name: review.header.history }));
    fireEvent.click(await screen.findByRole("button", { name: comparison.choose.start }));
    fireEvent.click(screen.getByRole("button", { name: comparison.choose.compare(1, 2) }));
  }

  test("from the history shows what leads from the older to the newer, and the text is there again afterwards", async () => {
    await compare(answers);
    const view = await screen.findByRole("region", {
      name: comparison.title(comparison.version(1), comparison.version(2)),
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(view.querySelector("p del")?.textContent).toContain("older");
    expect(saveButton().disabled).toBe(true);
    fireEvent.keyDown(window, { key: "Escape" });
    expect(editorText().textContent).toBe("current words unsaved");
    expect(saveButton().disabled).toBe(false);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: review.header.history })),
    );
  });

  test("that can't be compared stays in the history with the reason", async () => {
    await compare({ ...answers, [PATHS.difference("v1", "v2")]: { status: 503 } });
    expect((await screen.findByRole("alert")).textContent).toContain(comparison.failed);
    expect(screen.getByRole("dialog", { name: review.history.title })).toBeTruthy();
  });
});
