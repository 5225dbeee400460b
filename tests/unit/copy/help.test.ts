/** Help and glossary: every kind of clause, three languages, nothing of any contract (behaviour §50). */
import { describe, expect, test } from "vitest";
import { glossary as english } from "@/lib/copy/glossary/en";
import { findTerms } from "@/lib/copy/glossary/find-terms";
import { glossary as mongolian } from "@/lib/copy/glossary/mn";
import { glossary as russian } from "@/lib/copy/glossary/ru";
import { TERMS } from "@/lib/copy/glossary/terms";
import { help as en } from "@/lib/copy/help/en";
import { help as mn } from "@/lib/copy/help/mn";
import { help as ru } from "@/lib/copy/help/ru";
import { HELP_TOPICS, helpTopicFor } from "@/lib/copy/help/topics";
import { SUBJECTS } from "@/lib/engine/positions/subjects/subjects";
import { FACT_KINDS } from "@/lib/engine/review/fact";
import { TOPIC_IDS } from "@/lib/engine/review/topics";
import { TOPICS } from "@/lib/engine/topics/all";
import { kindOfClause } from "@/lib/engine/topics/kind-of-clause";

const HELP = { en, ru, mn };
const GLOSSARIES = { en: english, ru: russian, mn: mongolian };
const SENTENCE = /^\p{Lu}.*[.]$/u;
/** A figure, a currency, or a number in words before days or months: no general sentence has one. */
const COUNTED =
  /\d|[$€£₮₽%]|\b(?:one|two|three|five|ten|thirty|sixty|ninety) (?:days?|months?|years?|weeks?)\b|(?:один|два|три|пять|десять|тридцать) (?:д|месяц|год|лет|недел)|(?:нэг|хоёр|гурван|таван|арван|гучин) (?:хоног|өдөр|сар|жил)|(?:USD|EUR|MNT|RUB)/iu;
/** A capital letter within a sentence would be a name; these are none. */
const NO_NAMES = /\b(?:English|Incoterms|Инкотермс)\b/gu;
const NAMED = /(?<=[\p{L},;:—] )\p{Lu}\p{L}+/u;
/** Who a contract calls its parties: a general sentence speaks of nobody in particular. */
const ADVICE = /\b(?:you should|you must|we recommend|do not sign)\b|советуем|рекомендуем|вам следует|зөвлөж байна/iu;

describe("general help", () => {
  test("is there for every topic that is reviewed, stated as a fact, asked of or kept in a playbook (B-50.1)", () => {
    const ids = [...TOPIC_IDS, ...FACT_KINDS, ...TOPICS.map(({ id }) => id), ...SUBJECTS.map(({ id }) => id)];
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => helpTopicFor(id) === null)).toEqual([]);
    expect(["made-up", "constructor", ""].map(helpTopicFor)).toEqual([null, null, null]);
  });

  test.each(Object.entries(HELP))(
    "in %s: two sentences a kind, of no party, period or sum, no advice (B-50.1)",
    (_, all) => {
      expect(Object.keys(all).sort()).toEqual([...HELP_TOPICS].sort());
      const said = Object.values(all).flatMap(([, ...sentences]) => sentences);
      expect(said).toHaveLength(HELP_TOPICS.length * 2);
      expect(said.filter((one) => !SENTENCE.test(one))).toEqual([]);
      expect(said.filter((one) => COUNTED.test(one) || ADVICE.test(one))).toEqual([]);
      expect(said.filter((one) => NAMED.test(one.replace(NO_NAMES, "x")))).toEqual([]);
    },
  );

  test("no two kinds are explained by the same sentence, and each language has its own", () => {
    const said = Object.values(HELP).flatMap((all) => Object.values(all).flatMap(([, ...two]) => two));
    expect(new Set(said).size).toBe(said.length);
  });

  test("what is looked for would be found", () => {
    expect(COUNTED.test("Pay within thirty days.")).toBe(true);
    expect(COUNTED.test("Заплатите за 10 дней.")).toBe(true);
    expect(NAMED.test("This binds Acme for good.")).toBe(true);
    expect(ADVICE.test("You should not agree.")).toBe(true);
  });
});

describe("the kind of a quote", () => {
  test.each([
    ["Neither party shall be liable for delay caused by force majeure.", "forceMajeure"],
    ["Поставщик обязан застраховать товар на полную стоимость.", "insurance"],
    ["Давагдашгүй хүчин зүйл үүссэн бол тал хариуцлагаас чөлөөлөгдөнө.", "forceMajeure"],
    ["The Supplier shall indemnify the Buyer. This Agreement renews for successive periods of a year.", null],
    ["The weather was fine.", null],
    ["", null],
  ])("%s", (quote, kind) => {
    expect(kindOfClause(quote)).toBe(kind); // one, or none where words fit several (B-50.2)
  });
});

describe("terms of art", () => {
  const found = (language: keyof typeof GLOSSARIES, text: string) =>
    findTerms(text, GLOSSARIES[language]).map(({ term, start, end }) => [term, text.slice(start, end)]);

  test("each language explains all of them, of no party, period or sum (B-50.3)", () => {
    expect(TERMS.length).toBeGreaterThan(60);
    for (const glossary of Object.values(GLOSSARIES)) {
      expect(Object.keys(glossary).sort()).toEqual([...TERMS].sort());
      const said = Object.values(glossary).map(([, , says]) => says);
      expect(said.filter((one) => !SENTENCE.test(one) || COUNTED.test(one))).toEqual([]);
      expect(said.filter((one) => NAMED.test(one.replace(NO_NAMES, "x")))).toEqual([]);
    }
  });

  test("every written form is met, whatever its case (B-50.4)", () => {
    for (const [language, glossary] of Object.entries(GLOSSARIES))
      for (const [term, [written]] of Object.entries(glossary))
        for (const form of written) {
          const text = `x ${form.replaceAll("*", "").toUpperCase()} y`;
          expect([language, form, findTerms(text, glossary).map((one) => one.term)]).toEqual([language, form, [term]]);
        }
  });

  test("they are met by stem, the longer of two, and cover the quote's own letters (B-50.4)", () => {
    expect(found("en", "The Seller indemnifies it for a Material Breach; sub-licensing needs no novations.")).toEqual([
      ["indemnity", "indemnifies"],
      ["material_breach", "Material Breach"],
      ["sublicence", "sub-licensing"],
      ["novation", "novations"],
    ]);
    expect(found("ru", "Неустойкой считаются пени. Пенсия и пение — нет. Расчёт с Акцептом.")).toEqual([
      ["penalty", "Неустойкой"],
      ["late_interest", "пени"],
      ["acceptance", "Акцептом"],
    ]);
    expect(found("mn", "Захиалагч алдангийг төлнө. Давагдашгүй хүчин зүйлийн үед арбитраар.")).toEqual([
      ["late_interest", "алдангийг"],
      ["force_majeure", "Давагдашгүй хүчин"],
      ["arbitration", "арбитраар"],
    ]);
  });

  test("nothing is found in words that only begin alike, in other letters or in nothing", () => {
    expect(found("en", "constructor offering breachable novel")).toEqual([]);
    expect(found("ru", "indemnity")).toEqual([]);
    expect(found("mn", "")).toEqual([]);
    expect(found("en", "İİİ penalty")).toEqual([["penalty", "penalty"]]);
  });
});
