import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/copy/languages";
import { SIDES } from "@/lib/positions/bounds";
import { starterBook } from "@/lib/positions/starter/starter-book";
import { localizePositions } from "@/lib/positions/starter/localized";

const [MONGOLIAN, RUSSIAN, ENGLISH] = ["mn", "ru", "en"] as const;

describe("a book of starters (B-24.8)", () => {
  test("is told in the reader's language, its wordings in the contract's", () => {
    const english = starterBook({ side: "buy", language: "en" });
    const [mongolian, russian] = [
      starterBook({ side: "buy", language: "mn" }),
      starterBook({ side: "buy", language: "ru" }),
    ];
    const topic = english.positions.findIndex((one) => one.topic === "warranty_duration");
    const localized = localizePositions("mn", english, RUSSIAN)[topic];
    const [mn, ru] = [mongolian.positions[topic], russian.positions[topic]];
    expect(localized).toMatchObject({
      wanted: { text: mn?.wanted.text, limits: english.positions[topic]?.wanted.limits },
      fallback: { text: mn?.fallback?.text, wording: ru?.fallback?.wording },
      redLine: { text: mn?.redLine.text },
      why: mn?.why,
    });
    const back = localizePositions("en", mongolian, ENGLISH)[topic];
    expect(back?.fallback?.wording).toBe(english.positions[topic]?.fallback?.wording);
    expect(localized?.wanted.wording).toBe(ru?.wanted.wording);
  });

  test("keeps what people wrote, and what names a country's law", () => {
    const book = starterBook({ side: "buy", language: "en" });
    const positions = book.positions.map((one) =>
      one.topic === "audit" ? { ...one, wanted: { ...one.wanted, text: "Once a year, with our auditor." } } : one,
    );
    const own = [{ ...positions[0], topic: "cloud_exit" }, ...positions.slice(1)] as typeof positions;
    const localized = localizePositions("mn", { ...book, positions: own }, MONGOLIAN);
    expect(localized.find(({ topic }) => topic === "audit")?.wanted.text).toBe("Once a year, with our auditor.");
    expect(localized.find(({ topic }) => topic === "cloud_exit")).toEqual(own[0]);
    const law = localized.find(({ topic }) => topic === "governing_law");
    expect([law?.wanted.text, law?.fallback?.wording]).toEqual([
      "The law of our own country.",
      "This Agreement is governed by the laws of [our country].",
    ]);
  });

  test("means the same in each language", () => {
    const contracts = { en: ENGLISH, ru: RUSSIAN, mn: MONGOLIAN };
    for (const side of SIDES)
      for (const from of LANGUAGES)
        for (const to of LANGUAGES) {
          const [book, wanted] = [starterBook({ side, language: from }), starterBook({ side, language: to })];
          const texts = (positions: typeof book.positions) =>
            positions
              .filter(({ topic }) => topic !== "governing_law")
              .map(({ wanted, fallback, redLine, why }) => [
                wanted.text,
                fallback?.text,
                fallback?.wording,
                redLine.text,
                why,
              ]);
          expect([side, from, to, texts(localizePositions(to, book, contracts[to]))]).toEqual([
            side,
            from,
            to,
            texts(wanted.positions),
          ]);
        }
  });
});
