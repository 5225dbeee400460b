// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReviewActions } from "@/components/review/actions";
import { ReviewWorkspace } from "@/components/review/review-screen";
import type { SuggestionDto, SuggestionListDto } from "@/lib/assistant/schema";
import { checks } from "@/lib/copy/en/checks";
import { review } from "@/lib/copy/en/review";
import { suggestions as words } from "@/lib/copy/en/suggestions";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version, type Answers } from "../review/fixtures";
import "../review/sides-at-hand";

const TEXT = "Acme pays [1] and [2] and [3] and [4] and [5] and [6] and [7] to Borealis.";
const BOX = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50, pageNumber: 1 };

function suggestion(id: string, quote: string, changes: Partial<SuggestionDto> = {}): SuggestionDto {
  const start = TEXT.indexOf(quote);
  return {
    id,
    title: "Same kind",
    comment: `Reason ${id}`,
    quote,
    replacement: `number ${id}`,
    severity: "low",
    source: "check",
    start,
    end: start + quote.length,
    position: { boundingRect: BOX, rects: [BOX], pageNumber: 1 },
    ...changes,
  };
}
const SEVEN = Array.from({ length: 7 }, (_, index) => suggestion(`s${index + 1}`, `[${index + 1}]`));
const LONE = suggestion("s9", "Borealis", { title: "Another kind" });

async function open(list: SuggestionListDto, options: { actions?: Partial<ReviewActions>; answers?: Answers } = {}) {
  fakeFetch({
    [PATHS.contract]: { body: { ...CONTRACT, currentVersionId: "v3" } },
    [PATHS.version("v2")]: { body: version(2, TEXT) },
    [PATHS.version("v3")]: { body: version(3, TEXT) },
    [PATHS.comments]: { body: [] },
    [PATHS.suggestions]: { body: list },
    ...options.answers,
  });
  show(<ReviewWorkspace contract={CONTRACT} userId="u1" actions={fakeActions(options.actions)} />);
  await screen.findByText(TEXT);
  fireEvent.click(
    within(screen.getByRole("group", { name: review.panes.side })).getByRole("button", {
      name: new RegExp(review.panes.suggestions),
    }),
  );
  return screen.getByRole("region", { name: words.title });
}
const makeList = (suggestions: SuggestionDto[], dismissed?: number): SuggestionListDto => ({
  suggestions,
  cacheId: "a1",
  ...(dismissed === undefined ? {} : { dismissed }),
});

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

