// @vitest-environment jsdom
/** The negotiation ledger on the screen. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { LedgerScreen } from "@/components/rounds/ledger/ledger-screen";
import { ledger as words } from "@/lib/copy/en/ledger";
import type { LedgerDto, LedgerRowDto } from "@/lib/exchange/rounds/ledger-schema";
import { fakeFetch, show } from "../review/fixtures";

const PATH = "/api/contracts/c1/rounds/ledger";
const column = (kind: LedgerDto["columns"][number]["kind"], side: "ours" | "theirs", by = "") => ({
  kind,
  side,
  roundId: kind === "reply" ? "r1" : null,
  versionId: "v1",
  versionNumber: 1,
  at: `2026-11-0${kind.length}T10:00:00.000Z`,
  by,
});
const row = (changes: Partial<LedgerRowDto>): LedgerRowDto => ({
  number: "2.3",
  title: "Price and payment",
  opening: "",
  standing: "open",
  cells: [
    { words: "30 days", move: "first", isThere: true },
    { words: "90 days", move: "asked", isThere: true },
    { words: "30 days", move: "undecided", isThere: true },
  ],
  agreed: null,
  ours: "Paid within 30 days.",
  theirs: "Paid within 90 days.",
  now: "Paid within 30 days.",
  ...changes,
});
const UNDONE = row({
  number: "2.4",
  title: "",
  standing: "undone",
  cells: [
    { words: "0.1%", move: "gave", isThere: true },
    { words: "0.05%", move: "undone", isThere: true },
    { words: "", move: "undecided", isThere: false },
  ],
  agreed: "The penalty is 0.1%.",
  theirs: "The penalty is 0.05%.",
  now: null,
});
const LEDGER: LedgerDto = {
  columns: [column("sent", "ours", "Nomin"), column("reply", "theirs", "O. Bayar"), column("now", "ours")],
  rows: [UNDONE, row({})],
  counts: { open: 1, theyGave: 0, weGave: 0, halfway: 0, untracked: 0, undone: 1 },
  leftOut: 0,
};

function open(answer: () => { status?: number; body?: unknown }): string[] {
  const asked = fakeFetch({ [PATH]: answer });
  show(<LedgerScreen contractId="c1" contractName="Supply" />);
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("shows each clause with who asked, who gave and what was undone, opened at what was undone (B-26.19)", async () => {
  open(() => ({ body: LEDGER }));
  const table = await screen.findByRole("table");
  const [head, undone, detail, openRow] = within(table).getAllByRole("row");
  expect(head?.textContent).toContain("Their reply");
  expect(undone?.textContent).toContain(words.standings.undone);
  expect(undone?.textContent).toContain(words.moves.theirs.undone);
  expect(detail?.textContent).toContain("The penalty is 0.1%.");
  expect(detail?.textContent).toContain(words.notThere);
  expect(openRow?.textContent).toContain(`30 days → 90 days${words.moves.theirs.asked}`);
  const rules = { region: { enabled: false }, "color-contrast": { enabled: false } }; // neither is drawn here
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
});

test("opens a clause's wordings by keyboard or mouse, and shows clauses of one kind", async () => {
  open(() => ({ body: LEDGER }));
  const button = await screen.findByRole("button", { name: words.openRow("2.3 Price and payment") });
  fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("Paid within 90 days.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: new RegExp(words.standings.open) }));
  expect(screen.getByRole("button", { name: words.openRow("2.4") })).toBeTruthy(); // undone, and still to be decided
  fireEvent.click(screen.getByRole("button", { name: new RegExp(words.standings.undone) }));
  expect(screen.queryByRole("button", { name: words.openRow("2.3 Price and payment") })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: new RegExp(words.filters.all) }));
  expect(screen.getByRole("button", { name: words.openRow("2.3 Price and payment") })).toBeTruthy();
});

test("names a paragraph by the clause it stands under and by its beginning, else by that alone (B-26.19)", async () => {
  const put = row({ number: "5", title: "Liability", opening: "The Supplier insures the goods." });
  const struck = row({ number: "", title: "", opening: "The Buyer may return the goods…" });
  const gone = row({ number: "", title: "", opening: "" });
  open(() => ({ body: { ...LEDGER, rows: [put, struck, gone] } }));
  const names = (await screen.findAllByRole("rowheader")).map(({ textContent }) => textContent);
  expect(names).toEqual([
    "5LiabilityThe Supplier insures the goods.",
    "The Buyer may return the goods…",
    words.unnamed,
  ]);
});

test("counts and filters what was not tracked after it is decided too; only what waits is marked (B-26.19)", async () => {
  const decided = row({
    standing: "weGave",
    cells: [
      { words: "30 days", move: "first", isThere: true },
      { words: "90 days", move: "untracked", isThere: true },
      { words: "90 days", move: "gave", isThere: true },
    ],
  });
  const counts = { ...LEDGER.counts, open: 0, undone: 0, weGave: 1 };
  open(() => ({ body: { ...LEDGER, rows: [decided], counts } }));
  expect(await screen.findByText(words.moves.theirs.untracked)).toBeTruthy();
  const before = screen.getByText(words.standings.untracked, { exact: false, selector: ".ledger-figure" });
  expect([before.textContent, before.hasAttribute("data-bad")]).toEqual([`1 ${words.standings.untracked}`, false]);
  expect(screen.queryByText(words.standings.undone, { exact: false, selector: ".ledger-figure" })).toBeNull();
  expect(screen.getByText(words.byClause)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: `${words.standings.untracked} 1` }));
  expect(screen.getByText(words.moves.theirs.untracked)).toBeTruthy();
  cleanup();
  open(() => ({ body: { ...LEDGER, rows: [decided], counts: { ...counts, untracked: 2, undone: 1 } } }));
  const figures = await screen.findAllByText(/./u, { selector: ".ledger-figure[data-bad]" });
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    `3 ${words.standings.untracked}`,
    `1 ${words.standings.undone}`,
  ]);
  const all = screen.getAllByText(/./u, { selector: ".ledger-figure" });
  expect(all.map(({ textContent }) => textContent)).toContain(`3 ${words.standings.open}`);
});

test("says that nothing has moved, and asks again after a failure", async () => {
  let isWell = false;
  open(() => (isWell ? { body: { ...LEDGER, rows: [] } } : { status: 500 }));
  const retry = await screen.findByRole("button", { name: words.retry });
  isWell = true;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByText(words.none)).toBeTruthy());
  expect(screen.queryByRole("button", { name: words.export.button })).toBeNull();
});
