// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewPanel } from "@/components/positions/review/review-panel";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { OfferDto, ReviewItemDto } from "@/lib/positions/review-schema";

const BOOKS = [
  { id: "b1", name: "Leases", contractType: "Lease Agreement", isOwn: true, kinds: ["lease"] },
  { id: "b2", name: "Anything", contractType: "", kinds: [] },
];
const PASSAGE = { content: "renews for ten years", page: 2, start: 40, end: 60 };
const ITEMS: ReviewItemDto[] = [
  {
    topic: "audit",
    present: false,
    basis: "absent",
    margin: null,
    passages: [],
    verdict: "matches",
    reason: "missing",
    isSure: true,
    wanted: "None.",
  },
  {
    topic: "renewal_term",
    present: true,
    basis: "stated",
    margin: 2,
    passages: [PASSAGE],
    verdict: "deviates",
    reason: "redLine",
    isSure: false,
    wanted: "At most a year.",
    proposal: "This Agreement renews for one year.",
  },
];

let books: object[] = [];
let ourSide: "buy" | "supply" | null = null;
let items: readonly ReviewItemDto[] = ITEMS;
let offer: OfferDto = { model: null };
let headers: Record<string, string> = {};
/** What a deed is refused with, or null. */
let refusal: string | null = null;
const asked: unknown[] = [];
const actions: unknown[] = [];
beforeEach(() => {
  [books, items, refusal, asked.length, actions.length] = [BOOKS, ITEMS, null, 0, 0];
  [offer, headers, ourSide] = [{ model: null }, {}, null];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/positions") return Response.json(books);
    if (path === "/api/contracts/c1/parties") return Response.json({ parties: [], ourSide });
    if (path.includes("/review/model?")) return Response.json(offer);
    const body = init.body === undefined ? null : JSON.parse(String(init.body));
    if (path.endsWith("/review")) {
      asked.push([path, body]);
      return Response.json(items, { headers });
    }
    if (init.method !== undefined) actions.push([init.method, path, body]);
    return refusal === null
      ? Response.json({ id: "s1" })
      : Response.json({ message: refusal, code: "outdatedAnalysis" }, { status: 409 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOTHING_SUGGESTED = { all: [], decidingId: null, accept: vi.fn(), show: vi.fn() };

function show(obstacle: "unsaved" | null = null) {
  const on = { onShowPassage: vi.fn(), onProposed: vi.fn(async () => null), onComment: vi.fn() };
  render(
    <ToastProvider>
      <ReviewPanel
        contract={{ id: "c1", type: "Lease Agreement", text: "The tenant pays." }}
        versionId="v3"
        isShown
        obstacle={obstacle}
        glance={<p>Between A and B</p>}
        suggested={NOTHING_SUGGESTED}
        {...on}
      />
    </ToastProvider>,
  );
  return on;
}

/** Each topic on screen: its name and its verdict. */
const topics = () =>
  screen.getAllByRole("heading", { level: 4 }).map(({ firstElementChild: title }) =>
    [...(title?.children ?? [])]
      .slice(1)
      .map(({ textContent }) => textContent)
      .join(" "),
  );
const headline = () => screen.findByRole("heading", { level: 3 });

test("a book for other kinds of contract reviews only when asked, and one that fits at once (B-24.17)", async () => {
  books = [{ id: "b3", name: "Work", contractType: "", isOwn: true, kinds: ["employment"] }];
  show();
  expect(await screen.findByText(/This playbook is for: Employment/u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Choose a playbook" }).getAttribute("href")).toBe("/positions?contract=c1");
  expect(asked).toEqual([]); // nothing is reviewed by it until somebody asks
  fireEvent.click(screen.getByRole("button", { name: "Review with it anyway" }));
  await headline();
  expect(asked).toHaveLength(1);
  expect(screen.getByText(/for other kinds of contract/u)).toBeTruthy();
  cleanup();
  books = BOOKS;
  show();
  await headline();
  expect(screen.queryByText(/for other kinds of contract/u)).toBeNull();
});

test("reviews by the book for contracts of this type, shows the worst first, and a passage in the text (B-24.9)", async () => {
  const { onShowPassage } = show();
  expect((await headline()).textContent).toBe("1 of 2 points need you");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(1))).toContain("1 Deviates");
  expect(asked).toEqual([["/api/contracts/c1/review", { positionsId: "b1", versionId: "v3" }]]);
  expect(topics()).toEqual(["Renewal Probably: Deviates"]);
  const worst = within(screen.getAllByRole("article")[0] as HTMLElement);
  for (const words of ["At most a year.", "renews for ten years", "This Agreement renews for one year."])
    expect(screen.getAllByRole("article")[0]?.textContent).toContain(words); // terms of art may part it
  fireEvent.click(screen.getByRole("button", { name: "1 in order Matches: 1" }));
  expect(topics()).toEqual(["Renewal Probably: Deviates", "Audit Matches"]);
  fireEvent.click(worst.getByRole("button", { name: "Renewal: show in text, p. 2" }));
  expect(onShowPassage).toHaveBeenCalledWith(PASSAGE);
  fireEvent.change(screen.getByLabelText("Playbook"), { target: { value: "b2" } });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(["/api/contracts/c1/review", { positionsId: "b2", versionId: "v3" }]);
});

test("a verdict that is only probable says so on screen, a sure one by its sign (B-24.9)", async () => {
  show();
  await headline();
  expect(screen.getByText("Probably: Deviates").className).not.toContain("sr-only");
  cleanup();
  items = ITEMS.map((item) => ({ ...item, isSure: true }));
  show();
  await headline();
  expect(screen.getByText("Deviates", { selector: "h4 span" }).className).toContain("sr-only");
});

test("words that can't be put in surely are there to copy, and nothing puts them in (B-24.10)", async () => {
  const copiedTexts: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copiedTexts.push(text) } });
  items = ITEMS.map((item) => (item.proposal ? { ...item, isByHand: true, fallbackProposal: "For two years." } : item));
  show();
  await headline();
  expect(screen.getByText(/Put in by hand/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Use/u })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Copy our wording: Renewal" }));
  expect(await screen.findByText("Our wording was copied")).toBeTruthy();
  expect(copiedTexts).toEqual(["This Agreement renews for one year."]);
  expect(actions).toEqual([]);
  cleanup();
  items = ITEMS;
  show();
  await headline();
  expect(screen.getByRole("button", { name: "Use our wording: Renewal" })).toBeTruthy();
});

test("of a topic that is not open a line each is shown of ours and of what stands here; it opens and closes", async () => {
  items = [...ITEMS, { ...(ITEMS[1] as ReviewItemDto), topic: "governing_law", wanted: "Ours alone." }];
  show();
  const title = await screen.findByRole("button", { name: /^Governing law Probably/ });
  const card = within(title.closest("article") as HTMLElement);
  expect(title.getAttribute("aria-expanded")).toBe("false");
  for (const words of ["Ours alone.", PASSAGE.content]) expect(card.getByText(words)).toBeTruthy(); // one line
  expect(card.queryByRole("button", { name: /Use our wording/ })).toBeNull();
  fireEvent.click(title);
  expect(card.getByRole("button", { name: /Use our wording/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use our wording: Renewal" })).toBeTruthy(); // the worst stays open
  fireEvent.click(title);
  expect(card.queryByRole("button", { name: /Use our wording/ })).toBeNull();
});

test("says why a topic needs review and where to look, behind one line with the topics' names (B-24.9)", async () => {
  const clause = { content: "7. Each party carries its own risk.", page: 3, start: 70, end: 105 };
  const [, deviating] = ITEMS as [ReviewItemDto, ReviewItemDto];
  const review = { verdict: "needsReview", isSure: false, present: false } as const;
  items = [
    ...ITEMS,
    { ...deviating, ...review, topic: "insurance", reason: "notFound", passages: [clause] },
    { ...deviating, ...review, topic: "indemnity", reason: "noLimit", present: true },
  ];
  const { onShowPassage } = show();
  expect((await headline()).textContent).toBe("3 of 4 points need you");
  expect(topics()).toEqual(["Renewal Probably: Deviates"]);
  fireEvent.click(screen.getByRole("button", { name: "2 points need review Insurance, Indemnity" }));
  expect(topics().slice(1)).toEqual(["Insurance Needs review", "Indemnity Needs review"]);
  expect(screen.getByText("We aren't sure which clause is about this. Please read the nearest one.")).toBeTruthy();
  expect(screen.getByText("Our position has no automatic check.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Insurance: show in text, clause 7, p. 3" }));
  expect(onShowPassage).toHaveBeenCalledWith(clause);
});

test("offers a missing clause as one to add, and marks only the words that change in one that is there (B-24.9)", async () => {
  const [, deviating] = ITEMS as [ReviewItemDto, ReviewItemDto];
  const theirs = {
    ...PASSAGE,
    content: "4. The Buyer pays each invoice within sixty days after receipt of the goods.",
  };
  const after = theirs.content.replace("sixty", "thirty");
  items = [
    {
      ...deviating,
      passages: [theirs],
      proposal: "Invoices are paid within thirty days.",
      change: { before: theirs.content, after },
    },
    { ...deviating, topic: "audit", present: false, passages: [], verdict: "missing", reason: "missing" },
  ];
  show();
  await headline();
  const [changed] = screen.getAllByRole("article") as [HTMLElement];
  expect([...changed.querySelectorAll("del, ins")].map((one) => one.textContent?.trim().split(" ")[1])).toEqual([
    "sixty",
    "thirty",
  ]);
  fireEvent.click(screen.getByRole("button", { name: /^Audit/ }));
  expect(screen.getByRole("button", { name: "Add clause: Audit" })).toBeTruthy();
});

test("without a book leads to the page of books (B-24.9)", async () => {
  books = [];
  show();
  expect((await screen.findByRole("link", { name: "Choose a playbook" })).getAttribute("href")).toBe(
    "/positions?contract=c1",
  );
  expect(asked).toEqual([]);
});

test("begins with a book for our side where it is known, and with the one that a person chooses (B-30.11)", async () => {
  const book = (id: string, side: string) => ({ ...BOOKS[0], id, name: id, side });
  [books, ourSide] = [[book("buying", "buy"), book("supplying", "supply")], "supply"];
  show();
  await waitFor(() =>
    expect(asked).toEqual([["/api/contracts/c1/review", { positionsId: "supplying", versionId: "v3" }]]),
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "buying" } });
  await waitFor(() =>
    expect(asked.at(-1)).toEqual(["/api/contracts/c1/review", { positionsId: "buying", versionId: "v3" }]),
  );
});

test("puts our wording forward as a suggestion, and says so where that is refused (B-24.10)", async () => {
  const { onProposed } = show();
  fireEvent.click(await screen.findByRole("button", { name: "Use our wording: Renewal" }));
  await waitFor(() => expect(onProposed).toHaveBeenCalledWith({ id: "s1" }));
  const body = { positionsId: "b1", topic: "renewal_term", versionId: "v3", as: "wanted" };
  expect(actions).toEqual([["POST", "/api/contracts/c1/review/suggestions", body]]);
  expect(screen.queryByRole("button", { name: "Use our wording: Audit" })).toBeNull();
  refusal = "The text has changed";
  fireEvent.click(screen.getByRole("button", { name: "Use our wording: Renewal" }));
  await screen.findByText("The text has changed");
  expect(onProposed).toHaveBeenCalledTimes(1);
});

test("goes on with the open point behind the one that was put forward, which gets the focus (B-24.10)", async () => {
  const [matching, deviating] = ITEMS;
  if (!matching || !deviating) throw new Error("two items");
  items = [deviating, { ...deviating, topic: "payment_terms" }, matching];
  const onNext = vi.fn();
  Element.prototype.scrollIntoView = vi.fn(); // jsdom has none
  const panel = (after: string | null) => (
    <ToastProvider>
      <ReviewPanel
        contract={{ id: "c1", type: "Lease Agreement", text: "The tenant pays." }}
        versionId="v3"
        isShown
        obstacle={null}
        glance={null}
        onShowPassage={vi.fn()}
        onProposed={vi.fn()}
        suggested={NOTHING_SUGGESTED}
        onComment={vi.fn()}
        next={after === null ? null : { after }}
        onNext={onNext}
      />
    </ToastProvider>
  );
  const { rerender } = render(panel(null));
  await headline();
  expect(onNext).not.toHaveBeenCalled();
  rerender(panel("renewal_term"));
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Payment"));
  expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
  expect(onNext).toHaveBeenCalledOnce();
  rerender(panel("payment_terms"));
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Renewal"));
});

test("puts nothing forward while there is unsaved text (B-24.10)", async () => {
  show("unsaved");
  const use = await screen.findByRole<HTMLButtonElement>("button", { name: "Use our wording: Renewal" });
  expect(use.disabled).toBe(true);
});

test("takes a topic as it stands with a reason, shows who did, and takes it back (B-24.11)", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Accept as is: Renewal" }));
  const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Accept as is" });
  expect(submit.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Why you accept it/u), { target: { value: " They insist. " } });
  const accepted = { reason: "They insist.", byName: "Ana", at: "2026-11-22T09:00:00.000Z" };
  items = ITEMS.map((item) => (item.topic === "renewal_term" ? { ...item, accepted } : item));
  fireEvent.click(submit);
  await screen.findByRole("button", { name: /^Accepted as is: 1/ });
  expect((await headline()).textContent).toBe("All 2 points are in order");
  expect(actions).toEqual([
    ["POST", "/api/contracts/c1/review/accepted", { topic: "renewal_term", reason: "They insist." }],
  ]);
  expect(screen.getByText("They insist.")).toBeTruthy();
  items = ITEMS;
  fireEvent.click(screen.getByRole("button", { name: "Undo: Renewal" }));
  await screen.findByText("1 of 2 points need you");
  expect(actions.at(-1)).toEqual(["DELETE", "/api/contracts/c1/review/accepted/renewal_term", null]);
});

