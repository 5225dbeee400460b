import { describe, expect, test } from "vitest";
import { isPlainClause } from "@/lib/engine/topics/plain-clauses";

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
    "either party may terminate this agreement at any time on prior written notice to the other",
    "either party may terminate this agreement for any reason following the initial term",
    "this agreement may also be terminated by either party upon ninety days written notice",
    "the developer may also terminate this agreement by giving two weeks' notice in writing",
  ])("an end without cause: %s", (clause) => {
    expect(isPlainClause("terminationForConvenience", clause)).toBe(true);
  });

  test.each([
    [
      "terminationForConvenience",
      "this agreement may be terminated by either party with cause upon thirty days written notice",
    ],
    ["terminationForConvenience", "the agent may terminate this agreement at any time by notice as follows"],
    ["terminationForConvenience", "following a breach the buyer may terminate this agreement"],
    ["insurance", "the buyer is advised to obtain and maintain insurance for the equipment"],
    ["insurance", "the seller may obtain insurance at its own cost"],
  ])("not %s: %s", (topic, clause) => {
    expect(isPlainClause(topic, clause)).toBe(false);
  });
});
