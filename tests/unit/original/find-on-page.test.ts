import { describe, expect, test } from "vitest";
import { lettersOn, rectanglesOf, type TextPiece } from "@/components/original/find-on-page";

const piece = (str: string, x: number, y: number, [a, b] = [1, 0]): TextPiece => ({
  str,
  transform: [a, b, -b, a, x, y],
  width: str.length * 5,
  height: 10,
});
const PAGE = lettersOn([
  piece("2. Rent. The Tenant shall pay", 50, 700),
  piece("USD 1,500 each month.", 50, 685),
  piece("3. Law. The laws of Mongolia govern this", 50, 660),
]);

describe("a passage on its page", () => {
  test("is marked in the pieces that hold it, from its first letter to its last", () => {
    const boxes = rectanglesOf(PAGE, "The Tenant shall pay USD 1,500 each month.", "whole");
    expect(boxes).toHaveLength(2);
    const [[x1, , x2] = [0, 0, 0], [from, , to] = [0, 0, 0]] = boxes;
    expect(x1).toBeGreaterThan(70);
    expect(x2).toBeCloseTo(50 + 29 * 5);
    expect([from, to]).toEqual([50, 50 + 21 * 5]);
  });

  test("is found whatever its quotes, hyphens and spaces", () => {
    expect(rectanglesOf(PAGE, "the tenant   shall-pay “USD” 1,500", "whole")).toHaveLength(2);
  });

  test("is marked by how it begins where it goes on overleaf", () => {
    const overleaf = "3. Law. The laws of Mongolia govern this Agreement and whatever is due under it";
    expect(rectanglesOf(PAGE, overleaf, "whole")).toEqual([]);
    expect(rectanglesOf(PAGE, overleaf, "part")).toHaveLength(1);
  });

  test("runs along its line also where the page is turned", () => {
    const turned = lettersOn([piece("The Tenant shall pay", 300, 100, [0, 12])]);
    expect(rectanglesOf(turned, "The Tenant shall pay", "whole").map((box) => box.map(Math.round))).toEqual([
      [302, 100, 290, 200],
    ]);
  });

  test("is marked nowhere where it is not, or says too little", () => {
    const other = "The Landlord shall repair the roof of the house";
    expect([rectanglesOf(PAGE, other, "whole"), rectanglesOf(PAGE, other, "part")]).toEqual([[], []]);
    expect(rectanglesOf(PAGE, " — pay ", "whole")).toEqual([]);
    expect(rectanglesOf(lettersOn([]), "The Tenant shall pay", "whole")).toEqual([]);
  });
});
