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
const cost = (who: string, at: string, marks: string) =>
  `${at} ${who} shall be responsible for and bear the expense of any filing, maintenance and enforcement of ${marks}.`;

describe("(§13) clauses that don't contradict each other", () => {
  test("a term, and the end that comes after its renewal", () => {
    expect(contradictionsIn(supply(RENEWS, ENDS))).toEqual([]);
    expect(clausesFor(readingOf(supply(RENEWS, ENDS)), "How long does it run?").disagree).toBe(false);
    const renews = "2.2 At the end of the initial term this Agreement renews automatically for two years.";
    expect(contradictionsIn(supply(RENEWS, renews, NO_RENEWAL))).toEqual(["2.2 / 2.3"]);
  });

  test("the same duty of each party for its own thing", () => {
    const both = (first: string, second: string) =>
      contradictionsIn(supply(cost("The Buyer", "2.1", first), cost("The Seller", "2.2", second)));
    expect(both("the Buyer's marks", "the Seller's marks")).toEqual([]);
    expect(both("the registered marks", "the registered marks")).toEqual(["2.1 / 2.2"]);
  });

  test("a time to cure of each party", () => {
    const cure = (one: string, other: string, days: number) =>
      `may terminate this Agreement if the ${other} fails to cure a breach within ${days} days of notice by the ${one}.`;
    const both = (second: string, third: string) =>
      contradictionsIn(
        supply(`2.1 The Buyer ${cure("Buyer", "Seller", 30)}`, `2.2 The ${second} ${cure(second, third, 60)}`),
      );
    expect(both("Seller", "Buyer")).toEqual([]);
    expect(both("Buyer", "Seller")).toEqual(["2.1 / 2.2"]);
  });

  test("two terms that are defined", () => {
    const quarter = '2.1 "Quarter" means each period of three calendar months ending on the last day of the period.';
    const year = '2.2 "Season" means each period of twelve calendar months ending on the last day of the period.';
    expect(contradictionsIn(supply(quarter, year))).toEqual([]);
    expect(contradictionsIn(supply(quarter, year.replace("Season", "Quarter")))).toEqual(["2.1 / 2.2"]);
  });

  test("the rows of a price list", () => {
    const prices = (gap: string, kind: string) =>
      contradictionsIn(
        supply(
          "2.1 Prices",
          "",
          `Price of rye flour${gap}GBP 31 per sack`,
          "",
          "2.2 Other",
          "",
          `Price of ${kind} flour${gap}GBP 44 per sack`,
        ),
      );
    expect(prices(" | ", "oat")).toEqual([]);
    expect(prices(" is ", "rye")).toEqual(["2.1 / 2.2"]);
  });

  test("addresses in a list", () => {
    const list = (first: string, second: string) =>
      contradictionsIn(supply("2.1 Mills of the Seller:", first, "", "2.2 Bakeries of the Buyer:", second));
    expect(
      list("2801 East Market Street Mall, York Galleria.", "3800 East Market Street Mall, York Galleria."),
    ).toEqual([]);
  });
});
