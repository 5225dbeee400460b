// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NotRead } from "@/components/data/read-list";
import { readRows } from "@/components/portfolio/portfolio-calls";
import type { GridQuery } from "@/lib/portfolio/schema";
import { signal } from "../../support/signal";
import { byAnn, cell, row, sum, summary, view } from "./fixtures";
import { answer, key, layOut, press, push, Rest, show } from "./stage";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: vi.fn(), refresh: vi.fn() }) }));

let rest: Rest;
beforeEach(() => {
  rest = new Rest();
  layOut();
  window.history.replaceState(null, "", "/answers");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lines = () => screen.getAllByRole("row").slice(1, -1);
const foot = () => within(screen.getAllByRole("row").at(-1) as HTMLElement);
const asked = () => rest.bodies<GridQuery>("POST", "query").at(-1);
const ready = () => screen.findByRole("grid", { name: "Answers" });

describe("what stands there", () => {
  test("before anything was asked four views are offered, and one of them asks what it can", async () => {
    rest.views = [];
    show(rest);
    await screen.findByRole("heading", { name: "Ask all your contracts at once" });
    expect(rest.bodies("POST", "query")).toEqual([]);
    press(/^Payment terms/);
    await ready();
    // the playbook's verdict in place of the bare clause; what there is no column for is left out
    expect(asked()).toMatchObject({
      columns: ["verdict:b1:payment_terms", "fact:price", "fact:expiration_date"],
      group: "counterparty",
      limit: 100,
    });
    expect(window.location.search).toBe("?view=ready-payment");
  });

  test("the address opens its view, else the first that is saved; the page waits in grey blocks", async () => {
    rest.views = [view("1"), view("2", { name: "Mine" })];
    const held = signal();
    rest.instead.set("POST query", () => held.given.then(() => Response.json({ rows: rest.rows, nextCursor: null })));
    show(rest, { first: "2" });
    expect(screen.getByRole("status").textContent).toBe("Loading answers...");
    const tab = await screen.findByRole("button", { name: /^Mine/ });
    expect(tab.getAttribute("aria-current")).toBe("page");
    expect(screen.queryByRole("grid")).toBeNull();
    held.give();
    await ready();
    expect(lines()).toHaveLength(2);
  });

  test("one contract, none at all, and none that passes, with the way on", async () => {
    rest.rows = [row("a")];
    show(rest);
    await ready();
    expect(lines()).toHaveLength(1);
    cleanup();
    rest.rows = [];
    show(rest);
    expect(await screen.findByText("No contracts yet")).toBeTruthy();
    cleanup();
    rest.summary = summary(0, { all: 3 });
    const filter = { column: "type", by: "values" as const, values: ["Other"] };
    rest.views = [view("1", { query: { ...view("1").query, filters: [filter] } })];
    show(rest);
    expect(await screen.findByText("No contract passes")).toBeTruthy();
    fireEvent.click(screen.getAllByRole("button", { name: "Clear filters" }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked()?.filters).toEqual([]));
  });

  test("the foot says that it is still counting, until it is done", async () => {
    let tell: (answer: Response) => void = () => undefined;
    rest.instead.set("POST summary", () => new Promise<Response>((resolve) => (tell = resolve)));
    show(rest);
    await ready();
    expect(foot().getByText("Counting…")).toBeTruthy();
    tell(Response.json(summary(2)));
    await foot().findByText("2 contracts");
    expect(foot().queryByText("Counting…")).toBeNull();
  });

  test("a failure is said, and asking again helps", async () => {
    rest.instead.set("GET columns", () => Response.json({ message: "", code: "unexpected" }, { status: 500 }));
    show(rest);
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn't load the answers.");
    rest.instead.delete("GET columns");
    rest.instead.set("POST query", () => Response.json({ message: "no", code: "unexpected" }, { status: 500 }));
    press("Try again");
    await screen.findByRole("button", { name: /^View 1/ });
    expect((await screen.findByRole("alert")).textContent).toContain("We couldn't load the answers.");
    await expect(readRows('{"query":{},"round":0}')).rejects.toThrow(NotRead);
    rest.instead.delete("POST query");
    press("Try again");
    await ready();
  });

  test("of many only those in view are drawn, and the next page comes before its end is reached", async () => {
    rest.rows = Array.from({ length: 120 }, (_, index) => row(`c${index}`));
    rest.pageSize = 50;
    show(rest);
    const grid = await ready();
    expect(lines().length).toBeLessThan(40);
    expect(rest.bodies<GridQuery>("POST", "query").map(({ cursor }) => cursor)).toEqual([undefined]);
    fireEvent.focus(screen.getByRole("link", { name: "Contract c0" }));
    key("End", grid, { ctrlKey: true });
    await waitFor(() => expect(asked()?.cursor).toBe("50"));
    await screen.findByRole("link", { name: "Contract c49" });
  });
});

describe("an answer", () => {
  test("tells how sure it is in a glyph with words, and never by a percentage", async () => {
    const price = (rest: Parameters<typeof cell>[1]) => ({ "fact:price": cell({ text: "x" }, rest) });
    rest.rows = [
      row("stated", { cells: price({}) }),
      row("likely", { cells: price({ state: "likely" }) }),
      row("nearest", { cells: price({ state: "nearest" }) }),
      row("none", { cells: { "fact:price": cell(null) } }),
      row("unread", { cells: { "fact:price": cell(null, { state: "unread" }) } }),
      row("verified", { cells: price({ state: "verified", verified: byAnn }) }),
      row("old", { cells: price({ state: "verified", verified: byAnn, isOutOfDate: true }) }),
    ];
    show(rest);
    await ready();
    const mark = (id: string) => answer(id, "fact:price").querySelector("[data-sure]")?.getAttribute("data-sure");
    expect(["stated", "likely", "nearest", "none", "verified", "old"].map(mark)).toEqual([
      "stated",
      "likely",
      "nearest",
      "notFound",
      "verified",
      "outOfDate",
    ]);
    expect(answer("none", "fact:price").textContent).toContain("Nothing certain found");
    expect(answer("unread", "fact:price").textContent).toBe("Being read");
    expect(answer("old", "fact:price").textContent).toContain("Out of date: the clause changed since");
    expect(screen.getByRole("grid").textContent).not.toContain("%");
  });

  test("a verdict stands as a word only where it asks for something; a flag is seen", async () => {
    const judged = (verdict: "matches" | "deviates") => ({
      "verdict:b1:payment_terms": cell({ text: "30 days", number: 30, unit: "days", verdict }, { isFlagged: true }),
    });
    rest.rows = [row("a", { cells: judged("matches") }), row("b", { cells: judged("deviates") })];
    show(rest);
    await ready();
    const word = (id: string) => within(answer(id, "verdict:b1:payment_terms"));
    expect(word("a").getByText("Matches").className).toBe("sr-only");
    expect(word("b").getByText("Deviates").className).not.toContain("sr-only");
    expect(word("b").getByText("Flagged")).toBeTruthy();
  });

  test("sums stand apart by currency, in groups and at the foot, with what deviates and what renews soon", async () => {
    rest.views = [view("1", { query: { ...view("1").query, group: "counterparty" } })];
    rest.rows = [
      row("a", { groupKey: "khangai" }),
      row("b", { groupKey: "khangai", cells: { "fact:price": sum("USD", 214_000) } }),
      row("c", { groupKey: "" }),
    ];
    const both = [
      { currency: "MNT", amount: 1_840_000, count: 2 },
      { currency: "USD", amount: 214_000, count: 1 },
    ];
    const of = { found: 3, outOfDate: 1, verified: 0, totals: [], verdicts: {} };
    rest.summary = summary(3, {
      all: 66,
      renewing: 12,
      columns: {
        "fact:expiration_date": of,
        "fact:price": { ...of, totals: both },
        "verdict:b1:payment_terms": { ...of, verdicts: { deviates: 2, needsReview: 1, matches: 5 } },
      },
      groups: [
        { key: "khangai", name: "Khangai Foods JSC", count: 2, totals: { "fact:price": both } },
        { key: "", name: "", count: 1, totals: {} },
      ],
    });
    show(rest);
    await ready();
    await screen.findByText("Khangai Foods JSC");
    const group = within(screen.getByRole("row", { name: /Khangai Foods JSC/ }));
    const sums = (within: { getAllByRole: typeof screen.getAllByRole }) =>
      within.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(sums(group)).toEqual(["MNT 1,840,000", "USD 214,0001 contract"]);
    expect(within(screen.getByRole("row", { name: /No counterparty/ })).queryByText(/MNT/)).toBeNull();
    expect(sums(foot())).toEqual(["MNT 1,840,000sum of 2 contracts", "USD 214,0001 contract"]);
    expect(foot().getByText("3 contracts")).toBeTruthy();
    expect(foot().getByText("12 end or renew within 90 days")).toBeTruthy();
    expect(foot().getByText("3 of 3 found")).toBeTruthy();
    expect(foot().getAllByText("1 out of date")).toHaveLength(2);
    expect(foot().getByText("2 deviate · 1 to review")).toBeTruthy();
    expect(screen.getByText("3 of 66 contracts · 3 questions")).toBeTruthy();
    press(/Khangai Foods JSC/);
    expect(screen.queryByRole("link", { name: "Contract a" })).toBeNull();
    expect(screen.getByRole("link", { name: "Contract c" })).toBeTruthy();
  });
});

describe("the keyboard", () => {
  test("has one stop in the table; arrows, Home and End go from cell to cell, the heads are above", async () => {
    show(rest);
    await ready();
    const stops = () => [...screen.getByRole("grid").querySelectorAll('[tabindex="0"]')];
    expect(stops().map(({ textContent }) => textContent)).toEqual(["Contract a"]);
    (stops()[0] as HTMLElement).focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(answer("a", "fact:expiration_date"));
    key("ArrowDown");
    expect(document.activeElement).toBe(answer("b", "fact:expiration_date"));
    key("ArrowDown");
    expect(document.activeElement).toBe(answer("b", "fact:expiration_date"));
    key("End");
    expect(document.activeElement).toBe(answer("b", "verdict:b1:payment_terms"));
    key("Home", document.activeElement as Element, { ctrlKey: true });
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Contract a" }));
    key("ArrowRight");
    key("ArrowUp");
    expect(document.activeElement?.closest("[role=columnheader]")?.textContent).toContain("Ends");
    expect(stops()).toHaveLength(1);
  });

  test("x chooses the contract, Escape chooses none, n asks a question", async () => {
    show(rest);
    await ready();
    (document.querySelector('[data-cell][tabindex="0"]') as HTMLElement).focus();
    key("x");
    expect(lines()[0]?.getAttribute("aria-selected")).toBe("true");
    key("j");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Contract b" }));
    key("Escape");
    expect(lines()[0]?.getAttribute("aria-selected")).toBe("false");
    key("n");
    expect(await screen.findByRole("dialog", { name: "Add a question" })).toBeTruthy();
  });
});

test("a click on a head orders by it, once more the other way round, and then as at first", async () => {
  show(rest);
  await ready();
  const head = () => screen.getByRole("columnheader", { name: /^Value/ });
  for (const order of ["ascending", "descending", "none"]) {
    const before = rest.bodies("POST", "query").length;
    fireEvent.click(within(head()).getByRole("button"));
    expect(head().getAttribute("aria-sort")).toBe(order);
    await waitFor(() => expect(rest.bodies("POST", "query")).toHaveLength(before + 1));
  }
  expect(rest.bodies<GridQuery>("POST", "query").map(({ sort }) => sort)).toEqual([
    { column: "uploaded", isDescending: true },
    { column: "fact:price", isDescending: false },
    { column: "fact:price", isDescending: true },
    { column: "uploaded", isDescending: true },
  ]);
});

test("nothing is amiss for those who listen", async () => {
  rest.views = [view("1", { query: { ...view("1").query, group: "type" } })];
  rest.rows = [row("a", { groupKey: "Lease Agreement" }), row("b", { groupKey: "Other" })];
  show(rest);
  await ready();
  fireEvent.click(answer("a", "verdict:b1:payment_terms"));
  await screen.findByRole("complementary", { name: "Opened answer" });
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
