// @vitest-environment jsdom
/** A family's page: documents by date, the text in force, and what is to be checked. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { FamilyScreen } from "@/components/families/family-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ContradictionsDto, DocumentDto, FamilyDto, ProposalDto, TextDto } from "@/lib/families/schema";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const document = (id: string, change: Partial<DocumentDto> = {}): DocumentDto => ({
  id,
  contractId: `contract-${id}`,
  name: id,
  role: "amendment",
  parentId: "root",
  number: "",
  day: null,
  holdsFrom: null,
  isSigned: true,
  versionId: `version-${id}`,
  addedByName: "Nomin",
  addedAt: "2026-11-01T00:00:00.000Z",
  ...change,
});
const ROOT = document("root", { name: "Framework", role: "agreement", parentId: null, holdsFrom: "2024-03-01" });
const FIRST = document("first", { number: "1", holdsFrom: "2025-03-01" });
const DRAFT = document("draft", { number: "3", isSigned: false });
const order = (number: number) => document(`order-${number}`, { role: "order", number: String(number) });
const FAMILY: FamilyDto = {
  id: "f1",
  name: "Framework",
  agreementId: "root",
  documents: [ROOT, FIRST, DRAFT, order(1), order(2)],
  hiddenCount: 1,
  hiddenIds: [],
  today: "2026-11-23",
};
const quote = { content: "1. In clause 2.3 …", page: 1, start: 10, end: 28 };
const change = {
  documentId: "first",
  clause: "1",
  number: "2.3",
  kind: "replaceWords",
  from: "2025-03-01",
  quote,
} as const;
const TEXT: TextDto = {
  documentId: "root",
  on: "2026-11-23",
  asIfSigned: null,
  clauses: [
    {
      number: "2",
      heading: "",
      isTitle: true,
      base: null,
      parts: [{ text: "Price", state: "kept", change: null }],
      changes: [],
    },
    {
      number: "2.2",
      heading: "",
      isTitle: false,
      base: null,
      parts: [{ text: "Without VAT.", state: "kept", change: null }],
      changes: [],
    },
    {
      number: "2.3",
      heading: "",
      isTitle: false,
      base: null,
      parts: [
        { text: "Paid within ", state: "kept", change: null },
        { text: "fifteen", state: "out", change: 0 },
        { text: "thirty", state: "in", change: 0 },
        { text: " days.", state: "kept", change: null },
      ],
      changes: [0, 1],
    },
  ],
  changes: [
    { ...change, isInForce: true, isApplied: true },
    { ...change, documentId: "draft", from: null, isInForce: false, isApplied: false },
    { ...change, number: "8.3", isInForce: true, isApplied: false },
  ],
  problems: [{ kind: "noSuchClause", change: 2, nearest: "2.3" }],
  undated: [],
  hiddenCount: 1,
  endedBy: null,
  precedence: [],
};
const FOUND: ContradictionsDto = {
  contradictions: [
    {
      kind: "payment_terms",
      documentId: "order-2",
      document: { value: "sixty days", number: null, content: "…", page: 1 },
      inForce: { value: "thirty days", number: "2.3", content: "…", page: 1 },
      changedById: "first",
      winner: "agreement",
    },
  ],
  precedence: {
    number: "1.4",
    winner: "agreement",
    hasException: false,
    isChanged: false,
    words: { start: 3, end: 26 },
    quote: { content: "If this Agreement prevails.", page: 1, start: 0, end: 27 },
  },
  unread: [],
};
const PROPOSAL: ProposalDto = {
  childId: "protocol",
  childName: "Protocol",
  parentId: "contract-root",
  parentName: "Framework",
  familyId: "f1",
  role: "order",
  isSure: true,
  number: "FA-2024/03",
  quote,
};

const sent: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  sent.length = 0;
  answers = {
    "GET /api/families/f1": FAMILY,
    "GET /api/families/f1/text": TEXT,
    "GET /api/families/f1/contradictions": FOUND,
    "GET /api/families/f1/proposals": { proposals: [PROPOSAL] },
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "http://site");
    const { method = "GET" } = init;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ method, path: url.pathname + url.search, body });
    const answer = answers[`${method} ${url.pathname}`];
    if (method !== "GET") return new Response(null, { status: 204 });
    return answer === undefined ? new Response("{}", { status: 500 }) : Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(family: FamilyDto = FAMILY) {
  return render(
    <CopyProvider language="en">
      <ToastProvider>
        <FamilyScreen family={family} />
      </ToastProvider>
    </CopyProvider>,
  );
}
const asked = (part: string) => sent.filter(({ path }) => path.includes(part)).map(({ path }) => path);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("a family's page (B-31.9)", () => {
  test("shows each changed word with its source, and where documents are missing", async () => {
    const { container } = show();
    await screen.findByText("thirty");
    expect(container.querySelector("del")?.textContent).toBe("fifteen");
    expect(container.querySelector("ins")?.textContent).toBe("thirty");
    expect(screen.getByRole("link", { name: "in force since Mar 1, 2025" }).getAttribute("href")).toBe(
      "/contracts/contract-first?passage=10-28&version=version-first",
    );
    expect(screen.getByRole("link", { name: "draft, not in force" })).toBeTruthy();
    expect(screen.getByText("1 document you can't open may change this text.")).toBeTruthy();
    expect(
      (await axe.run(container, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } }))
        .violations,
    ).toEqual([]);
  });

  test("has its documents by date, an unknown one as 'date?', and orders in one line that unfolds", async () => {
    show();
    const timeline = screen.getByRole("region", { name: "Documents by date" });
    await screen.findByText("thirty");
    expect(within(timeline).getByText("Mar 1, 2025 · changes 2.3")).toBeTruthy();
    expect(within(timeline).getAllByText(/date\?/u).length).toBeGreaterThan(0);
    expect(within(timeline).queryByRole("button", { name: "Change or remove Order 2" })).toBeNull();
    press(/^Orders/u);
    expect(within(timeline).getByRole("button", { name: "Change or remove Order 2" })).toBeTruthy();
  });

  test("asks for the text as signed, on a day, or as if a draft were signed", async () => {
    show();
    await screen.findByText("thirty");
    press("As signed");
    press("If Amendment 3 is signed");
    fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2025-01-01" } });
    await waitFor(() => expect(asked("/text?")).toHaveLength(4));
    expect(asked("/text?").map((path) => path.split("?")[1])).toEqual([
      "on=2026-11-23",
      "asSigned=true",
      "on=2026-11-23&with=draft",
      "on=2025-01-01",
    ]);
  });

  test("can show only what was amended; the rest unfolds", async () => {
    show();
    await screen.findByText("Without VAT.");
    fireEvent.click(screen.getByRole("checkbox", { name: "Only amended" }));
    expect(screen.queryByText("Without VAT.")).toBeNull();
    expect(screen.getByText("Price")).toBeTruthy();
    press("1 clause not amended");
    expect(screen.getByText("Without VAT.")).toBeTruthy();
  });

  test("tells what to check: a contradiction with the clause that prevails, a change that wasn't applied, a document", async () => {
    show();
    const panel = within(screen.getByRole("complementary", { name: "To check" }));
    expect(await panel.findByText("Order 2 says something else")).toBeTruthy();
    expect(panel.getByText("prevails")).toBeTruthy();
    expect(panel.getByText("this Agreement prevails").tagName).toBe("MARK");
    expect(panel.getByText("Amendment 1 names clause 8.3, which isn't there")).toBeTruthy();
    expect(panel.getByText("“Protocol” names FA-2024/03.")).toBeTruthy();
    fireEvent.click(panel.getByRole("button", { name: "Not related" }));
    await waitFor(() => expect(sent.filter(({ method }) => method === "PUT")).toHaveLength(1));
    expect(sent.find(({ method }) => method === "PUT")).toEqual({
      method: "PUT",
      path: "/api/families/not-related",
      body: { contractId: "protocol", otherId: "contract-root" },
    });
  });

  test("lets whoever manages the agreement take out a document that they can't open (B-31.15)", async () => {
    show();
    await screen.findByText("thirty");
    expect(screen.queryByText("You can't open one of the documents")).toBeNull();
    cleanup();
    answers["GET /api/families/f1"] = { ...FAMILY, hiddenIds: ["secret"] };
    show({ ...FAMILY, hiddenIds: ["secret"] });
    await screen.findByText("You can't open one of the documents");
    press("Remove from family");
    await waitFor(() => expect(sent.filter(({ method }) => method === "DELETE")).toHaveLength(1));
    expect(sent.find(({ method }) => method === "DELETE")?.path).toBe("/api/families/f1/documents/secret");
  });

  test("of one document has no axis, and offers to add one", async () => {
    show({ ...FAMILY, documents: [ROOT], hiddenCount: 0 });
    await screen.findByText("thirty");
    expect(screen.queryByRole("region", { name: "Documents by date" })).toBeNull();
    expect(screen.getAllByRole("button", { name: "Add document" })).toHaveLength(2);
  });

  test("doesn't say that nothing amends the text where a document that can't be opened may (B-31.18)", async () => {
    const unchanged = { ...TEXT, clauses: TEXT.clauses.map((clause) => ({ ...clause, changes: [] })) };
    for (const hiddenCount of [1, 0]) {
      answers["GET /api/families/f1/text"] = { ...unchanged, hiddenCount };
      show();
      await screen.findByText("thirty");
      expect(screen.queryByText("No amendment changes the text on this day.") === null).toBe(hiddenCount > 0);
      cleanup();
    }
  });

  test("says so when the text can't be read, and tries again", async () => {
    delete answers["GET /api/families/f1/text"];
    show();
    await screen.findByText("We couldn't load this. Please try again.");
    answers["GET /api/families/f1/text"] = TEXT;
    press("Try again");
    expect(await screen.findByText("thirty")).toBeTruthy();
  });
});
