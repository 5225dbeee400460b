// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { byAnn, cell, opened, QUOTE, row, sum, view } from "./fixtures";
import { answer, key, layOut, push, Rest, show } from "./stage";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: vi.fn(), refresh: vi.fn() }) }));

const TERMS = "verdict:b1:payment_terms";
let rest: Rest;
beforeEach(() => {
  rest = new Rest();
  layOut();
  push.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = () => within(screen.getByRole("complementary", { name: "Opened answer" }));
async function open(contractId = "a", column = TERMS) {
  show(rest);
  await screen.findByRole("grid");
  fireEvent.click(answer(contractId, column));
  await panel().findByRole("button", { name: /^Correct|^Set/ });
}
/** What the server says of a cell from now on. */
function becomes(contractId: string, column: string, now: ReturnType<typeof cell>) {
  const of = rest.rows.find(({ contract }) => contract.id === contractId);
  if (of) rest.opened.set(`${contractId} ${column}`, { ...opened(of, column), cell: now });
}
const verified = cell({ text: "60 days", verdict: "deviates" }, { state: "verified", verified: byAnn });

test("says that there is no verdict where the playbook is for other kinds of contract (B-29.3)", async () => {
  const of = row("a", { cells: { [TERMS]: cell({ text: "60 days" }) } });
  rest.rows = [of];
  rest.opened.set(`a ${TERMS}`, opened(of, TERMS));
  await open();
  expect(panel().getByText("None: the playbook is for other kinds of contract")).toBeTruthy();
});

test("stands beside the table with value, verdict, our ask, how sure, and the quote that leads to its passage", async () => {
  await open();
  expect(panel().getByText("60 days")).toBeTruthy();
  expect(panel().getByText("Deviates")).toBeTruthy();
  expect(panel().getByText("30 days from delivery")).toBeTruthy();
  expect(panel().getByText("Stated word for word")).toBeTruthy();
  expect(panel().getByText(QUOTE).tagName).toBe("BLOCKQUOTE");
  const passage = `/contracts/a?passage=120-${120 + QUOTE.length}&version=v4+a`;
  expect(panel().getByRole("link", { name: "2.3 · p. 1" }).getAttribute("href")).toBe(passage);
  expect(panel().getByRole("link", { name: "Open in the text" }).getAttribute("href")).toBe(passage);
  expect(answer("a", TERMS).getAttribute("aria-current")).toBe("true");
  key("o");
  expect(push).toHaveBeenCalledExactlyOnceWith(passage);
});

test("an own question shows its value with sentence and clause; the quote is whole, with the sentence marked (B-29.10)", async () => {
  const sentence = "The Buyer shall pay within sixty (60) business days.";
  const clause = `Payment. ${sentence} Notices go to the office.`;
  const value = { text: "sixty (60) business days", number: 60, unit: "days" as const, sentence, clause: "2.3" };
  const of = row("a", { cells: { "fact:price": cell(value) } });
  rest.rows = [of];
  rest.opened.set("a fact:price", {
    ...opened(of, "fact:price"),
    passages: [{ content: clause, page: 1, start: 100, end: 100 + clause.length }],
    sentence: { start: 109, end: 109 + sentence.length },
  });
  await open("a", "fact:price");
  expect(answer("a", "fact:price").textContent).toContain(`sixty (60) business days${sentence}`);
  expect(answer("a", "fact:price").textContent).toContain("cl. 2.3");
  const marked = panel().getByText(sentence);
  expect(marked.tagName).toBe("MARK");
  expect(marked.closest("blockquote")?.textContent).toBe(clause);
});

test("j and k go through the column, v verifies, Escape closes and the keyboard is back in the table", async () => {
  await open();
  key("j");
  await panel().findByText("Contract b");
  expect(answer("b", TERMS).getAttribute("aria-current")).toBe("true");
  expect(document.activeElement).toBe(answer("b", TERMS));
  key("j");
  expect(panel().getByText("Contract b")).toBeTruthy(); // it is the last
  await panel().findByText(QUOTE);
  becomes("b", TERMS, verified);
  key("v");
  await panel().findByText("Verified by Ann on Nov 20, 2026, version 4.");
  expect(rest.bodies("PUT", "answers/verification")).toEqual([
    { contractId: "b", column: TERMS, versionId: "v4 b", seenAt: null, note: "" },
  ]);
  expect(answer("b", TERMS).querySelector("[data-sure]")?.getAttribute("data-sure")).toBe("verified");
  expect(panel().queryByRole("button", { name: "Verify" })).toBeNull();
  key("v");
  expect(rest.bodies("PUT", "answers/verification")).toHaveLength(1);
  key("k");
  await panel().findByText("Contract a");
  key("Escape");
  expect(screen.queryByRole("complementary", { name: "Opened answer" })).toBeNull();
  expect(document.activeElement).toBe(answer("a", TERMS));
});

test("Enter on a cell opens it too", async () => {
  show(rest);
  await screen.findByRole("grid");
  answer("b", "fact:price").focus();
  key("Enter");
  await panel().findByText("MNT 1,840,000");
});

describe("a person's word", () => {
  test("out of date is said, and verified again on the version that is seen", async () => {
    rest.rows = [row("a", { cells: { [TERMS]: { ...verified, isOutOfDate: true } } })];
    await open();
    expect(panel().getByText("Out of date. The clause changed since this was read or verified.")).toBeTruthy();
    becomes("a", TERMS, verified);
    fireEvent.click(panel().getByRole("button", { name: "Verify again" }));
    expect(await panel().findByText("Goes out of date if 2.3 changes.")).toBeTruthy();
  });

  test("a correction is typed as the question asks, with why", async () => {
    rest.rows = [row("a", { cells: { "fact:price": sum("MNT", 1_000) } })];
    await open("a", "fact:price");
    fireEvent.click(panel().getByRole("button", { name: "Correct" }));
    fireEvent.change(panel().getByLabelText("Amount"), { target: { value: "2 500 000,50" } });
    fireEvent.change(panel().getByLabelText("Currency"), { target: { value: "usd" } });
    fireEvent.change(panel().getByLabelText("Answer"), { target: { value: "USD 2.5 million" } });
    fireEvent.change(panel().getByLabelText("Why (optional)"), { target: { value: "Annex 2" } });
    becomes(
      "a",
      "fact:price",
      cell(
        { text: "x", amount: 2_500_000.5, currency: "USD" },
        { state: "verified", verified: { ...byAnn, isCorrection: true, note: "Annex 2" } },
      ),
    );
    fireEvent.click(panel().getByRole("button", { name: "Save correction" }));
    await panel().findByText("Corrected by Ann on Nov 20, 2026, version 4.");
    expect(rest.bodies("PUT", "answers/verification")).toEqual([
      {
        contractId: "a",
        column: "fact:price",
        versionId: "v4 a",
        seenAt: null,
        correction: { text: "USD 2.5 million", amount: 2_500_000.5, currency: "USD" },
        note: "Annex 2",
      },
    ]);
    expect(answer("a", "fact:price").textContent).toContain("USD 2,500,000.5");
  });

  test("a correction without a word is not sent; Cancel leaves all as it was", async () => {
    rest.rows = [row("a", { cells: { "fact:expiration_date": cell(null) } })];
    await open("a", "fact:expiration_date");
    fireEvent.click(panel().getByRole("button", { name: "Correct" }));
    fireEvent.click(panel().getByRole("button", { name: "Save correction" }));
    expect(await panel().findByText("Write what the answer is.")).toBeTruthy();
    fireEvent.click(panel().getByRole("button", { name: "Cancel" }));
    expect(rest.bodies("PUT", "answers/verification")).toEqual([]);
  });

  test("is withdrawn, and an answer flagged and unflagged", async () => {
    rest.rows = [row("a", { cells: { [TERMS]: verified } })];
    await open();
    becomes("a", TERMS, cell({ text: "60 days", verdict: "deviates" }, { isFlagged: true }));
    fireEvent.click(panel().getByRole("button", { name: "Withdraw" }));
    await panel().findByRole("button", { name: "Remove flag" });
    expect(rest.bodies("DELETE", "answers/verification")).toEqual([{ contractId: "a", column: TERMS }]);
    becomes("a", TERMS, cell({ text: "60 days", verdict: "deviates" }));
    fireEvent.click(panel().getByRole("button", { name: "Remove flag" }));
    await panel().findByRole("button", { name: "Flag" });
    expect(rest.bodies("PUT", "answers/flag")).toEqual([{ contractId: "a", column: TERMS, isFlagged: false }]);
  });

  test("who may only read is told so once the server refuses, and is not asked again", async () => {
    await open();
    const refusal = { message: "You may only read this contract.", code: "forbidden" };
    rest.instead.set("PUT answers/verification", () => Response.json(refusal, { status: 403 }));
    fireEvent.click(panel().getByRole("button", { name: "Verify" }));
    await panel().findByText(
      /^You can read this contract but not verify its answers. Its owner, managers and reviewers can/,
    );
    expect(screen.getByText(refusal.message)).toBeTruthy();
    for (const name of ["Verify", "Correct", "Flag"]) expect(panel().queryByRole("button", { name })).toBeNull();
    expect(panel().getByRole("link", { name: "Open in the text" })).toBeTruthy();
    key("v");
    expect(rest.bodies("PUT", "answers/verification")).toHaveLength(1);
    rest.instead.clear();
    key("j"); // another contract may be another matter
    expect(await panel().findByRole("button", { name: "Verify" })).toBeTruthy();
  });

  test("any other refusal is told in the server's words, and all stays as it was", async () => {
    await open();
    rest.instead.set("PUT answers/flag", () =>
      Response.json({ message: "Too many.", code: "answersFull" }, { status: 409 }),
    );
    fireEvent.click(panel().getByRole("button", { name: "Flag" }));
    expect(await screen.findByText("Too many.")).toBeTruthy();
    expect(panel().getByRole("button", { name: "Verify" })).toBeTruthy();
  });
});

test("an answer that can't be had is said, and asked for again", async () => {
  rest.instead.set("GET answers", () => Response.json({ message: "", code: "unexpected" }, { status: 500 }));
  show(rest);
  await screen.findByRole("grid");
  fireEvent.click(answer("a", TERMS));
  await panel().findByText("We couldn't load this answer.");
  rest.instead.clear();
  fireEvent.click(panel().getByRole("button", { name: "Try again" }));
  await panel().findByText(QUOTE);
});

test("what is of the contract's record is not verified; a field of one's own is filled in", async () => {
  const columns = ["deadline:next", "field:f1"];
  rest.views = [view("1", { query: { ...view("1").query, columns } })];
  rest.rows = [row("a", { cells: { "deadline:next": cell({ text: "", day: "2027-01-01" }), "field:f1": cell(null) } })];
  await open("a", "field:f1");
  becomes("a", "field:f1", cell({ text: "CC-7" }));
  fireEvent.change(panel().getByLabelText("Value"), { target: { value: " CC-7 " } });
  fireEvent.click(panel().getByRole("button", { name: "Set" }));
  await waitFor(() => expect(answer("a", "field:f1").textContent).toBe("CC-7"));
  expect(rest.bodies("PUT", "fields/f1/value")).toEqual([{ contractId: "a", value: "CC-7" }]);
  fireEvent.click(answer("a", "deadline:next"));
  await panel().findByText("This comes from the contract's record, not from its text.");
  expect(panel().queryByRole("button", { name: "Verify" })).toBeNull();
});

describe("on a phone", () => {
  beforeEach(() => layOut({ isPhone: true }));

  test("a group says how many are in it, and a press folds it (B-29.14)", async () => {
    rest.views = [view("1", { query: { ...view("1").query, group: "type" } })];
    rest.rows = [row("a", { groupKey: "Lease Agreement" }), row("b", { groupKey: "Other" })];
    const group = (key: string) => ({ key, name: key, count: 1, totals: {} });
    const groups = [group("Lease Agreement"), group("Other")];
    rest.summary = { contracts: 2, all: 2, renewing: 0, amended: 0, columns: {}, groups };
    show(rest);
    const head = await screen.findByRole("button", { name: "Lease Agreement 1" });
    expect(screen.getByRole("button", { name: /^Contract a/ })).toBeTruthy();
    fireEvent.click(head);
    expect(head.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("button", { name: /^Contract a/ })).toBeNull();
    expect(screen.getByRole("button", { name: /^Contract b/ })).toBeTruthy();
  });

  test("one question is asked at a time, with counts, and an answer opens where it stands", async () => {
    rest.rows = [row("a"), row("b")];
    rest.summary = {
      contracts: 2,
      all: 2,
      renewing: 0,
      amended: 0,
      groups: [],
      columns: {
        [TERMS]: {
          found: 2,
          outOfDate: 0,
          verified: 0,
          totals: [],
          verdicts: { deviates: 2, matches: 3, acceptable: 1 },
        },
      },
    };
    show(rest);
    fireEvent.click(await within(await screen.findByRole("list", { name: "Questions" })).findByText("Payment terms"));
    const list = within(screen.getByRole("list", { name: "Payment terms" }));
    expect(screen.queryByRole("grid")).toBeNull();
    expect((await screen.findByText("deviate")).textContent).toBe("2 deviate");
    expect(screen.getByText("fine").textContent).toBe("4 fine");
    fireEvent.click(list.getByRole("button", { name: /^Contract b/ }));
    await list.findByText(QUOTE);
    becomes("b", TERMS, verified);
    fireEvent.click(list.getByRole("button", { name: "Verify" }));
    await list.findByText("Verified by Ann on Nov 20, 2026, version 4.");
    expect(rest.bodies("PUT", "answers/verification")).toHaveLength(1);
    fireEvent.click(within(screen.getByRole("list", { name: "Questions" })).getByText("Ends"));
    expect(screen.getAllByText("Dec 31, 2028")).toHaveLength(2);
  });

  test("more contracts come by a press where the end is not seen by itself", async () => {
    rest.rows = Array.from({ length: 5 }, (_, index) => row(`c${index}`));
    rest.pageSize = 3;
    show(rest);
    fireEvent.click(await screen.findByRole("button", { name: "More contracts" }));
    await screen.findByText("Contract c4");
    expect(screen.queryByRole("button", { name: "More contracts" })).toBeNull();
  });
});
