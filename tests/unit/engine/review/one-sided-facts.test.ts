import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import type { FactKind } from "@/lib/engine/review/fact";
import { readingOfLines } from "./contracts";

const told = (kind: FactKind, ...lines: string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading))
    .filter((one) => one.kind === kind)
    .map(({ value, role }) => ({ value, ...(role === undefined ? {} : { role }) }));
};

const EN = [
  "STUDIO AGREEMENT",
  'This Agreement is made on 2 March 2026 between Fernhill Books Ltd (the "Client") and Osprey Studio GmbH (the "Designer").',
];
const RU = [
  "ДОГОВОР ОКАЗАНИЯ УСЛУГ",
  "ООО «Ольха», именуемое в дальнейшем «Заказчик», и ООО «Вереск», именуемое в дальнейшем «Исполнитель», заключили договор.",
];
const MN = ["ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ", "Захиалагч: “Хөх Толгой” ХХК", "Гүйцэтгэгч: “Цагаан Гол” ХХК"];

describe("a right of one side is told with that side (B-25.1)", () => {
  test.each([
    {
      lines: [...EN, "9. The Client may terminate this Agreement at any time without cause on ten (10) days' notice."],
      facts: [{ value: "ten (10) days", role: "Client" }],
    },
    {
      lines: [
        ...EN,
        "9. The Client may end this Agreement for any reason on 4 weeks' notice. The Designer may end it for any reason on 8 weeks' notice.",
      ],
      facts: [
        { value: "8 weeks", role: "Designer" },
        { value: "4 weeks", role: "Client" },
      ],
    },
    {
      lines: [
        ...EN,
        "9. The Client (and not the Designer) may terminate this Agreement for any reason on 20 days' notice.",
      ],
      facts: [{ value: "20 days", role: "Client" }],
    },
    {
      lines: [...EN, "9. This Agreement may be terminated by the Client at any time without cause on 20 days' notice."],
      facts: [{ value: "20 days", role: "Client" }],
    },
    {
      lines: [
        ...RU,
        "9. Заказчик вправе в любое время отказаться от договора, предупредив Исполнителя за 15 календарных дней.",
      ],
      facts: [{ value: "15 календарных дней", role: "Заказчик" }],
    },
    {
      lines: [...MN, "9. Захиалагч 30 хоногийн өмнө бичгээр мэдэгдэж гэрээг хэдийд ч цуцалж болно."],
      facts: [{ value: "30 хоног", role: "Захиалагч" }],
    },
    {
      lines: [
        ...MN,
        "9. Захиалагч 15 хоногийн өмнө, Гүйцэтгэгч 45 хоногийн өмнө мэдэгдэж гэрээг хэдийд ч цуцалж болно.",
      ],
      facts: [
        { value: "45 хоног", role: "Гүйцэтгэгч" },
        { value: "15 хоног", role: "Захиалагч" },
      ],
    },
  ])("$facts", ({ lines, facts }) => {
    const found = told("termination_for_convenience", ...lines);
    expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(new Set(facts.map((one) => JSON.stringify(one))));
  });

  test.each([
    [[...EN, "9. Either party may terminate this Agreement at any time without cause on 30 days' notice."], "30 days"],
    [[...RU, "9. Любая из Сторон вправе отказаться от договора, предупредив другую за 30 дней."], "30 дней"],
    [[...MN, "9. Аль ч тал 30 хоногийн өмнө мэдэгдэж гэрээг хэдийд ч цуцалж болно."], "30 хоног"],
  ])("a right of both needs no side: %s", (lines, value) => {
    expect(told("termination_for_convenience", ...lines)).toEqual([{ value }]);
  });

  test.each([
    [
      EN,
      "9. The Client may terminate this Agreement for any reason on 10 days' notice, and the Designer on 30 days' notice.",
      "the Designer on 30 days",
    ],
    [
      RU,
      "9. Заказчик может отказаться от договора в любой момент, предупредив за 14 дней; Исполнитель – предупредив за 30 дней.",
      "Исполнитель – предупредив за 30 дней",
    ],
  ])("where one verb has two lengths, the sentence is told", (head, clause, words) => {
    const [first, ...more] = told("termination_for_convenience", ...head, clause);
    expect(first?.role === undefined ? first?.value : "a side").toContain(words);
    expect(more).toEqual([]);
  });

  test("a right to stop work is no notice to leave", () => {
    const clause =
      "14. The Client may end this Agreement for any reason if it pays for the work done. The Designer may stop work on two days' notice if an invoice is unpaid.";
    const [fact] = told("termination_for_convenience", ...EN, clause);
    expect(fact?.value).toContain("may end this Agreement for any reason");
  });
});

