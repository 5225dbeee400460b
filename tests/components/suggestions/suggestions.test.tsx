// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { $getRoot, getNearestEditorFromDOMNode } from "lexical";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReviewActions } from "@/components/review/actions";
import { ReviewWorkspace } from "@/components/review/review-screen";
import { ASK_AGAIN_MS } from "@/components/suggestions/use-suggestions";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";
import { review } from "@/lib/copy/en/review";
import { suggestions as words } from "@/lib/copy/en/suggestions";
import { pass, seen } from "../../support/still-clock";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version, type Answers } from "../review/fixtures";
import "../review/sides-at-hand";

const TEXT = "The tenant pays {{deposit}} within thirty (40) days.";
const BOX = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50, pageNumber: 1 };

function suggestion(id: string, quote: string, changes: Partial<SuggestionDto> = {}): SuggestionDto {
  const start = TEXT.indexOf(quote);
  return {
    id,
    title: `Title ${id}`,
    comment: `Reason ${id}`,
    quote,
    replacement: null,
    severity: "medium",
    source: "check",
    start,
    end: start + quote.length,
    position: { boundingRect: BOX, rects: [BOX], pageNumber: 1 },
    ...changes,
  };
}
const DEPOSIT = suggestion("s1", "{{deposit}}", { replacement: "one month’s rent", severity: "high" });
const DAYS = suggestion("s2", "thirty (40)");

type SuggestionsAnswer = Answers[string];

type Wait = (look: () => HTMLElement) => Promise<HTMLElement>;
/** @param waited how the text is waited for: where timers are faked, by `seen`. */
async function open(answer: SuggestionsAnswer, actions: Partial<ReviewActions> = {}, waited: Wait = waitFor) {
  fakeFetch({
    [PATHS.contract]: { body: { ...CONTRACT, currentVersionId: "v3" } },
    [PATHS.version("v2")]: { body: version(2, TEXT) },
    [PATHS.comments]: { body: [] },
    [PATHS.suggestions]: answer,
  });
  show(<ReviewWorkspace contract={CONTRACT} userId="u1" actions={fakeActions(actions)} />);
  await waited(() => screen.getByText(TEXT));
  fireEvent.click(
    within(screen.getByRole("group", { name: review.panes.side })).getByRole("button", {
      name: new RegExp(review.panes.suggestions),
    }),
  );
  return screen.getByRole("region", { name: words.title });
}
const both: SuggestionsAnswer = { body: { suggestions: [DEPOSIT, DAYS], cacheId: "a1" } };
const editorText = () => screen.getByRole("textbox", { name: review.editor.label(CONTRACT.name) });
const acceptName = words.acceptSuggestion(DEPOSIT.title, DEPOSIT.quote);

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
  vi.useRealTimers();
});

