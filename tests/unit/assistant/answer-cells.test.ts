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

test("a price per hour stands in its own words, and is no sum to add up with others (B-29.1)", () => {
  const price = (value: string, amount: number) => {
    const fact = { kind: "price", value, basis: "likely", passage: CLAUSE, amount, currency: "GBP" } as const;
    return toAnswers({ facts: [fact], topics: [] }).cells["fact:price"]?.value;
  };
  expect(price("£18.90 per hour", 18.9)).toEqual({ text: "£18.90 per hour" });
  expect(price("£41,600", 41_600)).toEqual({ text: "£41,600", amount: 41_600, currency: "GBP" });
});
