import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";

/** What stands around a clause on the term in a contract of one page. */
const AROUND = {
  en: {
    head: [
      "SUPPLY AGREEMENT",
      'This Agreement is made on 2 March 2026 between Northwind Timber Ltd (the "Supplier") and Marlow Books GmbH (the "Buyer").',
      "1. The Supplier delivers oak boards as ordered.",
    ],
    foot: "3. The price is EUR 10,000.",
  },
  ru: {
    head: [
      "ДОГОВОР ПОСТАВКИ",
      "г. Тверь, 2 марта 2026 г.",
      "ООО «Северный лес», именуемое «Поставщик», и АО «Книжный дом», именуемое «Покупатель», заключили договор.",
      "1. Поставщик передаёт доски по заявкам.",
    ],
    foot: "3. Цена 100 000 рублей.",
  },
  mn: {
    head: [
      "НИЙЛҮҮЛЭХ ГЭРЭЭ",
      "2026 оны 3 дугаар сарын 2-ны өдөр, Улаанбаатар хот",
      "“Хойд Мод” ХХК (цаашид “Нийлүүлэгч” гэх) болон “Номын Өргөө” ХХК (цаашид “Худалдан авагч” гэх) байгуулав.",
      "1. Нийлүүлэгч захиалсан модыг нийлүүлнэ.",
    ],
    foot: "3. Үнэ 100,000 төгрөг.",
  },
};

function statedEnd(language: Language, clause: string) {
  const { head, foot } = AROUND[language];
  const contract = makeContract([...head, `2. ${clause}`, foot]);
  const reading = readOnce(contract);
  const facts = findFacts(reading, review(reading));
  return { end: facts.find(({ kind }) => kind === "expiration_date"), term: facts.find(({ kind }) => kind === "term") };
}

