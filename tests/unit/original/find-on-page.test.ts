import { describe, expect, test } from "vitest";
import { rectanglesOf, type TextPiece } from "@/components/original/find-on-page";

const piece = (str: string, x: number, y: number): TextPiece => ({
  str,
  transform: [1, 0, 0, 1, x, y],
  width: str.length * 5,
  height: 10,
});
const PAGE = [
  piece("2. Rent. The Tenant shall pay", 50, 700),
  piece("USD 1,500 each month.", 50, 685),
  piece("3. Law.", 50, 660),
];

describe("a passage on its page", () => {
  test("is marked in the pieces that hold it, from its first letter to its last", () => {
    const boxes = rectanglesOf(PAGE, "The Tenant shall pay USD 1,500 each month.");
    expect(boxes).toHaveLength(2);
    const [[x1, , x2] = [0, 0, 0], [from, , to] = [0, 0, 0]] = boxes;
    expect(x1).toBeGreaterThan(70);
    expect(x2).toBeCloseTo(50 + 29 * 5);
    expect([from, to]).toEqual([50, 50 + 21 * 5]);
  });

  test("is found whatever its quotes, hyphens and spaces, and where it goes on overleaf", () => {
    expect(rectanglesOf(PAGE, "the tenant   shall-pay “USD” 1,500")).toHaveLength(2);
    expect(rectanglesOf(PAGE, "each month. 3. Law. The laws of Mongolia govern this")).not.toEqual([]);
    expect(rectanglesOf(PAGE, "Anything else in this contract. 2. Rent. The Tenant shall")).not.toEqual([]);
  });

  test("is marked nowhere where it is not, or says nothing", () => {
    expect(rectanglesOf(PAGE, "The Landlord shall repair the roof of the house")).toEqual([]);
    expect(rectanglesOf(PAGE, " — ")).toEqual([]);
    expect(rectanglesOf([], "The Tenant shall pay")).toEqual([]);
  });
});
