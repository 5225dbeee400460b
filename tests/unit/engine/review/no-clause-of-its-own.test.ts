/** Words that look like a law, a cap or a price and are none (B-12.18). */
import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { parseAmount } from "@/lib/engine/review/amounts";
import { amountsIn } from "@/lib/engine/facts/sums";
import { readOnce } from "@/lib/engine/text/reading";
import { review } from "@/lib/engine/review/review";

function factsIn(...clauses: string[]) {
  const text = ["JOINT VENTURE AGREEMENT", ...clauses].join("\n\n");
  const reading = readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" });
  return findFacts(reading, review(reading));
}
const valueOf = (kind: string, ...clauses: string[]) =>
  factsIn(...clauses).find((fact) => fact.kind === kind)?.value ?? null;

const BETWEEN =
  "This Agreement is made on 4 May 2026 between Larch Foods Ltd, a company organized and existing under the laws of Ontario, and Otter GmbH.";

describe("the law under which a party was formed", () => {
  test("isn't the contract's, which is told where a clause chooses one", () => {
    expect(valueOf("governing_law", BETWEEN, "1. The parties sell jams together.")).toBeNull();
    expect(valueOf("governing_law", BETWEEN, "9. This Agreement is governed by the laws of Denmark.")).toBe("Denmark");
  });
});

describe("what a policy must cover", () => {
  test("is no cap on liability, which is told where a clause has one", () => {
    const policy =
      "7. Otter carries Employers' Liability insurance with minimum limits of USD 1,000,000 for each accident.";
    expect(valueOf("liability_cap", BETWEEN, policy)).toBeNull();
    expect(
      valueOf("liability_cap", BETWEEN, policy, "8. The liability of either party is limited to USD 200,000."),
    ).toContain("USD 200,000");
  });
});

describe("a sum with a letter for its scale", () => {
  test.each([
    ["net profits of $25M in a year", "$25M", 25_000_000],
    ["a fee of USD 40k", "USD 40k", 40_000],
    ["a fee of EUR 3bn", "EUR 3bn", 3_000_000_000],
    ["a fee of USD 40 for 5 m of fence", "USD 40", 40],
  ])("%s", (text, words, amount) => {
    const [sum = ""] = amountsIn(text);
    expect(sum).toBe(words);
    expect(parseAmount(sum).amount).toBe(amount);
  });
});
