// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import type { SummaryFact } from "@/lib/copy/summary-facts";
import { answerByHand, answered, click, item, log, receipt, refused, show } from "./assistant-panel-stage";

afterEach(cleanup);

const fact = (kind: FactDto["kind"], value: string, more: Partial<FactDto> = {}): FactDto => ({
  kind,
  value,
  basis: "likely",
  passage: item(`The clause on ${value}.`, 2),
  ...more,
});
const FACTS: FactDto[] = [
  fact("title", "SUPPLY AGREEMENT"),
  fact("parties", "Altan Trade LLC", { role: "Supplier" }),
  fact("parties", "Khangai Foods JSC", { role: "Buyer" }),
  fact("governing_law", "Mongolia", { basis: "stated" }),
  fact("expiration_date", "two years", { iso: "2029-01-31", from: { iso: "2027-01-31", months: 24, days: 0 } }),
];
const factsAre = (facts: FactDto[]) => vi.fn(async () => ({ ok: true as const, data: { facts } }));

async function summarized(actions: Parameters<typeof show>[0] = {}) {
  const answer = answerByHand();
  const stage = show({ summarize: async () => ({ ok: true, data: answer.iterable }), ...actions });
  await click("Summarize");
  const line = async (text: string, about?: SummaryFact, basis: "stated" | "likely" = "likely") => {
    await answer.say(text);
    await answer.quote(item(`Quote for ${text.trim()}`, 3));
    await answer.give({ kind: "basis", basis, ...(about === undefined ? {} : { about }) });
  };
  return { ...stage, answer, line };
}

const rows = () =>
  within(log().getByRole("table", { name: "Facts of this contract" }))
    .getAllByRole("row")
    .slice(1);

test("begins with a table of facts: kind, the contract's words, on what that stands, and the way to the passage (B-12.10)", async () => {
  const { onShowPassage } = await summarized({ facts: factsAre(FACTS) });
  expect(rows().map((row) => row.textContent)).toEqual([
    "PartiesAltan Trade LLC Supplier?Likelyp. 2",
    "PartiesKhangai Foods JSC BuyerLikelyp. 2",
    "Governing lawMongolia?Statedp. 2",
    "EndsJan 31, 2029: two years (Jan 31, 2027 + 24 mo.)?Likelyp. 2",
  ]);
  await click("Governing law: show in the text, page 2");
  expect(onShowPassage.mock.calls[0]?.[0]).toEqual(FACTS[3]?.passage);
});

test("a line that the table says is not said twice, and makes its fact stated where it says the very words (B-12.10)", async () => {
  const { answer, line } = await summarized({ facts: factsAre(FACTS) });
  await answer.say("Summary of SUPPLY AGREEMENT\n");
  await line("\n\nParties: Altan Trade LLC, another", "parties", "stated");
  await line("\n\nGoverning law: Mongolia", "law", "stated");
  await line("\n\nTermination", "termination");
  await answer.end();
  expect(log().getByRole("heading", { name: "Summary of SUPPLY AGREEMENT" })).toBeTruthy();
  expect(rows()[0]?.textContent).toContain("Stated");
  expect(rows()[1]?.textContent).toContain("Likely");
  const lines = within(log().getByRole("list", { name: "Main points" }));
  expect(lines.queryByText(/^Parties/)).toBeNull();
  expect(lines.getByText("Termination")).toBeTruthy();
});

test("has at most seven lines, and the others when they are asked for (B-12.10)", async () => {
  const { answer, line } = await summarized();
  for (let number = 1; number <= 9; number++) await line(`\n\nPoint ${number}`);
  await answer.end();
  expect(log().queryAllByText(/^Point \d$/)).toHaveLength(7);
  await click("Show all 9 points");
  expect(log().queryAllByText(/^Point \d$/)).toHaveLength(9);
  expect(log().queryByRole("button", { name: /^Show all/ })).toBeNull();
});

