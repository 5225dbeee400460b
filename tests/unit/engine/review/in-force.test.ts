import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readingOfLines } from "./contracts";

const factsIn = (kind: string, lines: readonly string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading)).filter((fact) => fact.kind === kind);
};

describe("a fact that an amendment changes", () => {
  const LEAVE = "termination_for_convenience";
  const LEASE = [
    "ТҮРЭЭСИЙН ГЭРЭЭ",
    "А.1. Түрээслэгч байрыг ашиглана.",
    "А.2. Гэрээ 2026 оны 12 дугаар сарын 31-ний өдөр дуусна.",
    "Е.1. Түрээслэгч 30 хоногийн өмнө бичгээр мэдэгдэж гэрээг шалтгаангүйгээр цуцалж болно.",
    "НЭМЭЛТ, ӨӨРЧЛӨЛТИЙН ГЭРЭЭ № 1",
  ];
  const STAY = [
    "SERVICE AGREEMENT",
    "7. Either party may terminate this Agreement for any reason on 30 days' written notice.",
    "AMENDMENT No. 1",
  ];
  const RENT = [
    "ДОГОВОР АРЕНДЫ",
    "7. Арендатор вправе отказаться от договора без причины, предупредив за 30 дней.",
    "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1",
  ];

  test.each([
    [STAY, "1. In clause 7, “30 days” is replaced by “60 days”.", "60 days; before: 30 days"],
    [STAY, "1. In clause 4, “10 days” is replaced by “60 days”.", "30 days"],
    [RENT, "1. В пункте 7 слова «30 дней» заменить словами «60 дней».", "60 дней; ранее 30 дней"],
    [RENT, "1. В пункте 4 слова «10 дней» заменить словами «60 дней».", "30 дней"],
  ])("%# names the notice that holds now, and no time of another clause (B-25.1)", (lines, change, said) => {
    expect(factsIn(LEAVE, [...lines, change]).map(({ value }) => value)).toEqual([said]);
  });

  test.each([
    [
      [
        "ДОГОВОР ПОСТАВКИ",
        "2. Цена – 186 рублей за килограмм.",
        "ПРОТОКОЛ РАЗНОГЛАСИЙ",
        "4.2 | 900 000 рублей | 1 200 000 рублей",
      ],
      "186",
    ],
    [
      ["SUPPLY AGREEMENT", "2. The price is EUR 186 a tonne.", "LIST OF CHANGES", "4.2 | EUR 900,000 | EUR 1,200,000"],
      "186",
    ],
    [
      ["НИЙЛҮҮЛЭХ ГЭРЭЭ", "2. Барааны үнэ 186 000 төгрөг байна.", "ӨӨРЧЛӨЛТ", "4.2 | 900 000 | 1 200 000 төгрөг"],
      "186 000",
    ],
  ])("%# is no price in a row of old and new sums (B-25.1)", (lines, price) => {
    const prices = factsIn("price", lines).map(({ value }) => value);
    expect(prices.join()).toContain(price);
    expect(prices.join()).not.toContain("900");
  });

  test.each([
    [
      "SERVICE AGREEMENT",
      "1. This Agreement is valid until 31 December 2029.",
      "2. The Supplier’s licence is valid until 30 June 2028.",
    ],
    [
      "ДОГОВОР ПОСТАВКИ",
      "1. Договор действует до 31 декабря 2029 года.",
      "2. Декларация соответствия действует до 30 июня 2028 года.",
    ],
    [
      "НИЙЛҮҮЛЭХ ГЭРЭЭ",
      "1. Гэрээ 2029 оны 12 дугаар сарын 31 хүртэл хүчинтэй.",
      "2. Итгэмжлэл 2028 оны 6 дугаар сарын 30 хүртэл хүчинтэй.",
    ],
  ])("ends with itself and with no paper of a party: %s (B-25.2)", (...lines) => {
    expect(factsIn("expiration_date", lines).map(({ iso }) => iso)).toEqual(["2029-12-31"]);
    expect(factsIn("expiration_date", [lines[0] ?? "", lines[2] ?? ""])).toEqual([]);
  });

  test("is one fact: the new length, with the one before it, in the clause that changes it", () => {
    const found = factsIn(LEAVE, [...LEASE, "1. Е.1-д заасан 30 хоногийг 60 хоног болгов."]);
    expect(found.map(({ value, days, basis }) => [value, days, basis])).toEqual([
      ["60 хоног; өмнө нь 30 хоног", 60, "likely"],
    ]);
    expect(found[0]?.passage.content).toBe("1. Е.1-д заасан 30 хоногийг 60 хоног болгов.");
  });

  test("has its own length where the change is of another clause", () => {
    const found = factsIn(LEAVE, [...LEASE, "1. А.1-д заасан 20 хоногийг 60 хоног болгов."]);
    expect(found.map(({ days }) => days)).toEqual([30]);
  });

  const FEE = ["SERVICE AGREEMENT", "4. The monthly fee is EUR 1,000.", "AMENDMENT No. 1"];
  const PRICE = ["ДОГОВОР УСЛУГ", "4. Цена услуг составляет 1 000 евро в месяц.", "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1"];
  const HIRE = ["ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ", "4.1. Үйлчилгээний сарын хөлс 1 000 төгрөг байна.", "НЭМЭЛТ ӨӨРЧЛӨЛТ"];

  test.each([
    [FEE, "In clause 4, “EUR 1,000” is replaced by “EUR 1,250”."],
    [FEE, "In clause 4, replace “EUR 1,000” with “EUR 1,250”."],
    [FEE, "1. The fee in clause 4 is EUR 1,250 instead of EUR 1,000."],
    [PRICE, "1. Пункт 4 изложить так: «Цена услуг составляет 1 250 евро в месяц»."],
    [PRICE, "1. В пункте 4 слова «1 000 евро» заменить словами «1 250 евро»."],
    [HIRE, "1. 4.1-д заасан “1 000 төгрөг” гэснийг “1 250 төгрөг” гэж өөрчлөв."],
  ])("has the new price before any other, and none is stated: %#", (lines, change) => {
    const found = factsIn("price", [...lines, change]);
    expect(found[0]).toMatchObject({ amount: 1_250, passage: { content: expect.stringContaining("250") } });
    expect(found.slice(1).map(({ amount }) => amount)).not.toContain(1_250);
    expect(found.map(({ basis }) => basis)).not.toContain("stated");
  });

  const PAID = ["SERVICE AGREEMENT", "4. Invoices are paid within 30 days of receipt.", "AMENDMENT No. 1"];

  test("has the new time to pay, with the clause that changes it", () => {
    const found = factsIn("payment_terms", [...PAID, "In clause 4, “30 days” is replaced by “45 days”."]);
    expect(found.map(({ days, passage }) => [days, passage.content.slice(0, 4)])).toEqual([[45, "AMEN"]]);
  });

  test("keeps the old time to pay in the words of a change", () => {
    const found = factsIn("payment_terms", [...PAID, "1. From 1 March 2027 clause 4 has 45 days instead of 30 days."]);
    expect(found.map(({ days, value }) => [days, value])).toEqual([[45, "45 days; before: 30 days"]]);
  });

  test.each([
    ["the amount is raised", "1. The amount stated in clause 9 is raised to EUR 80,000.", "EUR 80,000"],
    ["a sum is replaced", "1. In clause 9, “EUR 50,000” is replaced by “EUR 80,000”.", "EUR 80,000"],
  ])("is the new cap where %s, and no price", (_, change, sum) => {
    const capped = [
      "SERVICE AGREEMENT",
      "4. The monthly fee is EUR 1,000.",
      "9. The Supplier's liability under this agreement shall not exceed EUR 50,000.",
      "AMENDMENT No. 1",
    ];
    expect(factsIn("liability_cap", capped).map(({ amount }) => amount)).toEqual([50_000]);
    expect(factsIn("liability_cap", [...capped, change])[0]?.value).toContain(sum);
    expect(factsIn("price", [...capped, change]).map(({ amount }) => amount)).toEqual([1_000]);
  });

  test("a clause is known by its number below a numbered heading", () => {
    const found = factsIn(LEAVE, [
      "ЛИЦЕНЗИОННЫЙ ДОГОВОР",
      "§ 9. Отказ",
      "(1) Лицензиат вправе отказаться от договора без причины, уведомив за 30 дней.",
      "(2) Лицензиар вправе отказаться, если Лицензиат нарушил договор.",
      "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1",
      "А. В § 9 (1) слова «за 30 дней» заменить словами «за 90 дней».",
    ]);
    expect(new Set(found.map(({ days }) => days))).toEqual(new Set([90]));
  });
});

