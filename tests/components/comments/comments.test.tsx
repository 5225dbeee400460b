// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { $getRoot, getNearestEditorFromDOMNode } from "lexical";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReviewActions } from "@/components/review/actions";
import { ReviewWorkspace } from "@/components/review/review-screen";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { comments as words } from "@/lib/copy/en/comments";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version, type Answers } from "../review/fixtures";
import "../review/sides-at-hand";

const TEXT = "The rent is due monthly. Taxes are extra.";

function comment(id: string, changes: Partial<CommentDto> = {}): CommentDto {
  return {
    id,
    text: `Remark ${id}`,
    location: { versionId: "v2", quote: "due monthly", start: 12, end: 23 },
    parentId: null,
    roundId: null,
    mentions: [],
    author: { id: "u2", name: "Bob" },
    createdAt: "2025-03-02T10:00:00.000Z",
    resolved: false,
    resolvedAt: null,
    resolvedBy: null,
    ...changes,
  };
}

async function open(
  comments: readonly CommentDto[] | null,
  actions: Partial<ReviewActions> = {},
  shownCommentId: string | null = null,
) {
  const answers: Answers = {
    [PATHS.version("v2")]: { body: version(2, TEXT) },
    [PATHS.suggestions]: { body: { suggestions: [], cacheId: "a1" } },
  };
  fakeFetch({
    ...answers,
    "/api/contracts/c1/collaborators": { body: PEOPLE },
    [PATHS.comments]: comments ? { body: comments } : { status: 503 },
  });
  show(<ReviewWorkspace {...{ contract: CONTRACT, userId: "u1", shownCommentId }} actions={fakeActions(actions)} />);
  await screen.findByText(TEXT);
  fireEvent.click(
    within(screen.getByRole("group", { name: review.panes.side })).getByRole("button", {
      name: new RegExp(review.panes.comments),
    }),
  );
  return screen.getByRole("region", { name: words.title });
}

const editorText = () => screen.getByRole("textbox", { name: review.editor.label(CONTRACT.name) });

