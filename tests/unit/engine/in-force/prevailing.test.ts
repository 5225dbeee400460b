import { describe, expect, test } from "vitest";
import { bodyChangesBody, hireRu, leaseMn, orderPrevails, specialTermsFirst } from "./contracts";
import { asked, contradictionsIn, factsIn, readOn } from "./read";

const FIFTEEN_RU = "1. Арендатор оплачивает счёт Арендодателя в течение 25 дней со дня его получения.";
const TWENTY_MN = "1. Түрээслэгч нэхэмжлэхийг хүлээн авснаас хойш 20 хоногийн дотор төлнө.";

describe("(B-12.18) special terms at the head change the clauses of the terms behind them", () => {
  test("word for word: the new words are in force everywhere", () => {
    expect(factsIn(specialTermsFirst, "payment_terms")).toEqual([
      "likely: forty (40) days; before: fourteen (14) days",
    ]);
    expect(readOn(specialTermsFirst, "payment_terms")).toEqual({
      figures: [40],
      isOpen: false,
      quoted: ["S1.", "4.1"],
    });
    expect(asked(specialTermsFirst, "When are invoices due?").shown).toEqual([
      "S1.",
      "4.1 by S1: fourteen (14) days of the invoice",
    ]);
  });

  test("despite a clause: that clause is marked, and the right that goes before it is told", () => {
    expect(asked(specialTermsFirst, "Can the Client end it early?").shown).toEqual(["S2.", "5.1 by S2: "]);
    expect(factsIn(specialTermsFirst, "termination_for_convenience")[0]).toMatch(/^likely: .*31 May 2028/u);
    expect(readOn(specialTermsFirst, "termination_for_convenience").quoted).toEqual(["S2."]);
  });
});

describe("(B-12.18) the part that prevails is in force where both speak of one thing", () => {
  test.each([
    [
      "an order over general terms",
      orderPrevails("Payment: the Client pays each invoice within 45 days of its receipt."),
      "When are invoices due?",
      ["45 days", "30 days"],
      ["PURCHASE", "4.1 by null: 30 days"],
      45,
    ],
    [
      "an order, in other words",
      orderPrevails("Payment terms: 45 days from receipt of the invoice."),
      "When are invoices due?",
      ["45 days", "30 days"],
      ["PURCHASE", "4.1 by null: 30 days"],
      45,
    ],
    [
      "an annex over a contract",
      hireRu("3.1. При расхождении между договором и приложениями применяются условия приложений.", [FIFTEEN_RU]),
      "когда платить по счёту?",
      ["25 дней со дня его получения", "10 дней со дня его получения"],
      ["1.", "2.1. by null: 10 дней"],
      25,
    ],
    [
      "a contract over its annex",
      hireRu("3.1. При противоречии между ними преимущественную силу имеет договор.", [FIFTEEN_RU]),
      "когда платить по счёту?",
      ["10 дней со дня его получения", "25 дней со дня его получения"],
      ["2.1.", "1. by 2.1: 25 дней"],
      10,
    ],
    [
      "хавсралт гэрээнээс",
      leaseMn("3.1. Гэрээ, хавсралт хоорондоо зөрвөл хавсралтыг баримтална.", [TWENTY_MN]),
      "нэхэмжлэхийг хэзээ төлөх вэ?",
      ["20 хоногийн", "10 хоног"],
      ["1.", "2.1. by null: 10 хоногийн"],
      20,
    ],
  ])("%s", (_, text, question, facts, shown, figure) => {
    expect(factsIn(text, "payment_terms")).toEqual(facts.map((fact) => `likely: ${fact}`));
    expect(asked(text, question)).toMatchObject({ shown, disagree: false });
    expect(readOn(text, "payment_terms").figures).toEqual([figure]);
    expect(contradictionsIn(text)).toEqual([]);
  });

  test("where it only probably is one thing, both are quoted and a person decides", () => {
    const text = orderPrevails("The Client pays the price within 45 days of delivery.");
    expect(asked(text, "When are invoices due?").shown).toContain("4.1 by null: ");
    expect(readOn(text, "payment_terms")).toMatchObject({ isOpen: true });
  });

  test.each([
    ["another matter", orderPrevails("The Caterer brings 30 chairs within 45 days of the invoice's number.")],
    ["only the same number", orderPrevails("The Caterer brings 30 chairs.")],
    [
      "an exception is said",
      orderPrevails("Payment: cash.").replace("shall prevail", "shall prevail unless it is oral"),
    ],
  ])("nothing is struck: %s", (_, text) => {
    expect(asked(text, "When are invoices due?").shown.filter((one) => one.includes(" by "))).toEqual([]);
    expect(readOn(text, "payment_terms").figures).toEqual([30]);
  });
});

