import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const PARTIES = {
  en: 'This Supply Agreement is between Northwind Timber Ltd (the "Supplier") and Marlow Books GmbH (the "Buyer").',
  ru: "ООО «Северный лес», именуемое «Поставщик», и АО «Книжный дом», именуемое «Покупатель», заключили договор.",
  mn: "“Хойд Мод” ХХК (цаашид “Нийлүүлэгч” гэх) болон “Номын Өргөө” ХХК (цаашид “Худалдан авагч” гэх).",
};
const TITLES = { en: "SUPPLY AGREEMENT", ru: "ДОГОВОР ПОСТАВКИ", mn: "НИЙЛҮҮЛЭХ ГЭРЭЭ" };

const daysIn = (language: keyof typeof PARTIES, term: string) => {
  const reading = readingOfLines([TITLES[language], PARTIES[language], `1. ${term}`]);
  const facts = findFacts(reading, review(reading)).filter(({ kind }) => kind.endsWith("_date"));
  return Object.fromEntries(facts.map(({ kind, iso, basis }) => [kind, `${iso} ${basis}`]));
};

describe("the day on which a contract ends", () => {
  test.each([
    ["en", "Term. This Agreement takes effect when it is signed and ends on 31 December 2026."],
    ["en", "Term. This Agreement, once signed by both parties, remains in force until 31 December 2026."],
    ["ru", "Договор вступает в силу со дня подписания и действует до 31 декабря 2026 года."],
    ["mn", "Энэхүү гэрээ байгуулсан өдрөөс эхлэн 2026 оны 12 дугаар сарын 31-ний өдрийг хүртэл хүчинтэй."],
    ["mn", "Гэрээ гарын үсэг зурснаар хүчин төгөлдөр болж 2026 оны 12 дугаар сарын 31-ний өдөр хүртэл үйлчилнэ."],
  ] as const)("is not the day it is made or takes effect: %s, '%s'", (language, term) => {
    expect(daysIn(language, term)).toEqual({ expiration_date: "2026-12-31 stated" });
  });

  test.each([
    ["en", "Term. This Agreement is effective from the date it is signed through 31 December 2026."],
    ["ru", "Договор подписан сторонами и истекает 31 декабря 2026 года."],
    ["ru", "Договор заключён на срок до 31 декабря 2026 года."],
  ] as const)("is nothing else either where it is not told: %s, '%s'", (language, term) => {
    const { agreement_date: made, effective_date: effective } = daysIn(language, term);
    expect([made, effective]).toEqual([undefined, undefined]);
  });

  test.each([
    ["en", "Term. This Agreement is made on 2 March 2026 and ends on 31 December 2026."],
    ["en", "Term. This Agreement is made on 2 March 2026 and ends two years after 1 June 2026."],
    ["ru", "Договор заключён 2 марта 2026 года и действует по 31 декабря 2026 года."],
    ["mn", "Гэрээг 2026 оны 3 дугаар сарын 2-ны өдөр байгуулав. Гэрээ 2026 оны 12 дугаар сарын 31-ний өдөр дуусна."],
  ] as const)("leaves the day that it is made: %s, '%s'", (language, term) => {
    expect(daysIn(language, term)["agreement_date"]).toMatch(/^2026-03-02/);
  });

  test("leaves the day that it takes effect", () => {
    const term = "Договор вступает в силу 5 марта 2026 года и действует до 31 декабря 2026 года.";
    expect(daysIn("ru", term)).toMatchObject({
      effective_date: "2026-03-05 stated",
      expiration_date: "2026-12-31 stated",
    });
  });
});

test.each([
  ["made on 4 January 2027. The first period is 15 months and ends on 30 April 2028.", "2028-04-30"],
  ["made on 4 January 2027. The term is 36 months from go-live, that is until 31 December 2029.", "2029-12-31"],
  ["made on 4 January 2027. The term is 36 months from the day it is made.", "2030-01-03"],
])("is the day that its sentence names, not a duration counted once more: '%s'", (term, iso) => {
  const lines = ["SERVICE AGREEMENT", PARTIES.en, `1. Term. This Agreement is ${term}`];
  const ends = findFacts(readingOfLines(lines), []).filter(({ kind }) => kind === "expiration_date");
  expect(ends.map((one) => one.iso)).toEqual([iso]);
});

test("another lease that runs to a day doesn't date the contract", () => {
  const own = "We both signed on 5 January 2027. Our own lease of the building runs to 30 September 2031.";
  const facts = findFacts(readingOfLines(["SERVICE AGREEMENT", PARTIES.en, own]), []);
  expect(facts.filter(({ kind }) => kind === "agreement_date").map(({ iso }) => iso)).toEqual(["2027-01-05"]);
});
