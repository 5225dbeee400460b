import { describe, expect, test } from "vitest";
import { sentenceNaming, type TopicReview } from "@/lib/engine/review/review";
import type { Fact } from "@/lib/engine/review/fact";
import { topicValue } from "@/lib/engine/review/topic-values";
import { readingOfLines } from "./contracts";

/** The clauses as paragraphs of one text, each of them a passage up to where a bar stands. */
function valueOf(topic: TopicReview["topic"], ...clauses: string[]) {
  const text = clauses.map((clause) => clause.replace("|", "")).join("\n");
  const passages = clauses.map((clause) => {
    const start = text.indexOf(clause.replace("|", ""));
    const content = clause.split("|")[0] ?? "";
    return { content, page: 1, start, end: start + content.length };
  });
  return topicValue({ topic, present: true, basis: "likely", margin: null, passages }, { facts: [], text });
}

describe("whether a clause holds for both sides", () => {
  test.each<[string[], boolean | undefined]>([
    [["Neither party may assign this Agreement."], true],
    [["Ни одна из Сторон не вправе уступать права по Договору."], true],
    [["Аль ч тал эрхээ шилжүүлж болохгүй."], true],
    [["The Developer may not assign this Agreement."], false],
    [["8.1  Norvex may not assign this Agreement."], false],
    [["Заказчик не вправе уступать права по Договору."], false],
    [["The Supplier may not assign it.", "The Customer may not assign it."], undefined],
    [["This Agreement is not assignable."], undefined],
    [["Neither party may assign this Agreement.| However, Supplier may assign it in a merger."], undefined],
    [["Neither party may assign this Agreement, provided that Supplier may assign it."], undefined],
  ])("%j: %s", (clauses, isMutual) => {
    expect(valueOf("assignment", ...clauses)?.isMutual).toBe(isMutual);
  });

  test("is not asked where a topic has no sides", () => {
    expect(valueOf("exclusivity", "Neither party may sell to others.")).toBeNull();
  });
});

test.each<[string, number | undefined]>([
  ["shall not exceed the fees paid in the twelve (12) months before the claim", 1],
  ["shall not exceed two times the fees paid in the twelve months before the claim", 2],
  ["shall not exceed 150 % of the fees payable in that year", 1.5],
  ["shall not exceed $1,000,000", undefined],
])("a limit of liability in yearly fees: %s", (clause, times) => {
  expect(valueOf("liability_cap", clause)?.times).toBe(times);
});

test("a length is a value only where the clauses name no other", () => {
  expect(valueOf("warranty_duration", "Warranted for twelve (12) months.")).toMatchObject({ months: 12 });
  expect(valueOf("warranty_duration", "Warranted for 90 days, parts for two years.")).toBeNull();
  expect(valueOf("warranty_duration", "Notice of a breach is given within 45 days of its discovery.")).toBeNull();
});

const RATE: Omit<Fact, "passage"> = { kind: "late_payment", value: "3 %", basis: "likely", percent: 3 };

test("interest by the month or the year is reckoned by the day, and an unnamed rate is not", () => {
  const rate = (content: string) =>
    topicValue(
      { topic: "late_payment", present: true, basis: "likely", margin: null, passages: [] },
      { facts: [{ ...RATE, passage: { content, page: 1, start: 0, end: content.length } }], text: content },
    )?.percentPerDay;
  expect(rate("overdue sums bear 3 % per month")).toBeCloseTo(0.1);
  expect(rate("overdue sums bear 3 % per annum")).toBeCloseTo(3 / 365);
  expect(rate("a late charge of 3 %")).toBeUndefined();
});

test("a notice that each side has of its own is told with both sides, and that of both alone", () => {
  const passage = { content: "60 days, 120 days", page: 1, start: 0, end: 17 };
  const notice = (days: number, role?: string): Fact => ({
    kind: "termination_for_convenience",
    value: `${days} days`,
    days,
    basis: "likely",
    passage,
    ...(role === undefined ? {} : { role }),
  });
  const told = (...facts: Fact[]) =>
    topicValue(
      { topic: "termination_for_convenience", present: true, basis: "likely", margin: null, passages: [passage] },
      { facts, text: passage.content },
    )?.text;
  expect(told(notice(120, "Supplier"), notice(60, "Client"))).toBe("120 days (Supplier); 60 days (Client)");
  expect(told(notice(60))).toBe("60 days");
});

describe("a topic is not called absent", () => {
  const reading = readingOfLines(["1. No Solicitation", "No one hires the personnel of the Company."]);

  test("where a sentence or a heading has its words (B-25.3)", () => {
    expect(sentenceNaming(reading, "no_solicit_employees")).not.toBeNull();
  });

  test("but may be where none has", () => {
    expect(sentenceNaming(reading, "insurance")).toBeNull();
  });
});
