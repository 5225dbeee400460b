import { expect, test } from "vitest";
import { LANGUAGES } from "@/lib/copy/languages";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { conceptsIn } from "@/lib/engine/lexicon/concepts";
import { conceptsNamed } from "@/lib/engine/lexicon/vocabulary";
import { toStems } from "@/lib/engine/ask/clause-index";

const { concepts } = VOCABULARY;

test("every concept has words in three languages, and the concepts above it are there", () => {
  const ids = new Set(concepts.map(({ id }) => id));
  expect(concepts.length).toBeGreaterThan(900);
  expect(concepts.filter(({ words }) => LANGUAGES.some((language) => words[language].length === 0))).toEqual([]);
  expect(concepts.flatMap(({ parents }) => parents.filter((parent) => !ids.has(parent)))).toEqual([]);
  expect(concepts.filter(({ id }) => !/^[a-z0-9_]+$/.test(id))).toEqual([]);
});

test("a line without four cells is refused", () => {
  expect(() => conceptsIn(["rent | rent | аренда"])).toThrow("rent | rent | аренда");
  expect(conceptsIn(["# a remark\nrent < payment | rent; fee | аренда | түрээс"])).toEqual([
    { id: "rent", parents: ["payment"], words: { en: ["rent", "fee"], ru: ["аренда"], mn: ["түрээс"] } },
  ]);
});

test.each([
  ["en", "may the dog stay overnight", "pets"],
  ["ru", "можно ли держать собаку", "pets"],
  ["mn", "муураа авч болох уу", "pets"],
  ["en", "they went bust", "insolvency"],
  ["ru", "вернут ли обеспечительный платёж", "deposit"],
  ["mn", "ажлаас халах", "dismissal"],
  ["en", "can they bin me", "unilateral_termination"],
  ["en", "who calls the sparkies", "electrical_work"],
  ["ru", "кинут на деньги", "non_payment"],
  ["mn", "мөнгөө буцааж авах", "refund"],
] as const)("in %s, '%s' names %s", (language, text, id) => {
  const named = conceptsNamed(VOCABULARY, language, toStems(text, language)).map(
    ({ concept }) => concepts[concept]?.id,
  );
  const above = named.flatMap((one) => concepts.find((concept) => concept.id === one)?.parents ?? []);
  expect([...named, ...above].join(" ")).toMatch(new RegExp(`\\b${id}|${id}_|_${id}`));
});
