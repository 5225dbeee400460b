import { describe, expect, test } from "vitest";
import { clausesFor, indexOf } from "@/lib/engine/ask/answer";
import { readQuestion } from "@/lib/engine/ask/question";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { splitUnits } from "@/lib/engine/text/units";
import { read, WORKSHOP } from "./contracts";

const readTerms = (text: string, question: string) =>
  readQuestion(question, indexOf(read(text)), VOCABULARY).terms.map(({ stem }) => stem);
const firstFor = (text: string, question: string) => {
  const [first] = clausesFor(read(text), question).clauses;
  return first ? text.slice(first.start, first.end) : "";
};

describe("a party's name", () => {
  test.each([
    [SUPPLY, "May Meridian raise the price?", "vendor"],
    [SUPPLY, "Вправе ли Meridian поднять цену?", "vendor"],
    [SERVICES, "Может ли «Лазурь» проверять работы?", "заказчик"],
  ])("means what the contract calls that party: %#", (text, question, role) => {
    expect(readTerms(text, question)).toContain(role);
  });

  test("leads to the clauses that say only what it is called", () => {
    expect(firstFor(SUPPLY, "When may Meridian raise the price?")).toContain("6.");
  });

  test("in small letters is a word like any other", () => {
    expect(readTerms(SUPPLY, "is the meridian line on the map?")).toContain("meridian");
  });
});

test("words that name something together are told from words that stand alone", () => {
  const { terms } = readQuestion("May we assign it to third parties?", indexOf(read(SUPPLY)), VOCABULARY);
  expect(terms.filter(({ isOfPhrase }) => isOfPhrase).map(({ word }) => word)).toEqual(["third", "parties"]);
});

describe("small words", () => {
  test("of a phrase that has other words are left out", () => {
    expect(readTerms(WORKSHOP, "Do we get the deposit back?")).toEqual(["deposit", "back"]);
  });

  test("stay where a phrase has no others", () => {
    expect(readTerms(WORKSHOP, "Can we get out?")).toEqual(["get", "out"]);
  });

  test.each([
    ["so when exactly do we look at the rent again, because nobody ever told me?", ["rent"]],
    ["скока щас аренда, никто потом точно не понимаю?", ["аренд"]],
    ["Хамгийн гол нь намайг түрээсийг юуг бодох гэдэг юм бэ?", ["гол", "түрээс"]],
  ])("say nothing of what is asked for: %s", (question, stems) => {
    expect(readTerms(WORKSHOP, question)).toEqual(stems);
  });

  test.each([
    ["Аль шүүхэд хандах вэ?", "шүүх"],
    ["Мөнгөө хэзээ буцааж авах вэ?", "мөнг"],
    ["Можно ли менять адрес?", "менят"],
  ])("are not mixed up with words that look alike: %s", (question, stem) => {
    expect(readTerms(WORKSHOP, question)).toContain(stem);
  });
});

describe("spelling", () => {
  test.each([
    ["How soon does the lease end?", "noon"],
    ["Is my stuff insured?", "stiff"],
    ["Does he like the concept?", "hike"],
  ])("leaves a common word alone: %s", (question, wrong) => {
    expect(readTerms(WORKSHOP, question)).not.toContain(wrong);
  });

  test("leaves short words alone, for another short word is always near", () => {
    expect(readTerms(SERVICES, "Что нам грозит?")).toContain("гроз");
  });

  test("still mends a word that is none", () => {
    expect(readTerms(WORKSHOP, "whats the depsoit")).toEqual(["deposit"]);
  });
});

test("a question for a meaning finds the clause that defines the word, not one that uses it", () => {
  expect(firstFor(SUPPLY, "What counts as a working day?")).toContain("2.");
});

test("a clause of its own doesn't join the end of another one's list", () => {
  const units = splitUnits(read(CANCELLATION)).map(({ text }) => text);
  expect(units.find((text) => text.startsWith("(1)"))).toContain("fewer than 30 days");
  expect(units.find((text) => text.startsWith("(2)"))).toBe("(2) Food already ordered is paid in any case.");
});

test("the clause that an answer refers to is shown with it", () => {
  const { clauses } = clausesFor(read(SUPPLY), "May the Vendor stop deliveries?");
  expect(clauses.map(({ start, end }) => SUPPLY.slice(start, end)).join("\n")).toContain("4. The price is paid");
});

test.each([
  ["Is there a cap on liability?", exceptionFirst()],
  ["Which law governs?", exceptionFirst()],
])("an exception is never stated as the rule (B-12.18): %s", (question, text) => {
  const { basis, clauses } = clausesFor(read(text), question);
  const [first] = clauses;
  if (first && /Despite|Exceptions/u.test(text.slice(first.start, first.end))) expect(basis).not.toBe("stated");
});

const SUPPLY = `SUPPLY AGREEMENT
Made on 3 February 2026 between Meridian Looms Ltd (the "Vendor") and Hollin Drapers Ltd (the "Buyer").
1. The Vendor supplies woollen cloth to the Buyer.
2. "Working day" means Monday to Friday, except bank holidays.
3. Cloth is delivered within ten working days of each order, on a working day, before noon on that working day.
4. The price is paid within 30 days of the invoice.
5. The Buyer checks the cloth on arrival and reports defects within a week.
6. The Vendor may raise the price once a year, in January, by two months' written notice.
7. The Vendor may stop deliveries where the time in clause 4 has passed.
8. Looms and patterns stay the property of their owner.
9. The law of Scotland applies.`;

const SERVICES = `Договор возмездного оказания услуг № 7
г. Томск, 3 марта 2025 г.
Общество с ограниченной ответственностью «Лазурь», именуемое в дальнейшем «Заказчик», в лице директора Петровой А. В., и общество с ограниченной ответственностью «Вектор», именуемое «Исполнитель», заключили настоящий договор.
1.1. Исполнитель убирает помещения, удаляет грязь и выносит мусор.
2.1. Заказчик вправе проверять работы в любое время.
3.1. Исполнитель хранит акты в течение пяти лет.
4.1. Заказчик оплачивает услуги не позднее третьего числа.
5.1. За просрочку оплаты Заказчик платит пени.`;

const CANCELLATION = `HALL HIRE
§ 1 Hall
The House lets the hall to the Hirer.
§ 2 Cancellation
(1) The Hirer may cancel in writing. It then owes this share of the hire:
– at least 90 days before the event: 30 %
– fewer than 30 days before: 90 %
(2) Food already ordered is paid in any case.
§ 3 Law
The law of Saxony applies.`;

function exceptionFirst(): string {
  return `SERVICE TERMS
1. The Provider offers the service.
2. The Customer pays the fees.
3. Each party keeps the other's information secret.
4.1 Liability. The fees of one year limit what a party owes.
4.2 Exceptions. The liability cap in Section 4.1 does not apply to fraud; no cap on liability applies to it.
5.1 Law. The chosen law governs.
5.2 Injunctions. Despite Section 5.1 (Governing Law), the governing law of the place governs an injunction.
6. The terms may be changed in writing.`;
}
