/** Contracts in two languages: what is found of planted differences, and how the two sides are laid out. */
import { describe, expect, test } from "vitest";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { readBilingual } from "@/lib/engine/bilingual/bilingual";
import { LAYOUTS, type TwoTexts } from "../../../evals/bilingual/layouts";
import { markedContracts, wordsOf } from "../../../evals/bilingual/texts";

const ENGLISH = [
  "LEASE AGREEMENT",
  '1. Khan Tower LLC (the "Lessor") lets 120 square metres to Steppe LLC (the "Lessee") from 1 March 2026.',
  "2. The Lessee pays USD 4,500 a month within 10 days of the invoice.",
  "3. The Lessee may not sublet the premises, except with the written consent of the Lessor.",
  "4. The Lessor shall repair the roof and the lifts under clause 2.1 at its own cost.",
  "5. If the texts differ, the English text prevails.",
];
const RUSSIAN = [
  "ДОГОВОР АРЕНДЫ",
  "1. ООО «Хан Тауэр» (далее – «Арендодатель») сдаёт 120 кв. метров ООО «Степь» (далее – «Арендатор») с 1 марта 2026 года.",
  "2. Арендатор платит 4 500 долларов США в месяц в течение 10 дней с даты счёта.",
  "3. Арендатор не вправе сдавать помещение в субаренду, кроме как с письменного согласия Арендодателя.",
  "4. Арендодатель обязан за свой счёт ремонтировать крышу и лифты согласно пункту 2.1.",
  "5. При расхождении текстов преимущественную силу имеет текст на английском языке.",
];
const pairs = (changed: Readonly<Record<number, string | null>> = {}): TwoTexts[] =>
  ENGLISH.map((english, at) => [english, changed[at] === undefined ? (RUSSIAN[at] ?? null) : changed[at]]);
const read = (clauses: readonly TwoTexts[], layout = "by turns") => readBilingual(LAYOUTS[layout]?.(clauses) ?? []);
const kinds = (clauses: readonly TwoTexts[], layout?: string) =>
  read(clauses, layout)?.pairs.flatMap(({ differences }) => differences.map(({ kind }) => kind));
const instead = (at: number, from: string, to: string) => pairs({ [at]: (RUSSIAN[at] ?? "").replace(from, to) });

describe("the two sides", () => {
  test.each(Object.keys(LAYOUTS))("laid out as '%s' are put beside each other (B-46.1)", (layout) => {
    const found = read(pairs(), layout);
    expect(found?.languages).toEqual(["en", "ru"]);
    expect(kinds(pairs(), layout)).toEqual([]);
    for (const { texts } of found?.pairs ?? []) expect(texts.every((text) => text !== null)).toBe(true);
    expect(found?.pairs.map(({ texts }) => texts[0]?.includes("sublet")).filter(Boolean)).toHaveLength(1);
  });

  test("are quoted word for word, at their places in the text (B-46.1)", () => {
    for (const layout of Object.keys(LAYOUTS)) {
      const blocks = LAYOUTS[layout]?.(pairs()) ?? [];
      const { text } = toPlainText(blocks);
      for (const { spans, texts } of readBilingual(blocks)?.pairs ?? [])
        spans.forEach((span, side) => expect(text.slice(span?.start, span?.end)).toBe(texts[side]));
    }
  });

  test("are none where a contract has one language, or the other only in an annex or a quotation (B-46.1)", () => {
    expect(readBilingual([])).toBeNull();
    expect(readBilingual(ENGLISH.map((text) => paragraph(text)))).toBeNull();
    const annex = ["Приложение 1. Реквизиты", "ООО «Хан Тауэр», г. Улан-Батор, ул. Мира, дом 5, счёт 4001 в банке"];
    const repeated = Array.from({ length: 4 }, () => ENGLISH).flat();
    expect(readBilingual([...repeated, ...annex].map((text) => paragraph(text)))).toBeNull();
    const other = [
      "Протокол собрания акционеров",
      "Собрание избрало председателя и секретаря",
      "Председатель доложил о работе завода за год",
      "Акционеры задали вопросы о качестве муки и хлеба",
      "Решили закрыть собрание и разойтись по домам",
      "Секретарь составил протокол и прочитал его вслух",
    ];
    const half = ENGLISH.map((text, at): TwoTexts => [text, `${other[at]}. ${other[(at + 3) % 6]}. ${other[at]}.`]);
    expect(read(half, "one after the other")?.pairs.length ?? 0).toBeLessThan(12);
  });
});

