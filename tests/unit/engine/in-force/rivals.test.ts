import { describe, expect, test } from "vitest";
import { toDraft } from "@/lib/engine/suggest/draft";
import { rivalsIn } from "@/lib/engine/suggest/rivals/rivals";
import { asked, factsIn, readingOf } from "./read";

const EN = `SERVICE AGREEMENT

This Service Agreement is made on 1 March 2025 between Oakmoor Estates LLC ("Provider") and Khangai Trading LLC ("Client").

1. Services
The Provider cleans the office.`;
const RU = `ДОГОВОР ОКАЗАНИЯ УСЛУГ

г. Улан-Удэ, 1 марта 2025 года

ООО «Байкал», именуемое «Исполнитель», и ООО «Хангай», именуемое «Заказчик», заключили договор.

1. Предмет
Исполнитель убирает офис.`;
const MN = `ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ

2025 оны 3 дугаар сарын 1

“Байгал” ХХК (цаашид “Гүйцэтгэгч” гэх) ба “Хангай” ХХК (цаашид “Захиалагч” гэх) гэрээ байгуулав.

1. Ажил
Гүйцэтгэгч оффис цэвэрлэнэ.`;

/** Two clauses under headings of their own, with another between them. */
function contract(head: string, one: string, other: string): string {
  return `${head}\n\n2. ${one}\n\n3. ***\nThe colour of the door is green.\n\n4. ${other}\n`;
}

const CAPS = contract(
  EN,
  "Liability\nThe total liability of either party shall not exceed $50,000.",
  "Limits\nThe liability of either party under this Agreement is limited to $70,000.",
);
const LAWS = contract(
  EN,
  "Law\nThis Agreement is governed by the laws of Mongolia.",
  "Final\nThe law of England governs this Agreement.",
);
const ENDS = contract(EN, "Term\nThis Agreement ends on 1 May 2027.", "Final\nThis Agreement expires on 1 May 2029.");
const CAPS_RU = contract(
  RU,
  "Ответственность\nОбщая ответственность каждой стороны не превышает 500 000 рублей.",
  "Пределы\nОтветственность сторон по договору ограничена суммой 700 000 рублей.",
);
const CAPS_MN = contract(
  MN,
  "Хариуцлага\nТалуудын нийт хариуцлага 50 000 000 төгрөгөөс хэтрэхгүй.",
  "Хязгаар\nГэрээний дагуу аль ч талын хариуцлага 70 000 000 төгрөгөөр хязгаарлагдана.",
);
const PAYMENTS = contract(
  EN,
  "Payment\nInvoices are payable within 30 days of receipt.",
  "Final\nThe Client shall settle each invoice not later than 45 days after its date.",
);

describe("(B-12.18) two clauses that tell one fact differently in other words", () => {
  test.each([
    ["caps", CAPS, "liability_cap", ["$50,000", "$70,000"], "What is the limit of liability?"],
    ["laws", LAWS, "governing_law", ["Mongolia", "England"], "What is the governing law?"],
    ["ends", ENDS, "expiration_date", ["1 May 2027", "1 May 2029"], "When does it end?"],
    ["times to pay", PAYMENTS, "payment_terms", ["30 days", "45 days"], "When are invoices due?"],
    ["пределы", CAPS_RU, "liability_cap", ["500 000", "700 000"], "Какой предел ответственности?"],
    ["хязгаар", CAPS_MN, "liability_cap", ["50 000 000", "70 000 000"], "Хариуцлагын дээд хязгаар хэд вэ?"],
  ] as const)("are both facts, none stated, and both come first in the chat: %s", (_, text, kind, values, question) => {
    const facts = factsIn(text, kind);
    expect(facts).toHaveLength(2);
    for (const value of values)
      expect(facts.some((one) => one.startsWith("likely: ") && one.includes(value))).toBe(true);
    expect(asked(text, question)).toMatchObject({ basis: "nearest", disagree: true });
  });

  test.each([
    ["a claim and all", "The liability of either party for each claim shall not exceed $50,000."],
    ["a year and all", "The liability of either party in any contract year shall not exceed $50,000."],
    ["one matter and all", "The liability of either party for breach of data protection is limited to $50,000."],
    ["one party's and both", "The liability of the Client under this Agreement is limited to $50,000."],
    ["an exception", "Notwithstanding clause 4, the liability of either party is limited to $50,000."],
    ["the same", "The total liability of either party shall not exceed $70,000."],
  ])("are no rivals where they tell two things: %s", (_, words) => {
    const text = contract(EN, `Liability\n${words}`, "Limits\nThe liability of either party is limited to $70,000.");
    expect(rivalsIn(toDraft(readingOf(text)))).toEqual([]);
  });

  test.each([
    [
      "law and forum",
      "This Agreement is governed by the laws of Mongolia.",
      "The courts of England decide all disputes.",
    ],
    [
      "law of the arbitration",
      "This Agreement is governed by the laws of Mongolia.",
      "The arbitration is governed by the law of Singapore.",
    ],
    [
      "first and renewed term",
      "The initial term ends on 1 May 2027.",
      "If renewed, this Agreement ends on 1 May 2029.",
    ],
    ["bill and deposit", "Invoices are payable within 30 days.", "The deposit invoice is payable within 5 days."],
  ])("nor of other facts: %s", (_, one, other) => {
    expect(rivalsIn(toDraft(readingOf(contract(EN, `One\n${one}`, `Other\n${other}`))))).toEqual([]);
  });

  test("the law of the contract is the fact, not that of its arbitration", () => {
    const text = contract(
      EN,
      "Law\nThis Agreement is governed by the laws of Mongolia.",
      "Arbitration\nThe arbitration is governed by the law of Singapore.",
    );
    expect(factsIn(text, "governing_law")).toEqual(["likely: Mongolia"]);
  });
});