describe("a change of one day of a clause with two", () => {
  const CHARTER = [
    "AIRCRAFT CHARTER",
    "1. Norvik Air flies for Gobi Mining from Ulaanbaatar.",
    "3. The charter runs from 1 November 2027 up to and including 30 April 2028. You may lengthen it if your written request is with us by 29 February 2028.",
    "AMENDMENT No. 1",
  ];

  test("leaves the contract's end where the other day is meant", () => {
    const end = (change: string) => factsIn("expiration_date", [...CHARTER, change]).map(({ iso }) => iso);
    expect(end("(i) Your request under paragraph 3 may reach us until 15 March 2028.")).toEqual(["2028-04-30"]);
    expect(end("(i) The charter under paragraph 3 runs until 31 May 2028.")).not.toContain("2028-04-30");
  });
});

test("a line to sign on states no price", () => {
  const lines = [
    "ДОГОВОР",
    "1. Исполнитель играет на свадьбе.",
    "Заказчик: _______ / Котов / карта 2202 2000 0000 0000",
  ];
  expect(factsIn("price", lines)).toEqual([]);
  expect(factsIn("price", [...lines, "2. Цена услуг – 20 000 рублей."])).toMatchObject([{ amount: 20_000 }]);
});

describe("a Mongolian day", () => {
  const said = (line: string) => suggest(readingOfLines(["ГЭРЭЭ", line]), "en").map(({ check }) => check);

  test.each([
    ["impossibleDate", "1. Тайланг 4 дүгээр сарын 31-ний дотор өгнө.", "1. Тайланг 4 дүгээр сарын 30-ны дотор өгнө."],
    [
      "endBeforeStart",
      "1. Ажлыг 2026 оны 6 дугаар сарын 1-нээс 2025 оны 5 дугаар сарын 31 хүртэл хийнэ.",
      "1. Ажлыг 2026 оны 6 дугаар сарын 1-нээс 2027 оны 5 дугаар сарын 31 хүртэл хийнэ.",
    ],
  ])("%s is found without a year, or between two endings", (check, wrong, right) => {
    expect(said(wrong)).toContain(check);
    expect(said(right)).not.toContain(check);
  });
});
