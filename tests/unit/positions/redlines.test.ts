/** Our wording changes as little of a clause as it can, in the contract's names, or is left to a person (B-24.10). */
import { describe, expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { withEdits } from "@/lib/positions/edits";
import { inOwnTerms, namesStrangers } from "@/lib/positions/in-own-terms";
import { keepOtherMatters } from "@/lib/positions/kept-rest";

const put = (quote: string, topic: string, wording: string, isSure = true): Put =>
  keepOtherMatters({ quote, replacement: `7. ${wording}` }, { topic, wording, isOnTopic: true, isSure });

type Put = { quote: string; replacement: string; isByHand?: true };
const TWICE_EN = "The Supplier's liability in each contract year is limited to twice the fees payable in that year.";
const TWICE_RU = "Арендодатель отвечает в пределах двух годовых цен, а Арендатор – в пределах одной.";
const TWICE_MN =
  "Түрээслүүлэгчийн гэрээний нэг жилийн хариуцлага тухайн жилийн төлбөрийг хоёр дахин авснаас хэтрэхгүй.";

describe("only the figure of a cap, a rate or a length changes", () => {
  test.each([
    [
      "liability_cap",
      "7. Subject to clause 6, each party's liability in a Year is limited to one hundred per cent (100%) of the Charges of that Year.",
      TWICE_EN,
      "7. Subject to clause 6, each party's liability in a Year is limited to 200% of the Charges of that Year.",
    ],
    [
      "liability_cap",
      "7. The liability of the Vendor is limited to the annual fees. It lasts for two years.",
      TWICE_EN,
      "7. The liability of the Vendor is limited to twice the annual fees. It lasts for two years.",
    ],
    [
      "liability_cap",
      "7. Түрээслүүлэгч хохирлыг нөхөн төлөх бөгөөд нийт хариуцлага нь жилийн түрээсийн дүнгээс хэтрэхгүй.",
      TWICE_MN,
      "7. Түрээслүүлэгч хохирлыг нөхөн төлөх бөгөөд нийт хариуцлага нь жилийн түрээсийн дүнг хоёр дахин авснаас хэтрэхгүй.",
    ],
    [
      "liability_cap",
      "7. Ответственность Исполнителя ограничена вознаграждением за последние три месяца.",
      "Ответственность Исполнителя за год ограничена двукратной ценой этого года.",
      "7. Ответственность Исполнителя ограничена вознаграждением за последние 24 месяца.",
    ],
    [
      "late_payment",
      "7. За просрочку оплаты Заказчик платит пени 0,3 % от долга за каждый день.",
      "За просрочку оплаты уплачивается 0,1 % просроченной суммы за каждый день.",
      "7. За просрочку оплаты Заказчик платит пени 0,1 % от долга за каждый день.",
    ],
    [
      "deposit_return",
      "7. Барьцааг 20 (хорь) хоногийн дотор өрийг хасаж буцаана.",
      "Барьцааг гэрээ дууссанаас хойш 14 хоногийн дотор буцаана.",
      "7. Барьцааг 14 хоногийн дотор өрийг хасаж буцаана.",
    ],
    [
      "deposit_return",
      "7. Залог возвращается в течение 22 дней после окончания.",
      "Залог возвращается в течение 14 дней после окончания.",
      "7. Залог возвращается в течение 14 дней после окончания.",
    ],
  ])("%s: %s", (topic, quote, wording, expected) => {
    const { replacement, isByHand } = put(quote, topic, wording);
    expect(replacement).toBe(expected);
    expect(isByHand).toBeUndefined();
  });

  test("a rate for a month isn't one for a day, and a Russian noun keeps the number it goes with", () => {
    const monthly = "7. On late payment the Client pays interest of 2% a month.";
    expect(
      put(monthly, "late_payment", "A party pays 0.1 % of the overdue sum for each day.").replacement,
    ).not.toContain("0.1% a month");
    const days = put(
      "7. Залог возвращается в течение 21 дня после окончания.",
      "deposit_return",
      "Возврат за 14 дней.",
    );
    expect(days.replacement).not.toContain("14 дня");
  });
});

describe("a sentence beside ours that says the contrary goes, and what is outside the limit stays", () => {
  const theirs = (last: string) =>
    `7. Ответственность Арендодателя ограничена арендной платой за два месяца. Предел не применяется при умысле. ${last}`;
  test("«не ограничена»", () => {
    const { replacement } = put(theirs("Ответственность Арендатора не ограничена."), "liability_cap", TWICE_RU);
    expect(replacement).toBe(`7. ${TWICE_RU} Предел не применяется при умысле.`);
  });
  test("'unlimited', «хязгааргүй», and nothing else", () => {
    const en =
      "7. The Vendor's liability is limited to EUR 900. The Client's liability is unlimited. Claims are in writing.";
    expect(put(en, "liability_cap", TWICE_EN).replacement).toBe(`7. ${TWICE_EN} Claims are in writing.`);
    const mn =
      "7. Түрээслүүлэгчийн хариуцлага 900 000 төгрөгөөс хэтрэхгүй. Түрээслэгчийн хариуцлага хязгааргүй. Нэхэмжлэлийг бичгээр гаргана.";
    expect(put(mn, "liability_cap", TWICE_MN).replacement).toBe(`7. ${TWICE_MN} Нэхэмжлэлийг бичгээр гаргана.`);
    const kept = put(theirs("Иск подаётся в суд."), "liability_cap", TWICE_RU).replacement;
    expect(kept).toContain("Предел не применяется при умысле. Иск подаётся в суд.");
  });
});

describe("what can't be put in surely is left to a person", () => {
  const ask = "Neither party may assign this Agreement without the other party's prior written consent.";
  test("ours beside theirs, a sentence that gives something else too, and a clause that other words may change", () => {
    expect(put("7. One rule stands here. Another rule stands there.", "assignment", ask).isByHand).toBe(true);
    const two = "7. The Vendor may assign this Agreement, and shall repair every machine at its own cost.";
    expect(put(two, "assignment", ask).isByHand).toBe(true);
    expect(put("7. The Vendor may assign this Agreement.", "assignment", ask).isByHand).toBeUndefined();
    expect(put("7. The Vendor may assign this Agreement.", "assignment", ask, false).isByHand).toBe(true);
  });
  test("days from an invoice where rent is due on a day of each month", () => {
    const rent = "7. Арендная плата вносится авансом не позднее 5-го числа оплачиваемого месяца.";
    expect(put(rent, "payment_terms", "Счёт оплачивается в течение 45 дней.").isByHand).toBe(true);
    const invoice = "7. Счёт оплачивается в течение 10 дней.";
    expect(put(invoice, "payment_terms", "Счёт оплачивается в течение 45 дней.").isByHand).toBeUndefined();
  });
  test("a side that the contract doesn't have", () => {
    expect(namesStrangers("The Supplier is insured.", "between Oak Ltd and Elm Ltd", "en")).toBe(true);
    expect(namesStrangers("The Supplier is insured.", "Oak Ltd, the Supplier", "en")).toBe(false);
    expect(namesStrangers("Поставщик застрахован.", "Дуб, далее Исполнитель", "ru")).toBe(true);
    expect(namesStrangers("Поставщик застрахован.", "от имени Поставщика", "ru")).toBe(false);
    expect(namesStrangers("Нийлүүлэгч даатгуулсан.", "Царс ХХК, Түрээслүүлэгч", "mn")).toBe(true);
    expect(namesStrangers("Тал бүр даатгуулсан.", "Царс ХХК", "mn")).toBe(false);
  });
});

test("a side without a usual name, names without articles and defined words are the contract's own (B-24.16)", () => {
  const text = `SERVICE AGREEMENT between Oak Ltd ("Oakwood") and Elm Ltd ("Customer"). "Fees" means the sums in Annex 1.
"Contract Year" means twelve months. 1. Oakwood shall serve Customer. Customer shall pay Oakwood the Fees.`;
  const terms = readOwnTerms({ text });
  expect(terms).toMatchObject({ buy: "Customer", supply: "Oakwood" });
  expect(inOwnTerms(TWICE_EN, terms)).toBe(
    "Oakwood's liability in each Contract Year is limited to twice the Fees payable in that year.",
  );
  const plain = readOwnTerms({ text: text.replaceAll("Customer", "the Client").replaceAll("Oakwood", "the Vendor") });
  expect(inOwnTerms(TWICE_EN, plain)).toContain("The Vendor's liability");
});

test("changes are put into a text in any order, and of two that overlap the first", () => {
  const edits = [
    { start: 4, end: 6, text: "30" },
    { start: 0, end: 3, text: "PAY" },
    { start: 5, end: 6, text: "9" },
  ];
  expect(withEdits("Pay 10 days", edits)).toBe("PAY 30 days");
  expect(withEdits("Pay", [{ start: 1, end: 9, text: "x" }])).toBe("Pay");
});
