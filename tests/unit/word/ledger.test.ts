/** The negotiation ledger: who asked, who gave, and what was undone silently. */
import { describe, expect, test } from "vitest";
import { buildLedger, type LedgerRow } from "@/lib/word/ledger/ledger";
import type { Snapshot } from "@/lib/word/ledger/clauses";

const text = ({ days = "30", penalty = "0.3%", profit = "not compensated", more = "" } = {}) =>
  [
    "SUPPLY AGREEMENT",
    "2. Price and payment",
    "2.1 Prices are those of Annex A and are fixed for the whole term of this Agreement.",
    `2.3 The Buyer pays each invoice within ${days} days after the goods were delivered to it.`,
    `2.4 The penalty for late payment is ${penalty} of the unpaid sum for each day of delay.`,
    "5. Liability",
    `5.3 Lost profit of a party is ${profit} by the other party in any event.`,
    ...(more === "" ? [] : [more]),
    "10. Disputes",
    "10.2 The courts of Ulaanbaatar decide all disputes that arise from this Agreement.",
  ].join("\n");
const ours = (words: Parameters<typeof text>[0] = {}): Snapshot => ({ side: "ours", text: text(words) });
/** A reply whose changes are all tracked and decided. */
const theirs = (words: Parameters<typeof text>[0] = {}): Snapshot => ({
  side: "theirs",
  text: text(words),
  tracked: text(words),
});
const said = (row: LedgerRow | undefined) => row?.cells.map(({ words, move }) => `${words} ${move}`.trim());