describe("(B-12.18) a clause that says it goes before another changes it", () => {
  test.each([
    [
      "notwithstanding",
      bodyChangesBody("8.1 Notwithstanding clause 4.1, the Client pays for cutlery within 7 days of the invoice."),
      "When are invoices due?",
      "4.1",
    ],
    [
      "instead of",
      bodyChangesBody("8.1 In the first year, one month's notice is given instead of the two months of clause 5.1."),
      "How much notice do we give?",
      "5.1",
    ],
    [
      "в отступление от",
      hireRu("3.1. В отступление от пункта 2.1 первый счёт оплачивается в течение 3 дней.", ["1. Станки новые."]),
      "когда платить по счёту?",
      "2.1.",
    ],
    [
      "үл харгалзан",
      leaseMn("3.1. 2.1-т заасныг үл харгалзан эхний нэхэмжлэхийг 3 хоногийн дотор төлнө.", ["1. Зогсоол бий."]),
      "нэхэмжлэхийг хэзээ төлөх вэ?",
      "2.1.",
    ],
  ])("%s", (_, text, question, changed) => {
    expect(asked(text, question).shown.find((one) => one.startsWith(`${changed} by `))).toMatch(/ by (?:8\.1|3\.1): /u);
    expect(asked(text, question).basis).not.toBe("stated");
  });

  test("so that a position on it needs a person", () => {
    const change = "8.1 In the first year, one month's notice is given instead of the two months of clause 5.1.";
    expect(readOn(bodyChangesBody(change), "termination_for_convenience").isOpen).toBe(true);
    expect(readOn(bodyChangesBody("8.1 It is signed twice."), "termination_for_convenience").isOpen).toBe(false);
  });

  test.each([
    [
      "breaks another",
      bodyChangesBody("8.1 If the Client pays late contrary to clause 4.1, the Caterer may stop serving."),
      "When are invoices due?",
    ],
    [
      "вопреки пункту",
      hireRu("3.1. Если станки вывезены вопреки пункту 1.2, Арендодатель вправе отказаться от договора.", ["1. Две."]),
      "можно ли вывозить станки?",
    ],
    [
      "names a law",
      bodyChangesBody("8.1 Section 4.1 of the Late Payment Act does not apply."),
      "When are invoices due?",
    ],
    [
      "names an annex, and adds a tax",
      leaseMn("3.1. Түрээсийг Хавсралт 1-д заав. Бүх дүнд НӨАТ нэмж тооцно.", ["1. Зогсоол 2 машинд зориулагдсан."]),
      "зогсоол хэдэн машинд зориулагдсан бэ?",
    ],
    [
      "has a bound",
      leaseMn("3.1. Түлхүүрийг 2-оос доошгүй хоногийн өмнө өгнө. Эвдрэлд энэ хязгаар хамаарахгүй.", [
        "1. Зогсоол бий.",
      ]),
      "төлбөрийг хэзээ төлөх вэ?",
    ],
  ])("nothing is marked where a clause only %s", (_, text, question) => {
    expect(asked(text, question).shown.filter((one) => one.includes(" by "))).toEqual([]);
  });
});
