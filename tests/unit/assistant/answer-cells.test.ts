import { describe, expect, test } from "vitest";
import { toAnswers } from "@/lib/assistant/answers/cells";
import type { ContractReview } from "@/lib/engine/review/whole";

const CLAUSE = { content: "Neither party is liable for indirect damages.", page: 1, start: 10, end: 55 };
type Topic = ContractReview["topics"][number];
const cellOf = (basis: Topic["basis"], value?: Topic["value"]) =>
  toAnswers({
    facts: [],
    topics: [
      { topic: "liability_cap", present: true, margin: 1, basis, passages: [CLAUSE], ...(value ? { value } : {}) },
    ],
  }).cells["topic:liability_cap"];

describe("the cell of a clause that is surely there", () => {
  test("shows the clause, not words that were only guessed to be its value (B-29.2)", () => {
    expect(cellOf("stated", { text: "but not limited to", basis: "likely" })).toMatchObject({
      state: "stated",
      value: { text: CLAUSE.content },
    });
  });

  test("is no surer than the figure that it shows (B-29.2)", () => {
    expect(cellOf("stated", { text: "12 months", months: 12, basis: "likely" })).toMatchObject({
      state: "likely",
      value: { text: "12 months", number: 12, unit: "months" },
    });
    expect(cellOf("stated", { text: "12 months", months: 12, basis: "stated" })).toMatchObject({ state: "stated" });
    expect(cellOf("likely", { text: "12 months", months: 12, basis: "stated" })).toMatchObject({ state: "likely" });
  });
});

describe("the cell of a right of one side", () => {
  const notice = (value: string, days: number, role?: string) => ({
    kind: "termination_for_convenience" as const,
    value,
    days,
    basis: "likely" as const,
    passage: CLAUSE,
    ...(role === undefined ? {} : { role }),
  });
  const cellFor = (...facts: ReturnType<typeof notice>[]) =>
    toAnswers({ facts, topics: [] }).cells["fact:termination_for_convenience"];

  test("names the side, and both where they differ (B-29.2)", () => {
    expect(cellFor(notice("10 days", 10, "Client"))?.value).toEqual({
      text: "10 days (Client)",
      number: 10,
      unit: "days",
    });
    expect(cellFor(notice("8 weeks", 56, "We"), notice("4 weeks", 28, "You"))).toMatchObject({
      value: { text: "8 weeks (We); 4 weeks (You)" },
      more: 0,
    });
  });

  test("has no one figure where they differ, and no side where it is everybody's (B-29.2)", () => {
    expect(cellFor(notice("8 weeks", 56, "We"), notice("4 weeks", 28, "You"))?.value).not.toHaveProperty("number");
    expect(cellFor(notice("30 days", 30))?.value).toEqual({ text: "30 days", number: 30, unit: "days" });
  });
});

test("a price per hour is told with the hour, and is no sum to add up with others (B-29.1)", () => {
  const price = (value: string, amount: number) => {
    const fact = { kind: "price", value, basis: "likely", passage: CLAUSE, amount, currency: "GBP" } as const;
    return toAnswers({ facts: [fact], topics: [] }).cells["fact:price"]?.value;
  };
  const rate = (amount: number, per: string) => ({ rate: { amount, currency: "GBP", per } });
  expect(price("£18.90 per hour", 18.9)).toEqual({ text: "£18.90 per hour", ...rate(18.9, "hour") });
  expect(price("hourly price is £18.90", 18.9)).toEqual({ text: "hourly price is £18.90", ...rate(18.9, "hour") });
  expect(price("180 000 (сто восемьдесят тысяч) рублей в месяц", 180_000)).toEqual({
    text: "180 000 рублей в месяц",
    ...rate(180_000, "month"),
  });
  expect(price("£9 per user per month", 9)).toEqual({ text: "£9 per user per month" });
  expect(price("£41,600", 41_600)).toEqual({ text: "£41,600", amount: 41_600, currency: "GBP" });
});