describe("a figure is told with what it is counted by (B-25.1)", () => {
  test.each([
    [[...EN, "4. Overdue invoices bear interest at 1.5% per month until paid."], "1.5% per month"],
    [
      [...EN, "4. If the Client pays late, it pays interest at 8% a year above the Bank of England base rate."],
      "8% a year above the Bank of England base rate",
    ],
    [
      [...RU, "4. За просрочку оплаты Заказчик уплачивает пеню 0,1 % от просроченной суммы за каждый день просрочки."],
      "0,1 % от просроченной суммы за каждый день просрочки",
    ],
    [
      [...MN, "4. Захиалагч төлбөрөө хожимдуулбал хоног тутамд хожимдсон дүнгийн 0.1 хувийн алданги төлнө."],
      "хоног тутамд хожимдсон дүнгийн 0.1 хувийн",
    ],
  ])("late payment: %s", (lines, value) => {
    expect(told("late_payment", ...lines).map((one) => one.value)).toEqual([value]);
  });

  test.each([
    [[...EN, "4. Price. The hourly price is £18.90 plus VAT."], "hourly price is £18.90"],
    [[...EN, "4. Price. The fee is £42 plus VAT per hour."], "£42 plus VAT per hour"],
    [[...EN, "4. Price. The fee is EUR 60 for each session."], "EUR 60 for each session"],
    [
      [...RU, "4. Цена. Арендная плата составляет 410 рублей за квадратный метр в месяц."],
      "410 рублей за квадратный метр в месяц",
    ],
    [[...RU, "4. Цена. Месячная плата составляет 14 200 рублей."], "Месячная плата составляет 14 200 рублей"],
    [[...MN, "4. Үнэ. Сарын суурь хөлс 900,000 төгрөг байна."], "Сарын суурь хөлс 900,000 төгрөг"],
  ])("price: %s", (lines, value) => {
    expect(told("price", ...lines).map((one) => one.value)).toContain(value);
  });
});

describe("a cap is a limit of liability, in its own words (B-25.1)", () => {
  test.each([
    [
      ...EN,
      "4. For delay the Client pays a penalty of 0.1% of the overdue sum for each day, maximum 10% of the overdue sum.",
    ],
    [...RU, "4. За просрочку оплаты Заказчик уплачивает пеню 0,1 % в день, но не более 10 % просроченной суммы."],
    [
      ...MN,
      "4. Захиалагч хожимдуулбал хоног тутамд 0.1 хувийн алданги төлөх ба нийт алданги хожимдсон дүнгийн 10 хувиас хэтрэхгүй.",
    ],
  ])("the most of a penalty is none: %s", (...lines) => {
    expect(told("liability_cap", ...lines)).toEqual([]);
  });

  test.each([
    [
      [...EN, "8. Liability. The Designer's total liability shall not exceed EUR 9,000 in any year."],
      "The Designer's total",
    ],
    [
      [...EN, "8. Liability. Neither party's total liability under this Agreement shall exceed EUR 9,000."],
      "EUR 9,000",
    ],
    [
      [...RU, "8. Ответственность. Ответственность Исполнителя не превышает 300 000 рублей по одной заявке."],
      "Исполнителя",
    ],
    [[...MN, "8. Хариуцлага. Гүйцэтгэгчийн хариуцлага нийт 5,000,000 төгрөгөөс хэтрэхгүй."], "Гүйцэтгэгчийн"],
  ])("whose it is, or a sum of both: %s", (lines, words) => {
    const [fact] = told("liability_cap", ...lines);
    expect(fact?.value).toContain(words);
  });
});

test.each([
  [
    [
      "EMPLOYMENT CONTRACT",
      "2. Your first six months are a probation period. We may extend it once, by no more than three months, if we tell you so in writing.",
    ],
  ],
  [
    [
      "ТРУДОВОЙ ДОГОВОР",
      "2. Работнику устанавливается испытание на три месяца. Испытание продлевается на один месяц по соглашению сторон.",
    ],
  ],
  [["ХӨДӨЛМӨРИЙН ГЭРЭЭ", "2. Туршилтын хугацаа 3 сар. Ажил олгогч татгалзаагүй бол 1 сараар автоматаар сунгагдана."]],
])("a longer probation is no renewal of the contract (B-25.1): %s", (lines) => {
  expect(told("renewal_term", ...lines)).toEqual([]);
});

test("a contract that goes on after probation is renewed (B-25.1)", () => {
  const clause =
    "2. The first month is a probation period. After one year the contract is extended automatically for one year at a time.";
  expect(told("renewal_term", "SERVICE CONTRACT", clause)).toHaveLength(1);
});

test("an end is told to the end of its words, and what no party ends by leaving is none (B-25.2)", () => {
  const ends = (term: string) => told("expiration_date", ...EN, `2. Term. ${term}`).map(({ value }) => value);
  expect(ends("This Agreement is in force until either party terminates it by notice.")).toEqual([
    "until either party terminates it by notice",
  ]);
  expect(ends("This Agreement is in force until one party holds no shares.")).toEqual([]);
});

const SIGNING = (line: string) => [...EN, "1. The Designer designs ten covers.", "OSPREY STUDIO LLC", line];

test.each([
  [SIGNING("By: ______________________"), 0],
  [SIGNING("By:"), 0],
  [SIGNING("By: /s/ Ada Quill"), 1],
  [SIGNING("By: Ada Quill"), 1],
  [[...RU, "1. Исполнитель оказывает услуги.", "ООО «Вереск» LLC ____________ /Иванов/"], 0],
  [[...MN, "1. Гүйцэтгэгч үйлчилнэ.", "Tsagaan Gol LLC ____________ /Б.Болд/"], 0],
])("a line left blank for a signature is none (B-25.1): %s", (lines, count) => {
  expect(told("signatories", ...lines)).toHaveLength(count);
});
