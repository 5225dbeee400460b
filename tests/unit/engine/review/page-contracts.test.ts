import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { makeContract } from "../contracts";
import { readingOfLines } from "./contracts";
import { PAGES } from "./page-contracts";

type Name = keyof typeof PAGES;

const factsIn = (name: Name) => {
  const reading = readingOfLines(PAGES[name]);
  return findFacts(reading, review(reading));
};
const only = (name: Name, kind: string) => factsIn(name).find((fact) => fact.kind === kind);

async function answerTo(name: Name, question: string, language: Language) {
  let quoted = "";
  for await (const piece of extractiveEngine.chat(makeContract(PAGES[name]), question, [], { language })) {
    if (piece.kind === "passage") quoted += `${piece.passage.content}\n`;
  }
  return { quoted };
}

describe("the parties of a contract of a page", () => {
  test.each([
    ["cafe", "Maria Kessler", "Blue Kettle Cafe Ltd"],
    ["bookkeeping", "ИП Гарипов Тимур Ильдарович", "ООО «Волга-Маркет»"],
    ["cable", "АО «Сибкабель»", "ООО «ЭнергоСтрой»"],
    ["bookshop", "Кузнецов Олег Викторович", "ООО «Книжный угол»"],
    ["brothersLoan", "Ершов Павел Андреевич", "Ершова Мария Павловна"],
    ["roof", "“Дархан Барилга” ХХК", "“Эрчим Зам” ХХК"],
    ["film", "“Нүүдэл Медиа” ХХК", "“Студи Есөн” ХХК"],
  ] as const)("are both named, without papers, addresses and who signs: %s", (name, one, other) => {
    expect(
      factsIn(name)
        .filter(({ kind }) => kind === "parties")
        .map(({ value }) => value),
    ).toEqual([one, other]);
  });
});

describe("what a contract of a page says of itself", () => {
  test.each([
    ["forecasts", "England and Wales"],
    ["timber", "Estonia"],
    ["loan", "Denmark"],
    ["franchise", "Austria"],
  ] as const)("its law, in a sentence as short as a heading: %s", (name, value) => {
    expect(only(name, "governing_law")).toMatchObject({ value, basis: "stated" });
  });

  test.each([
    ["timber", "EUR 92,400", { amount: 92_400 }],
    ["loan", "DKK 400,000", { amount: 400_000, currency: "DKK" }],
    ["bookkeeping", "35 000 (тридцать пять тысяч) руб. в месяц", { amount: 35_000 }],
    ["bookshop", "1 200 руб. за кв. м в месяц", { amount: 1_200 }],
    ["shop", "сард 1,500,000 (нэг сая таван зуун мянган) төгрөг", { amount: 1_500_000 }],
  ] as const)("its price, the total before its parts: %s", (name, value, figure) => {
    expect(only(name, "price")).toMatchObject({ value, ...figure });
  });

  test.each([
    ["timber", 30],
    ["roof", 15],
  ] as const)("when to pay, and not when to pay in advance: %s", (name, days) => {
    expect(only(name, "payment_terms")).toMatchObject({ days });
  });

  test("the day from which its term counts, where it has another date too", () => {
    expect(only("cafe", "effective_date")).toMatchObject({ iso: "2027-02-01", basis: "likely" });
    expect(only("cafe", "expiration_date")).toMatchObject({ iso: "2032-01-31" });
    expect(only("nda", "expiration_date")).toMatchObject({ iso: "2028-10-08", basis: "likely" });
  });

  test.each([
    ["tours", "Арбитражный суд г. Москвы"],
    ["roof", "Монголын Үндэсний Арбитраар"],
  ] as const)("who decides, by its whole name: %s", (name, value) => {
    expect(only(name, "dispute_resolution")).toMatchObject({ value });
  });
});

describe("a question that a contract of a page answers", () => {
  test.each([
    ["forecasts", "Does it renew automatically?", "en", "month to month"],
    ["forecasts", "Can they raise the price?", "en", "increase the fees"],
    ["cafe", "May I leave early?", "en", "end the lease"],
    ["nda", "Can we hire their staff?", "en", "solicit"],
    ["nurse", "What is the salary?", "en", "£28,400"],
    ["house", "Есть ли неустойка?", "ru", "15 000 руб. за каждый день"],
    ["bookkeeping", "За сколько надо предупредить?", "ru", "за 15 дней"],
    ["bookshop", "Могут ли они повысить цену?", "ru", "повышать плату"],
    ["shop", "Үнийг нэмж болох уу?", "mn", "нэмэгдүүлэх эрхтэй"],
    ["roof", "Гэрээг хугацаанаас өмнө цуцалж болох уу?", "mn", "татгалзаж"],
    ["clerk", "Гэрээг хугацаанаас өмнө цуцалж болох уу?", "mn", "ажлаас гарах"],
  ] as const)(
    "in other words than the contract's shows the clause: %s, '%s'",
    async (name, question, language, said) => {
      const { quoted } = await answerTo(name, question, language);
      expect(quoted).toContain(said);
    },
  );

  test.each([
    ["cafe", "How much is the depozit?", "en", "Deposit: £6,000"],
    ["nda", "Whn does the contrct end?", "en", "This NDA lasts two (2) years"],
    ["cable", "Когда заканчваетса догвор?", "ru", "31 декабря 2027"],
    ["shop", "Гэрээ хэзэ дусах вэ?", "mn", "2028 оны 11 дүгээр сарын 30"],
  ] as const)("is understood though it is misspelt: %s, '%s' (B-12.24)", async (name, question, language, said) => {
    const { quoted } = await answerTo(name, question, language);
    expect(quoted).toContain(said);
  });
});

