// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewPanel } from "@/components/positions/review/review-panel";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { SuggestionDto } from "@/lib/assistant/schema";
import type { ReviewItemDto } from "@/lib/positions/review-schema";

const QUOTE = "(b) For ninety (90) days after acceptance the software works.";
const REPLACEMENT = QUOTE.replace("ninety (90) days", "twelve months");
const SUGGESTION: SuggestionDto = {
  id: "s1",
  position: {
    boundingRect: { x1: 0, y1: 0, x2: 0, y2: 0, width: 0, height: 0, pageNumber: 1 },
    rects: [],
    pageNumber: 1,
  },
  title: "Warranty",
  comment: "",
  quote: QUOTE,
  replacement: REPLACEMENT,
  severity: "medium",
  source: "positions",
  start: 0,
  end: QUOTE.length,
};
const ITEM: ReviewItemDto = {
  topic: "warranty_duration",
  present: true,
  basis: "stated",
  margin: 2,
  passages: [{ content: QUOTE, page: 1, start: 0, end: QUOTE.length }],
  verdict: "deviates",
  reason: "neither",
  isSure: true,
  wanted: "Twelve months.",
  proposal: "The warranty lasts twelve months from delivery.",
  change: { before: QUOTE, after: REPLACEMENT },
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/positions")
      return Response.json([{ id: "b1", name: "Ours", contractType: "", isOwn: true, kinds: [] }]);
    if (path.includes("/parties")) return Response.json({ parties: [], ourSide: null });
    if (path.includes("/review/model?")) return Response.json({ model: null });
    if (path.endsWith("/review")) return Response.json([ITEM]);
    return Response.json(SUGGESTION, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const accept = vi.fn();
const open = vi.fn();

function Page() {
  const [all, setAll] = useState<SuggestionDto[]>([]);
  return (
    <ToastProvider>
      <ReviewPanel
        contract={{ id: "c1", type: "Service Agreement", text: QUOTE }}
        versionId="v1"
        isShown
        obstacle={null}
        glance={null}
        suggested={{ all, decidingId: null, accept, show: open }}
        onProposed={async (suggestion) => setAll([suggestion])}
        onShowPassage={vi.fn()}
        onComment={vi.fn()}
      />
    </ToastProvider>
  );
}

/** The words struck and put in, without what is only spoken. */
const marked = (element: HTMLElement) =>
  [...element.querySelectorAll("del, ins")].map((one) =>
    one.textContent?.replace(/ (?:Deleted:|Inserted:|End of change\.) /gu, ""),
  );

test("the card shows the change that is proposed, and then that it is suggested, with the way to it (B-24.10)", async () => {
  render(<Page />);
  const use = await screen.findByRole("button", { name: "Use our wording: Warranty" });
  const [card] = screen.getAllByRole("article") as [HTMLElement];
  expect(marked(card)).toEqual(["ninety (90) days", "twelve months"]);
  expect(within(card).queryByText(ITEM.proposal ?? "")).toBeNull();

  fireEvent.click(use);
  const suggested = await screen.findByRole("region", { name: "Suggested, not accepted yet" });
  expect(card.contains(suggested)).toBe(true);
  expect(screen.queryByRole("button", { name: /^Use our wording/u })).toBeNull();
  expect(marked(card)).toEqual(["ninety (90) days", "twelve months"]); // once, in the suggestion
  const accepting = within(suggested).getByRole("button", { name: /^Accept/u });
  await waitFor(() => expect(document.activeElement).toBe(accepting));
  fireEvent.click(accepting);
  expect(accept).toHaveBeenCalledWith(SUGGESTION, "warranty_duration");
  fireEvent.click(within(suggested).getByRole("button", { name: "See the suggestion" }));
  expect(open).toHaveBeenCalledWith(SUGGESTION, "warranty_duration");

  fireEvent.click(within(card).getByRole("button", { expanded: true }));
  expect(within(card).getByText("Suggested, not accepted yet")).toBeTruthy(); // on its one line, too
});
