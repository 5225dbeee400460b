import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const factsIn = (kind: string, lines: readonly string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading)).filter((fact) => fact.kind === kind);
};
const amounts = (lines: readonly string[]) => factsIn("price", lines).map(({ amount }) => amount);

describe("a sum that is no price", () => {
  test.each([
    ["SALES AGREEMENT", "2. The Agent's price list is sent to the Buyer; silence accepts any order under EUR 12,000."],
    ["SALES AGREEMENT", "2. The fee is agreed for orders above EUR 12,000."],
    ["ДОГОВОР ПОСТАВКИ", "2. Малым считается заказ, цена которого меньше 40 000 рублей."],
    ["НИЙЛҮҮЛЭЛТИЙН ГЭРЭЭ", "2. Захиалгын үнэ 60 сая төгрөгөөс дээш бол тусгай нөхцөл хэрэглэнэ."],
  ])("is a threshold: %s, %s", (title, clause) => {
    expect(amounts([title, clause])).toEqual([]);
    expect(amounts([title, "2. The price is EUR 12,000."])).toEqual([12_000]);
  });

  test.each([
    ["ДОГОВОР", "2. Цена растёт на 14 600 рублей и становится 262 600 рублей.", 262_600],
    ["AGREEMENT", "2. The price goes up by EUR 500 and is now EUR 9,500.", 9_500],
    ["ГЭРЭЭ", "2. Нийт үнийг 12 500 000 төгрөгөөр нэмж 108 500 000 төгрөг болгов.", 108_500_000],
  ])("is what it rises by: %s", (title, clause, price) => {
    expect(amounts([title, clause])).toEqual([price]);
  });

  test("is a step of a discount", () => {
    const steps = "2. Price is list price less discount:\n   orders USD 40,000 to 80,000 - discount 27%";
    expect(amounts(["SALES AGREEMENT", steps])).toEqual([]);
    expect(amounts(["SALES AGREEMENT", "2. The price is USD 40,000 - payable in May."])).toEqual([40_000]);
  });

  test("is paid for each breach", () => {
    const lines = ["NON-DISCLOSURE AGREEMENT", "2. For each disclosure the Recipient pays EUR 15,000."];
    expect(amounts(lines)).toEqual([]);
    expect(amounts([...lines, "3. For access to the data the Recipient pays a fee of EUR 900."])).toEqual([900]);
  });
});

test("a change of a clause that states its price without a word for it is the new price", () => {
  const hire = [
    "HIRE OF A CRANE",
    "1. Crane. The Owner brings one crane.",
    "7. Each month EUR 1,000 is paid by bank transfer.",
    "AMENDMENT No. 1",
  ];
  expect(amounts([...hire, "1. Clause 7 is changed: each month EUR 1,250 is paid."])[0]).toBe(1_250);
});

describe("a cap", () => {
  test.each([
    [
      "SERVICE AGREEMENT",
      "9. The liability of a party is limited by 20 % of the price. This limit does not apply to intentional harm.",
      "20 %",
    ],
    [
      "ДОГОВОР УСЛУГ",
      "9. Ответственность Исполнителя не превышает 20 % цены. Это ограничение не распространяется на умысел.",
      "20 %",
    ],
  ])("is the limit, not where it doesn't hold: %s", (title, clause, share) => {
    const caps = factsIn("liability_cap", [title, "1. The Supplier works.", clause]);
    expect(caps).toHaveLength(1);
    expect(caps[0]?.value).toContain(share);
  });

  test("is not told where a clause only lifts it", () => {
    const lines = ["SERVICE AGREEMENT", "9. The limit of liability does not apply to intentional harm."];
    expect(factsIn("liability_cap", lines)).toEqual([]);
  });
});

test("a clause that says no time is no time to pay", () => {
  const base = ["ДОГОВОР АРЕНДЫ", "9. Плата вносится не позднее 3-го числа месяца.", "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1"];
  const found = factsIn("payment_terms", [...base, "1. Пункт 9 изменён: плата – 81 000 рублей."]);
  expect(found.map(({ value }) => value)).toEqual([expect.stringContaining("3-го числа")]);
});
