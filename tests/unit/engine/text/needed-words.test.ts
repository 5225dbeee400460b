import { describe, expect, test } from "vitest";
import { light } from "@/lib/engine/text/either";
import { matchesAny } from "@/lib/engine/text/matcher";
import { gatesFor, neededWords } from "@/lib/engine/text/needed-words";
import { TOPICS } from "@/lib/engine/topics/all";
import { readOnce } from "@/lib/engine/text/reading";
import { ENGLISH, MONGOLIAN, RUSSIAN } from "../contracts";

describe("words that a pattern cannot match without", () => {
  test.each([
    [/\b(?:terminat|expir)\p{L}+ .{0,80}\bnotice\b/u, [["notice"], ["expir", "terminat"]]],
    [/\blaws? of\b/u, [["law of", "laws of"]]],
    [/secre[ct]/u, [["secrec", "secret"]]],
    [/(?:a|of|to)/u, []],
    [/\p{L}{3,}/u, []],
    [/surviv|.*/u, []],
    [/clause(?!s)(?:\s\d)?/u, [["clause"]]],
  ])("%s", (pattern, words) => {
    expect(neededWords(pattern).map((list) => [...list].sort())).toEqual(words.map((list) => [...list].sort()));
  });

  test("are not told where case is ignored", () => {
    expect(neededWords(/notice/iu)).toEqual([]);
  });

  test("make gates that let every match through", () => {
    const patterns = [/\bnotice\b.{0,40}\bdays\b/u, /\bsurviv\p{L}{1,3}\b/u];
    const gates = gatesFor(patterns);
    expect(gates).toHaveLength(2);
    for (const text of ["notice of thirty days", "it survives"])
      expect(gates.every((gate) => gate.test(text))).toBe(true);
    expect(gates.every((gate) => gate.test("the price is fixed"))).toBe(false);
  });

  test("are met by whatever a pattern with signs that mean themselves matches", () => {
    for (const [pattern, text] of [
      [/\$\d+ \(fifty\)/u, "$50 (fifty)"],
      [/and\/or both/u, "and/or both"],
      [/(?<=the )seller/u, "the seller"],
    ] as const) {
      expect(pattern.test(text)).toBe(true);
      expect(gatesFor([pattern]).every((gate) => gate.test(text))).toBe(true);
    }
  });
});

test("cues give the same with gates and plain letters as without, in all three languages", () => {
  let matched = 0;
  for (const contract of [ENGLISH, RUSSIAN, MONGOLIAN]) {
    for (const { folded } of readOnce(contract).sentences) {
      for (const { stated } of TOPICS) {
        const plainly = stated.some(({ when, unless }) => when.test(folded) && !unless?.test(folded));
        expect(matchesAny(folded, stated)).toBe(plainly);
        matched += plainly ? 1 : 0;
      }
    }
  }
  expect(matched).toBeGreaterThan(3);
});

test("a pattern with plain letters matches words of every script that contracts are written in", () => {
  const word = light(/^[\p{L}'-]+\p{N}?$/u);
  expect(word.unicode).toBe(false);
  for (const text of ["résumé", "Übung", "ёлка", "Өвөрхангай", "ﬁrm", "契約", "κόστος", "m2"])
    expect(word.test(text)).toBe(true);
  for (const text of ["a b", "§", "№", "“x”"]) expect(word.test(text)).toBe(false);
  expect(light(/^\p{Lu}/u).unicode).toBe(true);
});
