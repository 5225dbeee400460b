import { describe, expect, test } from "vitest";
import { foldForSearch, searchTerms, toSearchText, withSearchName } from "@/lib/documents/search/search-text";

describe("folding", () => {
  test.each([
    ["ДОГОВОР Аренды", "договор аренды"],
    ["Ёлка и е\u0308лка", "елка и елка"],
    ["Өрөнхий НӨХЦӨЛ, Үүрэг", "өрөнхий нөхцөл, үүрэг"],
    ["и\u0306од", "йод"],
    ["ﬁnal № ½ ＡＢＣ", "final no 1⁄2 abc"],
    ["“Party’s” «сторона» – non‑compete", '"party\'s" "сторона" - non-compete'],
    ["one\u00a0two\n\tthree\u0000four", "one two three four"],
    ["con\u00adtract\u200b", "contract"],
  ])("%j is %j", (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  test("is the same when it is done again", () => {
    for (const text of ["Ёлка “50%” a_b \\ ﬁ İ Σς ½", "  x \u00a0 y "])
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
  });

  test("leaves no sign that LIKE would read", () => {
    expect(foldForSearch("50% a_b c\\d")).not.toMatch(/[%_\\]/);
    expect(foldForSearch("50%")).not.toBe(foldForSearch("50_"));
  });
});

test("what is kept of a contract has its name on a line of its own", () => {
  const kept = toSearchText("My\nLease", "1. Rent\nDue");
  expect(kept).toBe("my lease\n1. rent due");
  expect(withSearchName(kept, "Договор")).toBe("договор\n1. rent due");
  expect(withSearchName("", "Договор")).toBe("");
});

describe("what is searched for", () => {
  test.each([
    ["Rent  due", ["rent", "due"]],
    ['"Rent  due" now', ["rent due", "now"]],
    ['"Rent" due «Аренда»', ['"rent"', "due", '"аренда"']],
    ["«Аренда ГАРАЖА»", ["аренда гаража"]],
    ['"unfinished phr', ["unfinished", "phr"]],
    ["rent Rent RENT", ["rent"]],
    [' "" " " ', []],
    ["", []],
  ])("%j is %j", (query, terms) => {
    expect(searchTerms(query)).toEqual(terms);
  });

  test("is bounded", () => {
    expect(searchTerms(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" "))).toHaveLength(8);
  });
});
