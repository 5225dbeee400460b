/** A price for a period or a unit, which is no sum to add up with others. */
import { expect, test } from "vitest";
import { isRate } from "@/lib/engine/facts/money";

test.each([
  ["£18.90 per hour", true],
  ["EUR 9.20 per kg", true],
  ["USD 30 per user per month", true],
  ["EUR 1,250 a month", true],
  ["500 рублей в месяц", true],
  ["сарын 500 000 төгрөг", true],
  ["EUR 107,220.00", false],
  ["18 000 000 тенге", false],
  ["500 000 төгрөг", false],
  ["USD 40,000 on delivery", false],
])("%s (B-29.1)", (price, is) => {
  expect(isRate(price)).toBe(is);
});
