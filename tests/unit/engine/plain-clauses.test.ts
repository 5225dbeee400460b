import { describe, expect, test } from "vitest";
import { isPlainClause, isPlainWhereWeighed } from "@/lib/engine/topics/plain-clauses";

describe("clauses that say beyond doubt what a contract deals with", () => {
  test.each([
    [
      "terminationForConvenience",
      "following the first year the buyer may terminate this agreement as a whole with or without cause",
    ],
    ["insurance", "the company agrees that it shall: (i) comply with laws; (ii) carry reasonable amounts of insurance"],
  ])("%s: %s", (topic, clause) => {
    expect(isPlainClause(topic, clause)).toBe(true);
  });

  test.each([
    ["terminationForConvenience", "following a breach the buyer may terminate this agreement"],
    ["insurance", "the buyer is advised to obtain and maintain insurance for the equipment"],
    ["insurance", "the seller may obtain insurance at its own cost"],
  ])("not %s: %s", (topic, clause) => {
    expect(isPlainClause(topic, clause)).toBe(false);
  });

  test("some only where the weights find the topic too", () => {
    const ban = "the host shall not place any advertisement for a competitor, nor promote any competitor";
    expect([isPlainClause("nonCompete", ban), isPlainWhereWeighed("nonCompete", ban)]).toEqual([false, true]);
    expect(isPlainWhereWeighed("nonCompete", "the host shall not tell a competitor the price")).toBe(false);
    expect(
      isPlainWhereWeighed("audit", "it keeps its records and permits examination thereof by representatives"),
    ).toBe(true);
    expect(isPlainWhereWeighed("insurance", ban)).toBe(false);
  });
});
