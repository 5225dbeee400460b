import { expect, test } from "vitest";
import { NumbersSeen } from "@/lib/engine/review/features";

test("each number is new once, until it is cleared", () => {
  const seen = new NumbersSeen(8);
  const numbers = [5, -5, 5, 13, 0, -2_147_483_648, 13, 2_147_483_647];
  expect(numbers.filter((number) => seen.isNew(number))).toEqual([5, -5, 13, 0, -2_147_483_648, 2_147_483_647]);
  seen.clear();
  expect(seen.isNew(5)).toBe(true);
});

test("as many numbers as have a place are kept apart, and more are refused", () => {
  const seen = new NumbersSeen(1_024);
  const numbers = Array.from({ length: 1_023 }, (_, at) => at * 1_024);
  expect(numbers.every((number) => seen.isNew(number))).toBe(true);
  expect(numbers.some((number) => seen.isNew(number))).toBe(false);
  expect(() => seen.isNew(1)).toThrow(RangeError);
});