describe("suggestions", () => {
  test("stand beside the text with title, reason, words, replacement and severity; only a replacement can be accepted", async () => {
    const panel = await open(both);
    const [first, second] = await within(panel).findAllByRole("article");
    for (const text of [DEPOSIT.title, DEPOSIT.comment, DEPOSIT.quote, "one month’s rent", words.severity.high])
      expect(first?.textContent).toContain(text);
    expect(second?.textContent).toContain(words.severity.medium);
    expect(within(panel).getAllByRole("button", { name: /^Accept/ })).toHaveLength(1);
    expect(within(panel).getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(2);
    expect(screen.getByRole("group", { name: review.panes.side }).textContent).toContain("2");
  });

  test("lead to their passage (B-13.4)", async () => {
    const panel = await open(both);
    fireEvent.click(await within(panel).findByRole("button", { name: words.showSuggestion(DAYS.title, DAYS.quote) }));
    await waitFor(() => expect(String(window.getSelection())).toBe("thirty (40)"));
  });

  test("without a replacement offer only to dismiss them and to show them in the text", async () => {
    const panel = await open(both);
    const card = (await within(panel).findByText(DAYS.title)).closest("article");
    expect([...(card?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent)).toEqual([
      words.showInText,
      words.dismiss,
    ]);
  });

  test("show their replacement as a redline, named for those who listen", async () => {
    const panel = await open(both);
    const card = (await within(panel).findByText(DEPOSIT.title)).closest("article");
    expect([card?.querySelector("del")?.textContent, card?.querySelector("ins")?.textContent]).toEqual([
      " Deleted: {{deposit}} End of change. ",
      " Inserted: one month’s rent End of change. ",
    ]);
  });

  test("of a model, which come later, join the list; what was decided stays away", async () => {
    vi.useFakeTimers();
    const lists = [[DEPOSIT], [DEPOSIT, DAYS]];
    const panel = await open(
      () => ({ body: { suggestions: lists.length > 1 ? lists.shift() : lists[0], cacheId: "a1", pending: true } }),
      { dismissSuggestion: async () => ({ ok: true, data: undefined }) },
      seen,
    );
    const dismiss = words.dismissSuggestion(DEPOSIT.title, DEPOSIT.quote);
    fireEvent.click(await seen(() => within(panel).getByRole("button", { name: dismiss })));
    await seen(() => screen.getByText(words.dismissed));
    expect(within(panel).getByRole("status").textContent).toContain(words.beingMade);
    await pass(ASK_AGAIN_MS.first);
    expect(await seen(() => within(panel).getByText(DAYS.title))).toBeTruthy();
    expect(within(panel).getAllByRole("article")).toHaveLength(1);
  });

  test("are said to be still being made, and asked for again until they are (B-13.2)", async () => {
    vi.useFakeTimers();
    const answers: SuggestionListDto[] = [
      { suggestions: [], cacheId: "a1", pending: true },
      { suggestions: [DAYS], cacheId: "a1" },
    ];
    const panel = await open(() => ({ body: answers.shift() ?? expect.fail("asked again without need") }), {}, seen);
    expect(await seen(() => within(panel).getByText(words.beingMade))).toBeTruthy();
    expect(within(panel).queryByText(words.empty)).toBeNull();
    await pass(ASK_AGAIN_MS.first);
    expect(await seen(() => within(panel).getByText(DAYS.title))).toBeTruthy();
    expect(within(panel).queryByText(words.beingMade)).toBeNull();
    await pass(10 * ASK_AGAIN_MS.last);
  });

  test.each([
    [words.empty, { body: { suggestions: [], cacheId: "a1" } }],
    [words.loadFailed, { status: 503 }],
  ])("say '%s'", async (text, answer) => {
    expect(await within(await open(answer)).findByText(text)).toBeTruthy();
  });
});

describe("markers beside the text", () => {
  /** Where the browser would draw each suggestion: the deposit on the first line, the days on the second. */
  const drawn = (lines: Record<string, number>) => {
    Range.prototype.getClientRects = function rects(this: Range) {
      return [new DOMRect(0, (lines[String(this)] ?? 0) * 26, 10, 20)] as unknown as DOMRectList;
    };
  };
  const markers = () => within(screen.getByRole("toolbar", { name: words.margin.label })).getAllByRole("button");

  test("stand beside each line, name the severity, and open the card, which takes the focus", async () => {
    drawn({ "{{deposit}}": 1, "thirty (40)": 2 });
    const panel = await open(both);
    await within(panel).findByText(DAYS.title);
    await waitFor(() =>
      expect(markers().map((marker) => marker.getAttribute("aria-label"))).toEqual([
        `High severity: ${DEPOSIT.title}`,
        `Medium severity: ${DAYS.title}`,
      ]),
    );
    expect(markers().map(({ style }) => style.top)).toEqual(["36px", "62px"]);
    fireEvent.click(markers()[1] as HTMLElement);
    await waitFor(() => expect(document.activeElement?.getAttribute("data-suggestion")).toBe(DAYS.id));
    expect(document.activeElement?.getAttribute("aria-current")).toBe("true");
  });

  test("are one stop of the Tab key, with arrow keys between them", async () => {
    drawn({ "{{deposit}}": 1, "thirty (40)": 2 });
    await open(both);
    await waitFor(() => expect(markers().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]));
    markers()[0]?.focus();
    fireEvent.keyDown(markers()[0] as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(markers()[1]);
    expect(markers().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    fireEvent.keyDown(markers()[1] as HTMLElement, { key: "Home" });
    expect(document.activeElement).toBe(markers()[0]);
  });

  test("share a line's marker, which counts them and names the gravest severity", async () => {
    drawn({ "{{deposit}}": 1, "thirty (40)": 1 });
    await open(both);
    await waitFor(() =>
      expect(markers().map((marker) => marker.getAttribute("aria-label"))).toEqual([
        words.margin.several(2, "High", DEPOSIT.title),
      ]),
    );
  });
});

describe("accepting", () => {
  test("puts the new version into the editor, says what was replaced, and shows it", async () => {
    const acceptSuggestion = vi.fn(async () => ({
      ok: true as const,
      data: version(3, TEXT.replace("{{deposit}}", "one month’s rent")),
    }));
    const panel = await open(both, { acceptSuggestion });
    fireEvent.click(await within(panel).findByRole("button", { name: acceptName }));
    expect(
      await screen.findByText(
        words.did.replaced({
          title: DEPOSIT.title,
          before: "{{deposit}}",
          after: "one month’s rent",
          clause: "",
          version: 3,
        }),
      ),
    ).toBeTruthy();
    expect(acceptSuggestion).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", suggestionId: "s1", cacheId: "a1" });
    expect(editorText().textContent).toBe("The tenant pays one month’s rent within thirty (40) days.");
    expect(screen.getByText(review.header.version(3))).toBeTruthy();
    await waitFor(() => expect(String(window.getSelection())).toBe("one month’s rent"));
  });

  test("leaves a receipt: what was replaced, in which version, with the way to it", async () => {
    const panel = await open(both, {
      acceptSuggestion: async () => ({ ok: true, data: version(3, TEXT.replace("{{deposit}}", "one month’s rent")) }),
    });
    fireEvent.click(await within(panel).findByRole("button", { name: acceptName }));
    const receipt = within(await within(panel).findByRole("region", { name: words.receipt.title(3) }));
    expect(receipt.getByText("{{deposit}}", { exact: false, selector: "del" })).toBeTruthy();
    expect(receipt.getByText("one month’s rent", { exact: false, selector: "ins" })).toBeTruthy();
    window.getSelection()?.removeAllRanges();
    fireEvent.click(receipt.getByRole("button", { name: words.showInText }));
    await waitFor(() => expect(String(window.getSelection())).toBe("one month’s rent"));
    fireEvent.click(receipt.getByRole("button", { name: words.receipt.close }));
    expect(within(panel).queryByRole("region", { name: words.receipt.title(3) })).toBeNull();
  });

  test("waits while there is unsaved text, and says why", async () => {
    const panel = await open(both);
    const accept = await within(panel).findByRole<HTMLButtonElement>("button", { name: acceptName });
    expect(accept.disabled).toBe(false);
    await act(async () =>
      getNearestEditorFromDOMNode(editorText())?.update(() => $getRoot().selectEnd().insertText("!"), {
        discrete: true,
      }),
    );
    expect(accept.disabled).toBe(true);
    expect(within(panel).getByText(words.saveFirst)).toBeTruthy();
  });

  test("of what the text has outgrown says so and asks for the suggestions anew", async () => {
    const lists = [[DEPOSIT], [DAYS]];
    const message = "The contract has changed.";
    const panel = await open(() => ({ body: { suggestions: lists.shift(), cacheId: "a1" } }), {
      acceptSuggestion: async () => ({ ok: false, error: { key: "outdatedAnalysis", message } }),
    });
    fireEvent.click(await within(panel).findByRole("button", { name: acceptName }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await within(panel).findByText(DAYS.title)).toBeTruthy();
    expect(editorText().textContent).toBe(TEXT);
  });

  test("that fails leaves everything as it was", async () => {
    const panel = await open(both);
    fireEvent.click(await within(panel).findByRole("button", { name: acceptName }));
    expect(await screen.findByText(words.acceptFailed)).toBeTruthy();
    expect(within(panel).getByRole<HTMLButtonElement>("button", { name: acceptName }).disabled).toBe(false);
  });
});

describe("dismissing", () => {
  test("takes the card away, with a receipt", async () => {
    const dismissSuggestion = vi.fn(async () => ({ ok: true as const, data: undefined }));
    const panel = await open(both, { dismissSuggestion });
    fireEvent.click(
      await within(panel).findByRole("button", { name: words.dismissSuggestion(DAYS.title, DAYS.quote) }),
    );
    expect(await screen.findByText(words.dismissed)).toBeTruthy();
    expect(dismissSuggestion).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", suggestionId: "s2", cacheId: "a1" });
    expect(within(panel).getAllByRole("article")).toHaveLength(1);
  });

  test("that fails keeps the card", async () => {
    const panel = await open(both);
    fireEvent.click(
      await within(panel).findByRole("button", { name: words.dismissSuggestion(DAYS.title, DAYS.quote) }),
    );
    expect(await screen.findByText(words.dismissFailed)).toBeTruthy();
    expect(within(panel).getAllByRole("article")).toHaveLength(2);
  });
});
