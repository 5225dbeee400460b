import { describe, expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { SIDES } from "@/lib/positions/bounds";
import { bookName } from "@/lib/positions/side-words";
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

  test("keeps what people wrote, and the country whose law is ours, in the reader's words", () => {
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
      "Манай улсын хууль.",
      "Энэ гэрээнд [манай] улсын хуулийг хэрэглэнэ.",
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

describe("a starter for a kind of contract (B-24.3)", () => {
  const textsOf = (language: "en" | "ru" | "mn", kind: "lease" | "employment" | "nda") =>
    SIDES.flatMap((side) => starterBook({ side, language, kind }).positions)
      .flatMap(({ wanted, fallback, redLine }) => [wanted.text, wanted.wording, fallback?.wording, redLine.text])
      .join("\n");

  test.each(["lease", "employment", "nda"] as const)("of %s names nobody of another trade", (kind) => {
    expect(textsOf("en", kind)).not.toMatch(/supplier|customer/iu);
    expect(textsOf("ru", kind)).not.toMatch(/поставщик|заказчик|исполнител/iu);
    expect(textsOf("mn", kind)).not.toMatch(/нийлүүлэгч|захиалагч|гүйцэтгэгч/iu);
  });

  test("has its trade's words in their cases", () => {
    expect(textsOf("en", "lease")).toContain("The Landlord's liability");
    expect(textsOf("ru", "lease")).toContain("Ответственность арендодателя ограничена");
    expect(textsOf("ru", "lease")).toContain("при смене контроля над арендодателем");
    expect(textsOf("mn", "lease")).toContain("Түрээслүүлэгчийн хариуцлагын");
    expect(textsOf("mn", "employment")).toContain("Ажил олгогчид шилжинэ");
    expect(textsOf("en", "nda")).toContain("The Recipient may terminate");
  });

  test("is told in the reader's language with these words", () => {
    const mongolian = starterBook({ side: "buy", language: "mn", kind: "lease" });
    const russian = localizePositions("ru", mongolian, MONGOLIAN);
    const on = (topic: string) => russian.find((one) => one.topic === topic);
    expect(on("insurance")?.wanted.text).toBe("Арендодатель застрахован.");
    expect(on("governing_law")?.wanted.text).toBe("Право Монголии.");
    expect(on("insurance")?.wanted.wording).toContain("Түрээслүүлэгч");
    expect(mongolian.positions.some(({ topic }) => topic === "indemnity")).toBe(false); // no lease is about inventions
  });

  test("has its name in the reader's language until somebody gives it another", () => {
    const [en, ru, mn] = [copyFor("en").positions, copyFor("ru").positions, copyFor("mn").positions];
    const lease = { side: "buy", kinds: ["lease"] } as const;
    expect(bookName("Бид түрээслэгч", lease, ru, [en, ru, mn])).toBe("Мы арендатор");
    expect(bookName("Бид түрээслэгч 2", lease, ru, [en, ru, mn])).toBe("Мы арендатор 2");
    expect(bookName("Бид түрээслэгч 2026", lease, ru, [en, ru, mn])).toBe("Бид түрээслэгч 2026");
    expect(bookName("As supplier", { side: "supply", kinds: [] }, mn, [en, ru, mn])).toBe(mn.sides.supply);
  });

  test("has the law of the country that people name", () => {
    const law = (homeLaw?: string) =>
      starterBook({ side: "buy", language: "en", ...(homeLaw ? { homeLaw } : {}) }).positions.find(
        ({ topic }) => topic === "governing_law",
      );
    expect(law("Ireland")?.wanted).toEqual({
      text: "The law of Ireland.",
      wording: "This Agreement is governed by the laws of Ireland.",
      limits: [{ is: "oneOf", names: ["Ireland"] }],
    });
    expect(law()?.wanted.limits).toEqual([]);
  });
});
