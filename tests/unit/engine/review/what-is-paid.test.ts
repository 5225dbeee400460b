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

const LEASE = ["STORE LEASE", "1. Elm Stores LLC lets a store of 400 square metres to Ash Foods LLC."];
const SUPPLY = ["SUPPLY AGREEMENT", "1. Hay Foods LLC (Supplier) supplies cheese to Ash Shops LLC (Buyer)."];

describe("the price of a contract is what is paid for its main performance (B-25.1)", () => {
  test.each([
    [
      "the rent of a month beside that of a square metre",
      [...LEASE, "2. The rent is EUR 12 per square metre, in all EUR 4,800 a month."],
      "EUR 4,800 a month",
    ],
    [
      "the same in Russian",
      [
        "ДОГОВОР АРЕНДЫ СКЛАДА",
        "1. ООО «Вяз» сдаёт ООО «Ясень» склад площадью 400 кв. м.",
        "2. Арендная плата составляет 900 рублей за кв. м, всего 360 000 рублей в месяц.",
      ],
      "360 000 рублей в месяц",
    ],
    [
      "the same in Mongolian",
      [
        "АГУУЛАХЫН ТҮРЭЭСИЙН ГЭРЭЭ",
        "1. “Хайлаас” ХХК “Яшил” ХХК-д 400 м.кв агуулах түрээслүүлнэ.",
        "2. 1 м.кв-ын сарын үнэ 12 000 төгрөг, сарын түрээс 4 800 000 төгрөг байна.",
      ],
      "сарын түрээс 4 800 000 төгрөг",
    ],
    [
      "a salary with its sum in words",
      [
        "EMPLOYMENT CONTRACT",
        "1. Oak Mining LLC employs Ada Quill as a fitter.",
        "2. The base salary is MNT 4,850,000 (four million eight hundred fifty thousand) a month before tax and social insurance contributions.",
        "3. The Employee answers for damage up to one month's average wages.",
      ],
      "MNT 4,850,000 a month",
    ],
  ] as const)("%s", (_, lines, value) => {
    expect(values("price", ...lines)).toEqual([value]);
  });

  test.each([
    ["a place on the shelf", "2. The Supplier pays EUR 350 each quarter for its place on the shelf."],
    ["a penalty", "2. For each day of delay the Buyer pays a penalty of EUR 90."],
    ["a deposit", "2. The Buyer lodges a deposit of EUR 5,000, which is given back at the end."],
    ["a target", "2. The sales target of the first year is EUR 900,000."],
    ["what a policy covers", "2. The Supplier holds insurance of EUR 2,000,000 for its goods."],
  ])("is not %s", (_, clause) => {
    expect(values("price", ...SUPPLY, clause, "3. Finnish law applies.")).toEqual([]);
    expect(values("price", ...SUPPLY, clause, "3. The price is EUR 7,000 a month.")).toEqual(["EUR 7,000 a month"]);
  });
});

describe("prices in a table (B-25.1)", () => {
  test("stand with what each is for, and with no figure that could be added up", () => {
    const [price, ...others] = told(
      "price",
      "ДОГОВОР АРЕНДЫ ТЕХНИКИ",
      "1. АО «Вяз» сдаёт ООО «Ясень» технику по приложению.",
      "Приложение, рублей",
      "№ | Наименование | Ставка в месяц | Оценочная стоимость",
      "1 | Экскаватор | 620 000 | 11 400 000",
      "2 | Погрузчик | 380 000 | 6 250 000",
    );
    expect(price?.value).toBe("620 000 RUB – Экскаватор, Ставка в месяц; 380 000 RUB – Погрузчик, Ставка в месяц");
    expect([price?.amount, others]).toEqual([undefined, []]);
  });

  test("a total comes before a fee that is paid besides, also where its rows don't add up to it", () => {
    const order = [
      "ORDER FORM",
      "Item | Quantity | Unit price | Per year",
      "Users | 120 | EUR 38.00 | EUR 54,720.00",
      "Onboarding | 1 | EUR 18,500.00 | EUR 18,500.00",
      "TOTAL, FIRST YEAR | | | EUR 71,220.00",
      "2. The onboarding fee of EUR 18,500 is invoiced on the day of the order.",
    ];
    expect(values("price", ...order)).toEqual(["EUR 71,220.00"]);
    const values2 = values("price", ...SUPPLY, "Tool | Worth, EUR", "Saw | 900.00", "Drill | 700.00");
    expect(values2).toEqual([]); // what things are worth is no price
  });
});

describe("what an amendment changes is told in one fact, with what it was before (B-25.1)", () => {
  const before = [...LEASE, "2. The fee is MNT 420,000 a month.", "3. The fee is paid within 14 days of the invoice."];

  test("a price with the day from which it holds", () => {
    const changed = [...before, "AMENDMENT No. 1", "1. In clause 2, from 1 May 2027 the fee is MNT 385,000 a month."];
    expect(values("price", ...before)).toEqual(["MNT 420,000 a month"]);
    expect(values("price", ...changed)).toEqual(["MNT 385,000 a month, from 1 May 2027; before: MNT 420,000 a month"]);
  });

  test("a time to pay", () => {
    const changed = [...before, "AMENDMENT No. 1", "1. In clause 3, 14 days becomes 10 days."];
    expect(values("payment_terms", ...changed)).toEqual(["10 days; before: 14 days"]);
    expect(told("payment_terms", ...changed)[0]?.days).toBe(10);
  });
});

test("a time to pay that doesn't count from an invoice says from what (B-25.1)", () => {
  const paid = (clause: string) => values("payment_terms", ...SUPPLY, clause);
  expect(paid("2. The Buyer pays EUR 900 within 20 business days after the licence is issued.")).toEqual([
    "20 business days after the licence is issued",
  ]);
  expect(paid("2. The Buyer pays each invoice within 20 days of the date of the invoice.")).toEqual(["20 days"]);
});

test.each([
  ["The report is due within ten days after mobilisation.", []],
  ["The Supplier sends its invoice by the 5th of each month.", []],
  ["Either party may leave if the other has not paid for 40 days.", []],
  ["The Buyer pays each invoice within 15 days of its receipt.", ["15 days"]],
])("a time to pay is one within which something is paid: %s (B-25.1)", (clause, expected) => {
  expect(values("payment_terms", ...SUPPLY, `2. ${clause}`)).toEqual(expected);
});

test.each([
  ["What we owe you for everything together won't be more than EUR 9,000.", 1],
  ["Neither of us owes the other more than EUR 9,000 altogether.", 1],
  ["За повреждения, в которых он виноват, арендатор платит до 35 000 рублей за случай.", 1],
  ["“Costs” means all costs of the shop, liability insurance of up to EUR 100 a month and rent.", 0],
  ["Losses are compensated in full; waiting beyond two hours is paid at EUR 95 an hour.", 0],
])("a cap bounds what somebody answers for: %s (B-25.1)", (clause, count) => {
  expect(values("liability_cap", ...SUPPLY, `2. ${clause}`)).toHaveLength(count);
});
