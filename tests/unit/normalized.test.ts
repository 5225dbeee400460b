import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalized } from "@/lib/normalized";
import { tries } from "@/tests/support/form";

const FORMS = ["NFC", "NFD", "NFKC", "NFKD"] as const;
/** Letters with few marks: such that compose, such that take room of their own, halfwidth signs, syllables. */
const piece = fc.constantFrom(
  "a",
  "é",
  "e\u0301",
  "й",
  "ﬁ",
  "ｶ\uff9e",
  "\u1100\u1161",
  "\u0e33",
  "ᾄ",
  "a\u0316\u0301",
  " ",
);
/** Marks of two kinds, which the standard wants in an order. */
const MARKS = "\u0301\u0316";

describe("normalising text", () => {
  test("gives what the engine's own gives, for letters as they are written", () => {
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom(...FORMS), (pieces, form) => {
        const text = pieces.join("");
        expect(normalized(text, form)).toBe(text.normalize(form));
      }),
      { numRuns: tries(300) },
    );
  });

  test("sorts thirty marks on a letter, and leaves a letter under more as it is, with all else in form", () => {
    const most = `e${MARKS.repeat(15)}`;
    expect(normalized(most, "NFC")).toBe(most.normalize("NFC"));
    const more = `e${MARKS.repeat(16)}`;
    expect(normalized(`ﬁ${more}ﬁ`, "NFKC")).toBe(`fi${more}fi`);
    expect(normalized(more.slice(1), "NFD")).toBe(more.slice(1));
  });

  test("is the same a second time, wherever the marks are", () => {
    const part = fc.oneof(
      piece,
      fc.integer({ min: 1, max: 40 }).map((count) => MARKS.repeat(count)),
      fc.constant("\uff9e"),
    );
    fc.assert(
      fc.property(fc.array(part), fc.constantFrom(...FORMS), (parts, form) => {
        const once = normalized(parts.join(""), form);
        expect(normalized(once, form)).toBe(once);
      }),
      { numRuns: tries(300) },
    );
  });

  test("ends soon for a letter under half a million marks, which took the engine minutes (B-20.15)", () => {
    const text = `e${MARKS.repeat(250_000)}`;
    expect(normalized(text, "NFC") === text).toBe(true);
  });
});
