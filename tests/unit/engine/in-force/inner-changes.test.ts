import { describe, expect, test } from "vitest";
import { find } from "@/lib/engine/find/find";
import { amendedClauses } from "@/lib/engine/text/amendments";
import { clausesFor } from "@/lib/engine/ask/answer";
import { asked, readingOf, readOn } from "./read";

const lines = (...all: string[]) => all.join("\n");

const supply = (...general: string[]) =>
  lines(
    "SUPPLY AGREEMENT",
    'Alder Works Ltd (the "Buyer") and Birch Mills Ltd (the "Mill") agree on 4 May 2026 as follows.',
    "1. GOODS",
    "1.1 The Mill makes flour to the Buyer's recipe.",
    "1.2 The Buyer shall take at least 900 sacks of flour in each quarter.",
    "2. DELIVERY",
    "2.1 The Mill delivers flour to the Buyer's bakery within 12 days of the order.",
    "2.2 Pallets remain the property of the Mill.",
    "3. PAYMENT",
    "3.1 The Buyer shall pay each invoice within 20 days of its receipt.",
    "4. SECRECY",
    "4.1 Each party keeps the recipe secret for two years.",
    "5. GENERAL",
    "5.1 This Agreement is governed by the laws of Ireland.",
    ...general,
  );

const supplyRu = (...general: string[]) =>
  lines(
    "ДОГОВОР ПОСТАВКИ",
    "ООО «Липа» (далее – «Покупатель») и ООО «Мельница» (далее – «Поставщик») заключили 4 мая 2026 г. настоящий договор.",
    "1. ТОВАР",
    "1.1. Поставщик мелет муку по рецепту Покупателя.",
    "1.2. Покупатель обязан выбирать не менее 900 мешков муки в квартал.",
    "2. ПОСТАВКА",
    "2.1. Поставщик доставляет муку в пекарню в течение 12 дней с даты заказа.",
    "3. ОПЛАТА",
    "3.1. Покупатель оплачивает счёт в течение 20 дней со дня его получения.",
    "4. ПРОЧЕЕ",
    "4.1. Договор регулируется правом Российской Федерации.",
    ...general,
  );

const supplyMn = (...general: string[]) =>
  lines(
    "НИЙЛҮҮЛЭЛТИЙН ГЭРЭЭ",
    "«Линд» ХХК (цаашид «Худалдан авагч») болон «Тээрэм» ХХК (цаашид «Нийлүүлэгч») 2026 оны 5 дугаар сарын 4-нд байгуулав.",
    "1. БАРАА",
    "1.1. Нийлүүлэгч Худалдан авагчийн жороор гурил үйлдвэрлэнэ.",
    "1.2. Худалдан авагч улирал бүр 900-аас доошгүй шуудай гурил авна.",
    "2. НИЙЛҮҮЛЭЛТ",
    "2.1. Нийлүүлэгч захиалга авснаас хойш 12 хоногийн дотор гурилыг талхны үйлдвэрт хүргэнэ.",
    "3. ТӨЛБӨР",
    "3.1. Худалдан авагч нэхэмжлэхийг хүлээн авснаас хойш 20 хоногийн дотор төлнө.",
    "4. БУСАД",
    "4.1. Энэ гэрээнд Монгол Улсын хууль үйлчилнэ.",
    ...general,
  );

const LIST_EN = [
  "5.2 The parties have agreed the following amendments to the printed terms: " +
    '(i) in 1.2, "900" shall read "600"; (ii) in 2.1 the time is 15 days for rye; (iii) 3.1 applies to flour only.',
];
const OWN_ITEMS_EN = [
  "5.2 This Agreement is amended as follows:",
  '5.2.1 In 1.2, "900" is replaced by "600".',
  "5.2.2 4.1 applies for five years.",
];
const LIST_RU = [
  "4.2. Стороны согласовали следующие изменения печатных условий: " +
    "а) в пункте 1.2 слова «900 мешков» заменить словами «600 мешков»; б) в 2.1 для ржи срок 15 дней; в) п. 3.1 не применяется.",
];
const LIST_MN = [
  "4.2. Талууд дараах өөрчлөлтийг тохиролцов: а) 1.2-т «900» гэснийг «600» гэж өөрчилсүгэй; б) 2.1-д хөх тарианд 15 хоног; в) 3.1 дэх заалт зөвхөн гурилд.",
];

/** The numbers of the clauses that another one changes. */
function changedIn(text: string): string[] {
  return amendedClauses(readingOf(text)).map(({ start, end }) => text.slice(start, end).split(/\.?\s/u, 1)[0] ?? "");
}