describe("the checks of a contract of a page", () => {
  const listChecks = async (name: Name) =>
    (await extractiveEngine.suggest(makeContract(PAGES[name]), { language: "en" })).map(({ check }) => check);

  test.each([
    ["forecasts", "missingLaw"],
    ["forecasts", "missingTermination"],
    ["cafe", "missingTermination"],
    ["cafe", "brokenReference"],
    ["nda", "missingTerm"],
    ["franchise", "missingLaw"],
    ["house", "missingTermination"],
    ["tradeLoan", "excessivePenalty"],
    ["roof", "undefinedTerm"],
  ] as const)("%s has no %s", async (name, check) => {
    expect(await listChecks(name)).not.toContain(check);
  });
});

describe("a day in figures", () => {
  const made = (day: string, end: string) => {
    const reading = readingOfLines([
      "SERVICES AGREEMENT",
      `This Agreement is dated ${day} between Alder Ltd ("Provider") and Birch Inc ("Client").`,
      `1. This Agreement ends on ${end}.`,
    ]);
    const facts = findFacts(reading, review(reading));
    return ["agreement_date", "expiration_date"].map((kind) => facts.find((fact) => fact.kind === kind));
  };

  test("is the same wherever it is read, where only one order of day and month makes it one", () => {
    expect(made("25/11/2026", "31/03/2028")).toMatchObject([
      { iso: "2026-11-25", basis: "stated" },
      { iso: "2028-03-31", basis: "stated" },
    ]);
  });

  test("is likely, and no day of the calendar, where both orders do (B-12.24)", () => {
    const [dated, end] = made("05/11/2026", "04/03/2028");
    expect(dated).toMatchObject({ value: "05/11/2026", basis: "likely" });
    expect(dated?.iso).toBeUndefined();
    expect(end?.basis).not.toBe("stated");
  });
});

describe("a sum or a time in a clause of its own", () => {
  const factsOfClauses = (...clauses: readonly string[]) => {
    const reading = readingOfLines(["ГЭРЭЭ", ...clauses]);
    return findFacts(reading, review(reading));
  };

  test.each([
    "2. Commission: 7% of net invoices up to EUR 200,000 a year, 9% above.",
    "2. Вознаграждение Агента 8 % от цены туров, но не менее 50 000 руб. в квартал.",
    "2. Зуучлагч байрыг 320 сая төгрөгөөс доошгүй үнээр зарна.",
    "2. Захиалагч гэрээг цуцалбал зардал 500,000 төгрөгийг төлнө.",
  ])("is no price where the sum is a bound, or due in a case: %s", (clause) => {
    expect(factsOfClauses(clause).filter(({ kind, amount }) => kind === "price" && amount !== undefined)).toEqual([]);
  });

  test.each(["3. Төлбөрийг 15 хоног тутам төлнө.", "3. Оплата производится каждые 15 дней."])(
    "is no number of days to pay within where it says how often: %s",
    (clause) => {
      const times = factsOfClauses(clause).filter(({ kind }) => kind === "payment_terms");
      expect(times.filter(({ days }) => days !== undefined)).toEqual([]);
    },
  );

  test("leaves a law that another one limits for the reader", () => {
    const [law] = factsOfClauses("7. Spanish law applies, except that Irish mandatory law on agents is kept.").filter(
      ({ kind }) => kind === "governing_law",
    );
    expect(law).toMatchObject({ value: "Spain", basis: "likely" });
  });

  test("ends a name where a sentence begins behind it", () => {
    const parties = factsOfClauses("Licensor: Nimbus Ltd. Licensee: Oak Trust. Effective from 1 March 2027.")
      .filter(({ kind }) => kind === "parties")
      .map(({ value }) => value);
    expect(parties).toEqual(["Nimbus Ltd", "Oak Trust"]);
  });
});