/** Selects words of the text, as Lexical sees it. */
async function select(start: number, end: number): Promise<void> {
  const editor = getNearestEditorFromDOMNode(editorText());
  await act(async () =>
    editor?.update(() => void $getRoot().getAllTextNodes()[0]?.select(start, end), { discrete: true }),
  );
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("scrollBy", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PEOPLE = [
  { id: "p1", userId: "u1", role: "admin", user: { name: "Ann", email: "ann@example.com" } },
  { id: "p2", userId: "u2", role: "reviewer", user: { name: "Bob Dorj", email: "bob@example.com" } },
  { id: "p3", userId: "u3", role: "reviewer", user: { name: "Bold", email: "bold@example.com" } },
];

describe("comments", () => {
  test("name people by keyboard alone: the list is walked, taken from and closed, and ids go along (B-14.6)", async () => {
    const addComment = vi.fn(async (_: { text: string; mentions?: string[] }) => ({
      ok: true as const,
      data: comment("9", { text: "@Bold see", mentions: [{ id: "u3", name: "Bold", as: "Bold" }], location: "" }),
    }));
    const panel = await open([], { addComment });
    fireEvent.click(within(panel).getByRole("button", { name: words.add.start }));
    const box = within(panel).getByRole<HTMLTextAreaElement>("textbox", { name: words.add.label });
    const type = (value: string) => fireEvent.change(box, { target: { value, selectionStart: value.length } });
    type("@bo");
    const list = await within(panel).findByRole("listbox", { name: words.mention.label });
    const chosen = () => within(list).getByRole("option", { selected: true }).textContent;
    expect(within(list).getAllByRole("option")).toHaveLength(2);
    expect(chosen()).toContain("Bob Dorj");
    fireEvent.keyDown(box, { key: "ArrowDown" });
    expect(chosen()).toContain("Bold");
    expect(box.getAttribute("aria-activedescendant")).toBe(
      within(list).getByRole("option", { selected: true }).getAttribute("id"),
    );
    fireEvent.keyDown(box, { key: "Enter" });
    expect(box.value).toBe("@Bold ");
    expect(within(panel).queryByRole("listbox")).toBeNull();
    type("@Bold see @a");
    await within(panel).findByRole("listbox");
    fireEvent.keyDown(box, { key: "Escape" });
    expect(within(panel).queryByRole("listbox")).toBeNull();
    expect(within(panel).getByRole("textbox", { name: words.add.label })).toBe(box); // the form stays
    type("@Bold see");
    fireEvent.keyDown(box, { key: "Enter", ctrlKey: true });
    expect((await within(panel).findByText("@Bold")).closest("p")?.textContent).toBe("@Bold see");
    expect(addComment.mock.lastCall?.[0]).toMatchObject({ text: "@Bold see", mentions: ["u3"] });
  });

  test("are filtered: open, resolved, those one takes part in, and those that name one (B-14.7)", async () => {
    const named = { mentions: [{ id: "u1", name: "Ann", as: "Ann" }] };
    const panel = await open([
      comment("1"),
      comment("2", { resolved: true, resolvedBy: "Bob" }),
      comment("3", { author: { id: "u1", name: "Ann" } }),
      comment("4", { parentId: "1", text: "@Ann look", ...named }),
    ]);
    const filter = await within(panel).findByRole("combobox", { name: words.filters.label });
    const shown = () =>
      within(panel)
        .queryAllByRole("article")
        .map(({ id }) => id);
    const choose = (value: string) => fireEvent.change(filter, { target: { value } });
    expect(shown()).toEqual(["comment-1", "comment-3"]);
    choose("resolved");
    expect(shown()).toEqual(["comment-2"]);
    choose("mine");
    expect(shown()).toEqual(["comment-3"]);
    choose("mentions");
    expect(shown()).toEqual(["comment-1"]);
  });

  test("are opened by a link that names one, also a resolved one, which takes the focus (B-14.7)", async () => {
    await open([comment("1"), comment("2", { resolved: true, resolvedBy: "Bob" })], {}, "2");
    await waitFor(() => expect(document.activeElement?.id).toBe("comment-2"));
  });

  test("are answered in their threads, which count as one and go with what they answer (B-14.5)", async () => {
    const addComment = vi.fn(async ({ text, parentId }: { text: string; parentId?: string }) => ({
      ok: true as const,
      data: comment("9", { text, parentId: parentId ?? null, location: "" }),
    }));
    const panel = await open(
      [comment("1"), comment("2", { parentId: "1", location: "", author: { id: "u1", name: "Ann" } })],
      { addComment },
    );
    const cards = await within(panel).findAllByRole("article");
    expect(cards).toHaveLength(1);
    const replies = () => within(panel).getByRole("list", { name: words.replies.title });
    expect(replies().textContent).toContain("AnnMar");
    fireEvent.click(within(panel).getByRole("button", { name: words.replies.openThread("Bob") }));
    fireEvent.change(within(panel).getByLabelText(words.replies.label), { target: { value: " Agreed. " } });
    await act(async () => void fireEvent.click(within(panel).getByRole("button", { name: words.replies.submit })));
    expect(addComment).toHaveBeenCalledWith({ contractId: "c1", text: "Agreed.", parentId: "1" });
    expect(replies().textContent).toContain("Agreed.");
    expect(within(panel).getAllByRole("article")).toHaveLength(1);
  });

  test("stand beside the text in its order, with quote, author and time (B-14.1)", async () => {
    const panel = await open([
      comment("2", { location: { versionId: "v2", quote: "Taxes", start: 25, end: 30 } }),
      comment("1"),
      comment("3", { location: "Clause 9" }),
    ]);
    const cards = await within(panel).findAllByRole("article");
    expect(cards.map((card) => /Remark \d/.exec(card.textContent ?? "")?.[0])).toEqual([
      "Remark 3",
      "Remark 1",
      "Remark 2",
    ]);
    expect(cards[0]?.textContent).toContain("Clause 9");
    expect(cards[1]?.textContent).toContain("due monthly");
    expect(cards[1]?.textContent).toContain("Bob");
    expect(cards[1]?.querySelector("time")?.dateTime).toBe("2025-03-02T10:00:00.000Z");
    expect(screen.getByRole("group", { name: review.panes.side }).textContent).toContain("3");
  });

  test("lead to their passage, and say when its words are gone (B-14.1)", async () => {
    const panel = await open([
      comment("1"),
      comment("2", { location: { versionId: "v1", quote: "no such words", start: 30, end: 43 } }),
    ]);
    fireEvent.click(await within(panel).findByText("due monthly"));
    await waitFor(() => expect(String(window.getSelection())).toBe("due monthly"));
    fireEvent.click(within(panel).getByText("no such words"));
    expect(await screen.findByText(review.passageGone)).toBeTruthy();
  });

  test.each([
    [words.empty, []],
    [words.allResolved, [comment("1", { resolved: true, resolvedBy: "Ann", resolvedAt: "2025-03-03T10:00:00.000Z" })]],
    [words.loadFailed, null],
  ])("say '%s'", async (text, list) => {
    const panel = await open(list);
    expect(await within(panel).findByText(text)).toBeTruthy();
  });

  test("are resolved and reopened; settled ones are kept apart (B-14.2)", async () => {
    const resolveComment = vi.fn(async ({ commentId, resolved }: { commentId: string; resolved: boolean }) => ({
      ok: true as const,
      data: comment(commentId, { resolved, resolvedBy: resolved ? "Ann" : null, resolvedAt: null }),
    }));
    const panel = await open([comment("1"), comment("2")], { resolveComment });
    fireEvent.click((await within(panel).findAllByRole("button", { name: words.resolveComment("Bob") }))[0] ?? panel);
    fireEvent.click(await within(panel).findByRole("button", { name: words.showResolved(1) }));
    expect(resolveComment).toHaveBeenCalledWith({ contractId: "c1", commentId: "1", resolved: true });
    expect(within(panel).getByText(words.resolvedBy("Ann"))).toBeTruthy();
    fireEvent.click(within(panel).getByRole("button", { name: words.reopenComment("Bob") }));
    await waitFor(() =>
      expect(within(panel).getAllByRole("button", { name: words.resolveComment("Bob") })).toHaveLength(2),
    );
  });

  test("that can't be changed stay as they were", async () => {
    const panel = await open([comment("1")]);
    fireEvent.click(await within(panel).findByRole("button", { name: words.resolveComment("Bob") }));
    expect(await screen.findByText(words.changeFailed)).toBeTruthy();
    expect(within(panel).getByRole("button", { name: words.resolveComment("Bob") })).toBeTruthy();
  });
});

describe("a new comment", () => {
  const addComment = vi.fn(async ({ text, location }: { text: string; location?: CommentDto["location"] }) => ({
    ok: true as const,
    data: comment("9", { text, location: location ?? "" }),
  }));

  test("is about what is selected, by button or key", async () => {
    const panel = await open([], { addComment });
    await select(11, 24);
    fireEvent.keyDown(editorText(), { key: "µ", code: "KeyM", ctrlKey: true, altKey: true });
    const form = await within(panel).findByRole("form", { name: words.add.title });
    expect(form.textContent).toContain("due monthly.");
    const field = within(form).getByLabelText<HTMLTextAreaElement>(words.add.label);
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: " In advance? " } });
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(within(panel).queryByRole("form")).toBeNull());
    expect(within(panel).getByText("In advance?")).toBeTruthy();
    expect(addComment).toHaveBeenLastCalledWith({
      contractId: "c1",
      text: "In advance?",
      location: { versionId: "v2", quote: "due monthly.", start: 12, end: 24 },
    });
    await select(0, 8);
    fireEvent.click(screen.getByRole("button", { name: review.editor.withKeys(review.editor.comment, "Ctrl+Alt+M") }));
    expect((await within(panel).findByRole("form")).textContent).toContain("The rent");
  });

  test("is about the whole contract when nothing is selected, and is given up by Escape", async () => {
    const panel = await open([], { addComment });
    fireEvent.click(within(panel).getByRole("button", { name: words.add.start }));
    const form = await within(panel).findByRole("form");
    expect(form.textContent).toContain(words.add.onContract);
    fireEvent.change(within(form).getByRole("textbox"), { target: { value: "Who signs?" } });
    fireEvent.click(within(form).getByRole("button", { name: words.add.submit }));
    expect(await within(panel).findByText("Who signs?")).toBeTruthy();
    expect(addComment).toHaveBeenLastCalledWith({ contractId: "c1", text: "Who signs?" });
    fireEvent.click(within(panel).getByRole("button", { name: words.add.start }));
    fireEvent.keyDown(within(await within(panel).findByRole("form")).getByRole("textbox"), { key: "Escape" });
    expect(within(panel).queryByRole("form")).toBeNull();
  });

  test("that is too long or empty can't be added, and one that fails is kept", async () => {
    const panel = await open([]);
    fireEvent.click(within(panel).getByRole("button", { name: words.add.start }));
    const form = await within(panel).findByRole("form");
    const add = within(form).getByRole<HTMLButtonElement>("button", { name: words.add.submit });
    const field = within(form).getByRole<HTMLTextAreaElement>("textbox");
    expect(add.disabled).toBe(true);
    fireEvent.change(field, { target: { value: "a".repeat(10_003) } });
    expect(within(form).getByText(words.add.tooLong(3))).toBeTruthy();
    expect(add.disabled).toBe(true);
    fireEvent.change(field, { target: { value: "Fine" } });
    fireEvent.click(add);
    expect(await within(form).findByText(words.add.failed)).toBeTruthy();
    expect(field.value).toBe("Fine");
  });
});
