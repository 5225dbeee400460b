/** Contracts that are no agreements with chapters: a letter that engages somebody, and a loan between neighbours. */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { makeContract } from "../contracts";
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
  let quoted = "";
  for await (const piece of extractiveEngine.chat(makeContract(lines.split("\n")), question, [], { language })) {
    if (piece.kind === "passage") quoted += `${piece.passage.content}\n`;
  }
  return { quoted };
}

describe("a letter that engages somebody", () => {
  test("runs from the day it names, not from its own date", () => {
    const reading = readingOfLines(LETTER.split("\n"));
    const facts = findFacts(reading, review(reading));
    expect(facts.find(({ kind }) => kind === "effective_date")).toMatchObject({ iso: "2026-03-16", basis: "likely" });
    expect(facts.find(({ kind }) => kind === "expiration_date")).toMatchObject({ iso: "2026-12-15", basis: "likely" });
  });
});

test("when a contract was made is asked in Mongolian without naming it", async () => {
  const { quoted } = await answerTo(CARRIAGE, "Хэзээ байгуулсан бэ?", "mn");
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
  const { quoted } = await answerTo(lines, question, language);
  expect(quoted).toContain(day);
});
