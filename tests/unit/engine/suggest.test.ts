import { describe, expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { numberSpelt } from "@/lib/engine/time/written/numbers";
import { makeContract, ENGLISH, MONGOLIAN, RUSSIAN } from "./contracts";

const quotes = async (lines: readonly string[]) =>
  (await extractiveEngine.suggest(makeContract(lines), { language: "en" })).map((change) => change.passage.content);

test("sound contracts get no suggestions, but that nobody can sign them", async () => {
  for (const contract of [ENGLISH, RUSSIAN, MONGOLIAN])
    expect(
      (await extractiveEngine.suggest(contract, { language: "en" })).filter(
        ({ check }) => check !== "missingSignatures",
      ),
    ).toEqual([]);
});

test("every suggestion is explained and quotes the text it is about", async () => {
  const contract = makeContract(["1. The Seller, [Name], shall pay {{price}} within thirty (60) days."]);
  for (const change of await extractiveEngine.suggest(contract, { language: "en" })) {
    expect(contract.text.slice(change.passage.start, change.passage.end)).toBe(change.passage.content);
    expect(change.title).not.toBe("");
    expect(change.comment).not.toBe("");
    expect(change.source).toBe("check");
  }
});

describe("placeholders", () => {
  test("left in are found, blanks to sign on are not", async () => {
    expect(
      await quotes([
        "The Seller is [●], the Buyer is [Name of the Buyer], the price is {{purchasePrice}}, due on ________ and paid to [sellerName].",
        "Much more text follows here. ".repeat(20),
      ]),
    ).toEqual(["[●]", "[Name of the Buyer]", "{{purchasePrice}}", "________", "[sellerName]"]);
    expect(
      await quotes([
        "Some text of a contract stands here.",
        "Signature: ____________",
        "________________",
        "[1] see the note, [emphasis added]",
      ]),
    ).toEqual([]);
  });
});

describe("words and figures", () => {
  test("that disagree are found in three languages", async () => {
    expect(await quotes(["Payment is due within thirty (60) days."])).toEqual(["thirty (60)"]);
    expect(await quotes(["Оплата в течение 10 (пятнадцати) дней."])).toEqual(["10 (пятнадцати)"]);
    expect(await quotes(["Төлбөрийг 5 (арван) хоногийн дотор төлнө."])).toEqual(["5 (арван)"]);
  });

  test("that agree are left alone, in any case and of any size", async () => {
    expect(
      await quotes([
        "Within thirty-five (35) days, one hundred and twenty (120) units, twenty-four (24) hours, Section Five (V).",
      ]),
    ).toEqual([]);
    expect(
      await quotes(["Сумма 180 000 (сто восемьдесят тысяч) рублей, 2 (двух) часов, 3 (трёх) дней, 5 (пяти) лет."]),
    ).toEqual([]);
    expect(await quotes(["Нийт 86,400,000 (наян зургаан сая дөрвөн зуун мянган) төгрөг, 3 (гурван) жил."])).toEqual([]);
  });

  test("numerals are read, and other words are none", () => {
    expect(numberSpelt("two hundred fifty thousand")).toBe(250_000);
    expect(numberSpelt("двадцати пяти")).toBe(25);
    expect(numberSpelt("хорин таван")).toBe(25);
    expect(numberSpelt("the parties")).toBeNull();
  });
});

describe("numbering", () => {
  const clauses = [
    "1. FIRST",
    "1.1. The Seller shall deliver.",
    "1.2. The Buyer shall pay.",
    "2. SECOND",
    "2.1. The Seller shall insure the goods.",
    "2.2. The Buyer shall inspect the goods.",
    "3. THIRD",
  ];

  test("references to clauses that don't exist are found, those elsewhere are not", async () => {
    expect(
      await quotes([
        ...clauses,
        "3.1. Section 2.7 applies, and Section 2.2 too.",
        "3.2. Section 1.9 of the Companies Act applies.",
      ]),
    ).toEqual(["Section 2.7"]);
  });

  test("a number that two clauses in a row have is found", async () => {
    expect(
      await quotes([
        ...clauses,
        "3.1. The Seller shall store the goods well.",
        "3.1. The Buyer shall collect the goods soon.",
      ]),
    ).toEqual(["3.1. The Buyer shall collect the goods soon."]);
  });
});

test("a contract without governing law and term is told so, on its first line", async () => {
  const filler = Array.from(
    { length: 30 },
    (_, index) => `${index + 1}. The Seller shall deliver table number ${index + 1} in good condition.`,
  );
  const lines = [
    "SALE AGREEMENT",
    'This Agreement is made between Acme Inc. ("Seller") and Borealis GmbH ("Buyer").',
    ...filler,
  ];
  const changes = await extractiveEngine.suggest(makeContract(lines), { language: "en" });
  expect(changes.map((change) => change.title)).toEqual([
    "No governing law",
    "No term",
    "No termination clause",
    "No signature block",
  ]);
  expect(changes[0]?.passage.content).toBe("SALE AGREEMENT");
});

test("a company's name behind its form is no term, whatever follows it", async () => {
  const contract = makeContract([
    "Агентский договор",
    "ООО «Ладога Трейд» — Принципал; Мельникова Анна Викторовна — Агент.",
    "1. «Отчёт» — сведения о продажах за месяц.",
    "2. Агент ищет покупателей для Принципала.",
  ]);
  const unused = (await extractiveEngine.suggest(contract, { language: "ru" })).filter(
    ({ check }) => check === "unusedTerm",
  );
  expect(unused.map(({ values }) => values["term"])).toEqual(["Отчёт"]);
});
