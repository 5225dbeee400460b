/** Definitions, signatures and rows of tables are no clause of a subject, and a heading's clause comes first. */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { reviewWhole } from "@/lib/engine/review/whole";
import { readOnce } from "@/lib/engine/text/reading";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const asContract = (...clauses: string[]) => ({
  text: clauses.join("\n\n"),
  pages: [{ start: 0, page: 1 }],
  contractName: "",
  contractType: "",
});
const passagesOn = (topic: string, ...clauses: string[]) =>
  readSubjects(readOnce(asContract(...clauses)), [])
    .find(({ subject }) => subject === topic)
    ?.passages.map(({ content }) => content) ?? [];

function itemOn(topic: string, language: Language, ...clauses: string[]) {
  const { topics, subjects, terms } = reviewWhole(readOnce(asContract(...clauses)));
  const book = { ...starterBook({ side: "mutual", language }), kinds: [], contractType: "" as const };
  const positions = book.positions.filter((one) => one.topic === topic);
  return judged({ topics, subjects, terms, contractType: "" }, positions, book)[0];
}

describe("what only says what a word means is no clause (B-24.6)", () => {
  test.each([
    [
      "insurance",
      `1.1 In this Lease "Covered Perils" means fire, flood and what the Owner decides to insure against; "Rate" means 3 % a year.`,
      "6. COVER\n\n6.1 The Owner shall insure the Barn for its full value.",
      "6.1 The Owner shall insure",
    ],
    [
      "insurance",
      "1.1. «Страховые случаи» – пожар и залив, от которых арендодатель обязан застраховать склад.",
      "6. ЗАЩИТА СКЛАДА\n\n6.1. Арендодатель обязан застраховать склад на полную стоимость.",
      "6.1. Арендодатель",
    ],
    [
      "insurance",
      "1.1. Энэ гэрээнд “Даатгалын тохиолдол” гэж даатгуулах ёстой гал, үерийг хэлнэ.",
      "6. ХАМГААЛАЛТ\n\n6.1. Түрээслүүлэгч агуулахыг бүрэн үнээр нь даатгуулах үүрэгтэй.",
      "6.1. Түрээслүүлэгч",
    ],
  ])("%s: %s", (topic, definition, clause, first) => {
    const found = passagesOn(topic, definition, clause);
    expect(found[0]).toContain(first);
    expect(found).toHaveLength(1);
  });

  test("but the length that a warranty's own word has is read", () => {
    const [found] = passagesOn("warranty_duration", `"Warranty Period" means 18 months from delivery of the Pumps.`);
    expect(found).toContain("18 months");
  });
});

describe("what a guarantor owes, and exclusive parking, are other matters (B-24.6)", () => {
  test("a limit of the guarantor's liability is no limit of a party's", () => {
    const guarantee = "9. GUARANTEE\n\n9.1 The Guarantor's total liability is limited to £20,000.";
    expect(passagesOn("liability_cap", "1. The Owner lets the Barn to the Farmer.", guarantee)).toEqual([]);
    const cap = "8. The Owner's total liability is limited to the yearly rent.";
    expect(passagesOn("liability_cap", guarantee, cap)).toEqual([cap]);
  });

  test.each([
    "2. The Farmer has the exclusive right to use four parking spaces.",
    "2. The Farmer keeps the yard tidy.",
  ])("a contract without exclusive dealing is silent on it: %s", (clause) =>
    expect(itemOn("exclusivity", "en", clause)?.verdict).toBe("matches"),
  );

  test("alterations of a building are no changes of the contract", () => {
    const building = "7. ALTERATIONS\n\n7.1 The Farmer shall make no structural alterations to the Barn.";
    const contract = "12. An alteration of this Lease is valid only if both parties sign it.";
    expect(passagesOn("unilateral_amendment", building, contract)).toEqual([contract]);
  });
});

describe("a heading that names the subject makes its clause the first (B-24.8)", () => {
  const service = "3.4 The Farmer shall pay a service charge by way of further rent, increasing each year with costs.";
  test("a rent review, and not the service charge", () => {
    const review = "4. RENT REVIEW\n\n4.1 On the Review Date the Rent shall be reviewed to the market rent.";
    expect(passagesOn("price_increase", service, review)[0]).toContain("4.1 On the Review Date");
  });

  test("liquidated damages for delay, and not a service level with who signs below", () => {
    const damages =
      "4.2 If the Bridge is not ready in time, the Builder shall pay liquidated damages of 1% of the price for each week of delay, up to 10% of it.";
    const levels =
      "Pumps: if fewer than 95% run, a service credit of 5% of the monthly fee.\n\nSigned for ELM LTD: Ann Holt, Director";
    const found = passagesOn("liquidated_damages", "4. DELAY DAMAGES", damages, "5. LEVELS", levels);
    expect(found[0]).toContain("4.2");
    expect(found.join("\n")).not.toContain("Signed for");
  });

  test("a ban on making the same for others, and not a change of control", () => {
    const control = "9.1 Either party may end this Agreement if the other comes under control of a competitor.";
    const ban = "1.2 The Maker shall not make or sell the Designs for any third party for two years after the end.";
    expect(passagesOn("non_compete", control, ban)).toEqual([ban]);
  });
});

test("a cap that is a sum is told as one, and not as a figure that wasn't found (B-24.8)", () => {
  const sum = "8.2 Each party's liability in each contract year shall not exceed £400,000.";
  expect(itemOn("liability_cap", "en", sum)).toMatchObject({ verdict: "needsReview", reason: "sum" });
  const fees = "8.2 Each party's liability in each contract year shall not exceed the fees of that year.";
  expect(itemOn("liability_cap", "en", fees)).toMatchObject({ verdict: "matches" });
  expect(
    itemOn("liability_cap", "ru", "8.2. Ответственность каждой стороны за год не превышает 400 000 руб.")?.reason,
  ).toBe("sum");
});

test("a key term in two columns is read, a row of three cells isn't", () => {
  const table = (row: string) => ["КЛЮЧЕВЫЕ УСЛОВИЯ", row].join("\n\n");
  expect(passagesOn("payment_terms", table("Оплата счетов | 20 календарных дней после получения счёта"))).not.toEqual(
    [],
  );
  const row = "4 | End of Warranty Period | 90 days after the Go-Live Date | 28,000";
  const clause = "6.1 The Builder warrants the pumps for 12 months from delivery.";
  expect(passagesOn("warranty_duration", row, clause)).toEqual([clause]);
});
