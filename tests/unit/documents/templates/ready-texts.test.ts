/** Our full texts, filled as a small firm would and read by our own engine: nothing to find fault with, facts right. */
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { signatureBlocks } from "@/lib/documents/rendering/signature-blocks";
import { listFields, TEMPLATE_TYPES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { fieldGroups } from "@/lib/documents/templates/fields";
import { fillTemplate, previewBlocks } from "@/lib/documents/templates/fill";
import { blocksFromClauses } from "@/lib/documents/templates/notation";
import { readyText } from "@/lib/documents/templates/ready-texts";
import { writtenValue } from "@/lib/documents/templates/written-values";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import type { Fact, FactKind } from "@/lib/engine/review/fact";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { PARTIES, plausibleValues } from "./plausible";

const ALL = LANGUAGES.flatMap((language) => TEMPLATE_TYPES.map((type) => [language, type] as const));
const toText = (blocks: readonly Block[]) => blocks.map(blockText).join("\n");
const filled = (language: Language, type: TemplateType) =>
  fillTemplate(type, plausibleValues(type, language), readyText(type, language));

function readingOfText(language: Language, type: TemplateType) {
  return readOnce({ ...toPlainText(filled(language, type)), contractName: type, contractType: type });
}

const LAW: Readonly<Record<Language, string>> = {
  en: "Ireland",
  ru: "право Российской Федерации",
  mn: "Монгол Улсын хууль",
};
const FIXED_TERM: readonly TemplateType[] = ["Service Agreement", "Lease Agreement", "Other"];
const PRICES: Readonly<Record<Language, Readonly<Partial<Record<TemplateType, number>>>>> = {
  en: {
    "Sales Agreement": 24_000,
    "Service Agreement": 60_000,
    "Employment Contract": 3_200,
    "Lease Agreement": 1_450,
    Other: 4_800,
  },
  ru: {
    "Sales Agreement": 2_400_000,
    "Service Agreement": 600_000,
    "Employment Contract": 90_000,
    "Lease Agreement": 45_000,
    Other: 120_000,
  },
  mn: {
    "Sales Agreement": 24_000_000,
    "Service Agreement": 60_000_000,
    "Employment Contract": 2_500_000,
    "Lease Agreement": 1_500_000,
    Other: 4_800_000,
  },
};

describe.each(ALL)("the text in '%s' of the %s", (language, type) => {
  const unfilled = toText(fillTemplate(type, {}, readyText(type, language)));

  test("uses each of its fields and no other (B-9.16)", () => {
    const marked = Object.fromEntries(listFields(type, language).map((field) => [field, `<<${field}>>`]));
    const shown = toText(fillTemplate(type, marked, readyText(type, language)));
    for (const field of listFields(type, language)) expect(shown).toContain(`<<${field}>>`);
    expect(shown).not.toMatch(/\{\{|\}\}|\*\*|\{@|@\w/u);
    expect(toText(previewBlocks(type, {}, readyText(type, language)))).toContain("[effectiveDate]");
    const labelled = toText(previewBlocks(type, {}, readyText(type, language), (field) => `label of ${field}`));
    for (const field of listFields(type, language)) expect(labelled).toContain(`[label of ${field}]`);
  });

  test("numbers its clauses without gap and refers only to those that are there", () => {
    const numbers = unfilled.split("\n").flatMap((line) => /^(\d+(?:\.\d+)?)\.? /u.exec(line)?.[1] ?? []);
    const sections = numbers.filter((number) => !number.includes("."));
    expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
    expect(sections.length).toBeGreaterThan(9);
    const referred = [
      ...unfilled.matchAll(/(?:[Cc]lauses?|[Пп]ункт\p{L}*|[Рр]аздел\p{L}*|Гэрээний) (\d+(?:\.\d+)?)/gu),
    ].map(([, number = ""]) => number);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test("gives our checks nothing to find (B-9.18)", () => {
    const found = suggest(readingOfText(language, type), language);
    expect(found.map(({ check, passage }) => `${check}: ${passage.content.slice(0, 80)}`)).toEqual([]);
  });

  test("has the facts that were entered (B-9.18)", () => {
    const reading = readingOfText(language, type);
    const facts = findFacts(reading, review(reading));
    const of = (kind: FactKind): Fact[] => facts.filter((fact) => fact.kind === kind);
    const [first, second] = PARTIES[language];
    const other = type === "Employment Contract" ? plausibleValues(type, language)["employeeName"] : second.name;
    expect(of("parties").map(({ value }) => value)).toEqual([first.name, other]);
    expect(of("agreement_date").map(({ iso }) => iso)).toEqual(["2026-03-02"]);
    expect(of("governing_law").map(({ value }) => value)).toEqual([LAW[language]]);
    expect(of("dispute_resolution")).toHaveLength(1);
    expect(of("price").map(({ amount }) => amount)).toEqual(PRICES[language][type] ? [PRICES[language][type]] : []);
    if (FIXED_TERM.includes(type)) expect(of("expiration_date").map(({ iso }) => iso)).toEqual(["2027-03-08"]);
    if (type === "Non-Disclosure Agreement") expect(of("term").map(({ months }) => months)).toEqual([36]);
  });

  test("ends with two signatures that stand side by side", () => {
    const blocks = filled(language, type);
    const [signed, ...more] = signatureBlocks(blocks);
    expect(more).toEqual([]);
    expect(signed?.columns.map((column) => column.length)).toEqual([4, 4]);
    expect(signed?.to).toBe(blocks.length);
  });
});

test("a reference to a clause that isn't there, and a clause named twice, are refused", () => {
  expect(blocksFromClauses("## @one Price\n- Clause {@one} holds.").map(blockText)).toEqual([
    "1. Price",
    "1.1 Clause 1 holds.",
  ]);
  expect(() => blocksFromClauses("## Price\n- Clause {@two} holds.")).toThrow("no clause two");
  expect(() => blocksFromClauses("## @one Price\n- @one It holds.")).toThrow("clause one is there twice");
});

describe("values (B-9.17)", () => {
  test.each<[Language, string]>([
    ["en", "1 March 2026"],
    ["ru", "1 марта 2026 года"],
    ["mn", "2026 оны 3 дугаар сарын 1-ний"],
  ])("of a day are written in '%s' as %s; what is no day stays", (language, written) => {
    expect(writtenValue("startDate", "2026-03-01", language)).toBe(written);
    expect(writtenValue("startDate", "in spring", language)).toBe("in spring");
    expect(writtenValue("startDate", "2026-13-01", "en")).toBe("2026-13-01");
  });

  test.each<[Language, string]>([
    ["en", "1,200,000 EUR"],
    ["ru", "1\u00a0200\u00a0000 EUR"],
    ["mn", "1,200,000 EUR"],
  ])("of a long sum stand in groups of three in '%s'", (language, written) => {
    expect(writtenValue("rentAmount", "1200000 EUR", language)).toBe(written);
    expect(writtenValue("rentAmount", "1,200,000.50 EUR", language)).toBe("1,200,000.50 EUR");
    expect(writtenValue("premisesDescription", "cadastral number 1200000", language)).toBe("cadastral number 1200000");
  });

  test.each<[Language, string, string]>([
    ["en", "Mongolia", "Mongolia"],
    ["ru", "Монголия", "Монголии"],
    ["ru", "Республики Перу", "Республики Перу"],
    ["mn", "Монгол улс", "Монгол Улсын"],
    ["mn", "Перу", "Перу улсын"],
    ["mn", "Перу улсын", "Перу улсын"],
    ["mn", "Монгол Улсын хууль", "Монгол Улсын"],
    ["mn", "ОХУ", "Оросын Холбооны Улсын"],
    ["mn", "АБНЭУ", "АБНЭУ-ын"],
    ["ru", "Украина", "Украины"],
    ["ru", "законодательство Российской Федерации", "Российской Федерации"],
    ["en", "United Kingdom", "the United Kingdom"],
    ["en", "the laws of the Russian Federation", "the Russian Federation"],
    ["en", "England and Wales", "England and Wales"],
  ])("of a country take in '%s' the case of the sentence: %s", (language, typed, written) => {
    expect(writtenValue("governingLaw", typed, language)).toBe(written);
  });
});

test.each<[Language, string, string]>([
  ["en", "EUR 1,450 per month", "EUR 1,450"],
  ["ru", "45000 рублей в месяц", "45\u00a0000 рублей"],
  ["mn", "сард 1500000 төгрөг", "1,500,000 төгрөг"],
])("a rent is not said to be monthly twice in '%s'", (language, typed, written) => {
  expect(writtenValue("rentAmount", typed, language)).toBe(written);
  expect(writtenValue("depositAmount", typed, language)).toMatch(/month|месяц|сард/u);
});

test.each<[Language, string, string]>([
  ["mn", "20000000 төгрөг", "20,000,000 төгрөг"],
  ["ru", "Деньги, 500000 рублей, и счёт 40702810", "Деньги, 500\u00a0000 рублей, и счёт 40702810"],
  ["en", "EUR 20000 and lorry 1234567", "EUR 20,000 and lorry 1234567"],
])("sums of money among other words are written as such in '%s'", (language, typed, written) => {
  expect(writtenValue("firstContributionDescription", typed, language)).toBe(written);
});

test("the Mongolian texts refer to clauses by ordinals with the vowels of their numbers", () => {
  const text = [
    "## @one Үнэ",
    ...Array.from({ length: 2 }, () => "## Хугацаа"),
    "## @four Хариуцлага",
    "Гэрээний {@one дугаар} хэсэг, {@four дугаар} хэсэг.",
  ];
  expect(blocksFromClauses(text.join("\n")).map(blockText).at(-1)).toBe("Гэрээний 1 дүгээр хэсэг, 4 дүгээр хэсэг.");
  const all = TEMPLATE_TYPES.flatMap((type) => filled("mn", type).map(blockText));
  expect(all.filter((line) => /\d хэс(?:эг|г)/u.test(line))).toEqual([]);
  expect(all.filter((line) => /\d (?:дугаар|дүгээр) хэс(?:эг|г)/u.test(line)).length).toBeGreaterThan(14);
  expect(all.filter((line) => /(?:1|4|9) дугаар хэсэг|(?:0|2|3|5|6|7|8) дүгээр хэсэг/u.test(line))).toEqual([]);
});

test("fields of a party stand together (B-9.16)", () => {
  expect(fieldGroups(listFields("Sales Agreement", null)).map(({ group, fields }) => [group, fields.length])).toEqual([
    ["contract", 1],
    ["seller", 3],
    ["buyer", 3],
    ["terms", 7],
  ]);
  expect(fieldGroups(listFields("Employment Contract", "mn")).map(({ group }) => group)).toEqual([
    "contract",
    "employer",
    "employee",
    "terms",
  ]);
  expect(fieldGroups(listFields("Other", null)).map(({ fields }) => fields)).toEqual([["textContent"]]);
});
