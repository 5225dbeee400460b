// @vitest-environment jsdom
/** Our wording that waits to be accepted, among the suggestions and on its topic of the review. Source: B-13.13. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitingOn, WaitingWording } from "@/components/positions/review/suggested-wording";
import { groupSuggestions, splitFamilies } from "@/components/suggestions/severity";
import { SuggestionsPanel } from "@/components/suggestions/suggestions-panel";
import type { Suggested } from "@/components/suggestions/use-suggesting";
import type { Suggestions } from "@/components/suggestions/use-suggestions";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { checks } from "@/lib/copy/en/checks";
import { positions } from "@/lib/copy/en/positions";
import { suggestions as words } from "@/lib/copy/en/suggestions";

const BOX = { x1: 0, y1: 0, x2: 0, y2: 0, width: 0, height: 0, pageNumber: 1 };
const of = (id: string, changes: Partial<SuggestionDto>): SuggestionDto => ({
  id,
  title: id,
  comment: "",
  quote: "90 days",
  replacement: "30 days",
  severity: "low",
  source: "positions",
  start: 40,
  end: 47,
  position: { boundingRect: BOX, rects: [BOX], pageNumber: 1 },
  ...changes,
});
const FOUND = of("Found", { source: "check", severity: "high", quote: "fee", start: 0, end: 3 });
const WAITS = of("Notice", {});
const OUTDATED = of("Fees", {
  quote: "",
  replacement: null,
  outdated: { quote: "4.5 Fees rise each year.", wording: "4.5 Fees do not rise." },
});
const written = vi.fn(async () => undefined);

beforeEach(() => vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: written } }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function panel(all: readonly SuggestionDto[], cacheId: string | null = "a1") {
  const suggesting: Suggested = {
    decisions: { deciding: null, accept: vi.fn(), acceptAll: vi.fn(), dismiss: vi.fn() },
    ...{ opened: null, open: vi.fn(), applied: null, closeReceipt: vi.fn(), onNextPoint: null },
  };
  const state = {
    step: "loaded" as const,
    cacheId,
    suggestions: all,
    dismissed: 0,
    fields: 0,
    isPending: cacheId === null,
  };
  const suggestions: Suggestions = { state, reload: vi.fn(), remove: vi.fn(), putBack: vi.fn() };
  render(
    <ToastProvider>
      <SuggestionsPanel contractId="c1" {...{ suggestions, suggesting }} obstacle={null} onShowPassage={vi.fn()} />
    </ToastProvider>,
  );
}

test("our own wording stands before what was found, however grave that is (B-13.13)", () => {
  expect(splitFamilies(groupSuggestions([FOUND, WAITS]), checks).map(({ family }) => family)).toEqual([
    "own",
    "others",
  ]);
  panel([FOUND, WAITS]);
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Notice", "Found"]);
  expect(screen.getByText(words.families.own)).toBeTruthy();
});

test("where its clause has changed it says so, with the wording to copy and nothing to accept (B-13.13)", async () => {
  panel([OUTDATED]);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("note").textContent).toBe(words.outdated.changed);
  expect(card.getByText("4.5 Fees rise each year.")).toBeTruthy();
  expect(card.queryByText(words.accept)).toBeNull();
  expect(card.queryByText(words.showInText)).toBeNull();
  fireEvent.click(card.getByRole("button", { name: positions.review.copyTopic("Fees") }));
  expect(await screen.findByText(positions.review.copied)).toBeTruthy();
  expect(written).toHaveBeenCalledWith("4.5 Fees do not rise.");
});

test("nothing is decided on cards of the version before while those of this one are read (B-13.13)", () => {
  panel([WAITS], null);
  const card = within(screen.getByRole("article"));
  for (const name of [words.acceptSuggestion("Notice", "90 days"), words.dismissSuggestion("Notice", "90 days")])
    expect(card.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
});

test("its topic of the review says that it waits, though its clause has changed (B-13.13)", () => {
  const show = vi.fn();
  const suggested = { all: [OUTDATED, WAITS], decidingId: null, accept: vi.fn(), show };
  expect(waitingOn("Fees", suggested)).toEqual({ suggestion: null, outdated: OUTDATED, waits: "suggestedOutdated" });
  expect(waitingOn("Notice", suggested)).toEqual({ suggestion: WAITS, outdated: null, waits: "suggested" });
  expect(waitingOn("Term", suggested).waits).toBeNull();
  const change = { before: "90 days", after: "30 days" };
  expect(waitingOn("Мэдэгдэл", suggested, change).suggestion).toBe(WAITS); // asked for in another language
  render(<WaitingWording suggestion={OUTDATED} topic="price" suggested={suggested} />);
  expect(screen.getByText(positions.review.suggestedOutdated)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: positions.review.toSuggestion }));
  expect(show).toHaveBeenCalledWith(OUTDATED, "price");
});
