import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { contradictionsIn, readingOf } from "./in-force/read";

const supply = (...clauses: string[]) =>
  [
    "SUPPLY AGREEMENT",
    'This agreement is between Alder Works Ltd (the "Buyer") and Birch Mills Ltd (the "Seller").',
    "1. GOODS",
    "1.1 The Seller makes flour to the Buyer's recipe.",
    "2. TERM",
    ...clauses,
    "5. GENERAL",
    "5.1 This Agreement is governed by the laws of Ireland.",
  ].join("\n");

const RENEWS = "2.1 This Agreement begins on 4 May 2026 and continues for an initial term of three years.";
const ENDS =
  "2.2 At the end of the initial term this Agreement renews automatically for one further period of two years. It then ends without notice.";
const NO_RENEWAL = "2.3 This Agreement does not renew.";
const COST = (who: string, other: string, at: string) =>
  `${at} ${who} shall at its own expense insure its premises, its staff and its vehicles and give ${other} a copy of the policy.`;

describe("(§13) clauses that don't contradict each other", () => {
  test("a term, and the end that comes after its renewal", () => {
    expect(contradictionsIn(supply(RENEWS, ENDS))).toEqual([]);
    expect(clausesFor(readingOf(supply(RENEWS, ENDS)), "How long does it run?").disagree).toBe(false);
    const renews = "2.2 At the end of the initial term this Agreement renews automatically for two years.";
    expect(contradictionsIn(supply(RENEWS, renews, NO_RENEWAL))).toEqual(["2.2 / 2.3"]);
  });

  test("the same duty of each party", () => {
    expect(
      contradictionsIn(supply(COST("The Buyer", "the Seller", "2.1"), COST("The Seller", "the Buyer", "2.2"))),
    ).toEqual([]);
  });

  test("two terms that are defined", () => {
    const quarter = '2.1 "Quarter" means each period of three calendar months ending on the last day of the period.';
    const year = '2.2 "Season" means each period of twelve calendar months ending on the last day of the period.';
    expect(contradictionsIn(supply(quarter, year))).toEqual([]);
    expect(contradictionsIn(supply(quarter, year.replace("Season", "Quarter")))).toEqual(["2.1 / 2.2"]);
  });

  test("the rows of a price list", () => {
    const rows = (gap: string) =>
      supply(`2.1${gap}Price of a sack of rye flour${gap}GBP 31`, `2.2${gap}Price of a sack of oat flour${gap}GBP 44`);
    expect(contradictionsIn(rows(" | "))).toEqual([]);
    expect(contradictionsIn(rows(" ").replace("oat", "rye"))).toEqual(["2.1 / 2.2"]);
  });

  test("addresses in a list", () => {
    const list = supply("2.1 Mills of the Seller:", "2801 East Market Street, York", "3800 East Market Street, York");
    expect(contradictionsIn(list)).toEqual([]);
  });
});
