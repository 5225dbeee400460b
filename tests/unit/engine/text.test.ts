import { describe, expect, test } from "vitest";
import { readOnce, sectionName } from "@/lib/engine/text/reading";
import { makeContract, RUSSIAN } from "./contracts";

const splitSentences = (lines: readonly string[]) => {
  const contract = makeContract(lines);
  return readOnce(contract).sentences.map((sentence) => contract.text.slice(sentence.start, sentence.end));
};

describe("sentences", () => {
  test("are not broken by abbreviations, initials, numbers and company forms", () => {
    const line = "Payment No. 5 to Acme Inc. under Art. 3.2 is due to Mr. J. P. Smith on Jan. 4.";
    expect(splitSentences([line, "It is final."])).toEqual([line, "It is final."]);
  });

  test("are not broken by Russian and Mongolian abbreviations", () => {
    const russian =
      "Доставка, т.е. перевозка, в г. Москва по накладной № 5 согласно ст. 506 ГК РФ и п. 3.2 производится до 5 мая 2024 г. включительно.";
    expect(splitSentences([russian])).toEqual([russian]);
    const mongolian = "Захирал Б.Тэмүүлэн 5 дугаар зүйлд заасны дагуу № 5 актад гарын үсэг зурна.";
    expect(splitSentences([mongolian])).toEqual([mongolian]);
  });

  test.each([
    ["Payment No. 5 under Nos. 6 and 7 is due.", "Is it late?", "No.", "The Buyer pays."],
    ["Накладные № 5 от 3 мая 2024 г. и № А-12 прилагаются.", "Товар передан."],
    ["1.1. The Seller pays.", "1.2. The Buyer delivers."],
    ["Article IV. Term.", "As stated in Article IV. of the Annex it lasts.", "Article V applies."],
    ["Согласно ст. 5 и п. 3.2. Договора Покупатель оплачивает товар.", "ст. 506. ГК РФ применяется."],
    ["Доски, брус и т.д.", "Покупатель оплачивает 100 руб.", "Продавец передаёт товар."],
    ["Энэ гэрээний 5 дугаар зүйлд заасан үнийг 3.2. дахь хэсгийн дагуу төлнө.", "Талууд тохиров."],
    [
      "The U.S. Government and St. Mary's Ltd. agree, e.g. on Fig. 3, Vol. 2, p. 4, cf. Sec. 9.",
      "It ends at 5 p.m. London time.",
    ],
    ["г. Москва, ул. Ленина, д. 5, кв. 7, тел. 123.", "Договор подписан."],
  ])("of one paragraph are told apart: %s", (...sentences) => {
    expect(splitSentences([sentences.join(" ")])).toEqual(sentences);
  });

  test("end at full stops, question and exclamation marks, with closing quotes", () => {
    expect(splitSentences(["He said “stop.” Then he left. Why? Nobody knows!"])).toEqual([
      "He said “stop.”",
      "Then he left.",
      "Why?",
      "Nobody knows!",
    ]);
  });

  test("go on over hard-wrapped lines and over a page number", () => {
    const wrapped = [
      "The Supplier shall deliver the goods to the warehouse of the Buyer at",
      "the address that is stated in the order, and shall notify the Buyer of",
      "every delay that it becomes aware of, whatever the reason may be, in",
      "",
      "12",
      "",
      "writing and without delay. The Buyer shall inspect the goods when they",
      "arrive and shall keep a record of each inspection that it carries out,",
      "which the Supplier may read at any time during the usual office hours",
      "of the Buyer.",
    ];
    const sentences = splitSentences(wrapped);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]?.endsWith("without delay.")).toBe(true);
    expect(sentences[1]?.startsWith("The Buyer shall inspect")).toBe(true);
  });

  test("keep lines apart where one line is one block", () => {
    expect(splitSentences(["The Seller delivers the goods", "The Buyer pays the price"])).toEqual([
      "The Seller delivers the goods",
      "The Buyer pays the price",
    ]);
  });
});

describe("sections", () => {
  const named = (lines: readonly string[]) =>
    readOnce(makeContract(lines))
      .sections.map(sectionName)
      .filter((name) => name !== "");

  test("are read in the numbering of English contracts", () => {
    expect(
      named([
        "ARTICLE IV",
        "The Seller pays.",
        "Section 3.2 Delivery",
        "3.3. The Buyer pays.",
        "19. Survival. Sections 4 and 5 survive.",
      ]),
    ).toEqual(["IV", "3.2 Delivery", "3.3", "19 Survival"]);
  });

  test("are read in the numbering of Russian and Mongolian contracts", () => {
    expect(
      named([
        "Статья 5",
        "Товар передаётся.",
        "5.1. Цена твёрдая.",
        "ХОЁР. ҮНЭ",
        "2.1. Үнэ тогтмол.",
        "5 дугаар зүйл",
        "Бусад нөхцөл байхгүй.",
      ]),
    ).toEqual(["5", "5.1", "2 ҮНЭ", "2.1 ҮНЭ", "5"]);
  });

  test("give clauses the heading that they stand under", () => {
    const reading = readOnce(RUSSIAN);
    const clause = reading.sections.find((section) => section.number === "4.2");
    expect(clause && sectionName(clause)).toBe("4.2 ПРАВО И СПОРЫ");
  });

  test("do not open at a citation on a wrapped line", () => {
    const lines = [
      "The Supplier is bound by the rules on delivery that are laid down in",
      "Section 3.2 of this Agreement and by those that the parties agree on",
      "later, and it bears the cost of each delivery that does not conform to",
      "them, unless the Buyer has asked for it in writing or has accepted it",
      "without reservation within the time that is allowed for inspection of",
      "the goods at the place of delivery, which is the warehouse of the Buyer",
      "in Cork or any other place that the Buyer names in its order in good",
      "time before the day of delivery.",
    ];
    expect(named(lines)).toEqual([]);
  });
});
