import { factsDto } from "@/lib/assistant/review/review-schema";
import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { neverRenews } from "@/lib/engine/review/facts/no-renewal";
import { review } from "@/lib/engine/review/review";
import { MONGOLIAN, readingOfLines, RUSSIAN, SUPPLY } from "./contracts";

const factsIn = (lines: readonly string[]) => {
  const reading = readingOfLines(lines);
  return findFacts(reading, review(reading));
};
const only = (lines: readonly string[], kind: string) => factsIn(lines).find((fact) => fact.kind === kind);

describe("facts of a contract", () => {
  test("title, parties with roles, dates, lengths, sums, law and forum, each with its passage (B-25.1)", () => {
    expect(only(SUPPLY, "title")).toMatchObject({ value: "SUPPLY AGREEMENT" });
    expect(factsIn(SUPPLY).filter(({ kind }) => kind === "parties")).toMatchObject([
      { role: "Supplier" },
      { role: "Buyer" },
    ]);
    expect(only(SUPPLY, "agreement_date")).toMatchObject({
      value: "March 4, 2024",
      iso: "2024-03-04",
      basis: "stated",
    });
    expect(only(SUPPLY, "effective_date")).toMatchObject({ iso: "2024-03-04" });
    expect(only(SUPPLY, "term")).toMatchObject({ months: 36 });
    expect(only(SUPPLY, "renewal_term")).toMatchObject({ months: 12 });
    expect(only(SUPPLY, "renewal_notice")).toMatchObject({ days: 60 });
    expect(only(SUPPLY, "termination_for_convenience")).toMatchObject({ days: 90 });
    expect(only(SUPPLY, "payment_terms")).toMatchObject({ days: 30 });
    expect(only(SUPPLY, "late_payment")).toMatchObject({ percent: 1.5 });
    expect(only(SUPPLY, "price")).toMatchObject({ value: "$25,000.50", amount: 25_000.5, currency: "USD" });
    expect(only(SUPPLY, "liability_cap")).toMatchObject({ amount: 100_000, currency: "USD" });
    expect(only(SUPPLY, "governing_law")).toMatchObject({ value: "New York" });
    expect(only(SUPPLY, "dispute_resolution")?.value).toContain("arbitration in London");
  });

  test("an end that follows from a length comes with its working (B-25.2)", () => {
    expect(only(SUPPLY, "expiration_date")).toMatchObject({
      iso: "2027-03-03",
      from: { iso: "2024-03-04", months: 36, days: 0 },
    });
  });

  test("an end that follows from an event is no day (B-25.2)", () => {
    const lines = SUPPLY.map((line) =>
      line.startsWith("1.1")
        ? line.replace("three (3) years,", "three (3) years from the first commercial sale,")
        : line,
    );
    expect(only(lines, "expiration_date")?.iso).toBeUndefined();
    expect(only(SUPPLY, "expiration_date")).toHaveProperty("iso");
  });

  test("a day that is left blank is given as far as it is written (B-25.2)", () => {
    const lines = SUPPLY.map((line) => line.replace("as of March 4, 2024", "as of March ___, 2024"));
    expect(only(lines, "agreement_date")).toMatchObject({ iso: "2024-03" });
  });

  test("Russian and Mongolian contracts have facts too (B-25.1)", () => {
    expect(only(RUSSIAN, "agreement_date")).toMatchObject({ iso: "2024-03-12" });
    expect(only(RUSSIAN, "expiration_date")).toMatchObject({ iso: "2025-12-31" });
    expect(only(RUSSIAN, "late_payment")).toMatchObject({ percentPerDay: 0.1 });
    expect(only(RUSSIAN, "price")).toMatchObject({ amount: 250_000, currency: "RUB" });
    expect(only(MONGOLIAN, "agreement_date")).toMatchObject({ iso: "2024-03-12" });
    expect(only(MONGOLIAN, "expiration_date")).toMatchObject({ iso: "2025-12-31" });
    expect(only(MONGOLIAN, "late_payment")).toMatchObject({ percentPerDay: 0.1 });
  });

  test.each([
    [
      "English",
      "3. The first three months are a probation period. During it either Party may terminate this Agreement at any time without cause upon seven (7) days prior written notice.",
      "9. After the probation period either Party may terminate this Agreement at any time without cause upon thirty (30) days prior written notice.",
    ],
    [
      "Russian",
      "3. Испытательный срок составляет три месяца. В течение этого срока любая Сторона вправе отказаться от Договора, письменно уведомив другую Сторону за семь (7) дней.",
      "9. После испытательного срока любая Сторона вправе отказаться от Договора, письменно уведомив другую Сторону за тридцать (30) дней.",
    ],
    [
      "Mongolian",
      "3. Туршилтын хугацаа 3 сар байна. Энэ хугацаанд аль ч Тал нөгөө Талдаа 7 (долоо) хоногийн өмнө бичгээр мэдэгдэн Гэрээг цуцалж болно.",
      "9. Туршилтын хугацааны дараа аль ч Тал нөгөө Талдаа 30 (гуч) хоногийн өмнө бичгээр мэдэгдэн Гэрээг цуцалж болно.",
    ],
  ])("the notice of a contract in %s is the one that holds after probation", (_, trial, after) => {
    const notice = (...lines: string[]) => only(["AGREEMENT", ...lines], "termination_for_convenience");
    expect(notice(trial, after)).toMatchObject({ days: 30 });
    expect(notice(trial)).toMatchObject({ days: 7 });
  });

  test.each([
    ["Монгол Улсын шүүхэд"],
    ["Монгол Улсын Улаанбаатар хотын Хан-Уул дүүргийн иргэний хэргийн анхан шатны шүүхээр"],
    ["Улаанбаатар хотын арбитрт"],
  ])("a Mongolian forum is named whole: %s", (forum) => {
    const lines = ["ГЭРЭЭ", `8. Талууд тохиролцож чадаагүй маргааныг ${forum} шийдвэрлүүлнэ.`];
    expect(only(lines, "dispute_resolution")).toMatchObject({ value: forum });
  });

  test("a name goes on behind a bracket that is part of it, and ends before one that is not", () => {
    const between =
      'made on 2 March 2026 between Smith & Sons (Holdings) plc (the "Seller") and Tarn (Asia) Pte. Ltd. (Seoul)';
    const parties = factsIn(["AGREEMENT", `This Agreement is ${between}, the "Buyer".`]).filter(
      ({ kind }) => kind === "parties",
    );
    expect(parties.map(({ value }) => value)).toEqual(["Smith & Sons (Holdings) plc", "Tarn (Asia) Pte. Ltd."]);
  });

  test("a forum of many words is cut between two of them", () => {
    const clause =
      "9. Disputes. The parties will bring any legal suit, action, or proceeding about this Agreement in the courts of Ohio and each party irrevocably submits to the exclusive jurisdiction of these courts.";
    const { value = "" } = only(["AGREEMENT", clause], "dispute_resolution") ?? {};
    expect(clause).toContain(value);
    expect(clause.slice(clause.indexOf(value) + value.length)).toMatch(/^\P{L}/u);
    expect(value.length).toBeGreaterThan(20);
  });

  test("every passage is the contract's own text (B-25.4)", () => {
    for (const lines of [SUPPLY, RUSSIAN, MONGOLIAN]) {
      const { text } = readingOfLines(lines).contract;
      const passages = factsIn(lines).map(({ passage }) => passage);
      expect(passages.length).toBeGreaterThan(2);
      for (const { content, start, end } of passages) expect(text.slice(start, end)).toBe(content);
    }
  });

  test("a fact is told in the described shape, where Find found its passage too", () => {
    const facts = factsIn([...SUPPLY, "12. Governing Law", "This Agreement is governed by the laws of Mongolia."]);
    expect(facts.some(({ kind }) => kind === "governing_law")).toBe(true);
    expect(factsDto.safeParse({ facts }).error?.issues ?? []).toEqual([]);
  });

  test("what a contract does not say is no fact (B-25.1)", () => {
    expect(factsIn(["NOTICE", "The office is closed on Monday."]).map(({ kind }) => kind)).toEqual(["title"]);
  });

  const short = (term: string) => [
    "SUPPLY AGREEMENT",
    'This Supply Agreement is made on 2 March 2026 between Northwind Timber Ltd (the "Supplier") and Marlow Books GmbH (the "Buyer").',
    "1. Price. The Buyer shall pay EUR 24,000 within thirty (30) days after receipt of an invoice.",
    `2. Term. ${term}`,
    "3. Liability. The Supplier's total liability under this Agreement shall not exceed EUR 9,000.",
  ];

  test.each([
    "This Agreement ends on 31 December 2026.",
    "This Agreement expires on December 31, 2026.",
    "This Agreement runs until 31 December 2026.",
  ])("'%s' is the end of a short contract, beside its cap and its time to pay", (term) => {
    expect(only(short(term), "expiration_date")).toMatchObject({ iso: "2026-12-31", basis: "stated" });
    expect(only(short(term), "liability_cap")).toMatchObject({ amount: 9_000, basis: "likely" });
    expect(only(short(term), "payment_terms")).toMatchObject({ days: 30, basis: "likely" });
    expect(only(short(term), "renewal_notice")).toBeUndefined();
  });

  test.each([
    "This Agreement ends on 31 December 2026 and renews for successive periods of one (1) year unless either party gives sixty (60) days' written notice before its end.",
    "This Agreement ends on 31 December 2026. It shall be renewed automatically for periods of one (1) year each, unless either party gives the other sixty (60) days' written notice before the end of the current period.",
    "This Agreement remains in force until 31 December 2026 and renews automatically for one (1) year unless ended by sixty (60) days' notice.",
  ])("'%s' says how a short contract renews, and what stops that", (term) => {
    expect(only(short(term), "expiration_date")).toMatchObject({ iso: "2026-12-31" });
    expect(only(short(term), "renewal_term")).toMatchObject({ months: 12 });
    expect(only(short(term), "renewal_notice")).toMatchObject({ days: 60 });
  });

  test.each([
    "The guarantee expires on 31 December 2026.",
    "The time of delivery shall be extended automatically by three (3) months unless the Buyer gives thirty (30) days' notice.",
    "The time for completion under this Agreement shall be extended automatically by three (3) months unless the Buyer gives thirty (30) days' notice.",
    "The Buyer may extend the delivery date under this Agreement by three (3) months on thirty (30) days' notice.",
  ])("'%s' is no end and no renewal of a short contract", (term) => {
    expect(only(short(term), "expiration_date")?.basis).not.toBe("stated");
    expect(only(short(term), "renewal_term")).toBeUndefined();
    expect(only(short(term), "renewal_notice")).toBeUndefined();
  });

  test.each([
    "The parties may renew this Agreement for one (1) year by written agreement.",
    "This Agreement may be extended for one (1) year by mutual written agreement of the parties.",
    "Настоящий договор может быть продлён на один год по соглашению сторон.",
    "Талууд бичгээр тохирсон бол гэрээг нэг жилээр сунгана.",
  ])("'%s' is a renewal that somebody has to agree to: told in its words, and no date follows", (term) => {
    const renewal = only(short(term), "renewal_term");
    expect(renewal).toMatchObject({ value: term, basis: "likely" });
    expect(renewal).not.toHaveProperty("months");
    expect(only(short(term), "renewal_notice")).toBeUndefined();
    expect(only(short(term), "expiration_date")?.basis).not.toBe("stated");
  });

  test.each(["This Agreement does not renew.", "Договор сам не продлевается.", "Гэрээ өөрөө сунгагдахгүй."])(
    "'%s' is told in its words, and no date follows",
    (term) => {
      const renewal = only(short(term), "renewal_term");
      expect(renewal).toMatchObject({ value: term, basis: "likely" });
      expect(renewal).not.toHaveProperty("months");
      expect(only(short(term), "renewal_notice")).toBeUndefined();
    },
  );

  test("a contract that ends only where notice is given isn't told to end by itself", () => {
    const term = "This Agreement does not renew if either party gives notice by 1 May.";
    expect(neverRenews(readingOfLines(short(term)))).toEqual([]);
    expect(neverRenews(readingOfLines(short("This Agreement does not renew.")))).toHaveLength(1);
    const changed = [...short("This Agreement does not renew."), "AMENDMENT No. 1", "Clause 2 is deleted."];
    expect(neverRenews(readingOfLines(changed))).toEqual([]);
  });

  test.each([
    ["Either party may terminate this Agreement without cause on thirty (30) days' written notice.", 30],
    ["Любая сторона вправе отказаться от договора без объяснения причин, уведомив другую за 45 дней.", 45],
    ["Аль нэг тал шалтгаан заахгүйгээр 20 хоногийн өмнө бичгээр мэдэгдэж гэрээг цуцалж болно.", 20],
  ])("'%s' lets somebody leave", (term, days) => {
    expect(only(short(term), "termination_for_convenience")).toMatchObject({ days });
  });

  test.each([
    [
      "Russian",
      RUSSIAN,
      "6. Договор автоматически продлевается на один год.",
      "6. Срок поставки автоматически продлевается на 3 месяца.",
    ],
    [
      "Mongolian",
      MONGOLIAN,
      "6. Гэрээний хугацаа автоматаар нэг жилээр сунгагдана.",
      "6. Нийлүүлэх хугацаа автоматаар 3 сараар сунгагдана.",
    ],
  ])("the contract's renewal is one in %s, more time for a delivery is none", (_, lines, renewal, delivery) => {
    expect(only([...lines, renewal], "renewal_term")).toMatchObject({ months: 12 });
    expect(only([...lines, delivery], "renewal_term")).toBeUndefined();
  });
});
