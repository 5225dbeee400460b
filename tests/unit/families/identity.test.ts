/** What documents call themselves and each other, in three languages. */
import { describe, expect, test } from "vitest";
import { identify } from "@/lib/engine/family/identity";
import { numberKey } from "@/lib/engine/family/number-key";
import { precedenceIn } from "@/lib/engine/family/precedence";
import { readOnce } from "@/lib/engine/text/reading";

const readingFrom = (text: string) =>
  readOnce({ text, pages: [{ page: 1, start: 0 }], contractName: "", contractType: "Other" });
const named = (text: string) => {
  const { own, references } = identify(readingFrom(text));
  return {
    own: [own.kind, own.number, own.day],
    of: references.map(({ number, day }) => [number, day]),
    quotes: references.map(({ passage }) => passage),
  };
};

describe("an agreement says what it is (B-31.1)", () => {
  test.each([
    [
      "FRAMEWORK AGREEMENT FA-2024/03\nUlaanbaatar, 1 March 2024\nThis Agreement is made between A and B.",
      ["framework", "FA-2024/03", "2024-03-01"],
    ],
    [
      "SUPPLY AGREEMENT No. 14\nThis Supply Agreement is made on 12 March 2025 between A LLC and B LLC.",
      ["agreement", "14", "2025-03-12"],
    ],
    [
      "ДОГОВОР ПОСТАВКИ № 14\nг. Москва «12» марта 2025 г.\nООО «А», именуемое Покупатель, заключили договор о нижеследующем.",
      ["agreement", "14", "2025-03-12"],
    ],
    ["РАМОЧНЫЙ ДОГОВОР № РД-7/2024\nг. Москва 01.03.2024", ["framework", "РД-7/2024", "2024-03-01"]],
    [
      "БАРАА НИЙЛҮҮЛЭХ ГЭРЭЭ № 14\n2025 оны 3 дугаар сарын 12-ны өдөр Улаанбаатар хот",
      ["agreement", "14", "2025-03-12"],
    ],
    ["ЕРӨНХИЙ ГЭРЭЭ\nДугаар: ЕГ-2024/03\n2024 оны 3 сарын 1-ний өдөр", ["framework", "ЕГ-2024/03", "2024-03-01"]],
  ])("%s", (text, own) => {
    expect(named(text)).toMatchObject({ own, of: [] });
  });
});

describe("a document names the one that it belongs to (B-31.1)", () => {
  test.each([
    [
      "AMENDMENT No. 1\nto Supply Agreement No. 14 of 12 March 2025\nUlaanbaatar, 1 March 2026\n1. Clause 2.1 is deleted.",
      ["amendment", "1", "2026-03-01"],
      ["14", "2025-03-12"],
    ],
    [
      "ORDER No. 4\nunder Framework Agreement FA-2024/03\n5 November 2026",
      ["order", "4", "2026-11-05"],
      ["FA-2024/03", null],
    ],
    [
      "ANNEX A\nto the Framework Agreement FA-2024/03 dated 1 March 2024\nPrice list",
      ["annex", "", null],
      ["FA-2024/03", "2024-03-01"],
    ],
    [
      "Дополнительное соглашение № 1\nк Договору поставки № 14 от 12.03.2025\nг. Москва 01.03.2026",
      ["amendment", "1", "2026-03-01"],
      ["14", "2025-03-12"],
    ],
    [
      "Спецификация № 3 к Договору поставки № 14 от 12 марта 2025 г.\nг. Москва",
      ["order", "3", null],
      ["14", "2025-03-12"],
    ],
    [
      "2025 оны 3-р сарын 12-ны өдрийн № 14 гэрээний нэмэлт өөрчлөлт № 1\n2026 оны 3 сарын 1-ний өдөр",
      ["amendment", "1", "2026-03-01"],
      ["14", "2025-03-12"],
    ],
    [
      "ЗАХИАЛГА № 2\n2024 оны 3 сарын 1-ний өдрийн ЕГ-2024/03 дугаартай гэрээний дагуу",
      ["order", "2", null],
      ["ЕГ-2024/03", "2024-03-01"],
    ],
    [
      "Agreement of termination\nThe parties terminate the Lease Agreement No. 7/25 dated 3 May 2025.",
      ["termination", "", null],
      ["7/25", "2025-05-03"],
    ],
  ])("%s", (text, own, of) => {
    const found = named(text);
    expect(found).toMatchObject({ own, of: [of] });
    for (const { content, start, end } of found.quotes) expect(text.slice(start, end)).toBe(content);
  });

  test("without a number and a day nothing is named, and nothing of itself", () => {
    expect(
      named("SERVICE AGREEMENT No. 5\nThis Agreement No. 5 replaces the earlier agreement between the parties.").of,
    ).toEqual([]);
  });

  test("the day from which it holds, where it tells one", () => {
    const from = (text: string) => identify(readingFrom(text)).own.holdsFrom;
    expect(from("AMENDMENT No. 3\n1. Clause 7.1 is deleted.\n2. This Amendment takes effect on 1 January 2027.")).toBe(
      "2027-01-01",
    );
    expect(from("Дополнительное соглашение № 2\n3. Соглашение вступает в силу с 15 сентября 2026 г.")).toBe(
      "2026-09-15",
    );
    expect(from("Нэмэлт өөрчлөлт № 2\n3. 2026 оны 9 дүгээр сарын 15-ны өдрөөс хүчин төгөлдөр болно.")).toBe(
      "2026-09-15",
    );
    expect(
      from("AMENDMENT No. 3\nIt takes effect on 1 January 2027.\nClause 2 takes effect on 1 March 2027."),
    ).toBeNull();
  });
});

test("numbers are alike over scripts, dashes and slashes (B-31.1)", () => {
  expect(new Set(["FA-2024/03", "fa–2024/3", "FА - 2024 / 03", "FA\\2024\\03"].map(numberKey)).size).toBe(1);
  expect(numberKey("СА-14")).toBe(numberKey("CA-14"));
  expect(numberKey("14")).not.toBe(numberKey("141"));
  expect(numberKey("A-B")).toBe("");
});

describe("the clause on precedence (B-31.6)", () => {
  test.each([
    [
      "1.4 If an Order differs from this Agreement, this Agreement prevails unless the Order names the clause it changes.",
      "agreement",
      true,
    ],
    ["1.4 In the event of a conflict the Order shall prevail.", "order", false],
    ["1.4. При противоречии между Договором и Спецификацией применяются условия Спецификации.", "order", false],
    ["1.4. В случае расхождений условия настоящего Договора имеют преимущественную силу.", "agreement", false],
    ["1.4. Захиалга энэхүү Гэрээтэй зөрвөл Гэрээний заалт давуу хүчинтэй.", "agreement", false],
    [
      "1.4 In the event of conflict this Agreement prevails over Annexes, and the Order prevails over this Agreement.",
      null,
      false,
    ],
  ])("%s", (clause, winner, hasException) => {
    const found = precedenceIn(readingFrom(`AGREEMENT\n1. General\n${clause}\n1.5 Other.`));
    expect(found).toMatchObject([{ winner, hasException, number: "1.4" }]);
  });

  test("a clause about something else says nothing", () => {
    expect(
      precedenceIn(
        readingFrom("AGREEMENT\n1.1 The law of Mongolia governs this Agreement.\n1.2 Conflicts of interest are told."),
      ),
    ).toEqual([]);
  });
});
