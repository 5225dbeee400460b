import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameKeyFor, nameKeys } from "@/lib/contracts/list/name-key";
import { tries } from "../../../support/form";

const LANGUAGES = ["en", "ru", "mn"] as const;
const sign = (number: number) => Math.sign(number);
const byKey = (language: string) => (one: string, other: string) => {
  const [a, b] = [one, other].map((name) => nameKeys(name)[nameKeyFor(language)]);
  return Number((a ?? "") > (b ?? "")) - Number((a ?? "") < (b ?? ""));
};

describe.each(LANGUAGES)("names by the alphabet of %s", (language) => {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });

  test("come in the order of Intl.Collator, whatever letters, numbers and signs they have", () => {
    const letter = fc.constantFrom(..."abcxyzABXZéüабвгдеёжзийклмнорстуөүҮӨъыьэюяЁЙ0123456789 -.,()№&/");
    const name = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(sign(byKey(language)(one, other))).toBe(sign(compare(one, other)));
      }),
      { numRuns: tries(2_000) },
    );
  });

  test("have Latin and Cyrillic letters as its readers have them", () => {
    const names = ["яблоко", "Zebra", "Өргөө", "apple", "Contract 10", "Contract 9", "Обь", "№ 7"];
    const expected = names.toSorted(compare);
    expect(names.toSorted(byKey(language))).toEqual(expected);
    expect(expected[language === "en" ? 1 : expected.length - 1]).toBe(language === "en" ? "Contract 9" : "Zebra");
  });
});

test("a key is never empty, and never longer than an index holds", () => {
  for (const name of ["\u0301", "\u200d", " ", "€".repeat(200), "ﷺ".repeat(200), "9".repeat(200), "🏛️".repeat(100)])
    for (const key of Object.values(nameKeys(name))) {
      expect(key.length).toBeGreaterThan(0);
      expect(key.length).toBeLessThanOrEqual(200);
    }
});