describe("the end of a short contract", () => {
  test.each([
    ["en", "This Agreement is effective from 1 April 2026 through 31 March 2027.", "2027-03-31"],
    ["en", "The contract runs from 1 April 2026 to 31 March 2027.", "2027-03-31"],
    ["en", "This Agreement comes into force when signed and is valid till 31.03.2027.", "2027-03-31"],
    ["en", "This Agreement shall expire on 31 March 2027.", "2027-03-31"],
    ["ru", "Договор заключён на срок до 31 марта 2027 г.", "2027-03-31"],
    ["ru", "Договор вступает в силу с 1 апреля 2026 г. и действует по 31.03.2027.", "2027-03-31"],
    ["ru", "Договор истекает 31 марта 2027 г.", "2027-03-31"],
    ["ru", "Дата окончания договора: 31.03.2027.", "2027-03-31"],
    ["ru", "Договор прекращает своё действие 31 марта 2027 г.", "2027-03-31"],
    ["ru", "Срок действия договора: с 1 апреля 2026 г. по 31 марта 2027 г.", "2027-03-31"],
    ["ru", "Настоящий договор заключён сроком на два года с даты подписания.", "2028-03-02"],
    ["mn", "Гэрээ 2027 оны 3 дугаар сарын 31-ний өдөр дуусгавар болно.", "2027-03-31"],
    ["mn", "Гэрээ 2027 оны 3 дугаар сарын 31-ний өдрийг дуустал хүчинтэй.", "2027-03-31"],
    ["en", "Expiry date: 31 March 2027.", "2027-03-31"],
    ["mn", "Гэрээний хугацаа 2026 оны 4 дүгээр сарын 1-нээс 2027 оны 3 дугаар сарын 31 хүртэл байна.", "2027-03-31"],
    ["mn", "Түрээсийн хугацаа 2026.04.01-ний өдрөөс 2027.03.31-ний өдөр хүртэл 12 сар байна.", "2027-03-31"],
    ["mn", "Энэхүү гэрээг 2027.03.31 хүртэлх хугацаагаар байгуулав.", "2027-03-31"],
  ] as const)(
    "is stated where a sentence on the contract itself says it: %s, '%s' (B-25.2)",
    (language, clause, iso) => {
      const { end } = statedEnd(language, clause);
      expect([end?.iso, end?.basis]).toEqual([iso, "stated"]);
    },
  );

  test.each([
    ["en", "Term: 12 months from 1 April 2026.", "2027-03-31"],
    ["en", "This Agreement is for a period of 12 months commencing on 1 April 2026.", "2027-03-31"],
    ["en", "This Agreement is made for two (2) years from its date.", "2028-03-01"],
    ["ru", "Договор действует 12 месяцев с 1 апреля 2026 г.", "2027-03-31"],
  ] as const)(
    "is likely where it may be read in two ways, or too few say it so: %s, '%s'",
    async (language, clause, iso) => {
      const { end } = await statedEnd(language, clause);
      expect([end?.iso, end?.basis]).toEqual([iso, "likely"]);
    },
  );

  test.each([
    ["en", "Prices in this Agreement are valid until 30 June 2026."],
    ["en", "The warranty under this Agreement expires on 30 June 2027."],
    ["en", "The licence granted under this Agreement is for a period of 6 months."],
    ["en", "This Agreement is effective for deliveries made from 1 May 2026 through 30 April 2027."],
    ["en", "This Agreement is valid for signature until 30 April 2026."],
    ["en", "If no order is placed, this Agreement shall expire on 30 June 2026."],
    ["en", "This Agreement shall end on the later of 31 March 2027 and the last delivery."],
    ["ru", "Поставка по договору производится до 1 июня 2026 г."],
    ["ru", "Договор должен быть подписан до 15 мая 2026 г."],
    ["ru", "Договор должен быть заключён до 15 мая 2026 г."],
    ["ru", "Договор может быть расторгнут Покупателем до 15 мая 2026 г."],
    ["ru", "Гарантия по договору действует до 1 июня 2027 г."],
    ["ru", "Цены, указанные в договоре, действуют до 1 июня 2026 г."],
    ["ru", "Договор вступает в силу с 1 марта 2026 г., а гарантия действует до 1 июня 2027 г."],
    ["ru", "Если поставка не начнётся, договор прекращается 1 июня 2026 г."],
    ["ru", "Договор об аренде от 3 мая 2025 г. действует до 1 июня 2027 г."],
    ["ru", "Договор действует до полного исполнения обязательств, но не позднее 31 декабря 2026 г."],
    ["mn", "Нийлүүлэлтийг гэрээний дагуу 2026 оны 6 дугаар сарын 1-ний өдөр хүртэл хийнэ."],
    ["mn", "Гэрээний төлбөрийг 2026 оны 6 дугаар сарын 1 хүртэл төлнө."],
    ["mn", "Гэрээний үнэ 2026 оны 6 дугаар сарын 1 хүртэл хүчинтэй."],
    ["mn", "Хэрэв төлбөр төлөхгүй бол гэрээ 2026 оны 6 дугаар сарын 1-нд дуусгавар болно."],
    ["mn", "Баталгаат хугацаа 2027 оны 6 дугаар сарын 1 хүртэл үйлчилнэ."],
  ] as const)("is not stated where something else ends, or only in a case: %s, '%s' (B-25.2)", (language, clause) => {
    const { end } = statedEnd(language, clause);
    expect(end?.basis).not.toBe("stated");
  });

  test.each([
    ["en", "The term is one year.", 12],
    ["ru", "Договор аренды нежилого помещения заключён на 11 месяцев.", 11],
    ["mn", "Гэрээ 1 жилийн хугацаатай.", 12],
  ] as const)("is not reckoned from a day that nobody counts from: %s, '%s'", (language, clause, months) => {
    const { end, term } = statedEnd(language, clause);
    expect([term?.months, term?.basis, end?.basis]).toEqual([months, "stated", "likely"]);
  });

  test("is quoted in whole words where there is none", () => {
    const clause = "This Agreement continues in force unless terminated in writing.";
    expect(statedEnd("en", clause).end?.value).toBe("unless terminated");
  });
});
