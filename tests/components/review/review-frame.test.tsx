// @vitest-environment jsdom
/** B-10.12, B-10.13: the bar above the text and the clauses beside it. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { leaveFor } from "@/components/forms/browser";
import { OutlinePanel } from "@/components/review/document/outline-panel";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeActions, fakeFetch, PATHS, version, type Answers } from "./fixtures";
import { BASE, editorText, open } from "./review-workspace-stage";

vi.mock("@/components/forms/browser", async (original) => ({ ...(await original<object>()), leaveFor: vi.fn() }));

const CLAUSES = "<h1>OFFICE LEASE</h1><p>Between Acme LLC and Bold LLC.</p><p>2.1 Rent. The Tenant pays rent.</p>";
const BOX = { x1: 100, y1: 100, x2: 300, y2: 150, width: 200, height: 50, pageNumber: 1 };
const SUGGESTION = {
  comment: "No sum is named.",
  replacement: null,
  source: "check",
  position: { boundingRect: BOX, rects: [BOX], pageNumber: 1 },
  id: "s1",
  title: "Rent without a sum",
  severity: "high",
  quote: "The Tenant pays rent.",
  start: 44,
  end: 65,
};

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openMore(): Promise<HTMLElement> {
  fireEvent.keyDown(await screen.findByRole("button", { name: review.header.more }), { key: "Enter" });
  return screen.findByRole("menu");
}

async function openWithClauses(): Promise<HTMLElement> {
  fakeFetch({
    ...BASE,
    [PATHS.version("v2")]: { body: version(2, "", { textContent: CLAUSES, plainText: "OFFICE LEASE" }) },
    [PATHS.suggestions]: { body: { suggestions: [SUGGESTION], cacheId: "c", dismissed: [] } },
  });
  open();
  return screen.findByRole("navigation", { name: review.outline.label });
}

test("one link leads back, and the menu 'More' downloads the original where there is one (B-10.12)", async () => {
  fakeFetch({ ...BASE, "/api/files/download/f1": { body: { downloadUrl: "https://files.test/f1" } } });
  open();
  const back = await screen.findByRole("link", { name: review.backToContracts });
  expect(back.getAttribute("href")).toBe("/dashboard");
  fireEvent.click(within(await openMore()).getByRole("menuitem", { name: review.failed.download }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("https://files.test/f1"));
  cleanup();
  open(undefined, { ...CONTRACT, file: null });
  expect(within(await openMore()).queryByRole("menuitem", { name: review.failed.download })).toBeNull();
});

test("the menu 'More' says what its entries are about (B-10.12)", async () => {
  fakeFetch(BASE);
  open();
  const menu = (await openMore()).textContent;
  const { next, about, files } = review.header.groups;
  const places = [next, about, review.details.open, files, review.saveAsTemplate.open].map((one) => menu.indexOf(one));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(-1);
});

test("what the bar has no room for is pressed from the menu 'More' (B-10.12)", async () => {
  fakeFetch(BASE);
  open();
  const entry = within(await openMore()).getByRole("menuitem", { name: "Activity", hidden: true });
  fireEvent.click(entry);
  expect(await screen.findByRole("dialog", { name: "Activity" })).toBeTruthy();
});

test("that no clause was found is said of a text that was looked through, and not before", () => {
  const panel = (clauses: [] | null) => (
    <CopyProvider language="en">
      <OutlinePanel clauses={clauses} risks={new Map()} findElement={() => null} onShow={() => undefined} />
    </CopyProvider>
  );
  const { rerender } = render(panel(null));
  expect(screen.queryByText(review.outline.empty)).toBeNull();
  rerender(panel([]));
  expect(screen.getByText(review.outline.empty)).toBeTruthy();
});

test("the clauses with a title stand beside the text, and a click jumps (B-10.13)", async () => {
  const outline = await openWithClauses();
  await within(outline).findByRole("button", { name: /suggestion/ });
  const entries = within(outline).getAllByRole("button");
  expect(entries.map((entry) => entry.getAttribute("aria-label"))).toEqual([
    "OFFICE LEASE",
    "2.1 Rent, suggestion: High",
  ]);
  expect(outline.textContent).toBe(review.outline.title); // each word of the contract is on the page once
  const jumped: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    jumped.push(this);
  };
  fireEvent.click(entries[1] as HTMLElement);
  expect(jumped[0]).toBe(editorText().lastElementChild);
});

test("the outline has pages where the text has, and the arrow keys go through it (B-10.20)", () => {
  const shown = vi.fn();
  const clause = (key: string, page: number | null) => {
    return { key, number: key, title: `Title ${key}`, start: 0, depth: 1, page };
  };
  render(
    <CopyProvider language="en">
      <OutlinePanel
        clauses={[clause("1", 1), clause("2", 3), clause("3", null)]}
        risks={new Map([["2", "high"]])}
        findElement={() => null}
        onShow={shown}
      />
    </CopyProvider>,
  );
  const entries = screen.getAllByRole("button");
  expect(entries.map((entry) => entry.getAttribute("aria-label"))).toEqual([
    "1 Title 1, page 1",
    "2 Title 2, page 3, suggestion: High",
    "3 Title 3",
  ]);
  expect(entries.map((entry) => entry.tabIndex)).toEqual([0, -1, -1]);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.getAttribute("aria-label")?.at(0);
  };
  entries[0]?.focus();
  expect([press("ArrowDown"), press("End"), press("ArrowDown"), press("ArrowUp"), press("Home")]).toEqual([..."23321"]);
  fireEvent.click(document.activeElement as Element);
  expect(shown).toHaveBeenCalledExactlyOnceWith("1");
});

test("Ctrl+\\ and the menu hide and show them, and the browser remembers (B-10.13)", async () => {
  const outline = await openWithClauses();
  const isShown = () => outline.closest("[data-outline]")?.getAttribute("data-outline");
  expect(isShown()).toBe("shown");
  await waitFor(() => {
    fireEvent.keyDown(window, { key: "\\", ctrlKey: true }); // listened for a moment after the outline stands there
    expect([isShown(), localStorage.getItem("review-outline")]).toEqual(["hidden", "closed"]);
  });
  fireEvent.click(within(await openMore()).getByRole("menuitem", { name: review.outline.show }));
  expect(isShown()).toBe("shown");
});

const PEOPLE: Answers = {
  "/api/contracts/c1/collaborators": {
    body: [{ id: "k1", userId: "u1", role: "admin", user: { name: "Ann", email: "" } }],
  },
  "/api/contracts/c1/invitations": { body: [] },
};

test("'Share' shows who has a part in the contract and invites another, over the text (B-15.8)", async () => {
  fakeFetch({ ...BASE, ...PEOPLE });
  const made = {
    id: "i1",
    email: "bob@example.test",
    role: "reviewer" as const,
    expiresAt: "",
    link: "https://x.test/i",
  };
  const invite = vi.fn().mockResolvedValue({ ok: true, data: made });
  open(fakeActions({ people: { ...fakeActions().people, invite } }));
  fireEvent.click(await screen.findByRole("button", { name: review.header.share }));
  const dialog = within(await screen.findByRole("dialog", { name: review.header.share }));
  expect(await dialog.findByText("Ann")).toBeTruthy();
  expect(dialog.queryByRole("link", { name: "Go to Contract" })).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Add Collaborator" }));
  const asking = within(await screen.findByRole("dialog", { name: "Add Collaborator" }));
  fireEvent.change(asking.getByLabelText(/Email/), { target: { value: "bob@example.test" } });
  fireEvent.click(asking.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(invite).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", email: "bob@example.test", role: "reviewer" }),
  );
});

test("a reviewer is offered no 'Share', neither as a button nor in the menu (B-15.8)", async () => {
  fakeFetch(BASE);
  open(undefined, { ...CONTRACT, role: "reviewer" });
  expect(within(await openMore()).queryByRole("menuitem", { name: review.header.share, hidden: true })).toBeNull();
  expect(screen.queryByRole("button", { name: review.header.share, hidden: true })).toBeNull();
});
