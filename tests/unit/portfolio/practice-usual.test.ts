import { describe, expect, test } from "vitest";
import type { PracticeValue } from "@/lib/portfolio/practice/schema";
import { summarize } from "@/lib/portfolio/practice/usual";

const time = (number: number, unit: "days" | "months" = "days"): PracticeValue => ({
  text: `${number} ${unit}`,
  number,
  unit,
});
const sum = (amount: number, currency: string): PracticeValue => ({ text: `${amount}`, amount, currency });

describe("what is usual (B-34.2)", () => {
  test("of two in the middle the lower one is the median: a value that was signed", () => {
    const { figures } = summarize(
      "payment_terms",
      [10, 90, 30, 60].map((days) => time(days)),
      true,
    );
    expect(figures).toMatchObject([{ median: { number: 30 }, least: { number: 10 }, most: { number: 90 } }]);
  });

  test("of several as frequent the one nearest to the median is usual", () => {
    const { figures } = summarize(
      "payment_terms",
      [10, 30, 45, 90, 90, 30].map((days) => time(days)),
      true,
    );
    expect(figures).toMatchObject([{ usual: { count: 2, value: { number: 30 } } }]);
  });

  test("months and days are one series, amounts of each currency one of their own, never added up", () => {
    const { figures } = summarize("renewal_notice", [time(1, "months"), time(60), time(90)], true);
    expect(figures).toMatchObject([{ measure: "days", count: 3, least: { unit: "months" }, median: { number: 60 } }]);
    const money = summarize("liability_cap", [sum(5, "USD"), sum(7, "USD"), sum(9_000, "MNT")], true).figures;
    expect(money).toMatchObject([
      { measure: "USD", count: 2, most: { amount: 7 } },
      { measure: "MNT", count: 1, median: { amount: 9_000 } },
    ]);
  });

  test("a share a day and one of the whole are no series; they are counted by their words", () => {
    const share = (text: string, number: number): PracticeValue => ({ text, number, unit: "percent" });
    const values = [share("0.1% per day", 0.1), share("0.1 % per day.", 0.1), share("10% a year", 10)];
    const { figures, words } = summarize("late_payment", values, true);
    expect(figures).toEqual([]);
    expect(words.map(({ count }) => count)).toEqual([2, 1]);
  });

  test("a clause without a value has no words of its own", () => {
    expect(summarize("audit", [{ text: "The Customer may audit the books…" }], false)).toEqual({
      figures: [],
      words: [],
    });
  });
});
