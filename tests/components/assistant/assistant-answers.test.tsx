// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { pass } from "../../support/still-clock";
import { item, receipt, answerByHand, click, show, log, send } from "./assistant-panel-stage";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asking = async () => {
  const answer = answerByHand();
  show({ chat: async () => ({ ok: true, data: answer.iterable }) });
  await send("Who signs?");
  return answer;
};

describe("what an answer tells of itself", () => {
  test("which engine gave it, and that the text stayed (B-12.13)", async () => {
    const answer = await asking();
    await answer.give({ kind: "receipt", receipt });
    expect(log().getByText("Built-in engine · your text stayed on this server")).toBeTruthy();
  });

  test("which model gave it and which host received the text (B-12.13)", async () => {
    const answer = await asking();
    await answer.give({
      kind: "receipt",
      receipt: { engine: "openai", host: "api.example.com", model: "gpt-x", fellBackFrom: null },
    });
    expect(log().getByText("gpt-x via api.example.com, which received the text")).toBeTruthy();
  });

  test("that the built-in engine stood in for a model, which may have received the text", async () => {
    const answer = await asking();
    await answer.give({
      kind: "receipt",
      receipt: { engine: "openai", host: "api.example.com", model: "gpt-x", fellBackFrom: null },
    });
    await answer.give({ kind: "receipt", receipt: { ...receipt, fellBackFrom: "api.example.com" } });
    expect(
      log().getByText(
        "api.example.com did not respond, so the built-in engine answered. api.example.com may have received the text.",
      ),
    ).toBeTruthy();
    expect(log().queryByText(/stayed on this server|gpt-x/)).toBeNull();
  });

  test("what was left out, what was read or searched, and that it broke off", async () => {
    const answer = await asking();
    await answer.give({ kind: "note", note: { about: "dropped", count: 2 } });
    await answer.give({ kind: "note", note: { about: "read", sections: ["1 Rent", "2 Law"] } });
    await answer.give({
      kind: "note",
      note: { about: "searched", sections: Array.from({ length: 15 }, (_, index) => `Section ${index + 1}`) },
    });
    await answer.give({ kind: "note", note: { about: "cut" } });
    const notes = within(log().getByRole("list", { name: "About this answer" }))
      .getAllByRole("listitem")
      .map((note) => note.textContent);
    expect(notes).toEqual([
      "2 quotes were left out: they are not in the contract.",
      "The contract is too long to read at once. Only these sections were read: 1 Rent · 2 Law",
      expect.stringMatching(/^Sections searched: Section 1 · .* · Section 12 and 3 more$/),
      "The answer was cut off. You see the part that arrived.",
    ]);
  });

  test("which quotes are verified, and which are the contract's own words in place of the engine's", async () => {
    const answer = await asking();
    await answer.give({ kind: "passage", passage: item("ACME Inc.") });
    await answer.give({ kind: "passage", passage: item("Bolt LLC"), standing: "repaired" });
    expect(log().getByRole("button", { name: /ACME/ }).textContent).toContain("Quoted from the contract");
    const repaired = log().getByRole("button", { name: /Bolt/ }).textContent;
    expect(repaired).toContain("The contract's own words");
    expect(repaired).toContain("You see the contract's own words.");
  });

  test("is read out once it is whole and not as it grows; links in it stay words", async () => {
    const answer = await asking();
    const said = () => screen.getByRole("status").textContent;
    expect(said()).toBe("Reading the contract...");
    await answer.say("The seller [signs](https://evil.example) ");
    expect(said()).toBe("Reading the contract...");
    await answer.end();
    expect(said()).toBe("The answer is complete. The seller [signs](https://evil.example)");
    expect(log().queryByRole("link")).toBeNull();
  });

  test("how long it has taken, and why, when that is long", async () => {
    vi.useFakeTimers();
    await asking();
    await pass(3_000);
    expect(log().queryByText(/while for a long contract/)).toBeNull();
    await pass(1_000);
    expect(log().getByText("4 s")).toBeTruthy();
    expect(
      log().getByText("This can take a while for a long contract. You can keep working in the text."),
    ).toBeTruthy();
    expect(log().getByRole("progressbar", { name: "Reading the contract..." })).toBeTruthy();
  });
});