test("folds the quotes of a line, which a keyboard can open (B-12.10)", async () => {
  const { answer, line } = await summarized();
  await line("Termination", "termination");
  await answer.say("\nand 3 more");
  await answer.end();
  const fold = log().getByText("1 quote").closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.tabIndex).toBe(0);
  fireEvent.click(log().getByText("1 quote"));
  expect(fold?.open).toBe(true);
  expect(within(fold as HTMLElement).getByText("and 3 more")).toBeTruthy();
});

const OWED = [
  ...Array.from({ length: 7 }, (_, index) => item(`Supplier's duty ${index}`, 1, "Supplier")),
  item("Buyer's duty", 2, "Buyer"),
  item("Somebody's duty", 3),
];

test("lists the obligations by party with their counts, of one party or all, five at first (B-12.10)", async () => {
  const find = vi.fn(async () => answered(OWED));
  const { answer, line } = await summarized({ find });
  await answer.give({ kind: "receipt", receipt });
  await line("Obligations: Supplier", "obligations");
  await answer.end();
  expect(find).toHaveBeenCalledWith(
    { contractId: "c1", category: "obligations", versionId: "v3" },
    expect.any(AbortSignal),
  );
  expect(log().queryByText("Obligations: Supplier")).toBeNull();
  const choices = within(log().getByRole("group", { name: "Obligations of" }));
  expect(choices.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "All 9",
    "Supplier 7",
    "Buyer 1",
    "Others 1",
  ]);
  expect(log().queryByText("Buyer's duty")).toBeNull();
  await click("Supplier 7");
  expect(log().queryAllByText(/^Supplier's duty/)).toHaveLength(5);
  await click("Show all");
  expect(log().queryAllByText(/^Supplier's duty/)).toHaveLength(7);
  await click("Buyer 1");
  expect(log().getByText("Buyer's duty")).toBeTruthy();
  expect(log().queryByText(/^Supplier's duty/)).toBeNull();
});

test("a model is not given the text a second time for the obligations: its own lines tell of them", async () => {
  const find = vi.fn(async () => answered(OWED));
  const { answer, line } = await summarized({ find });
  await answer.give({
    kind: "receipt",
    receipt: { engine: "openai", host: "api.example.com", model: "gpt-x", fellBackFrom: null },
  });
  await line("The supplier delivers.");
  await answer.end();
  expect(find).not.toHaveBeenCalled();
  expect(log().getByText("The supplier delivers.")).toBeTruthy();
});

test("without the table every line is said, and that the table is missing", async () => {
  const { answer, line } = await summarized({
    facts: () => refused({ key: "unexpected", message: "Something went wrong" }),
  });
  await line("Governing law: Mongolia", "law", "stated");
  await answer.end();
  expect(log().getByText("Governing law: Mongolia")).toBeTruthy();
  expect(log().getByText("Couldn't load the facts.")).toBeTruthy();
});

test("obligations that were searched for are chosen by party too, all of them at first", async () => {
  show({ find: async () => answered(OWED) });
  await click("Obligations");
  expect(screen.getByRole("button", { name: "All 9" }).getAttribute("aria-pressed")).toBe("true");
  expect(log().getByText("Buyer's duty")).toBeTruthy();
  await click("Supplier 7");
  expect(log().queryByText("Buyer's duty")).toBeNull();
});

test("is copied with its facts, its sources and who gave it (B-12.20)", async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const { answer, line } = await summarized({ facts: factsAre(FACTS.slice(3, 4)) });
  await answer.give({ kind: "receipt", receipt });
  await line("Termination", "termination");
  expect(log().queryByRole("button", { name: "Copy with sources" })).toBeNull();
  await answer.end();
  await click("Copy with sources");
  expect(writeText.mock.calls).toEqual([
    [
      [
        "Summarize this contract (From version 3)",
        "Governing law: Mongolia (p. 2)",
        "Termination [Likely: read the passage]",
        "“Quote for Termination” (p. 3)",
        "Built-in engine · your text stayed on this server",
      ].join("\n"),
    ],
  ]);
  expect(log().getByText("Copied")).toBeTruthy();
  writeText.mockRejectedValueOnce(new Error("denied"));
  await click("Copy with sources");
  expect(log().getByText(/Couldn't copy/)).toBeTruthy();
  vi.unstubAllGlobals();
});
