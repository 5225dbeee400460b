import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { makeContract } from "../contracts";

async function readSummary(language: Language, ...lines: string[]): Promise<string> {
  let words = "";
  for await (const piece of extractiveEngine.summarize(makeContract(lines), { language }))
    if (piece.kind === "text") words += piece.text;
  return words;
}

describe("what a fact tells is not listed as not found (B-12.10)", () => {
  test.each([
    {
      language: "en",
      head: "GOODS CONTRACT",
      clause: "7. Responsibility of the Supplier for all claims is up to the sum paid in that year.",
      heading: "\nLiability",
      missing: /(?:found on|Nothing found on): [^.]*liability/u,
    },
    {
      language: "en",
      head: "GOODS CONTRACT",
      clause: "7. Law of Mongolia. Disputes go to the court of Ulaanbaatar.",
      heading: "\nGoverning law",
      missing: /(?:found on|Nothing found on): [^.]*governing law/u,
    },
    {
      language: "en",
      head: "CLEANING TERMS",
      clause: "7. Ending it. You can end it at any time by giving us 4 weeks' notice in writing.",
      heading: "\nTermination",
      missing: /(?:found on|Nothing found on): [^.]*termination/u,
    },
    {
      language: "ru",
      head: "ДОГОВОР",
      clause: "7. Заказчик может в любой момент уйти, предупредив за 14 дней.",
      heading: "\nРасторжение",
      missing: /не найдено: [^.]*расторжение/u,
    },
    {
      language: "mn",
      head: "ҮЙЛЧИЛГЭЭНИЙ ГЭРЭЭ",
      clause: "2. Гэрээ 2026 оны 3 дугаар сарын 1-нээс 12 сар үйлчилнэ.",
      heading: "\nЧухал огноо",
      missing: /олдсонгүй: [^.]*чухал огноо/u,
    },
  ] as const)("$clause", async ({ language, head, clause, heading, missing }) => {
    const words = await readSummary(language, head, clause);
    expect(words).toContain(heading);
    expect(words).not.toMatch(missing);
  });

  test("what no fact tells still is (B-12.10)", async () => {
    expect(await readSummary("en", "GOODS CONTRACT", "1. The Supplier delivers ten tables.")).toMatch(
      /Nothing found on: [^.]*termination/u,
    );
  });
});

describe("key dates are days of the contract, not of papers (B-12.10)", () => {
  test.each([
    {
      language: "en",
      lines: [
        "SUPPLY CONTRACT",
        "This contract is made on 2 March 2026 by Northwind Ltd, represented by Ada Quill under power of attorney No. 1-204 of 11 January 2026 until 11 January 2029.",
        "5. The Supplier has an insurance policy till 30 June 2027.",
        "6. The Supplier must deliver the goods by 15 September 2026.",
      ],
      own: "September 15, 2026",
      others: ["January 11, 2026", "January 11, 2029", "June 30, 2027"],
    },
    {
      language: "ru",
      lines: [
        "ДОГОВОР ПОСТАВКИ",
        "г. Тверь, 2 марта 2026 г.",
        "ООО «Ольха» в лице директора Ивановой А. А., действующей на основании доверенности от 11 января 2026 г. № 7, срок действия до 11 января 2029 г.",
        "2. Поручитель Иванов Иван, паспорт 45 12 выдан 5 июля 2018 г., отвечает до исполнения договора.",
        "6. Поставщик передаёт товар не позднее 15 сентября 2026 г.",
      ],
      own: "15 сентября 2026",
      others: ["11 января 2026", "11 января 2029", "5 июля 2018"],
    },
    {
      language: "mn",
      lines: [
        "НИЙЛҮҮЛЭХ ГЭРЭЭ",
        "2. Батлан даагчийн иргэний үнэмлэх 2018 оны 7 дугаар сарын 5-ны өдрөөс 2028 оны 7 дугаар сарын 5-ны өдөр хүртэл хүчинтэй.",
        "3. Нийлүүлэгч 2025 оны 1 дүгээр сарын 15-ны өдрийн 12 дугаар итгэмжлэлээр үйлчилж, итгэмжлэл гэрээ дуустал хүчинтэй.",
        "6. Нийлүүлэгч барааг 2026 оны 9 дүгээр сарын 15-ны өдрийн дотор хүргэнэ.",
      ],
      own: "2026 оны 9 дүгээр сарын 15",
      others: ["2018 оны 7 дугаар сарын 5", "2028 оны 7 дугаар сарын 5", "2025 оны 1 дүгээр сарын 15"],
    },
  ] as const)("in $language", async ({ language, lines, own, others }) => {
    const words = await readSummary(language, ...lines);
    const line = words.split("\n").find((one) => /^(?:Key dates|Ключевые даты|Чухал огноо): /u.test(one)) ?? "";
    expect(line).toContain(own);
    for (const day of others) expect(line).not.toContain(day);
  });
});

test("a party is named without what introduces it (B-12.10)", async () => {
  const summary = await readSummary(
    "mn",
    "ТҮРЭЭСИЙН ГЭРЭЭ",
    "Хан-Уул дүүргийн оршин суугч, иргэн Дамдины Оюун /регистрийн дугаар УС68042210/ (цаашид “Түрээслүүлэгч” гэх), иргэн Батын Номин (цаашид “Түрээслэгч” гэх) нар гэрээ байгуулав.",
  );
  expect(summary).toContain("Дамдины Оюун (Түрээслүүлэгч); Батын Номин (Түрээслэгч)");
});
