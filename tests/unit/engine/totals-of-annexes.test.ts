import { describe, expect, test } from "vitest";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";

const found = (text: string, check: string) =>
  suggest(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }), "en")
    .filter((one) => one.check === check)
    .map(({ values }) => Object.values(values).join(" / "));

const PARTIES_MN = "“Нигүүр” ХХК (цаашид “Захиалагч” гэх), “Хус” ХХК (цаашид “Гүйцэтгэгч” гэх) нар гэрээ байгуулав.";
const PARTIES_RU =
  "ООО «Ольха», именуемое в дальнейшем «Заказчик», и ООО «Берёза», именуемое в дальнейшем «Исполнитель», заключили договор.";
const contract = (head: string, clauses: string[], annex: string[]) =>
  [head, ...clauses.map((clause, at) => `${at + 1}. ${clause}`), annex.join("\n")].join("\n\n");

const WORK_MN = "Гүйцэтгэгч ажлыг гүйцэтгэж, Захиалагч хөлсийг төлнө. Ажлын явцыг сар бүр мэдээлнэ.";
const WORK_RU = "Исполнитель выполняет работы, а Заказчик их оплачивает. О ходе работ сообщается ежемесячно.";
const WORK_EN = "The Supplier shall carry out the works and the Client shall pay for them as they proceed each month.";

describe("a total in an annex that isn't the price of the whole (B-13.1)", () => {
  test.each([
    [
      "mn",
      contract(
        PARTIES_MN,
        [WORK_MN, "Гэрээний нийт үнэ 50,000,000 төгрөг.", WORK_MN],
        ["1 дүгээр хавсралт. Ажил", "Ажлын нийт дүн: 52,000,000 төгрөг"],
      ),
      "52,000,000 / 50,000,000",
    ],
    [
      "ru",
      contract(
        PARTIES_RU,
        [WORK_RU, "Общая стоимость работ составляет 500 000 рублей.", WORK_RU],
        ["Приложение № 1. Смета", "Итого: 530 000 рублей"],
      ),
      "530 000 / 500 000",
    ],
    [
      "en",
      contract(
        'This agreement is between Alder Ltd ("Client") and Birch Ltd ("Supplier").',
        [WORK_EN, "The total price is EUR 50,000.", WORK_EN],
        ["Schedule 1. Works", "Total: EUR 53,000"],
      ),
      "53,000 / 50,000",
    ],
    [
      "ru, in rows that are typed with bars",
      contract(
        PARTIES_RU,
        [WORK_RU, "Арендная плата составляет 205 000 рублей в месяц.", WORK_RU],
        [
          "Приложение № 1. Спецификация",
          "| 1 | Станок | 120 000 |",
          "| 2 | Пресс | 90 000 |",
          "Итого в месяц: 210 000 руб.",
        ],
      ),
      "210 000 / 205 000",
    ],
    [
      "mn, both with tax",
      contract(
        PARTIES_MN,
        [WORK_MN, "Гэрээний нийт үнэ 50,000,000 төгрөг, НӨАТ багтсан.", WORK_MN],
        ["1 дүгээр хавсралт. Ажил (НӨАТ-тай)", "Нийт дүн: 55,000,000 төгрөг"],
      ),
      "55,000,000 / 50,000,000",
    ],
  ])("is found: %s", (_, text, said) => {
    expect(found(text, "wrongTotal")).toEqual([said]);
  });

  const priced = (price: string, ...annex: string[]) =>
    contract(PARTIES_RU, [WORK_RU, price, WORK_RU], ["Приложение № 1. Смета", ...annex]);
  test.each([
    ["the same total", priced("Общая стоимость работ 500 000 рублей.", "Итого: 500 000 рублей")],
    ["a total without tax", priced("Общая стоимость работ 600 000 рублей.", "Итого: 500 000 рублей")],
    ["a total for a month", priced("Общая стоимость работ 500 000 рублей.", "Итого за месяц: 480 000 рублей")],
    ["a total of another size", priced("Общая стоимость работ 500 000 рублей.", "Итого: 90 000 рублей")],
    ["several totals", priced("Общая стоимость работ 500 000 рублей.", "Итого: 480 000", "Всего: 470 000")],
    [
      "a total that a clause names too",
      priced("Общая стоимость работ 500 000 рублей.\n\nБез доставки платится 480 000 рублей.", "Итого: 480 000"),
    ],
    [
      "two prices",
      priced("Общая стоимость работ 500 000 рублей.\n\nОбщая стоимость услуг 470 000 рублей.", "Итого: 480 000"),
    ],
    ["no annex", `${PARTIES_RU}\n\n1. ${WORK_RU}\n\n2. Общая стоимость работ 500 000 рублей.\n\nИтого: 480 000`],
  ])("is not found: %s", (_, text) => {
    expect(found(text, "wrongTotal")).toEqual([]);
  });
});

describe("a name of a place is no undefined term (B-13.1)", () => {
  const termsIn = (clause: string) => found(contract(PARTIES_MN, [WORK_MN, clause, WORK_MN], []), "undefinedTerm");
  test.each([
    ["a town in the ablative", "Гүйцэтгэгч ачааг Баянбулагаас нэг хоногт хүргэнэ."],
    ["a street", "Гүйцэтгэгч ажлыг Баянгол дүүрэг, Нарны зам 7 хаягт хийнэ."],
    ["the end of a route", "Тээвэр Хөтөлт – Замбараа чиглэлд явна, ачааг Хөтөлтөөс нэг хоногт хүргэнэ."],
  ])("%s", (_, clause) => {
    expect(termsIn(clause)).toEqual([]);
  });
  test("a term that nobody defined is one", () => {
    expect(termsIn("Гүйцэтгэгч ажлыг Нэмэлт үйлчилгээ болон Тодорхойлолтоос гадна хийнэ.").length).toBeGreaterThan(0);
  });
});

describe("instalments in an annex's table that don't add up to the price of the whole (B-13.1)", () => {
  const milestones = (price: string, ...rows: string[]) =>
    contract(
      'This agreement is between Alder Ltd ("Client") and Birch Ltd ("Supplier").',
      [WORK_EN, `The total fixed price is £${price} plus VAT.`, WORK_EN],
      ["Schedule 1 - Milestones", ...rows],
    );
  const HEAD = "No | Milestone | Payment (GBP)";

  test("are told with both sums", () => {
    const text = milestones("60,000", HEAD, "1 | Design | 20,000", "2 | Tests | 30,000", "3 | Handover | 12,000");
    expect(found(text, "wrongTotal")).toEqual(["60,000 / 62,000"]);
  });

  test.each([
    ["they add up", milestones("62,000", HEAD, "1 | Design | 20,000", "2 | Tests | 42,000", "3 | Spare | 0,000")],
    [
      "the column holds prices of one",
      milestones(
        "60,000",
        "No | Item | Price per unit",
        "1 | Rack | 20,000",
        "2 | Shelf | 30,000",
        "3 | Door | 12,000",
      ),
    ],
    [
      "a row is their total",
      milestones("60,000", HEAD, "1 | Design | 20,000", "2 | Tests | 30,000", "Total | | 62,500"),
    ],
    ["they are a part of it", milestones("60,000", HEAD, "1 | Design | 10,000", "2 | Tests | 10,000")],
    ["the sums differ by a tax", milestones("60,000", HEAD, "1 | Design | 36,000", "2 | Tests | 36,000")],
  ])("aren't where %s", (_, text) => {
    expect(found(text, "wrongTotal").filter((values) => !values.startsWith("62,500"))).toEqual([]);
  });
});
