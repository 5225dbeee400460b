import { describe, expect, test } from "vitest";
import { anyOf, cues, inOrder, withFlags } from "@/lib/engine/cues/pack";

const EN = cues("en", {
  rent: { pattern: /\brent\b/u, yes: "The rent is due.", no: "The current month." },
  fee: { pattern: /\bfees?\b|\bcharge\b/u, yes: "A fee of 5 euros.", no: "Feed the cat." },
});
const RU = cues("ru", { rent: { pattern: /арендн\p{L}+ плат/u, yes: "арендная плата", no: "аренда" } });

describe("packs", () => {
  test("keep their names, and know their language", () => {
    expect(Object.keys(EN)).toEqual(["rent", "fee"]);
    expect(EN.rent.language).toBe("en");
    expect(RU.rent.language).toBe("ru");
  });

  test("are joined into one pattern with the alternatives in order", () => {
    expect(anyOf(EN, RU)).toEqual(/\brent\b|\bfees?\b|\bcharge\b|арендн\p{L}+ плат/u);
    expect(anyOf(RU.rent, /x/u)).toEqual(/арендн\p{L}+ плат|x/u);
  });

  test("follow one another, alternatives in brackets and nothing else", () => {
    expect(inOrder(EN.rent, /.{0,9}/u, EN.fee)).toEqual(/\brent\b.{0,9}(?:\bfees?\b|\bcharge\b)/u);
    expect(inOrder(/[|]\|(?:a|b)/u, EN.rent)).toEqual(/[|]\|(?:a|b)\brent\b/u);
  });

  test("are joined only with the same flags", () => {
    expect(() => anyOf(EN.rent, /x/iu)).toThrow("the same flags");
    expect(() => anyOf()).toThrow("none at all");
    expect(anyOf(withFlags(/x/iu, "u"), EN.rent)).toEqual(/x|\brent\b/u);
  });
});
