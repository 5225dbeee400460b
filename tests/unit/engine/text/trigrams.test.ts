import { describe, expect, test } from "vitest";
import { bitsOfWords, mayHaveOne, toTrigrams } from "@/lib/engine/text/trigrams";
import { hasWordFrom } from "@/lib/engine/text/matcher";

const has = (text: string, ...words: string[]) => mayHaveOne(toTrigrams(text), bitsOfWords(words));

describe("the letters of a text", () => {
  test.each([
    ["the seller shall give notice", "notice"],
    ["notice", "notice"],
    ["уведомление в письменной форме", "письменн"],
    ["мэдэгдэлгүйгээр цуцлах эрхтэй", "цуцл"],
    ["at will", "at"],
  ])("%s may have %s", (text, word) => {
    expect(has(text, word)).toBe(true);
    expect(has(text, "quizzical", word)).toBe(true);
  });

  test.each([
    ["the seller shall give notice", "terminat"],
    ["no", "notice"],
    ["", "notice"],
  ])("%s can't have %s", (text, word) => {
    expect(has(text, word)).toBe(false);
  });
});

test("a sentence has a word of a pack in its own letters", () => {
  const hasRent = hasWordFrom({ en: /\brent/u, ru: /аренд/u });
  expect(hasRent({ folded: "the rent is due" })).toBe(true);
  expect(hasRent({ folded: "the current year" })).toBe(false);
  expect(hasRent({ folded: "арендная плата" })).toBe(true);
  expect(hasRent({ folded: "цена" })).toBe(false);
});