describe("(B-12.18) a clause of the contract that changes words of another", () => {
  test.each([
    ["one of a list", supply(...LIST_EN), ["1.2", "2.1", "3.1"]],
    ["items that are clauses of their own", supply(...OWN_ITEMS_EN), ["1.2", "4.1"]],
    ["by its bare number", supply('5.2 In 1.2, "900" shall read "600".'), ["1.2"]],
    ["words that are deleted", supply('5.2 Delete "of flour" in 1.2 and insert "of rye".'), ["1.2"]],
    ["список", supplyRu(...LIST_RU), ["1.2", "2.1", "3.1"]],
    ["голый номер", supplyRu("4.2. В 1.2 слова «900 мешков» заменить словами «600 мешков»."), ["1.2"]],
    ["жагсаалт", supplyMn(...LIST_MN), ["1.2", "2.1", "3.1"]],
    ["нэг заалт", supplyMn("4.2. 1.2-т «900» гэснийг «600» гэж өөрчилсүгэй."), ["1.2"]],
  ])("changes it: %s", (_, text, numbers) => {
    expect(changedIn(text)).toEqual(numbers);
  });

  test.each([
    [
      "a list of what may be changed",
      "5.2 The Mill may propose the following changes: (i) in 1.2 the sacks; (ii) 3.1.",
    ],
    [
      "notices of changes",
      "5.2 The Mill shall notify the following changes: (i) its address; (ii) its bank under clause 3.1.",
    ],
    ["what a clause says", '5.2 "Quota" means what is said in 1.2, "900 sacks" included.'],
    ["words that are read as they are", '5.2 In 1.2, "sack" means 25 kg of flour.'],
    ["a reference", "5.2 Sums under clause 3.1 and orders under 1.2 are rounded to whole sacks."],
    [
      "an item on another matter",
      "5.2 The parties have agreed the following amendments to the recipe: (i) more rye; (ii) less salt.",
    ],
  ])("changes none: %s", (_, clause) => {
    expect(changedIn(supply(clause))).toEqual([]);
  });

  test.each([
    [
      "предложение",
      supplyRu("4.2. Поставщик вправе предложить следующие изменения: а) в пункте 1.2 мешки; б) п. 3.1."),
    ],
    ["ссылка", supplyRu("4.2. Суммы по п. 3.1 и заказы по п. 1.2 округляются.")],
    ["санал", supplyMn("4.2. Нийлүүлэгч дараах өөрчлөлтийг хийж болно: а) 1.2-т шуудай; б) 3.1 дэх заалт.")],
    ["эш татсан", supplyMn("4.2. 3.1-д заасан төлбөрийг бүхэл шуудайгаар тооцно.")],
  ])("changes none: %s", (_, text) => {
    expect(changedIn(text)).toEqual([]);
  });
});

describe("(B-12.18) the words in force", () => {
  test.each([
    [supply(...LIST_EN), "How many sacks must the Buyer take?", ["5.2", "1.2 by 5.2: 900"]],
    [supplyRu(...LIST_RU), "сколько мешков обязан выбирать Покупатель?", ["4.2.", "1.2. by 4.2: 900 мешков"]],
    [supplyMn(...LIST_MN), "Худалдан авагч хэдэн шуудай гурил авах вэ?", ["4.2.", "1.2. by 4.2: 900"]],
  ])("are told before those that went out: %#", (text, question, shown) => {
    expect(asked(text, question).shown).toEqual(shown);
  });

  test("are those of the duty that is found, and of no other (B-12.2)", () => {
    const text = supply(...LIST_EN);
    const struck = find(readingOf(text), "obligations").flatMap(({ superseded }) =>
      superseded ? [superseded.words.map(({ start, end }) => text.slice(start, end)), superseded.by] : [],
    );
    expect(struck).toEqual([["900"], "5.2"]);
    expect(find(readingOf(supply()), "obligations").some(({ superseded }) => superseded)).toBe(false);
  });

  test("are read in a review", () => {
    const change = supply('5.2 In 3.1, "20 days" shall read "35 days".');
    expect(readOn(change, "payment_terms").figures).toEqual([35]);
    expect(readOn(supply(), "payment_terms").figures).toEqual([20]);
  });
});

const lease = (change: string) =>
  lines(
    "LEASE",
    'Alder Estates Ltd (the "Landlord") lets a mill to Birch Mills Ltd (the "Tenant") from 4 May 2026.',
    "1. RENT",
    "1.1 The Tenant shall pay a rent of £900 on the first day of each month.",
    "1.2 The Tenant keeps the mill clean.",
    "2. BREAK",
    "2.1 The Tenant may end this Lease early by giving the Landlord two months' notice, provided that:",
    "(a) the rent is paid; and",
    "(b) the Tenant pays a penalty of £700.",
    "2.2 The Landlord may inspect the mill.",
    "3. LAW",
    "3.1 This Lease is governed by the laws of Ireland.",
    "",
    "SCHEDULE 1 - RIGHTS",
    "",
    "1. The right to use the yard.",
    "2. The right to use the well.",
    "",
    "SCHEDULE 2 - SPECIAL CONDITIONS",
    "",
    "1. The Tenant shall not grind at night.",
    `2. ${change}`,
  );

describe("(B-12.18) a part of a clause that is deleted", () => {
  const struck = (change: string) => {
    const text = lease(change);
    const clauses = clausesFor(readingOf(text), "Can the Tenant end the lease early?").clauses;
    const own = clauses.find(({ start }) => text.startsWith("2.1", start))?.superseded;
    return { by: own?.by, words: own?.words.map(({ start, end }) => text.slice(start, end)), first: clauses[0] };
  };
  const B = "(b) the Tenant pays a penalty of £700.";

  test.each([
    ["by its letter", "In clause 2.1, paragraph (b) is deleted.", [B]],
    ["joined to the number", "Clause 2.1(b) is deleted.", [B]],
    [
      "beside words",
      `In clause 2.1 the words "two months'" are replaced by "five months'", and paragraph (b) is deleted.`,
      ["two months'", B],
    ],
  ])("is struck, and the clause that deletes it is named and shown: %s", (_, change, words) => {
    const found = struck(change);
    expect(found.words).toEqual(words);
    expect(found.by).toBe("2 (SCHEDULE 2)");
    expect(lease(change).startsWith("2. ", found.first?.start)).toBe(true);
  });

  test.each([
    ["only in a case", "In clause 2.1, paragraph (b) is deleted if the rent is paid for a year."],
    ["another letter", "In clause 2.1, paragraph (d) is deleted."],
  ])("is not struck: %s", (_, change) => {
    expect(struck(change).words).toEqual([]);
    expect(struck(change).by).toBe("2 (SCHEDULE 2)");
  });
});
