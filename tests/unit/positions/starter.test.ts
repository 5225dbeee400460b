import { describe, expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { CONTRACT_KINDS, type ContractKind } from "@/lib/engine/positions/contract-kinds";
import { SIDES } from "@/lib/positions/bounds";
import { newBookBody } from "@/lib/positions/schema";
import { judge } from "@/lib/positions/verdict";
import { starterBook } from "@/lib/positions/starter/starter-book";

const books = LANGUAGES.flatMap((language) =>
  SIDES.map((side) => ({ language, side, book: starterBook({ language, side }) })),
);

test("a starter for leases or employment is named by who one is there (B-24.3)", () => {
  const name = (kind?: ContractKind) => starterBook({ language: "ru", side: "buy", ...(kind ? { kind } : {}) }).name;
  expect([name(), name("services"), name("lease"), name("employment")]).toEqual([
    "Мы покупатель",
    "Мы покупатель",
    "Мы арендатор",
    "Мы работодатель",
  ]);
  expect(starterBook({ language: "ru", side: "mutual", kind: "lease" }).name).toBe("Взаимно");
});

describe.each(books)("the starters in $language, $side", ({ language, book }) => {
  test("are a book that could be sent, with a position on each of 21 topics that has a name", () => {
    expect(newBookBody.parse(book)).toEqual(book);
    const topics = book.positions.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(21);
    const named = Object.keys(copyFor(language).positions.topics);
    expect(topics.filter((topic) => !named.includes(topic))).toEqual([]);
  });

  test("say what is wanted, the fallback with its wording, the red line and why; and that no lawyer read it (B-24.3)", () => {
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
    const stated = (value: number) => {
      const values = [{ unit: "percentPerDay" as const, value, bound: "exact" as const }];
      const claim = { says: "does", who: "both", values, isConditional: false, hasException: false } as const;
      const reading = {
        subject: "late_payment",
        is: "found",
        claims: [claim],
        isAmended: false,
        doubts: [],
        passages: [],
      } as const;
      return late && judge(reading, late, { side: book.side, isOfKind: true }).verdict;
    };
    expect(stated(0.1)).toBe(book.side === "buy" ? "acceptable" : "matches");
    expect(stated(0.6)).toBe("deviates");
    expect(stated(5)).toBe("deviates");
  });
});

describe("starters for a kind of contract", () => {
  const listTopics = (kind: ContractKind) =>
    starterBook({ side: "buy", language: "en", kind }).positions.map(({ topic }) => topic);

  test("hold nothing that such contracts don't have, and what only they have (B-24.17)", () => {
    expect(listTopics("lease")).toEqual(expect.arrayContaining(["deposit_return", "sublease"]));
    expect(listTopics("lease")).not.toContain("warranty_duration");
    expect(listTopics("goods")).toContain("warranty_duration");
    expect(listTopics("employment")).toContain("probation");
    expect(listTopics("employment")).not.toContain("payment_terms");
    expect(listTopics("nda")).toEqual(expect.arrayContaining(["confidentiality_term", "return_of_information"]));
  });

  test.each(CONTRACT_KINDS)("are a book that could be sent, and say so of themselves: %s", (kind) => {
    const book = starterBook({ side: "mutual", language: "mn", kind });
    expect(newBookBody.parse(book)).toEqual(book);
    expect(book.kinds).toEqual([kind]);
    const named = Object.keys(copyFor("mn").positions.topics);
    expect(book.positions.filter(({ topic }) => !named.includes(topic))).toEqual([]);
  });
});
