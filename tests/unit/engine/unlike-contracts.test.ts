/** What contracts of a form that we had not met are read as: letters, protocols of disagreements, lettered clauses. */
import { describe, expect, test } from "vitest";
import { clausesFor } from "@/lib/engine/ask/answer";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { referencesIn } from "@/lib/engine/text/clauses-named";
import { readOnce } from "@/lib/engine/text/reading";
import { changesIn } from "./sound";

const read = (lines: readonly string[]) =>
  readOnce({ text: lines.join("\n"), pages: [{ start: 0, page: 1 }], contractName: "Contract", contractType: "Other" });
const partiesOf = (lines: readonly string[]) => {
  const reading = read(lines);
  return findFacts(reading, review(reading)).flatMap(({ kind, value }) => (kind === "parties" ? [value] : []));
};

describe("the parties of a letter", () => {
  test("are who writes it and who gets it, in English (B-12.2)", () => {
    expect(
      partiesOf([
        "ALDER JAZZ WEEKEND LTD",
        "17 Quay Street, Larchford",
        "",
        "18 January 2027",
        "",
        "Ms. Ada Quill",
        "Consultant",
        "",
        "Dear Ms. Quill,",
        "",
        "We engage you to tune the instruments of the festival from 1 March 2027.",
      ]),
    ).toEqual(["ALDER JAZZ WEEKEND LTD", "Ms. Ada Quill"]);
  });

  test("in Russian, and a sentence is nobody's name (B-12.2)", () => {
    expect(
      partiesOf([
        "Акционерное общество «Северный Клён»",
        "Исх. № 12                 9 июня 2027 года",
        "",
        "Главному врачу ООО «Тихая Роща»",
        "Орлову Г. А.",
        "",
        "Уважаемый Герман Аркадьевич!",
        "",
        "По итогам встречи предлагаем соглашение на условиях этого письма. Мы далее называемся «Разработчик», Вы – «Клиника».",
      ]),
    ).toEqual(["Акционерное общество «Северный Клён»", "ООО «Тихая Роща»"]);
  });

  test("a cooperative is named by its quoted name and its role, in Mongolian (B-12.2)", () => {
    expect(
      partiesOf([
        "ГЭРЭЭ",
        '1.1 "Уулын Хоршоо" (цаашид "Захиалагч") болон "Гол" ХХК (цаашид "Гүйцэтгэгч") нь энэ гэрээг байгуулав.',
      ]),
    ).toEqual(['"Уулын Хоршоо"', '"Гол" ХХК']);
  });
});

describe("a price without a figure", () => {
  const priceOf = (clause: string) => {
    const reading = read(["AGREEMENT", "1. Parts. The parts are delivered on demand.", clause]);
    return findFacts(reading, review(reading)).flatMap(({ kind, value }) => (kind === "price" ? [value] : []));
  };

  test("is told in the clause's words (B-12.10)", () => {
    expect(priceOf("2. Price. The monthly price is agreed in each order.")).toHaveLength(1);
  });

  test("is no definition that only mentions fees (B-12.10)", () => {
    expect(
      priceOf('2. "Open Software" means any software that is distributed for no monthly fee under an open licence.'),
    ).toEqual([]);
  });
});

describe("clauses named together", () => {
  test.each([
    ["Sections 7.01 and 7.02 do not apply to fraud", ["7.01", "7.02"]],
    ["пунктов 4.1, 4.2 и 4.4 договора", ["4.1", "4.2", "4.4"]],
    ["пп. 3 и 5 исключить", ["3", "5"]],
    ["clauses 9(1), 9(2) or 10", ["9(1)", "9(2)", "10"]],
    ["clause 4 and 30 days", ["4"]],
    ["пункт 6.1 и 15 рабочих дней", ["6.1"]],
  ])("%s (B-12.18)", (text, numbers) => expect(referencesIn(text)).toEqual(numbers));
});

const SUPPLY = (protocol: readonly string[]) =>
  read([
    "ДОГОВОР ПОСТАВКИ",
    "ООО «Клён», именуемое «Поставщик», и ООО «Берёза», именуемое «Покупатель», заключили договор.",
    "1. Поставка",
    "1.1. Поставщик передаёт Покупателю доски по спецификации.",
    "1.2. Поставка выполняется в течение 10 дней со дня заявки.",
    "2. Оплата",
    "2.1. Покупатель оплачивает товар в течение 20 календарных дней со дня поставки.",
    "2.2. Счёт Поставщик направляет по электронной почте.",
    "3. Срок",
    "3.1. Договор действует до 31 декабря 2027 года.",
    ...protocol,
  ]);
