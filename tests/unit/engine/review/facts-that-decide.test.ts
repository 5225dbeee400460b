import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import type { FactKind } from "@/lib/engine/review/fact";
import { readingOfLines } from "./contracts";

const factsOf = (kind: FactKind, ...lines: string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading)).filter((one) => one.kind === kind);
};
const told = (...asked: Parameters<typeof factsOf>) => factsOf(...asked).map(({ value }) => value);

const EN = [
  "STUDIO AGREEMENT",
  'This Agreement is made on 2 March 2026 between Fernhill Books Ltd (the "Client") and Osprey Studio GmbH (the "Designer").',
];
const RU = [
  "ДОГОВОР ЗАЙМА",
  "ООО «Ольха», именуемое в дальнейшем «Займодавец», и ООО «Вереск», именуемое в дальнейшем «Заёмщик», заключили договор.",
];
const MN = ["ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ", "Захиалагч: “Хөх Толгой” ХХК", "Гүйцэтгэгч: “Цагаан Гол” ХХК"];

describe("(B-25.1) a fact has what decides", () => {
  test.each([
    [
      EN,
      "9. The Designer's total liability shall not exceed the fees paid under this Agreement.",
      "These limits do not apply to clause 8 or to wilful misconduct.",
    ],
    [
      EN,
      "9. For damage the Designer is liable only up to EUR 50,000.",
      "This does not apply to injury to life or health.",
    ],
    [
      MN,
      "9. Талуудын нийт хариуцлага гэрээний үнийн 50 хувиас хэтрэхгүй.",
      "Санаатай үйлдэлд энэ хязгаар хамаарахгүй.",
    ],
  ])("a cap has the sentence that takes something out of it: %#", (head, cap, lifted) => {
    expect(told("liability_cap", ...head, `${cap} ${lifted}`)).toEqual([`${cap.slice(3)} ${lifted}`]);
    const [alone = ""] = told("liability_cap", ...head, cap);
    expect(alone).not.toBe("");
    expect(alone).not.toContain(lifted);
  });

  test("days for a part of the price stand in their sentence, days for all of it alone", () => {
    const part =
      "The first instalment is due on signing; other than that, invoices are payable within 15 days of receipt.";
    expect(told("payment_terms", ...EN, `4. ${part}`)).toEqual([part]);
    expect(factsOf("payment_terms", ...EN, `4. ${part}`)).toMatchObject([{ days: 15 }]);
    expect(told("payment_terms", ...EN, "4. Invoices are payable within 15 days of receipt.")).toEqual(["15 days"]);
  });

  test("money that is given back is no time to pay", () => {
    const back = "4. The Designer refunds what was paid within 30 days after cancellation.";
    expect(told("payment_terms", ...EN, back)).toEqual([]);
  });

  test("an end that depends on which day is later is told with that", () => {
    const end =
      "This Agreement ends on the later of acceptance and final payment, but in any case on 30 September 2026.";
    expect(factsOf("expiration_date", ...EN, `10. ${end}`)).toMatchObject([{ value: end, iso: "2026-09-30" }]);
    const plain = "10. This Agreement ends on 30 September 2026.";
    expect(told("expiration_date", ...EN, plain)).toEqual(["30 September 2026"]);
  });

  test("two rates of two clauses are both told, and each once", () => {
    const rates = told(
      "late_payment",
      ...RU,
      "8. За просрочку возврата займа начисляется неустойка 0,1 % просроченной суммы за день.",
      "14. За просрочку уплаты процентов начисляется неустойка 0,2 % в день.",
      "15. За просрочку возврата второй части займа начисляется неустойка 0,2 % в день.",
    );
    expect(new Set(rates).size).toBe(rates.length);
    expect(rates).toContainEqual(expect.stringContaining("0,1 %"));
    expect(rates).toContainEqual(expect.stringContaining("0,2 %"));
    expect(rates).toHaveLength(2);
  });

  test("a long sentence that is cut shows it, and a whole one has no number of its clause", () => {
    const cap = `The Designer's liability shall not exceed ${"the fees of the month before, ".repeat(12)}whatever happens.`;
    expect(told("liability_cap", ...EN, `9. ${cap}`)[0]).toMatch(/^The Designer's .*[^,]…$/u);
  });

  test("a day and a length stand alone without the ending of their sentence", () => {
    const lines = ["2. Гэрээ 2026 оны 9 дүгээр сарын 1-нээс 2027 оны 8 дугаар сарын 31-ний өдөр хүртэл үйлчилнэ."];
    expect(told("expiration_date", ...MN, ...lines)).toEqual(["2027 оны 8 дугаар сарын 31"]);
  });
});

describe("(B-25.1) what is no fact", () => {
  test("a blank field of a template", () => {
    expect(told("dispute_resolution", ...EN, "12. Disputes go to {courts}.")).toEqual([]);
    expect(told("dispute_resolution", ...EN, "12. Disputes go to the courts of Dublin.")).toHaveLength(1);
  });

  test("a licence that lasts for ever is no term of the contract", () => {
    const licence = "5. Гэрээ байгуулахаас өмнөх модулийг Захиалагч хугацаагүй, үнэгүй эрхээр ашиглана.";
    expect(told("expiration_date", ...MN, licence)).toEqual([]);
    expect(told("expiration_date", ...MN, "5. Гэрээ хугацаагүй үйлчилнэ.")).toEqual(["хугацаагүй"]);
  });

  test("a time of another clause that is put off is no renewal of the contract", () => {
    const late = "2.4. Хожимдсон хоногоор 2.2-т заасан хугацаа сунгагдах бөгөөд Гүйцэтгэгч бичгээр мэдэгдэнэ.";
    expect(told("renewal_term", ...MN, late)).toEqual([]);
  });

  test("pay in place of notice and a loan that is repaid early are no right to leave", () => {
    const instead = "13. We may keep you at home for the notice period (garden leave), but for no more than six weeks.";
    expect(told("termination_for_convenience", ...EN, instead)).toEqual([]);
    const early = "6. Заёмщик вправе возвратить заём досрочно, уведомив Займодавца за 15 календарных дней.";
    expect(told("termination_for_convenience", ...RU, early)).toEqual([]);
    const right = "6. Заёмщик вправе в любое время отказаться от договора, уведомив Займодавца за 15 дней.";
    expect(told("termination_for_convenience", ...RU, right)).toHaveLength(1);
  });

  test("the most that is paid for more services limits no liability", () => {
    const paid =
      "2. If more services are needed, the Designer is entitled to additional compensation for such services, which shall not exceed $50,000.";
    expect(told("liability_cap", ...EN, paid)).toEqual([]);
  });

  test("that nobody sues a party is no forum", () => {
    const none = "4. There is no suit or proceeding before any court pending or threatened against the Designer.";
    expect(told("dispute_resolution", ...EN, none)).toEqual([]);
  });

  test("a letterhead is no title", () => {
    const lines = [
      "OSPREY STUDIO GMBH",
      "Your contract of employment",
      "Your name | Imogen Farrow",
      "Your employer | Osprey Studio GmbH",
    ];
    expect(told("title", ...lines)).toEqual(["Your contract of employment"]);
  });
});
