import { describe, expect, test } from "vitest";
import { definedTerms, lostTerms } from "@/lib/documents/redline/lost-terms";

const RENEWS = "It renews for periods of one year (each a “Renewal Term”) unless ended.";

describe("a change that takes out a definition (B-13.12)", () => {
  test.each([
    [RENEWS, ["Renewal Term"]],
    ["“Services” means what Annex 1 lists.", ["Services"]],
    ["Договор продлевается (далее — «Срок продления»).", ["Срок продления"]],
    ["«Услуги» означают работы по Приложению 1.", ["Услуги"]],
    ["Сунгасан хугацаа (цаашид “Сунгалт” гэх) нэг жил байна.", ["Сунгалт"]],
    ["“Үйлчилгээ” гэж хавсралтад заасныг хэлнэ.", ["Үйлчилгээ"]],
    ['He said "hello there" and left.', []],
  ])("%s", (words, terms) => {
    expect(definedTerms(words)).toEqual(terms);
  });

  test("loses it only where the new words lack it, and the rest of the text uses it", () => {
    const after = "It does not renew.";
    expect(lostTerms({ before: RENEWS, after })).toEqual(["Renewal Term"]);
    expect(lostTerms({ before: RENEWS, after: "It renews once (the “Renewal Term”)." })).toEqual([]);
    expect(lostTerms({ before: RENEWS, after, text: RENEWS })).toEqual([]);
    expect(lostTerms({ before: RENEWS, after, text: `${RENEWS} Fees rise in each renewal term.` })).toEqual([
      "Renewal Term",
    ]);
  });
});
