/** What isn't the contract's own term, price or court is told as none of them, and conditions stay in what is told. */
import { describe, expect, test } from "vitest";
import { asked, factsIn } from "./in-force/read";

const MN = (...clauses: string[]) =>
  [
    'Захиалагч: "Царс" ХХК',
    'Гүйцэтгэгч: "Хус" ХХК',
    "1.1. Ажлын хугацаа: 2026 оны 3 дугаар сарын 1-нээс 2026 оны 8 дугаар сарын 31.",
    "2.1. Гэрээний нийт үнэ 96,000,000 (ерэн зургаан сая) төгрөг, НӨАТ ороогүй.",
    ...clauses,
  ].join("\n\n");
const EN = (...clauses: string[]) =>
  ['This Agreement is made on 1 May 2026 between Oak Ltd ("Oak") and Elm Ltd ("Elm").', ...clauses].join("\n\n");
const RU = (...clauses: string[]) =>
  ["ООО «Дуб», именуемое «Исполнитель», и ООО «Вяз», именуемое «Заказчик», заключили договор.", ...clauses].join(
    "\n\n",
  );

describe("how long a secret is kept is not how long the contract lasts (B-25.1)", () => {
  test.each([
    ["en", EN("1. Each party shall keep the other's information secret for five years.", "2. The fee is EUR 900.")],
    ["ru", RU("1. Стороны соблюдают конфиденциальность сведений о работе в течение 5 лет.", "2. Цена 900 евро.")],
    ["mn", MN("6.1. Талууд гэрээтэй холбоотой мэдээллийг 5 жилийн хугацаанд нууцална.")],
  ])("%s", (_, text) => {
    expect(factsIn(text, "term")).toEqual([]);
    expect(factsIn(text, "expiration_date").join()).not.toMatch(/5|five/u);
  });

  test("the contract's own term beside it is read", () => {
    const secret = "2. Each party shall keep the other's information secret for five years.";
    expect(factsIn(EN("1. This Agreement lasts for two years.", secret), "term")).toEqual(["stated: two years"]);
    const ru = RU("1. Договор действует 2 года с даты подписания.", "2. Стороны соблюдают конфиденциальность 5 лет.");
    expect(factsIn(ru, "term").join()).toContain("2 года");
  });
});

describe("a figure that an amendment puts in is told with its currency, the old one behind it (B-12.18)", () => {
  const AMENDED = [
    "НЭМЭЛТ ӨӨРЧЛӨЛТ № 1",
    '1. Гэрээний 2.1 дэх заалтын "96,000,000 (ерэн зургаан сая)" гэснийг "108,000,000 (нэг зуун найман сая)" гэж ' +
      "өөрчилсүгэй. Нэмэгдсэн 12,000,000 төгрөгийг үлдэгдэл төлбөртэй хамт төлнө.",
  ];
  test("mn, where the increase is named too", () => {
    expect(factsIn(MN(...AMENDED), "price")).toEqual([
      "likely: 108,000,000 (нэг зуун найман сая) төгрөг; өмнө нь 96,000,000 (ерэн зургаан сая) төгрөг",
    ]);
  });
  test("one that holds only for a while isn't the price", () => {
    const changes = ["AMENDMENT NO. 1", '1. In clause 2.1 "96,000" is replaced by "108,000" until 31 July 2027.'];
    expect(factsIn(EN("2.1 The price of the work is EUR 96,000.", ...changes), "price").join()).not.toContain("before");
  });
  test("en and ru", () => {
    const en = EN(
      "2.1 The price of the work is EUR 96,000.",
      "AMENDMENT NO. 1",
      '1. In clause 2.1 "96,000" is replaced by "108,000".',
    );
    expect(factsIn(en, "price")).toEqual(["likely: EUR 108,000; before: EUR 96,000"]);
    const ru = RU(
      "2.1. Цена работ составляет 96 000 евро.",
      "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1",
      "1. В пункте 2.1 слова «96 000» заменить словами «108 000».",
    );
    expect(factsIn(ru, "price")).toEqual(["likely: 108 000 евро; ранее 96 000 евро"]);
  });
});