describe("a clause", () => {
  test("that they asked for and we accepted is one that we gave", () => {
    const rows = buildLedger([ours(), theirs({ days: "60" }), ours({ days: "60" })]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ number: "2.3", title: "Price and payment", standing: "weGave" });
    expect(said(rows[0])).toEqual(["30 days first", "60 days asked", "60 days gave"]);
  });

  test("shows whole values: with their brackets and signs, and added words with what they belong to", () => {
    const [penalty] = buildLedger([ours(), theirs({ penalty: "0.5%" }), ours()]);
    expect(penalty?.cells.map(({ words }) => words)).toEqual(["0.3%", "0.5%", "0.3%"]);
    const [days] = buildLedger([ours({ days: "thirty (30)" }), theirs({ days: "sixty (60)" }), ours()]);
    expect(days?.cells.map(({ words }) => words).slice(0, 2)).toEqual(["thirty (30)", "sixty (60)"]);
    const [added] = buildLedger([
      ours({ profit: "not compensated" }),
      theirs({ profit: "not fully compensated" }),
      ours(),
    ]);
    const shown = (row: LedgerRow | undefined) => row?.cells.map(({ words }) => words).slice(0, 2);
    expect(shown(added)).toEqual(["not compensated", "not fully compensated"]);
    const [twice] = buildLedger([
      ours({ profit: "limited to twice the fees payable" }),
      theirs({ profit: "limited to the fees payable" }),
    ]);
    expect(shown(twice)).toEqual(["twice the fees", "the fees"]);
    const due = (count: string) => `5.4 It is paid within ${count} Business Days after the month.`;
    const [unit] = buildLedger([ours({ more: due("20") }), theirs({ more: due("40") })]);
    expect(shown(unit)).toEqual(["20 Business Days", "40 Business Days"]);
    const [last] = buildLedger([ours({ more: "5.4 It ends." }), theirs({ more: "5.4 It ends at once." })]);
    expect(shown(last)).toEqual(["ends", "ends at once"]);
  });

  test("that we held and they left is one that they gave", () => {
    const [row] = buildLedger([ours(), theirs({ days: "90" }), ours(), theirs(), ours()]);
    expect(said(row)).toEqual(["30 days first", "90 days asked", "30 days held", "30 days agreed", "30 days same"]);
    expect(row?.standing).toBe("theyGave");
  });

  test("that ends between both wordings was met halfway", () => {
    const [row] = buildLedger([
      ours(),
      theirs({ days: "90" }),
      ours({ days: "45" }),
      theirs({ days: "45" }),
      ours({ days: "45" }),
    ]);
    expect(said(row)).toEqual([
      "30 days first",
      "90 days asked",
      "45 days countered",
      "45 days agreed",
      "45 days same",
    ]);
    expect(row?.standing).toBe("halfway");
  });

  test("is open as long as the other side has not answered, or we have not decided", () => {
    expect(buildLedger([ours(), theirs({ days: "90" }), ours()])[0]?.standing).toBe("open");
    const undecided: Snapshot = { ...theirs({ days: "90" }), open: text({ days: "90" }) };
    const [row] = buildLedger([ours(), undecided, ours()]);
    expect(said(row)).toEqual(["30 days first", "90 days asked", "30 days undecided"]);
    expect(row?.standing).toBe("open");
  });

  test("that was agreed and then changed without a mark was undone silently, until it is restored and they leave it", () => {
    const agreed = [ours(), theirs({ penalty: "0.1%" }), ours({ penalty: "0.1%" })];
    const silent: Snapshot = { side: "theirs", text: text({ penalty: "0.05%" }), tracked: text({ penalty: "0.1%" }) };
    const open = { ...silent, open: text({ penalty: "0.05%" }) };
    const [row] = buildLedger([...agreed, open, ours({ penalty: "0.1%" })]);
    expect(said(row)).toEqual(["0.3% first", "0.1% asked", "0.1% gave", "0.05% undone", "0.1% undecided"]);
    expect(row).toMatchObject({ standing: "undone", agreed: expect.stringContaining("0.1%") as string });
    const [restored] = buildLedger([...agreed, silent, ours({ penalty: "0.1%" })]);
    expect(restored?.standing).toBe("open");
    const [left] = buildLedger([
      ...agreed,
      silent,
      ours({ penalty: "0.1%" }),
      theirs({ penalty: "0.1%" }),
      ours({ penalty: "0.1%" }),
    ]);
    expect(left?.standing).toBe("weGave");
  });

  test("that was changed without a mark before anybody agreed on it is untracked, not undone", () => {
    const silent: Snapshot = {
      side: "theirs",
      text: text({ profit: "compensated" }),
      tracked: text(),
      open: text({ profit: "compensated" }),
    };
    const [row] = buildLedger([ours(), silent, ours()]);
    expect(row).toMatchObject({ number: "5.3", standing: "untracked", agreed: null });
  });

  test("that they put in is asked for, and one that we strike again is held", () => {
    const more = "5.4 The Supplier insures all of the goods against fire and theft at its own cost.";
    const [row] = buildLedger([ours(), theirs({ more }), ours()]);
    expect(row).toMatchObject({ number: "5.4", title: "Liability", standing: "open" });
    expect(row?.cells.map(({ wording, move }) => [wording !== null, move])).toEqual([
      [false, "first"],
      [true, "asked"],
      [false, "held"],
    ]);
  });

  test("of their paper that we change is our ask", () => {
    const [row] = buildLedger([theirs(), ours({ days: "14" }), theirs({ days: "14" }), ours({ days: "14" })]);
    expect(said(row)).toEqual(["30 days first", "14 days asked", "14 days agreed", "14 days same"]);
    expect(row?.standing).toBe("theyGave");
  });

  test("that was put in says its words, not the full stop at its end, whatever its number (B-26.19)", () => {
    const more = "(b) The Supplier insures the goods.";
    const [row] = buildLedger([ours(), theirs({ more }), ours()]);
    expect(said(row)).toEqual(["first", `${more} asked`, "held"]);
    expect(row?.number).toBe("(b)");
    const rents = ["Rent is due.", "Rent is due. (Amended)"] as const;
    const [behind] = buildLedger([ours({ more: rents[0] }), theirs({ more: rents[1] }), ours({ more: rents[0] })]);
    expect(behind?.cells.map(({ words }) => words)).toEqual(["due.", "due. (Amended)", "due."]);
    const dashes = "_".repeat(30);
    const [wordless] = buildLedger([ours({ more: `${dashes} /` }), theirs({ more: `${dashes} / !` }), ours()]);
    expect(wordless?.cells[1]?.words).toBe(`${dashes} / !`);
    const long = `The Supplier insures ${"all of the goods ".repeat(20)}`.trim();
    const [unnumbered] = buildLedger([ours(), theirs({ more: long }), ours()]);
    expect(unnumbered).toMatchObject({ number: "5", title: "Liability", isUnnumbered: true });
    expect(unnumbered?.cells[1]?.words).toMatch(/^The Supplier insures all .{20,80}…$/u);
  });

  test("whose wordings differ far from their beginning shows each around what differs (B-26.19)", () => {
    const capped = (share: string) =>
      `The Provider may raise the fee once in each calendar year on ninety days' written notice to the Customer, but by no more than ${share} of it.`;
    const [row] = buildLedger([
      ours({ more: "The Provider may at any time raise the fee." }),
      ours({ more: capped("5%") }),
      theirs({ more: capped("12%") }),
      ours({ more: capped("5%") }),
    ]);
    const [first, second, third] = row?.cells.map(({ words }) => words) ?? [];
    expect(first).toContain("at any time");
    expect(second).toMatch(/^….{0,60}no more than 5%/u);
    expect(third).toMatch(/^….{0,60}no more than 12%/u);
  });

  test("that they put other words in place of is one row, in which we asked for nothing (B-26.19)", () => {
    const agreement = (title: string) => [title, "1. Цена", "1.1 Плата вносится до 5-го числа."].join("\n");
    const sent = agreement("ДОГОВОР № 18-А");
    const reply = agreement("Просим 10-е число вместо 5-го");
    const rows = buildLedger([
      { side: "ours", text: sent },
      { side: "theirs", text: reply, tracked: reply, open: reply },
      { side: "ours", text: sent },
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ number: "", title: "", isUnnumbered: true, standing: "open" });
    expect(said(rows[0])).toEqual([
      "ДОГОВОР № 18-А first",
      "Просим 10-е число вместо 5-го asked",
      "ДОГОВОР № 18-А undecided",
    ]);
  });

  test("that they take out and we keep is one row; two with other numbers are two (B-26.19)", () => {
    const more = "5.4 The Supplier insures all of the goods against fire and theft at its own cost.";
    const rows = buildLedger([ours({ more }), theirs(), ours({ more })]);
    expect(rows.map(({ number, cells }) => [number, cells.map(({ move }) => move)])).toEqual([
      ["5.4", ["first", "asked", "held"]],
    ]);
    const other = "5.5 Either party may end this Agreement upon a breach.";
    expect(buildLedger([ours({ more }), theirs({ more: other })]).map(({ number }) => number)).toEqual(["5.4", "5.5"]);
  });

  test("is called by its number and its title, without half a pair of quotes (B-26.19)", () => {
    const term = (percent: string) =>
      `B6. Liability. For claims under clause 10 only, "one hundred per cent" is read as "one hundred and ${percent}".`;
    const [row] = buildLedger([
      ours({ more: term("fifty per cent (150%)") }),
      theirs({ more: term("ten per cent (110%)") }),
      ours({ more: term("fifty per cent (150%)") }),
    ]);
    expect(row).toMatchObject({ number: "B6", title: "Liability", isUnnumbered: false });
    expect(row?.cells[1]?.words).toBe("ten per cent (110%)");
    const [quoted] = buildLedger([
      ours({ more: 'B7. It is called "Goods".' }),
      theirs({ more: 'B7. It is called "Works".' }),
    ]);
    expect(quoted?.cells.map(({ words }) => words)).toEqual(['"Goods"', '"Works"']);
  });

  test("that nobody touched is in no row, nor is anything in one text or none", () => {
    expect(buildLedger([ours(), theirs(), ours()])).toEqual([]);
    expect(buildLedger([ours()])).toEqual([]);
    expect(buildLedger([])).toEqual([]);
  });
});
