import { describe, expect, test } from "vitest";
import { inPlace, keepingTheRest, placesBeside, relatedTo } from "@/lib/positions/proposing";

const passage = (text: string, content: string) => {
  const start = text.indexOf(content);
  return { content, page: 2, start, end: start + content.length };
};
const WORDING = "The Customer may audit once a year.";

describe("our wording", () => {
  test.each(["4.1 ", "4.1. ", "(b) ", "12. ", "Article 4. ", "Статья 4. ", "5.1 дүгээр зүйл. ", "IV. "])(
    "stands in place of the passage, which keeps its number '%s' (B-24.10)",
    (number) => {
      const text = `SUPPLY\n${number}Audits take place at any time.\n5. The laws of Norway apply.`;
      const content = `${number}Audits take place at any time.`;
      const place = inPlace(text, { present: true, passages: [passage(text, content)] }, WORDING);
      expect(place).toMatchObject({ quote: content, replacement: `${number}${WORDING}`, page: 2 });
    },
  );

  test("brings no number where the passage begins within a paragraph, and has no place where the contract has no passage", () => {
    const text = "SUPPLY\nSee 4. Audits take place at any time.";
    const found = passage(text, "4. Audits take place at any time.");
    expect(inPlace(text, { present: true, passages: [found] }, WORDING)?.replacement).toBe(WORDING);
    expect(inPlace(text, { present: false, passages: [found] }, WORDING)).toBeNull();
    expect(inPlace(text, { present: true, passages: [] }, WORDING)).toBeNull();
  });
});

describe("our wording on a notice whose sentence also renews the contract (B-24.10)", () => {
  const ours = "A party objects to renewal by written notice at least 30 days before the term ends.";
  const put = (quote: string, wording = ours) =>
    keepingTheRest({ quote, replacement: wording, start: 0, end: quote.length, page: 1 }, wording).replacement;

  test("changes its length, and the renewal stays", () => {
    expect(
      put("It renews for successive one-year terms unless either party gives sixty (60) days' notice before the end."),
    ).toBe("It renews for successive one-year terms unless either party gives 30 days' notice before the end.");
    const russian = "Сторона возражает против продления письменно не позднее чем за 30 дней до окончания срока.";
    expect(
      put("Договор продлевается на год, если ни одна из сторон не возразит за 90 дней до окончания срока.", russian),
    ).toBe("Договор продлевается на год, если ни одна из сторон не возразит за 30 дней до окончания срока.");
  });

  test("follows it where the length can't be told", () => {
    const months = "It renews each year unless notice is given three months before the end.";
    expect(put(months)).toBe(`${months} ${ours}`);
    const other =
      "It renews unless notice is given three months before the end; the other side then pays within 10 days.";
    expect(put(other)).toBe(`${other} ${ours}`);
    const two = "It renews unless notice is given 60 days, or by e-mail 90 days, before the end.";
    expect(put(two)).toBe(`${two} ${ours}`);
  });
});

test("a topic belongs beside those that are about the same thing, the nearest first, where the contract has them", () => {
  expect(relatedTo("change_of_control")[0]).toBe("assignment");
  expect(relatedTo("somebody's own")).toEqual([]);
  const text = "1. Assignment is free.\n2. Third parties have no rights.";
  const item = (topic: string, content: string, present = true) => ({
    topic,
    present,
    passages: [passage(text, content)],
  });
  const all = [
    item("third_party_beneficiary", "Third parties have no rights."),
    item("assignment", "Assignment is free."),
    item("governing_law", "free", false),
  ];
  expect(placesBeside("change_of_control", all)).toEqual([text.indexOf("Assignment"), text.indexOf("Third")]);
  expect(placesBeside("governing_law", all)).toEqual([]);
});
