import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "./contracts";

const CLAUSES = [
  "SERVICE AGREEMENT",
  'This Agreement is made on 1 March 2025 between Oakmoor Estates LLC ("Provider") and Khangai Trading LLC ("Client").',
  "1. Services. The Provider cleans the Client's offices in Ulaanbaatar on every working day.",
  "2. Price. The Client pays USD 900 a month within 15 days of the invoice.",
  "3. Term. This Agreement begins on 1 April 2025.",
  "4. Staff. The Provider sends trained staff and replaces them when they are ill.",
  "5. Keys. The Client hands the keys over on the first day.",
];
const law = (words: string) => {
  const reading = readOnce(makeContract([...CLAUSES, `6. Law. ${words}`]));
  const facts = reviewWhole(reading).facts.filter(({ kind }) => kind === "governing_law");
  return { facts: facts.length, basis: clausesFor(reading, "Which law governs this agreement?").basis };
};

describe("what was not agreed (B-12.28)", () => {
  test.each([
    "The Client proposed that this Agreement is governed by the laws of Mongolia, which the Provider rejected.",
    "The agreement of 2019 between the parties was governed by the laws of Mongolia.",
    "[Optional clause, delete if not used: This Agreement is governed by the laws of Mongolia.]",
    "The draft said that this Agreement is governed by the laws of Mongolia; the parties did not agree to that.",
  ])("is no fact and no sure answer: %s", (words) => {
    expect(law(words).facts).toBe(0);
    expect(law(words).basis).not.toBe("stated");
  });

  test("what was agreed is both", () => {
    expect(law("This Agreement is governed by the laws of Mongolia.")).toEqual({ facts: 1, basis: "stated" });
  });
});