describe("on what an answer stands (B-12.18)", () => {
  test("is told beside the conclusion, apart from its quotes", async () => {
    const answer = answerByHand();
    show({ chat: vi.fn(async () => ({ ok: true as const, data: answer.iterable })) });
    await send("When does it end?");
    await answer.say("The answer is probably here; please check:");
    await answer.quote(item("The term is one year.", 2));
    await answer.give({ kind: "basis", basis: "likely" });
    await answer.end();
    expect(log().getAllByText(/probably here/u)).toHaveLength(1);
    expect(log().getByText("Quoted from the contract")).toBeTruthy();
    expect(log().queryByText("Stated in the contract")).toBeNull();
  });

  test.each([
    ["stated", 0],
    ["likely", 4],
    ["nearest", 4],
  ] as const)("that is %s shows its first clause, and %i others in a line at first (B-12.26)", async (basis, lines) => {
    const answer = await asking();
    const quotes = () => log().queryAllByTitle(/Show this passage/u).length;
    const folded = () => log().queryAllByRole("button", { expanded: false }).length;
    await answer.say("The contract says:");
    for (const number of [1, 2, 3, 4, 5]) {
      await answer.say("\n\n"); // as the engine does
      await answer.quote(item(`${number}. The Buyer pays.`, number));
    }
    expect([quotes(), folded()]).toEqual([1, 0]);
    await answer.give({ kind: "basis", basis });
    await answer.end();
    expect([quotes(), folded()]).toEqual([1, lines]);
    const more = log().queryByRole("button", { name: "Show 4 more" });
    if (more) fireEvent.click(more);
    expect([quotes(), folded()]).toEqual([1, 4]);
    for (const row of log().getAllByRole("button", { expanded: false })) fireEvent.click(row);
    expect(quotes()).toBe(5);
  });

  test("of a certain answer those that may hold it as well are shown at first (B-12.18)", async () => {
    const answer = await asking();
    await answer.say("The contract says:");
    await answer.quote(item("1. The Buyer pays.", 1));
    for (const number of [2, 3]) await answer.quote({ ...item(`${number}. The Buyer pays.`, number), rival: true });
    await answer.quote(item("4. The Buyer pays.", 4));
    await answer.give({ kind: "basis", basis: "stated" });
    await answer.end();
    expect(log().queryAllByTitle(/Show this passage/u)).toHaveLength(3);
    expect(log().getByRole("button", { name: "Show 1 more" })).toBeTruthy();
  });

  test("of clauses that change each other all are shown at first (B-12.26)", async () => {
    const answer = await asking();
    const changed = { ...item("4. The rent is 850.", 1), superseded: { by: "15", words: [] } };
    await answer.quote(item("15. In clause 4 the rent becomes 900.", 3));
    await answer.give({ kind: "passage", passage: changed, superseded: changed.superseded });
    await answer.quote(item("7. The Tenant pays for water.", 2));
    await answer.give({ kind: "basis", basis: "stated" });
    await answer.end();
    expect(log().queryAllByTitle(/Show this passage/u)).toHaveLength(2);
  });

  test("is told of each line of a summary", async () => {
    const answer = answerByHand();
    show({ summarize: vi.fn(async () => ({ ok: true as const, data: answer.iterable })) });
    await click("Summarize");
    await answer.say("Law: Ohio");
    await answer.quote(item("The laws of Ohio govern.", 2));
    await answer.give({ kind: "basis", basis: "stated" });
    await answer.say("\n\nNothing found on: courts.");
    await answer.give({ kind: "basis", basis: "absent" });
    await answer.end();
    const line = (text: string) => log().getByText(text).parentElement?.querySelector("[data-basis]");
    expect(line("Law: Ohio")?.getAttribute("data-basis")).toBe("stated");
    expect(line("Nothing found on: courts.")?.getAttribute("data-basis")).toBe("absent");
  });

  test("that isn't settled says so first, and offers to ask a colleague or to ask in other words (B-12.26)", async () => {
    const answer = answerByHand();
    const onComment = vi.fn();
    const chat = vi.fn(async () => ({ ok: true as const, data: answer.iterable }));
    show({ chat }, { onComment });
    await send("May we assign it?");
    expect(log().queryByText(/not sure/u)).toBeNull();
    await answer.say("The answer may be in one of these clauses:");
    await answer.quote(item("A Party may transfer orders to its affiliates.", 7));
    await answer.give({ kind: "basis", basis: "nearest" });
    await answer.end();
    expect(log().getByText("I'm not sure.")).toBeTruthy();
    fireEvent.click(log().getByRole("button", { name: "Ask a colleague" }));
    expect(onComment.mock.calls.map(([passage]) => passage?.content)).toEqual([
      "A Party may transfer orders to its affiliates.",
    ]);
    fireEvent.click(log().getByRole("button", { name: "Ask in other words" }));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("May we assign it?");
  });

  test("shows conditions, limits and exceptions of a clause apart, and offers no next step where it is settled (B-12.26)", async () => {
    const answer = answerByHand();
    show({ chat: vi.fn(async () => ({ ok: true as const, data: answer.iterable })) }, { onComment: vi.fn() });
    await send("What if we pay late?");
    await answer.say("The contract says:");
    const clause = item(
      "7. The Buyer pays on delivery. If payment is delayed, 0.2% is due for each day. It is not more than 20% of the sum. A delayed sum costs nothing unless we ask for it. Art. 5 applies.",
      1,
    );
    const at = clause.start + clause.content.indexOf("If payment");
    await answer.quote({ ...clause, says: { start: at, end: at + 48 } });
    await answer.give({ kind: "basis", basis: "stated" });
    await answer.end();
    const list = log().getByLabelText("What the clause says, its conditions and exceptions");
    const lines = [...list.children].map(
      ({ children: [term, words] }) => `${term?.textContent}: ${words?.textContent}`,
    );
    expect(lines).toEqual([
      "Closest sentence: If payment is delayed, 0.2% is due for each day.",
      "Limit: It is not more than 20% of the sum.",
      "Exception: A delayed sum costs nothing unless we ask for it.",
    ]);
    expect(log().queryByRole("button", { name: "Ask a colleague" })).toBeNull();
  });

  test("shows nothing apart of a clause that is one sentence: a part of it could say the opposite (B-12.26)", async () => {
    const answer = answerByHand();
    show({ chat: vi.fn(async () => ({ ok: true as const, data: answer.iterable })) }, { onComment: vi.fn() });
    await send("When do I repay the course?");
    await answer.say("The contract says:");
    await answer.quote(item("You repay nothing if you leave because we have broken this contract.", 1));
    await answer.give({ kind: "basis", basis: "stated" });
    await answer.end();
    expect(log().getByText(/You repay nothing/u)).toBeTruthy();
    expect(log().queryByLabelText("What the clause says, its conditions and exceptions")).toBeNull();
  });
});