describe("of one kind", () => {
  test("are one card with its places, five at first (B-13.7)", async () => {
    const panel = await open(makeList([...SEVEN, LONE]));
    const group = await within(panel).findByRole("region", { name: "Same kind: 7 places" });
    expect(within(group).getAllByRole("article")).toHaveLength(5);
    expect(
      within(panel)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Same kind", "Another kind"]);
    fireEvent.click(within(group).getByRole("button", { name: words.showSuggestion("Same kind", "[2]") }));
    await waitFor(() => expect(String(window.getSelection())).toBe("[2]"));
    fireEvent.click(within(group).getByRole("button", { name: "Show all 7 places" }));
    expect(within(group).getAllByRole("article")).toHaveLength(7);
  });

  test("the gravest kinds come first, whatever their place in the text (B-13.7)", async () => {
    const medium = suggestion("m", "[2]", { title: "Medium kind", severity: "medium" });
    const high = suggestion("h", "[7]", { title: "High kind", severity: "high" });
    const low = [
      suggestion("l", "[1]", { title: "Low kind" }),
      suggestion("o", "[3]", { title: "Own word", severity: "x" }),
    ];
    const panel = await open(makeList([...low, medium, high]));
    await within(panel).findByText("High kind");
    const titles = within(panel).getAllByRole("heading", { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(["High kind", "Medium kind", "Low kind", "Own word"]);
  });

  test("can be accepted together once all are on screen, in one version, with a receipt (B-13.7)", async () => {
    const acceptSuggestion = vi.fn(async () => ({ ok: true as const, data: version(3, TEXT) }));
    const panel = await open(makeList([...SEVEN, LONE]), { actions: { acceptSuggestion } });
    const group = await within(panel).findByRole("region", { name: "Same kind: 7 places" });
    expect(within(group).queryByRole("button", { name: "Apply to all 7" })).toBeNull();
    fireEvent.click(within(group).getByRole("button", { name: "Show all 7 places" }));
    fireEvent.click(within(group).getByRole("button", { name: "Apply to all 7" }));
    const receipt = await within(panel).findByRole("region", { name: "Applied in version 3" });
    expect(acceptSuggestion.mock.calls).toEqual([
      [{ contractId: "c1", suggestionIds: SEVEN.map(({ id }) => id), cacheId: "a1" }],
    ]);
    expect(receipt.querySelectorAll("ins")).toHaveLength(3);
    expect(receipt.textContent).toContain("and 4 more");
    expect(await screen.findByText("7 places were changed in version 3")).toBeTruthy();
    expect(within(panel).queryByRole("region", { name: /^Same kind/ })).toBeNull();
  });

  test("say why once, where that differs by their own words alone", async () => {
    const why = (one: SuggestionDto, comment: string) => ({ ...one, comment });
    const [first, second, third] = SEVEN as [SuggestionDto, SuggestionDto, SuggestionDto];
    const panel = await open(
      makeList([why(first, "“[1]” is open."), why(second, "“[2]” is open."), why(third, "“[3]” was left.")]),
    );
    expect(await within(panel).findByText("“[1]” is open.")).toBeTruthy();
    expect(within(panel).queryByText("“[2]” is open.")).toBeNull();
    expect(within(panel).getByText("“[3]” was left.")).toBeTruthy();
  });

  test("without replacements are shown and not accepted", async () => {
    const panel = await open(makeList(SEVEN.slice(0, 3).map((one) => ({ ...one, replacement: null }))));
    const group = await within(panel).findByRole("region", { name: "Same kind: 3 places" });
    expect(within(group).getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(3);
    expect(within(group).queryByRole("button", { name: /^(Apply|Accept)/ })).toBeNull();
  });
});

describe("about something that is missing", () => {
  test("quote nothing (B-13.7)", async () => {
    const missing = suggestion("s1", "Acme", { title: checks.missingLaw.title, replacement: null });
    const panel = await open(makeList([missing, LONE]));
    const [first, second] = await within(panel).findAllByRole("article");
    expect(first?.textContent).not.toContain(words.quote);
    expect(first?.textContent).not.toContain("Acme");
    expect(second?.textContent).toContain(words.quote);
  });
});

test("what an empty field of the template explains is only counted (B-13.11)", async () => {
  const field = {
    ...suggestion("s8", "Borealis"),
    quote: "{{Tenant Name}}",
    replacement: null,
    title: "Placeholder left in",
  };
  const panel = await open(makeList([field, LONE]));
  expect(await within(panel).findAllByRole("article")).toHaveLength(1);
  expect(within(panel).getByText(words.fields(1))).toBeTruthy();
  expect(within(panel).queryByText("Placeholder left in")).toBeNull();
});

describe("what was dismissed (B-13.8)", () => {
  const setAside = `${PATHS.suggestions}?state=dismissed`;

  test("is listed behind its count, and taken back", async () => {
    const lists = [makeList([], 1), makeList([LONE])];
    const reopen = vi.fn(() => ({ body: null }));
    const panel = await open(makeList([]), {
      answers: {
        [PATHS.suggestions]: () => ({ body: lists.length > 1 ? lists.shift() : lists[0] }),
        [setAside]: { body: makeList([LONE]) },
        [`${PATHS.suggestions}/reopen`]: reopen,
      },
    });
    fireEvent.click(await within(panel).findByRole("button", { name: "Dismissed: 1" }));
    fireEvent.click(await within(panel).findByRole("button", { name: "Restore: Another kind (Borealis)" }));
    expect(await within(panel).findByRole("article")).toBeTruthy();
    expect(reopen).toHaveBeenCalledTimes(1);
    expect(within(panel).queryByRole("button", { name: /^Dismissed/ })).toBeNull();
  });

  test("is not called nothing found", async () => {
    const panel = await open(makeList([], 2));
    expect(await within(panel).findByText(words.allDecided)).toBeTruthy();
    expect(within(panel).queryByText(words.emptyHint)).toBeNull();
    cleanup();
    expect(await within(await open(makeList([]))).findByText(words.emptyHint)).toBeTruthy();
  });
});