describe("a difference", () => {
  test.each([
    ["amount", 2, "4 500", "5 400"],
    ["currency", 2, "долларов США", "евро"],
    ["date", 1, "1 марта 2026", "1 мая 2026"],
    ["term", 2, "10 дней", "20 дней"],
    ["number", 1, "120", "210"],
    ["reference", 4, "пункту 2.1", "пункту 2.3"],
  ] as const)("in %s is found by its value, in every layout (B-46.2)", (kind, at, from, to) => {
    for (const layout of Object.keys(LAYOUTS))
      expect([layout, kinds(instead(at, from, to), layout)]).toEqual([layout, [kind]]);
  });

  test("marks the words on both sides (B-46.2)", () => {
    const blocks = LAYOUTS["by turns"]?.(instead(2, "4 500", "5 400")) ?? [];
    const { text } = toPlainText(blocks);
    const [found] = readBilingual(blocks)?.pairs.flatMap(({ differences }) => differences) ?? [];
    const words = [found?.first, found?.second].map((spans) => spans?.map(({ start, end }) => text.slice(start, end)));
    expect(words).toEqual([["USD 4,500"], ["5 400 долларов США"]]);
  });

  test("in words of the same value is none (B-46.2)", () => {
    expect(kinds(instead(2, "10 дней", "10 (десяти) дней"))).toEqual([]);
    expect(kinds(instead(2, "10 дней", "десяти дней"))).toEqual([]);
  });

  test.each([
    ["modality", 3, "не вправе сдавать", "вправе сдавать"],
    ["modality", 4, "обязан за свой счёт ремонтировать", "вправе за свой счёт ремонтировать"],
    ["exception", 3, ", кроме как с письменного согласия Арендодателя", ""],
    ["party", 4, "Арендодатель", "Арендатор"],
  ] as const)("in %s is found by its sense (B-46.3)", (kind, at, from, to) => {
    const found = kinds(instead(at, from, to));
    expect(found).toContain(kind);
    expect(found?.length).toBeLessThanOrEqual(2);
  });

  test("by which one side is only silent is to be checked; the opposite is sure (B-46.3)", () => {
    const sure = read(instead(3, "не вправе сдавать", "вправе сдавать"))?.pairs.flatMap((pair) => pair.differences);
    expect(sure).toEqual([expect.objectContaining({ kind: "modality", isSure: true })]);
    const may = pairs().map(([english, russian], at): TwoTexts =>
      at === 2
        ? ["2. The Lessee may pay USD 4,500 a month within 10 days of the invoice.", russian]
        : [english, russian],
    );
    const unsure = read(may)?.pairs.flatMap((pair) => pair.differences);
    expect(unsure).toEqual([expect.objectContaining({ kind: "modality", isSure: false })]);
  });

  test("'4 May 2026' permits nothing (B-46.3)", () => {
    const dated = pairs().map(([english, russian], at): TwoTexts =>
      at === 1
        ? [english?.replace("1 March", "1 May") ?? null, russian?.replace("1 марта", "1 мая") ?? null]
        : [english, russian],
    );
    expect(kinds(dated)).toEqual([]);
  });

  test.each(Object.keys(LAYOUTS))("by a clause left out leaves the others in their places: %s (B-46.4)", (layout) => {
    for (const at of [2, 3, 4]) {
      const found = read(pairs({ [at]: null }), layout);
      const missing = found?.pairs.filter(({ differences }) => differences.some(({ kind }) => kind === "missing"));
      expect(missing?.map(({ texts }) => texts)).toEqual([
        [expect.stringContaining(ENGLISH[at]?.slice(3) ?? ""), null],
      ]);
      expect(found?.pairs.flatMap(({ differences }) => differences)).toHaveLength(1);
    }
  });
});

describe("the prevailing language", () => {
  test("is told with the clause on both sides (B-46.5)", () => {
    expect(read(pairs())?.prevails).toMatchObject({ language: "en", isDisputed: false });
    expect(read(pairs({ 5: null }), "a row for each clause")?.prevails).toMatchObject({
      language: "en",
      isDisputed: false,
    });
    expect(read(pairs().slice(0, 5))?.prevails).toBeNull();
  });

  test("is a difference where the sides name two; equal texts have none (B-46.5)", () => {
    const disputed = instead(5, "на английском языке", "на русском языке");
    expect(read(disputed)?.prevails).toMatchObject({ language: null, isDisputed: true });
    expect(kinds(disputed)).toContain("prevailing");
    const equal = pairs().map((texts, at): TwoTexts =>
      at === 5 ? ["5. Both texts are equally valid.", "5. Оба текста имеют одинаковую силу."] : texts,
    );
    expect(read(equal)?.prevails).toMatchObject({ language: "equal", isDisputed: false });
  });

  test("of each of our own contracts is what it says (B-46.5)", () => {
    const said = Object.fromEntries(
      markedContracts().map(({ name, clauses }) => {
        const texts = clauses.map((clause): TwoTexts => [wordsOf(clause.mn), wordsOf(clause.en)]);
        return [name, read(texts)?.prevails?.language ?? null];
      }),
    );
    expect(said).toMatchObject({
      supply: "en",
      lease: "mn",
      employment: "mn",
      carriage: "equal",
      secrecy: null,
      works: "en",
    });
  });
});
