/** What a negotiation came to by a playbook (B-26.20). */
import { describe, expect, test } from "vitest";
import { isBetterForUs, toBalance } from "@/lib/positions/balance";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";

const item = (topic: string, verdict: Verdict, isSure = true, content = ""): ReviewItemDto => ({
  topic,
  verdict,
  isSure,
  present: content !== "",
  basis: "likely",
  margin: null,
  passages: content === "" ? [] : [{ content, page: 1, start: 0, end: content.length }],
});
const balanceOf = (before: ReviewItemDto[], now: ReviewItemDto[], rows: Parameters<typeof toBalance>[0]["rows"] = []) =>
  toBalance({ before, now, rows }, { name: "Ours" }, { payment_terms: "Payment" });

describe("a clause (B-26.20)", () => {
  test.each([
    ["deviates", "matches", "towards"],
    ["missing", "matches", "towards"],
    ["acceptable", "matches", "towards"],
    ["deviates", "acceptable", "toFallback"],
    ["missing", "acceptable", "toFallback"],
    ["matches", "acceptable", "away"],
    ["matches", "deviates", "away"],
    ["acceptable", "missing", "away"],
  ] as const)("that went from %s to %s moved %s", (before, now, move) => {
    const { moves, totals } = balanceOf([item("payment_terms", before)], [item("payment_terms", now)]);
    expect(moves).toEqual([{ topic: "payment_terms", title: "Payment", number: "", before, now, move }]);
    expect(totals).toEqual({ towards: 0, toFallback: 0, away: 0, [move]: 1 });
  });

  test.each([
    ["matches", "matches"],
    ["deviates", "missing"],
  ] as const)("that went from %s to %s didn't move", (before, now) => {
    expect(balanceOf([item("x", before)], [item("x", now)])).toMatchObject({ moves: [], uncertain: 0 });
  });

  test("of which a verdict isn't certain is only counted", () => {
    const before = [item("a", "deviates", false), item("b", "deviates"), item("c", "needsReview")];
    const now = [item("a", "matches"), item("b", "matches", false), item("c", "matches"), item("d", "matches")];
    expect(balanceOf(before, now)).toMatchObject({ moves: [], uncertain: 4 });
  });

  test("is named by the number of the row that has its words", () => {
    const words = "The Buyer pays each invoice within thirty days.";
    const rows = [
      { number: "2.1", now: "Prices are fixed.", ours: null, theirs: null },
      { number: "2.3", now: words, ours: null, theirs: null },
    ];
    const { moves } = balanceOf([item("p", "deviates")], [item("p", "matches", true, `2.3 ${words}`)], rows);
    expect(moves[0]?.number).toBe("2.3");
  });
});

describe("a clause on which nothing is agreed yet (B-26.20)", () => {
  const words = {
    en: [
      "The total liability is limited to the fees of six months.",
      "The total liability is limited to the fees of a year.",
    ],
    ru: ["Общая ответственность ограничена ценой за шесть месяцев.", "Общая ответственность ограничена ценой за год."],
    mn: ["Нийт хариуцлага зургаан сарын төлбөрөөр хязгаарлагдана.", "Нийт хариуцлага жилийн төлбөрөөр хязгаарлагдана."],
  } as const;
  test.each(["en", "ru", "mn"] as const)("is won by nobody, whatever our latest text says: %s", (language) => {
    const [first, ours] = words[language];
    const balance = (standing: string) =>
      balanceOf(
        [item("liability_cap", "deviates", true, first)],
        [item("liability_cap", "matches", true, ours)],
        [{ number: "9.2", now: ours, ours, theirs: first, standing }],
      );
    expect(balance("open")).toMatchObject({ moves: [], totals: { towards: 0, toFallback: 0, away: 0 }, uncertain: 0 });
    expect(balance("theyGave").totals.towards).toBe(1);
  });
});

describe("their figure that holds (B-26.19)", () => {
  const clause = (figure: string) => `If payment is late, ${figure} % of the sum is paid for each day.`;
  const late = (is: "atLeast" | "atMost", value: number): Parameters<typeof isBetterForUs>[2] => [
    { topic: "late_payment", wanted: { text: "Late", wording: "", limits: [{ is, unit: "percentPerDay", value }] } },
  ];
  const row = (ours: string, now: string) => ({
    number: "9",
    ours: clause(ours),
    theirs: clause(now),
    now: clause(now),
  });
  const met = (now: string, isSure = true) => [item("late_payment", "matches", isSure, clause(now))];

  test("is better for us where it moved to the side of our ask: interest owed to us went up", () => {
    expect(isBetterForUs(row("0.2", "0.25"), met("0.25"), late("atLeast", 0.1))).toBe(true);
    expect(isBetterForUs(row("0.2", "0.15"), met("0.15"), late("atLeast", 0.1))).toBe(false);
    expect(isBetterForUs(row("0.2", "0.15"), met("0.15"), late("atMost", 0.5))).toBe(true);
  });

  test("is not where the verdict isn't certain, more was changed, or it is another clause's", () => {
    expect(isBetterForUs(row("0.2", "0.25"), met("0.25", false), late("atLeast", 0.1))).toBe(false);
    const two = { ...row("0.2", "0.25"), now: `${clause("0.25")} At most 20 %.` };
    expect(isBetterForUs(two, met("0.25"), late("atLeast", 0.1))).toBe(false);
    const other = [item("late_payment", "matches", true, "The goods are delivered in May, all of them.")];
    expect(isBetterForUs({ ...row("0.2", "0.25"), number: "" }, other, late("atLeast", 0.1))).toBe(false);
  });
});