const ASKED = "В течение скольких дней покупатель оплачивает товар?";

describe("a protocol of disagreements", () => {
  test("changes the clauses that its rows name (B-12.18)", () => {
    const changed = clausesFor(
      SUPPLY([
        "ПРОТОКОЛ РАЗНОГЛАСИЙ",
        "к договору поставки",
        "Пункт | Редакция Поставщика | Редакция Покупателя | Согласованная редакция",
        "2.1 | 20 календарных дней | 60 календарных дней | «в течение 45 календарных дней»",
      ]),
      ASKED,
    );
    const base = changed.clauses.find(({ superseded }) => superseded !== undefined);
    expect(changed.basis).not.toBe("stated");
    expect(base).toBeDefined();
  });

  test("without one the clause is as it was (B-12.18)", () => {
    const { clauses } = clausesFor(SUPPLY([]), ASKED);
    expect(clauses[0]?.superseded).toBeUndefined();
  });
});

const PAID = (letter: readonly string[]) =>
  clausesFor(
    read([
      "COFFEE AGREEMENT",
      'Alder Ltd ("Seller") and Birch Ltd ("Buyer") agree as follows.',
      "1. The Seller delivers coffee every week.",
      "2. The Buyer stores it in a dry place.",
      "3. The Buyer pays each invoice net 25 days from the invoice date.",
      "4. The Seller replaces bags that are torn.",
      "5. This Agreement ends on 31 December 2028.",
      ...letter,
    ]),
    "Within how many days does the Buyer pay an invoice?",
  );

describe("a side letter that names no clause", () => {
  test("a number that it replaces is never certain (B-12.18)", () => {
    const { basis, clauses } = PAID(["SIDE LETTER", "As agreed on the phone, net 25 becomes net 35 from August 2028."]);
    expect(basis).not.toBe("stated");
    expect(clauses.length).toBeGreaterThan(0);
  });

  test("other numbers stay as certain as without it (B-12.18)", () => {
    const other = PAID(["SIDE LETTER", "As agreed on the phone, the Seller lends a grinder until 2 August 2028."]);
    expect(other.clauses[0]?.start).toBe(PAID([]).clauses[0]?.start);
  });
});

const LETTERED = (line: string) =>
  changesIn(
    [
      "LEASE",
      'Birch Homes Ltd ("Landlord") and Ada Quill ("Tenant") agree as follows.',
      "A1. The Landlord lets the shop to the Tenant.",
      "A2. The Tenant uses it as a shop.",
      "B1. The Tenant pays the rent monthly.",
      "B2. The Landlord sends no reminders.",
      "C1. The Tenant keeps the shop clean.",
      "C2. The Landlord may look at the shop.",
      line,
    ].join("\n"),
    "Lease Agreement",
  ).filter(({ check }) => check === "brokenReference");

describe("clauses with a letter and a number", () => {
  test("a reference to one that isn't there is pointed out (B-13.1)", () => {
    expect(LETTERED("C3. The yard is used in line with clause H4.").map(({ passage }) => passage.content)).toEqual([
      "H4",
    ]);
  });

  test.each([
    "C3. The yard is used in line with clause B2.",
    "C3. Notices are printed on size A4 paper.",
    "C3. The plan is in Annex D1.",
  ])("%s (B-13.1)", (line) => expect(LETTERED(line)).toEqual([]));
});

describe("values", () => {
  const SOUND = (line: string, check: string) =>
    changesIn(["1. The Landlord lets a flat to the Tenant.", line].join("\n"), "Lease Agreement").filter(
      (change) => change.check === check,
    );

  test("the currency may come first in the words of a sum (B-13.1)", () => {
    const wrong = "2. The total is S$1,750,000 (Singapore Dollars One Million Seven Hundred and Fifteen Thousand).";
    const right = "2. The total is S$1,715,000 (Singapore Dollars One Million Seven Hundred and Fifteen Thousand).";
    expect(SOUND(wrong, "wordsAndDigits")).toHaveLength(1);
    expect(SOUND(right, "wordsAndDigits")).toEqual([]);
  });

  test("a Mongolian month may be an ordinal in words (B-13.1)", () => {
    const line = (day: number) => `2. Уулзалтыг 2027 оны хоёрдугаар сарын ${day}-нд Захиалагчийн байранд хийнэ.`;
    expect(SOUND(line(30), "impossibleDate")).toHaveLength(1);
    expect(SOUND(line(28), "impossibleDate")).toEqual([]);
  });
});
