import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

/** The facts of one kind in a contract with these lines: value, basis, number and what is quoted. */
function factsIn(kind: string, ...lines: readonly string[]) {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading)).filter((one) => one.kind === kind);
}
const prices = (...lines: readonly string[]) =>
  factsIn("price", ...lines).map(({ value, basis, amount, passage }) => [value, basis, amount, passage.content]);

const CONTRACT = [
  "SUPPLY AGREEMENT",
  "1. Alder Ltd sells to Birch Ltd what Schedule A lists, at the prices given there.",
];
const TABLE = ["Item\tQuantity\tTotal, EUR", "Oven\t2\t16,800.00", "Counter\t3\t6,900.00"];

describe("a price that stands only in a table (B-25.1)", () => {
  test("is not the fee for leaving early in the special terms", () => {
    const told = prices(
      "ORDER FORM 12",
      "Part B. Special Terms",
      "B1. Break. Despite clause 3.1 of the Terms, Alder may end this Agreement on 31 May 2028, provided that it has paid an exit fee of EUR 2,400.",
      "TERMS",
      "1.1 If the documents conflict, the Special Terms come first.",
      "2.1 The monthly fee is EUR 500, invoiced in advance.",
      "3.1 Neither party may terminate for convenience.",
    );
    expect(told.map(([value]) => value)).toEqual(["monthly fee is EUR 500"]);
  });

  test.each([
    ["en", [...CONTRACT, "Schedule A", ...TABLE, "Total\t\t23,700.00"], "23,700 EUR", 23_700],
    [
      "ru",
      [
        "ДОГОВОР ПОСТАВКИ",
        "1. Продавец поставляет товар по приложению.",
        "Товар\tСумма, руб.",
        "Стол\t120 000",
        "Стул\t40 000",
        "Итого\t160 000",
      ],
      "160 000 RUB",
      160_000,
    ],
    [
      "mn",
      [
        "НИЙЛҮҮЛЭХ ГЭРЭЭ",
        "1. Худалдагч хавсралтад заасан барааг нийлүүлнэ.",
        "Бараа\tДүн, төгрөг",
        "Ширээ\t1,200,000",
        "Сандал\t400,000",
        "Нийт\t1,600,000",
      ],
      "1,600,000 MNT",
      1_600_000,
    ],
  ] as const)("is the sum of its rows, as likely, with the total as its quote: %s", (_, lines, value, amount) => {
    expect(prices(...lines)).toEqual([[value, "likely", amount, lines.at(-1)]]);
  });

  test.each([
    ["without a currency", [...CONTRACT, "A\t100,000", "B\t250,000", "Total\t350,000"]],
    ["that does not add up", [...CONTRACT, ...TABLE, "Total\t\t24,000.00"]],
    [
      "beside another one with another total",
      [...CONTRACT, ...TABLE, "Total\t\t23,700.00", "Spares\tEUR", "A\t100", "B\t200", "Total\t300"],
    ],
  ] as const)("is not taken from a table %s", (_, lines) => {
    expect(prices(...lines).filter(([, , amount]) => amount !== undefined)).toEqual([]);
  });

  test("gives way to a price that a clause states", () => {
    const stated = "2. The total price of the goods is EUR 25,000.";
    expect(prices(...CONTRACT, stated, ...TABLE, "Total\t\t23,700.00").map(([, , amount]) => amount)).toEqual([25_000]);
  });
});

describe("a right to leave", () => {
  test.each([
    [
      "Either party may end it at once if the other is in serious breach and hasn't put that right within 20 days.",
      false,
    ],
    ["Either party may end it at any time by giving the other 20 days' notice in writing.", true],
  ])("for a serious breach only is none without cause: %s", (sentence, isOne) => {
    const lines = [...CONTRACT, `6. Term. The agreement runs for two years. ${sentence}`, "7. Finnish law applies."];
    expect(factsIn("termination_for_convenience", ...lines).length > 0).toBe(isOne);
  });
});