test("begins a comment on the passage, and takes it as the wording of a book of one's own (B-24.9)", async () => {
  const { onComment } = show();
  fireEvent.click(await screen.findByRole("button", { name: "Comment: Renewal" }));
  expect(onComment).toHaveBeenCalledWith(PASSAGE);
  fireEvent.click(screen.getByRole("button", { name: "Save to playbook: Renewal" }));
  await screen.findByText("Saved to the playbook as our wording");
  const body = { topic: "renewal_term", as: "wanted", contractId: "c1", versionId: "v3", start: 40, end: 60 };
  expect(actions).toEqual([["POST", "/api/positions/b1/wording", body]]);
  fireEvent.change(screen.getByLabelText("Playbook"), { target: { value: "b2" } });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save to playbook: Renewal" })).toBeNull());
});

test("says which host a model is at and what would go there, and asks it only when that is wished (B-24.14)", async () => {
  offer = {
    model: { name: "gpt-x", host: "api.example.com", requests: 21, characters: 84_000, kept: 0, keptAt: null },
  };
  show();
  const model = within(await screen.findByRole("region", { name: "Model review" }));
  expect(model.getByText(/^You can also ask gpt-x at api\.example\.com/)).toBeTruthy();
  expect(model.getByText(/up to 21 requests with at most 84,000 characters/)).toBeTruthy();
  await headline();
  expect(asked).toEqual([["/api/contracts/c1/review", { positionsId: "b1", versionId: "v3" }]]);
  items = [{ ...(ITEMS[1] as ReviewItemDto), by: "model", conclusion: "It renews for ten years." }];
  fireEvent.click(model.getByRole("button", { name: "Ask the model too" }));
  expect(await screen.findByText("It renews for ten years.")).toBeTruthy();
  expect(asked[1]).toEqual(["/api/contracts/c1/review", { positionsId: "b1", versionId: "v3", by: "model" }]);
  expect(model.getByRole("status").textContent).toContain("gpt-x at api.example.com also reviewed this");
  items = ITEMS;
  fireEvent.click(model.getByRole("button", { name: "Back to the built-in review" }));
  await waitFor(() => expect(screen.queryByText("It renews for ten years.")).toBeNull());
  expect(asked).toHaveLength(3);
});

