import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RowDigest, writeRow, parseRow } from "@/lib/server/backup/row-lines";
import { tries } from "../../../support/form";

const value = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary-ascii" }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true, min: new Date("0001-01-01"), max: new Date("9999-12-31") }),
);

describe("a row as a line", () => {
  test("comes back as it was, whatever is in it, on one line", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,9}$/), value), (row) => {
        const line = writeRow(row);
        expect(line).not.toContain("\n");
        expect(parseRow(line)).toEqual({ ...row });
      }),
      { numRuns: tries(500) },
    );
  });

  test("is the same whatever the order of its columns", () => {
    expect(writeRow({ a: 1, b: null })).toBe(writeRow({ b: null, a: 1 }));
  });

  test("keeps text that looks like a moment", () => {
    expect(parseRow(writeRow({ a: "2026-01-01T00:00:00.000Z", b: '{"$date":"x"}' }))).toEqual({
      a: "2026-01-01T00:00:00.000Z",
      b: '{"$date":"x"}',
    });
  });

  test.each([1n, Number.NaN, undefined, {}, [], new Uint8Array(1)])("refuses %o, which would not come back", (odd) => {
    expect(() => writeRow({ a: odd })).toThrow(/column a/);
  });

  test.each(["[]", "null", "1", `{"a":{}}`, `{"a":{"$date":"never"}}`, "{"])("is not made of %s", (line) => {
    expect(() => parseRow(line)).toThrow();
  });
});

describe("the hash of many rows", () => {
  const hashLines = (...lines: string[]) => {
    const digest = new RowDigest();
    lines.forEach((line) => digest.add(line));
    return digest.hash;
  };

  test("does not depend on their order, and on everything else", () => {
    expect(hashLines("a", "b", "c")).toBe(hashLines("c", "a", "b"));
    expect(new Set([hashLines(), hashLines("a"), hashLines("a", "a"), hashLines("a", "b"), hashLines("ab")]).size).toBe(
      5,
    );
  });
});
