/** Which doubts rule a certain answer out, and which only ask for a higher chance (B-12.18). */
import { describe, expect, test } from "vitest";
import { chanceLess } from "@/lib/engine/ask/less-certain";

describe("a chance", () => {
  test("stays what it is without a doubt", () => {
    expect(chanceLess(0.93, [])).toBeCloseTo(0.93);
    expect(chanceLess(1, [])).toBe(1);
  });

  test("is less where others answer nearly as well, and less again for another reason", () => {
    const [one, two] = [chanceLess(0.97, ["oneOfMany"]), chanceLess(0.97, ["oneOfMany", "notAgreed"])];
    expect(one).toBeLessThan(0.97);
    expect(two).toBeLessThan(one);
    expect(chanceLess(0.99, ["oneOfMany"])).toBeGreaterThan(0.9);
  });

  test.each(["superseded", "contradicted", "faulty", "notAgreedTo", "perhapsChanged", "newWordsAlone"])(
    "is none where the clause is %s",
    (reason) => {
      expect(chanceLess(0.999, [reason])).toBe(0);
      expect(chanceLess(0.999, ["oneOfMany", reason])).toBe(0);
    },
  );
});
