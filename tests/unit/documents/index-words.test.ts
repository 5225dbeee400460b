import { describe, expect, test } from "vitest";
import {
  inName,
  indexWords,
  indexWordsOfName,
  TOO_MANY_WORDS,
  withoutShort,
  wordQuery,
} from "@/lib/documents/search/index-words";
import { searchTerms } from "@/lib/documents/search/search-text";

const kept = (text: string) => indexWords(text).split(" ");
/** As both databases read a query. */
function matches(query: string, text: string, name = ""): boolean {
  const words = [...kept(text), ...indexWordsOfName(name).split(" ")];
  return wordQuery(searchTerms(query)).groups.every((group) =>
    group.some(({ word, isBeginning }) => words.some((one) => (isBeginning ? one.startsWith(word) : one === word))),
  );
}

describe("what is kept of a text", () => {
  test("are its words, each once, and a pair for each two neighbours", () => {
    const words = kept("1. the rent, the rent is due: 50%");
    expect(words.filter((word) => /[a-z0-9]/.test(word))).toEqual(["1", "the", "rent", "is", "due", "50"]);
    expect(words.filter((word) => !/[a-z0-9]/.test(word)).map((pair) => pair.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test("is nothing of nothing", () => {
    expect([indexWords(""), indexWords("… — !")]).toEqual(["", ""]);
  });

  test("is one sign where there are more words than there is room for", () => {
    const words = Array.from({ length: 120_000 }, (_, index) => `word${index}`).join(" ");
    expect(indexWords(words)).toBe(TOO_MANY_WORDS);
    const fewer = indexWords(words.slice(0, 250_000));
    expect(fewer.length).toBeLessThan(260_000);
    expect(fewer).toContain("word20000 ");
  });
});

describe("a query", () => {
  test.each([
    ["гэрээгээр", "энэхүү гэрээний", true],
    ["rent due", "due to rented rooms", true],
    ["rent", "parents", false],
    ['"rent"', "rented", false],
    ['"the rent is due"', "the rent is due", true],
    ['"the rent is due"', "is the due rent the", false],
    ['"the rent is du"', "the rent is due", true],
    ["50%", "50 tons", true],
    ["non-disclos", "non-disclosure", true],
  ])("%j in %j: %s", (query, text, isFound) => {
    expect(matches(query, text)).toBe(isFound);
  });

  test("has what must stand in the text as it is written besides", () => {
    expect(wordQuery(searchTerms('50% rent "is due" "due" %')).written).toEqual([
      ...searchTerms("50%"),
      "is due",
      ...searchTerms("%"),
    ]);
    expect(wordQuery(searchTerms("%")).groups).toEqual([]);
  });

  test("of a long word asks for its beginning, and for the rest in the text", () => {
    const { groups, written } = wordQuery(searchTerms("ответственностью agreement"));
    expect(groups.flat().every(({ word }) => word.length <= 12)).toBe(true);
    expect(written).toEqual(["ответственностью"]);
    expect(matches("ответственностью", "об ответственности")).toBe(true);
  });

  test("without its shortest beginnings asks for the others, or for all where there are no others", () => {
    const query = wordQuery(searchTerms('a rent "is"'));
    expect(withoutShort(query).groups).toEqual(query.groups.slice(1));
    expect(withoutShort(wordQuery(["a"])).groups).toEqual(wordQuery(["a"]).groups);
  });

  test("may be of the name alone", () => {
    const ofName = inName(wordQuery(["rent"])).groups[0]?.[0]?.word ?? "";
    expect(indexWordsOfName("rent of rooms").split(" ")).toContain(ofName);
    expect(kept("rent of rooms")).not.toContain(ofName);
  });

  test("never holds a sign that a database's own language of queries reads", () => {
    const query = wordQuery(searchTerms(`a'b "c\\d & e" f* (g|h) :* NEAR "x" 'y'`));
    for (const { word } of query.groups.flat()) expect(word).not.toMatch(/['"\\*():&|\s]/);
  });
});
