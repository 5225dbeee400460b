import { describe, expect, test } from "vitest";
import { readTextInForce } from "@/lib/engine/text/amendments";
import { numberingAt } from "@/lib/engine/text/numbering";
import { readOnce } from "@/lib/engine/text/reading";
import { splitUnits } from "@/lib/engine/text/units";

/** The numbers of the clauses that others change, and the beginnings of those that change them. */
function changesIn(lines: readonly string[]): { amended: (string | null)[]; amending: string[] } {
  const text = lines.join("\n");
  const units = splitUnits(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }));
  const { amended, amending } = readTextInForce(units);
  return {
    amended: [...amended].sort((one, other) => one - other).map((at) => units[at]?.number ?? null),
    amending: [...amending].map((at) => units[at]?.text.slice(0, 12) ?? ""),
  };
}

describe("clauses numbered with a letter or with the number of their part", () => {
  test.each([
    ["A-1. The Buyer pays.", "A-1"],
    ["B6. The Tenant keeps it tidy.", "B6"],
    ["SC-3. The limit is raised.", "SC-3"],
    ["«ОУ-7.1». Платежи вносятся.", null],
    ["ОУ-7.1. Платежи вносятся по графику.", "ОУ-7.1"],
    ["II.4. Договор прекращается.", "II.4"],
    ["5-4. Гэрээг цуцална.", "5-4"],
    ["ТН-2 (Хөлс). Сард төлнө.", "ТН-2"],
    ["A4 paper is used.", null],
    ["MNT 500 is paid.", null],
    ["10-15 days later it ends.", null],
  ])("%s", (line, number) => {
    expect(numberingAt(line)?.number ?? null).toBe(number);
  });
});

const ENGLISH = [
  "Agreement on coffee",
  "between Alder Ltd and Birch Ltd",
  "1. Beans. The Roaster delivers beans every Monday before noon.",
  "2. Price. The Buyer pays EUR 9 for each bag of beans.",
  "3. Machines. The Roaster lends two grinders and repairs them.",
  "4. Visits. The Buyer may visit the roastery once in each quarter.",
  "5. Secrets. Recipes are kept secret for three years.",
  "6. Law. The law of Ireland applies to this agreement.",
];

describe("an amendment is recognised and tied to what it changes (B-12.18)", () => {
  test.each([
    ["a rider", "RIDER, agreed the same day"],
    ["a postscript", "POSTSCRIPT, 4 June 2027"],
    ["words of its own", "Our deal (these terms come before everything above)"],
    ["a log of changes", "LOG OF CHANGES"],
    ["a title with its day in a column", `ADDITIONAL AGREEMENT No. 1${" ".repeat(60)}4 June 2027`],
    ["a schedule of special conditions", "SCHEDULE 2 – SPECIAL CONDITIONS"],
  ])("by %s, and by words where it names no clause", (_, title) => {
    const changed = [...ENGLISH, "", title, "", "The grinders that the Roaster lends and repairs are now 3."];
    expect(changesIn(changed).amended).toEqual(["3"]);
    expect(changesIn([...ENGLISH, "", "SCHEDULE 2 – PRACTICE", "", changed.at(-1) ?? ""]).amended).toEqual([]);
  });

  test("not by a clause on purchase orders, nor by a line that shares only a common word", () => {
    const order = "7. Orders. These terms prevail over the terms of any purchase order.";
    expect(changesIn([...ENGLISH, order]).amending).toEqual([]);
    expect(changesIn([...ENGLISH, "", "RIDER", "", "The Buyer has 12 chairs."]).amended).toEqual([]);
  });

  test.each([
    [
      "en",
      ["8. Term. This agreement is in force from 1 April 2026 until 31 March 2027."],
      "AMENDMENT No. 1",
      "This amendment comes into force on 1 June 2026, the agreement ends on 31 March 2027 as before.",
      "From 1 June 2026 the agreement is in force until 31 March 2028.",
    ],
    [
      "ru",
      ["8. Срок. Договор действует с 1 апреля 2026 года по 31 марта 2027 года."],
      "ДОПОЛНИТЕЛЬНОЕ СОГЛАШЕНИЕ № 1",
      "Настоящее дополнительное соглашение вступает в силу с 1 апреля 2026 года, по 31 марта 2027 года.",
      "С 1 апреля 2026 года договор действует по 31 марта 2028 года.",
    ],
    [
      "mn",
      ["8. Гэрээ 2026 оны 04 дүгээр сарын 01-ний өдрөөс хүчин төгөлдөр болж, 2027 оны 03 дугаар сарын 31-нд дуусна."],
      "ГЭРЭЭНИЙ НЭМЭЛТ, ӨӨРЧЛӨЛТ №1",
      "Энэхүү нэмэлт, өөрчлөлт 2026 оны 06 дугаар сарын 01-ний өдрөөс хүчин төгөлдөр болно.",
      "Гэрээ 2026 оны 04 дүгээр сарын 01-ний өдрөөс хүчин төгөлдөр болж, 2028 оны 03 дугаар сард дуусна.",
    ],
  ])("not by the sentence on when the amendment itself takes effect (%s)", (_, term, title, effect, change) => {
    const changed = [...ENGLISH, ...term, "9. Cups. The Roaster lends forty cups.", "", title, ""];
    expect(changesIn([...changed, effect]).amended).toEqual([]);
    expect(changesIn([...changed, change]).amended).toEqual(["8"]);
  });

  test("in Russian, until another part of the contract begins", () => {
    const lines = [
      "Договор",
      "между ООО «Ольха» и ООО «Клён»",
      "А1. Товар. Продавец поставляет зерно каждый понедельник.",
      "А2. Цена. Покупатель платит 900 рублей за мешок зерна.",
      "А3. Мельница. Продавец передаёт две мельницы и чинит их.",
      "Раздел Б. ОСОБЫЕ УСЛОВИЯ",
      "Мельницы, которые Продавец передаёт и чинит, теперь 3.",
      "Раздел В. СПЕЦИФИКАЦИЯ",
      "Покупатель платит за мешок зерна по 900 рублей.",
    ];
    const { amended, amending } = changesIn(lines);
    expect(amended).toEqual(["А3"]);
    expect(amending).toEqual(["Раздел Б. ОС", "Мельницы, ко"]);
  });

  test("in Mongolian, by a number with a dash in any case", () => {
    const lines = [
      "Гэрээ",
      "Талууд",
      "2-1. Ажиллах цаг: өдөр бүр 10:00–22:00.",
      "2-2. Түрээслэгч талбайг цэвэр байлгана.",
      "2-3. Хөгжим чанга байж болохгүй.",
      "ТУСГАЙ ТОХИРОЛЦОО",
      "Т1. 2-1-ийн ажиллах цагийг 10:00–21:00 болгов.",
    ];
    expect(changesIn(lines).amended).toEqual(["2-1"]);
  });
});

test("a change names a lettered clause by the number above it, or an item", () => {
  const clauses = [
    ...ENGLISH.slice(0, 4),
    "7. Liability",
    "(a) The Roaster's liability is limited to EUR 7,000 in total.",
    "(b) Neither side pays for lost profit of the other.",
    "8.1 Invoices are paid within 30 days of receipt.",
    "RIDER",
  ];
  expect(changesIn([...clauses, "The amount in Section 7(a) is raised to EUR 9,000."]).amended).toEqual(["a"]);
  expect(changesIn([...clauses, 'In item 8.1 the words "30 days" are replaced with "45 days".']).amended).toEqual([
    "8.1",
  ]);
});
