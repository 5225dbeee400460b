import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import type { FactKind } from "@/lib/engine/review/fact";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const told = (kind: FactKind, ...lines: readonly string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading)).filter((one) => one.kind === kind);
};
const values = (kind: FactKind, ...lines: readonly string[]) => told(kind, ...lines).map(({ value }) => value);

const SERVICES = [
  "SERVICES AGREEMENT",
  'Between Rowan Labs Ltd ("Supplier") and Juniper Foods Ltd ("Customer").',
  "1. Services. The Supplier tests the Customer's food.",
];

describe("who makes a contract (B-25.1)", () => {
  const DUTIES = [2, 3, 4, 5].map(
    (number) => `${number}. Duty ${number}. The Supplier tells the Customer what it found.`,
  );

  test("two parties with a role each, which the text goes on to use, are stated", () => {
    const parties = told("parties", ...SERVICES, ...DUTIES);
    expect(parties.map(({ value, role, basis }) => [value, role, basis])).toEqual([
      ["Rowan Labs Ltd", "Supplier", "stated"],
      ["Juniper Foods Ltd", "Customer", "stated"],
    ]);
  });

  test("three parties, one without a role, or roles that are hardly used, are likely", () => {
    expect(told("parties", ...SERVICES).map(({ basis }) => basis)).toEqual(["likely", "likely"]);
    const three =
      'Between Rowan Labs Ltd ("Supplier"), Juniper Foods Ltd ("Customer") and Alder Bank plc ("Guarantor").';
    expect(told("parties", "SERVICES AGREEMENT", three, ...DUTIES).map(({ basis }) => basis)).toEqual([
      "likely",
      "likely",
      "likely",
    ]);
    const bare = "Between Rowan Labs Ltd and Juniper Foods Ltd.";
    expect(told("parties", "SERVICES AGREEMENT", bare, ...DUTIES).map(({ basis }) => basis)).toEqual([
      "likely",
      "likely",
    ]);
  });
});

describe("when the price is paid (B-25.1)", () => {
  const PAID = "2. Payment. The Customer pays each invoice within 30 days.";

  test.each([
    "3. End. Either party can end this Agreement by four weeks' notice; finished work is paid.",
    "3. Default. A party that does not pay within 15 days of a reminder is in default.",
    "3. Refunds. Train fares are refunded within ten days of the tickets being sent in.",
    "3. Collection. Samples are collected within four days of the end.",
  ])("%s is another time", (clause) => {
    expect(values("payment_terms", ...SERVICES, PAID, clause)).toEqual(["30 days"]);
  });

  test("a second payment is told beside the first", () => {
    const advance = "3. Advance. The Customer pays 20% of the fee in advance, within 5 days of the invoice.";
    expect(values("payment_terms", ...SERVICES, PAID, advance)).toContain("30 days");
    expect(values("payment_terms", ...SERVICES, PAID, advance)).toHaveLength(2);
  });

  test("a change that names the clause is told with the time before", () => {
    const change = ["AMENDMENT No. 1", "In clause 2, 30 days becomes 10 days."];
    const [only, ...more] = values("payment_terms", ...SERVICES, PAID, "3. Law. English law applies.", ...change);
    expect(only).toBe("10 days; before: 30 days");
    expect(more).toEqual([]);
  });
});

describe("a sum that is paid besides (B-25.1)", () => {
  const PRICE = "2. Fee. The fee is EUR 900 a month.";

  test.each([
    "3. Credit. The Supplier gives the Customer a EUR 4,000 onboarding credit.",
    "3. Costs. The Customer's legal fees are EUR 15,000.",
  ])("%s is no price", (clause) => {
    expect(told("price", ...SERVICES, clause)).toEqual([]);
    expect(values("price", ...SERVICES, PRICE, clause)).toEqual(["EUR 900 a month"]);
  });

  test("what is kept back for being late is none in Mongolian", () => {
    const late = "3. Хоцорсон цаг тутам хөлснөөс 50 000 төгрөг хасна.";
    expect(values("price", "ЗАСВАРЫН ГЭРЭЭ", "2. Хөлс сард 900 000 төгрөг байна.", late)).toEqual([
      "сард 900 000 төгрөг",
    ]);
  });

  test("roubles are those of Belarus where the contract names them", () => {
    const dom = (price: string) => told("currency", "ДОГОВОР ПОДРЯДА", price, "3. Цена меняется только письменно.");
    expect(dom("2. Цена работ 248 000 руб. Расчёты ведутся в белорусских рублях.")).toMatchObject([{ value: "BYN" }]);
    expect(dom("2. Цена работ 248 000 руб. Расчёты ведутся в безналичном порядке.")).toMatchObject([{ value: "RUB" }]);
  });
});