test("says that a model did not answer, and offers none where none may be asked", async () => {
  offer = { model: { name: "gpt-x", host: "api.example.com", requests: 1, characters: 10, kept: 0, keptAt: null } };
  headers = { "X-Assistant-Fell-Back-From": "api.example.com" };
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Ask the model too" }));
  expect(await screen.findByText(/^api\.example\.com did not respond/)).toBeTruthy();
  cleanup();
  offer = { model: null };
  show();
  await headline();
  expect(screen.queryByRole("region", { name: "Model review" })).toBeNull();
});

test("tells what a model's kept answers spare, asks for the rest, and asks nothing where all are kept (B-24.15)", async () => {
  const at = "2026-11-20T12:00:00.000Z";
  offer = { model: { name: "gpt-x", host: "api.example.com", requests: 2, characters: 900, kept: 19, keptAt: at } };
  show();
  const model = within(await screen.findByRole("region", { name: "Model review" }));
  expect(
    model.getByText(/won't be requested again\. The rest takes up to 2 requests with at most 900 characters/),
  ).toBeTruthy();
  fireEvent.click(model.getByRole("button", { name: "Ask the model too" }));
  await model.findByText(/also reviewed this/);
  offer = { model: { name: "gpt-x", host: "api.example.com", requests: 0, characters: 0, kept: 21, keptAt: at } };
  fireEvent.click(model.getByRole("button", { name: "Back to the built-in review" }));
  expect(await model.findByText(/\(Nov 20, 2026\)\. Its answers are saved; nothing will be sent/)).toBeTruthy();
  fireEvent.click(model.getByRole("button", { name: "Show the model's answers" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject([expect.any(String), { by: "model" }]));
});

test("offers no model where the built-in review is sure of all (B-24.14)", async () => {
  offer = { model: { name: "gpt-x", host: "api.example.com", requests: 0, characters: 0, kept: 0, keptAt: null } };
  show();
  await headline();
  expect(screen.queryByRole("region", { name: "Model review" })).toBeNull();
});
