import { describe, expect, test } from "vitest";
import { lettersOn, overleaf, findRectangles, type TextPiece } from "@/components/original/find-on-page";

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
    const boxes = findRectangles(PAGE, "The Tenant shall pay USD 1,500 each month.", "whole");
    expect(boxes).toHaveLength(2);
    const [[x1, , x2] = [0, 0, 0], [from, , to] = [0, 0, 0]] = boxes;
    expect(x1).toBeGreaterThan(70);
    expect(x2).toBeCloseTo(50 + 29 * 5);
    expect([from, to]).toEqual([50, 50 + 21 * 5]);
  });

  test("is found whatever its quotes, hyphens and spaces", () => {
    expect(findRectangles(PAGE, "the tenant   shall-pay “USD” 1,500", "whole")).toHaveLength(2);
  });

  test("is marked by how it begins where it goes on overleaf", () => {
    const overleaf = "3. Law. The laws of Mongolia govern this Agreement and whatever is due under it";
    expect(findRectangles(PAGE, overleaf, "whole")).toEqual([]);
    expect(findRectangles(PAGE, overleaf, "part")).toHaveLength(1);
  });

  test("is marked on both pages where it goes on overleaf, without the foot of the one and the head of the other (B-10.16)", () => {
    const foot = lettersOn([...PAGE.pieces, piece("Office lease, page 1 of 2", 200, 40)]);
    const next = lettersOn([
      piece("Office lease", 200, 800),
      piece("Agreement and whatever is due under it.", 50, 760),
      piece("4. Notices.", 50, 745),
    ]);
    const passage = "The laws of Mongolia govern this Agreement and whatever is due under it.";
    const { here = [], there = [] } = overleaf(foot, next, passage) ?? {};
    expect(here.map(([x1, y1]) => [x1 > 70, Math.round(y1)])).toEqual([[true, 658]]);
    expect(there.map(([x1, y1, x2]) => [x1, Math.round(y1), x2])).toEqual([[50, 758, 50 + 39 * 5]]);
    expect(overleaf(foot, lettersOn([piece("5. Something else that stands there", 50, 760)]), passage)).toBeNull();
    expect(overleaf(PAGE, next, "USD 1,500 each month.")).toBeNull();
  });

  test("is on two pages only where it ends the one and begins the other, however long they are", () => {
    const long = lettersOn([...PAGE.pieces, piece("and more ".repeat(200), 50, 600)]);
    const next = lettersOn([piece("Agreement and whatever is due under it.", 50, 760)]);
    expect(overleaf(long, next, "The laws of Mongolia govern this Agreement and whatever is due under it.")).toBeNull();
  });

  test("runs along its line also where the page is turned", () => {
    const turned = lettersOn([piece("The Tenant shall pay", 300, 100, [0, 12])]);
    expect(findRectangles(turned, "The Tenant shall pay", "whole").map((box) => box.map(Math.round))).toEqual([
      [302, 100, 290, 200],
    ]);
  });

  test("is marked nowhere where it is not, or says too little", () => {
    const other = "The Landlord shall repair the roof of the house";
    expect([findRectangles(PAGE, other, "whole"), findRectangles(PAGE, other, "part")]).toEqual([[], []]);
    expect(findRectangles(PAGE, " — pay ", "whole")).toEqual([]);
    expect(findRectangles(lettersOn([]), "The Tenant shall pay", "whole")).toEqual([]);
  });
});
