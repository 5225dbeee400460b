import { describe, expect, test } from "vitest";
import { anyOf, inOrder, toPatternList, withFlags } from "@/lib/engine/language/patterns";

const RENT = { en: { rent: /\brent\b/u, fee: /\bfees?\b|\bcharge\b/u }, ru: /арендн\p{L}+ плат/u };

describe("patterns", () => {
  test("are listed in their order, however they are grouped", () => {
    expect(toPatternList(RENT)).toEqual([/\brent\b/u, /\bfees?\b|\bcharge\b/u, /арендн\p{L}+ плат/u]);
    expect(toPatternList(/x/u)).toEqual([/x/u]);
  });

  test("are joined into one with the alternatives in order", () => {
    expect(anyOf(RENT)).toEqual(/\brent\b|\bfees?\b|\bcharge\b|арендн\p{L}+ плат/u);
    expect(anyOf(RENT.ru, /x/u)).toEqual(/арендн\p{L}+ плат|x/u);
  });

  test("follow one another, alternatives in brackets and nothing else", () => {
    expect(inOrder(RENT.en.rent, /.{0,9}/u, RENT.en.fee)).toEqual(/\brent\b.{0,9}(?:\bfees?\b|\bcharge\b)/u);
    expect(inOrder(/[|]\|(?:a|b)/u, RENT.en.rent)).toEqual(/[|]\|(?:a|b)\brent\b/u);
  });

  test("are joined only with the same flags", () => {
    expect(() => anyOf(RENT.ru, /x/iu)).toThrow("the same flags");
    expect(() => anyOf()).toThrow("none at all");
    expect(anyOf(withFlags(/x/iu, "u"), RENT.en.rent)).toEqual(/x|\brent\b/u);
  });
});
