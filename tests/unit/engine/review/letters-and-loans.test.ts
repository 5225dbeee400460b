/** Contracts that are no agreements with chapters: a letter that engages somebody, and a loan between neighbours. */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { factsOf } from "@/lib/engine/review/facts";
import { review } from "@/lib/engine/review/review";
import { contractOf } from "../contracts";
import { readingOfLines } from "./contracts";

const LETTER = `CONSULTING LETTER
To: Marta Iversen
Date: 3 March 2026
1. We are pleased to engage you as an independent designer from Monday 16 March 2026. The engagement runs for nine months and then stops by itself unless we both sign an extension.
2. You will be paid GBP 310 per day.
Tom Ashdown, Director`;

const LOAN = `ДОГОВОР ЗАЙМА № 7
г. Иркутск                                   12 января 2026 г.
Гражданин Орлов Павел Сергеевич, именуемый «Займодавец», и ООО «Байкал-Сервис», именуемое «Заёмщик», заключили настоящий договор.
1. Займодавец передаёт Заёмщику 2 400 000 рублей.
2. Заёмщик возвращает сумму займа равными частями ежемесячно, последний платёж не позднее 31 января 2028 года.
3. Проценты составляют 11 % годовых.`;

const CARRIAGE = `ТЭЭВРИЙН ГЭРЭЭ
2026 оны 4 дүгээр сарын 02-ны өдөр        Дархан хот        Дугаар 26/11
Нэг талаас "Говь Ложистик" ХХК (цаашид "Тээвэрлэгч" гэх), нөгөө талаас "Номин Хүнс" ХХК (цаашид "Захиалагч" гэх) дараах нөхцөлөөр энэхүү гэрээг байгуулав.
1. Тээвэрлэгч нь барааг Замын-Үүдээс Улаанбаатар хүртэл тээвэрлэнэ.`;

async function answerTo(lines: string, question: string, language: Language) {
  let [words, basis, quoted] = ["", "", ""];
  for await (const piece of extractiveEngine.chat(contractOf(lines.split("\n")), question, [], { language })) {
    if (piece.kind === "text") words += piece.text;
    if (piece.kind === "basis") basis = piece.basis;
    if (piece.kind === "passage") quoted += `${piece.passage.content}\n`;
  }
  return { words, basis, quoted };
}

describe("a letter that engages somebody", () => {
  test("runs from the day it names, not from its own date", () => {
    const reading = readingOfLines(LETTER.split("\n"));
    const facts = factsOf(reading, review(reading));
    expect(facts.find(({ kind }) => kind === "effective_date")).toMatchObject({ iso: "2026-03-16", basis: "likely" });
    expect(facts.find(({ kind }) => kind === "expiration_date")).toMatchObject({ iso: "2026-12-16", basis: "likely" });
  });
});

describe("a contract without a word on its end", () => {
  test("shows the later days that it names, since by one of them all may be done", async () => {
    const { basis, quoted } = await answerTo(LOAN, "Когда договор заканчивается?", "ru");
    expect({ basis, quoted }).toEqual({
      basis: "nearest",
      quoted: expect.stringContaining("31 января 2028") as string,
    });
    expect(quoted).not.toContain("12 января 2026");
  });

  test("and without a later day says so", async () => {
    expect(
      (
        await answerTo(
          LOAN.replace(", последний платёж не позднее 31 января 2028 года", ""),
          "Когда договор заканчивается?",
          "ru",
        )
      ).basis,
    ).toBe("absent");
  });

  test("words that only ask are not said to be searched for", async () => {
    const { basis, words } = await answerTo(LOAN, "Можно ли расторгнуть договор?", "ru");
    expect(basis).toBe("absent");
    expect(words).toContain("расторгнуть");
    expect(words).not.toContain("Можно");
  });
});

test("when a contract was made is asked in Mongolian without naming it", async () => {
  const { basis, quoted } = await answerTo(CARRIAGE, "Хэзээ байгуулсан бэ?", "mn");
  expect(basis).not.toBe("nearest");
  expect(quoted).toContain("2026 оны 4 дүгээр сарын 02");
});

test.each([
  ["ru", "Когда начинается?", "Договор вступает в силу 1 марта 2026 года.", "1 марта 2026"],
  [
    "mn",
    "Хэзээ эхлэх вэ?",
    "Гэрээ 2026 оны 3 дугаар сарын 1-ний өдрөөс хүчин төгөлдөр болно.",
    "2026 оны 3 дугаар сарын 1",
  ],
] as const)("when it begins is asked without naming the contract: %s", async (language, question, clause, day) => {
  const lines = (language === "ru" ? LOAN : CARRIAGE) + `\n9. ${clause}`;
  const { basis, quoted } = await answerTo(lines, question, language);
  expect(basis).not.toBe("absent");
  expect(quoted).toContain(day);
});
