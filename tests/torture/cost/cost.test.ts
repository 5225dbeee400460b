/** The short form of `npm run torture cost`. */
import { describe, expect, test } from "vitest";
import { makeCases } from "./case";
import { fuzzCost, SHORT_LIMITS } from "./fuzzer";
import { climb } from "./ladder";

test("no work on people's text takes more than its share when the text doubles (B-20.15)", async () => {
  const { cases, faults } = await fuzzCost({ isShort: true, limits: SHORT_LIMITS });
  expect(faults).toEqual([]);
  expect(cases).toBeGreaterThan(3_000);
}, 900_000);

describe("the ladder", () => {
  const text = { plain: (size: number) => "a ".repeat(size / 2) };
  const climbed = async (run: (text: string) => unknown) =>
    (
      await climb(makeCases("work", text, { run, most: 128_000 })[0] as Parameters<typeof climb>[0], {
        ...SHORT_LIMITS,
        most: 128_000,
      })
    ).fault;

  test("finds work whose time grows with the square of the length", async () => {
    expect(await climbed((words) => [...words].filter((_, index, all) => all.lastIndexOf("b", index) > 0))).toMatch(
      /ms from \d+ to \d+$/,
    );
  });

  test("lets work pass whose time grows with the length", async () => {
    expect(await climbed((words) => Array.from({ length: 40 }, () => words.replace(/a/g, "b")))).toBeNull();
  });
});