describe("words changed in clauses of another paper are no facts (B-25.1)", () => {
  const PAPER = [
    "AMENDMENT NO. 1",
    'to the Mutual Non-Disclosure Agreement of 3 March 2026 between Oak Ltd ("Oak") and Elm Ltd ("Elm"), made on 14 September 2026.',
    '1. Section 6 of the Agreement is replaced by: "6. Term. This Agreement runs until 31 December 2029."',
    '2. In Section 8 the sum "EUR 50,000" is replaced by "EUR 20,000".',
    '3. In Section 11 the words ", except that Elm may also sue at the seat of Oak" are deleted.',
  ].join("\n\n");
  test("neither a price nor a court; the new term and the paper's own date are", () => {
    expect([factsIn(PAPER, "price"), factsIn(PAPER, "dispute_resolution")]).toEqual([[], []]);
    expect(factsIn(PAPER, "expiration_date")).toEqual(["stated: 31 December 2029"]);
    expect(factsIn(PAPER, "agreement_date")).toEqual(["stated: 14 September 2026"]);
  });
  test("ru", () => {
    const text = RU(
      "1. В пункте 5.2 слова «50 000 рублей» заменить словами «20 000 рублей».",
      "2. Пункт 8.1 исключить.",
    );
    expect(factsIn(text, "price")).toEqual([]);
  });
});

describe("a condition stays in what is told (B-25.1)", () => {
  test.each([
    [
      "liability_cap",
      "Subject to Section 9.4, the total liability of either party shall not exceed the fees of a year.",
    ],
    ["late_payment", "1.5% per month, or the highest rate that the law permits, whichever is lower"],
  ] as const)("%s", (kind, said) => {
    const clause = kind === "late_payment" ? `Late amounts bear interest at ${said}.` : said;
    expect(factsIn(EN(`9.2 ${clause}`, "9.4 Nothing limits liability for fraud."), kind)).toEqual([`likely: ${said}`]);
  });
  test("a town behind its abbreviation, and the commission before a court", () => {
    const ru = RU("7.1. Споры разрешаются в суде района Хан-Уул г. Улан-Батора.", "7.2. Цена 900 евро.");
    expect(factsIn(ru, "dispute_resolution")).toEqual(["stated: суде района Хан-Уул г. Улан-Батора"]);
    const mn = MN("7.1. Маргааныг хөдөлмөрийн маргаан шийдвэрлэх комисс, шүүхээр шийдвэрлэнэ.");
    expect(factsIn(mn, "dispute_resolution").join()).toContain("комисс, шүүхээр");
  });
});

describe("a clause on third parties says nothing of subcontractors (B-12.18)", () => {
  test.each([
    [
      MN(
        "5.3. Гуравдагч этгээдийн оюуны өмчийн нэхэмжлэлийг Гүйцэтгэгч өөрийн зардлаар шийдвэрлэнэ.",
        "6.1. Цуцалж болно.",
      ),
      "Гуравдагч этгээдийн туслан гүйцэтгэгч авч болох уу?",
    ],
    [
      EN(
        "5.3 Oak shall defend Elm against claims of third parties.",
        "6.1 The fee is EUR 900.",
        "7. The law of Ireland applies.",
        "8. Notices are in writing.",
      ),
      "Can Oak use third-party subcontractors?",
    ],
  ])("%#", (text, question) => {
    expect(asked(text, question).basis).toBe("nearest");
  });

  test("one that names them is stated", () => {
    const text = MN(
      "5.3. Гүйцэтгэгч туслан гүйцэтгэгч авч болно.",
      "6.1. Төлбөрийг 30 хоногт төлнө.",
      "7.1. Маргааныг шүүхээр шийдвэрлэнэ.",
    );
    expect(asked(text, "Туслан гүйцэтгэгч авч болох уу?").shown[0]).toBe("5.3.");
  });
});
