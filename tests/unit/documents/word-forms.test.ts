import { describe, expect, test } from "vitest";
import { hitsIn, findSnippet } from "@/lib/documents/search/hits";
import { foldForSearch, searchTerms } from "@/lib/documents/search/search-text";
import { listForms } from "@/lib/documents/search/word-forms";

/** Whether a search for one word finds a text with another. */
const finds = (query: string, text: string) => findSnippet(text, searchTerms(query)) !== null;

describe("a word finds its other forms, both ways", () => {
  test.each([
    ["гэрээ", ["гэрээг", "гэрээний", "гэрээнд", "гэрээнээс", "гэрээгээр", "гэрээтэй", "гэрээнүүд", "гэрээнүүдийн"]],
    ["түрээс", ["түрээсийн", "түрээсээр"]],
    ["хугацаа", ["хугацаанд", "хугацааны", "хугацаагаар"]],
    ["ажил", ["ажлын", "ажлаар", "ажилтай"]],
    ["тал", ["талын", "талууд", "талуудын"]],
    ["төлбөр", ["төлбөрийг", "төлбөрийн"]],
    ["договор", ["договора", "договору", "договоров", "договорам", "договорами"]],
    ["аренда", ["аренды", "аренду", "арендой"]],
    ["сторона", ["стороны", "сторон", "сторонами"]],
    ["цена", ["цены", "ценой"]],
    ["rent", ["rents", "rented"]],
    ["party", ["parties"]],
  ])("%s", (base, forms) => {
    expect(forms.filter((form) => !finds(base, form) || !finds(form, base))).toEqual([]);
  });

  test("and no other word that looks like it", () => {
    const others = [
      ["гэрээ", "гэр бүл"],
      ["гэрээгээр", "гэрчилгээ"],
      ["талын", "капитал"],
      ["party", "partner"],
      ["цены", "процент"],
      ["lessor", "lessee"],
    ] as const;
    expect(others.filter(([query, text]) => finds(query, text))).toEqual([]);
  });
});

test("the whole word is marked, in whatever form it stands", () => {
  const text = "Энэхүү ГЭРЭЭНИЙ хугацаа: гэрээгээр тохирсон.";
  const marked = hitsIn(text, searchTerms("гэрээгээр")).map(({ start, end }) => text.slice(start, end));
  expect(marked).toEqual(["ГЭРЭЭНИЙ", "гэрээгээр"]);
});

test("a word in quotes is found as it is written, alone", () => {
  expect(listForms('"гэрээ"')).toEqual([{ piece: "гэрээ", isStem: false, isWhole: true }]);
  expect([finds('"гэрээ"', "Энэ гэрээ."), finds('"гэрээ"', "гэрээний"), finds('"ний"', "гэрээний")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a word is found by its beginning, and not in the middle of another", () => {
  expect([finds("аренд", "аренды"), finds("rent", "parents"), finds("10", "105"), finds("05", "105")]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("phrases, figures and signs have no other form", () => {
  for (const term of ["гэрээний хугацаа", "2026", "§", "c:\\deeds", "a1"].map(foldForSearch))
    expect(listForms(term)).toEqual([{ piece: term, isStem: false }]);
  expect(finds('"гэрээний хугацаа"', "гэрээгээр хугацаа")).toBe(false);
  expect(finds('"гэрээний хугацаа"', "гэрээний хугацаанд")).toBe(true);
});
