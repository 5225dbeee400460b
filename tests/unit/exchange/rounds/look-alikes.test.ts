import { expect, test } from "vitest";
import { isDrawnAlike } from "@/lib/documents/redline/drawn-alike";

test.each([
  ["a letter of another alphabet in a name", "Acme", "\u0410cme"],
  ["letters in the place of digits", "100", "1\u041e\u041e"],
  ["digits of another script", "100", "\uff11\uff10\uff10"],
  ["a sign without width", "100", "1\u200b00"],
  ["a sign that turns what stands behind it", "100", "\u202e100\u202c"],
  ["a space that holds words together", "100 dollars", "100\u00a0dollars"],
])("two texts are drawn alike: %s (B-26.11)", (_, one, other) => {
  expect(isDrawnAlike(one, other)).toBe(true);
  expect(isDrawnAlike(other, one)).toBe(true);
});

test.each([
  ["100", "900"],
  ["Acme", "acme"],
  ["still", "sti11ed"],
  ["\u0435\u0449\u0451", "\u0435\u0449\u0435"],
  ["", "\u200b"],
  ["same", "same"],
])("others are not: %s, %s", (one, other) => {
  expect(isDrawnAlike(one, other)).toBe(false);
});
