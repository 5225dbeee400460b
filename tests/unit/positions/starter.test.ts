import { describe, expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { SIDES } from "@/lib/positions/bounds";
import { newBookBody } from "@/lib/positions/schema";
import { judge } from "@/lib/positions/verdict";
import { starterBook } from "@/lib/positions/starter/starter-book";

const books = LANGUAGES.flatMap((language) =>
  SIDES.map((side) => ({ language, side, book: starterBook({ language, side }) })),
);

describe.each(books)("the starters in $language, $side", ({ language, book }) => {
  test("are a book that could be sent, with a position on each of 21 topics that has a name", () => {
    expect(newBookBody.parse(book)).toEqual(book);
    const topics = book.positions.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(21);
    expect(topics.sort()).toEqual(Object.keys(copyFor(language).positions.topics).sort());
  });

  test("say what is wanted, the fallback with its wording, the red line and why; and that no lawyer read it", () => {
    for (const { topic, wanted, fallback, redLine, why, isReadByLawyer } of book.positions) {
      const words = [wanted.text, fallback?.text ?? "", fallback?.wording ?? "", redLine.text, why];
      expect([topic, words.filter((text) => text === "")]).toEqual([topic, []]);
      expect(isReadByLawyer).toBe(false);
      if (language !== "en")
        expect([topic, words.filter((text) => !/\p{Script=Cyrillic}/u.test(text))]).toEqual([topic, []]);
    }
  });

  test("call nothing more than half a per cent a day good enough", () => {
    const late = book.positions.find(({ topic }) => topic === "late_payment");
    const stated = (percentPerDay: number) =>
      late &&
      judge(
        {
          topic: "late_payment",
          present: true,
          basis: "stated",
          margin: null,
          passages: [],
          value: { text: "a penalty", basis: "stated", percentPerDay },
        },
        late,
      ).verdict;
    expect(stated(0.1)).toBe("as-wanted");
    expect(stated(0.6)).toBe("deviates");
    expect(stated(5)).toBe("deviates");
  });
});
