import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { TEMPLATE_TYPES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { fillTemplate } from "@/lib/documents/templates/fill";
import { readyText } from "@/lib/documents/templates/ready-texts";
import { findFacts } from "@/lib/engine/review/facts/facts";
import type { FactKind } from "@/lib/engine/review/fact";
import { readOnce } from "@/lib/engine/text/reading";

const PRICE = { en: "5,000,000 tugriks", ru: "5 000 000 тугриков", mn: "5,000,000 төгрөг" };
const PAID = {
  en: "within 15 days of the invoice",
  ru: "в течение 15 дней после получения счёта",
  mn: "нэхэмжлэх хүлээн авснаас хойш 15 хоногийн дотор",
};
const WARRANTY = { en: "90 days", ru: "90 дней", mn: "90 хоног" };

const known = new Map<string, ReturnType<typeof readFacts>>();

/** Read once: several tests look at them. */
function factsOf(type: TemplateType, language: Language) {
  const name = `${type}, ${language}`;
  const facts = known.get(name) ?? readFacts(type, language);
  known.set(name, facts);
  return facts;
}

function readFacts(type: TemplateType, language: Language) {
  const values = {
    effectiveDate: "2027-01-10",
    purchasePrice: PRICE[language],
    paymentTerms: PAID[language],
    warrantyPeriod: WARRANTY[language],
  };
  const { text } = toPlainText(fillTemplate(type, values, readyText(type, language)));
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: type, contractType: type };
  return findFacts(readOnce(contract), []);
}

const valuesOf = (type: TemplateType, language: Language, kind: FactKind) =>
  factsOf(type, language)
    .filter((one) => one.kind === kind)
    .map(({ value }) => value);

describe.each(LANGUAGES)("our own sales agreement, %s", (language) => {
  test("has no term, no renewal and no way out without a breach, and none is shown (B-12.23)", () => {
    for (const kind of ["term", "expiration_date", "renewal_term", "termination_for_convenience"] as const)
      expect(valuesOf("Sales Agreement", language, kind), kind).toEqual([]);
  });

  test("has its price and the days to pay it", () => {
    expect(factsOf("Sales Agreement", language).find(({ kind }) => kind === "price")).toMatchObject({
      amount: 5_000_000,
      currency: "MNT",
    });
    expect(valuesOf("Sales Agreement", language, "payment_terms").join()).toMatch(/^15 \p{L}+$/u);
  });
});

test.each(LANGUAGES.flatMap((language) => TEMPLATE_TYPES.map((type) => [type, language] as const)))(
  "of %s in %s neither a dispute nor interest nor an event beyond control is taken for a price, a payment or a cap",
  (type, language) => {
    for (const { kind, passage } of factsOf(type, language)) {
      if (kind === "price") expect(passage.content).not.toMatch(/1\s?%|interest|процент|хүү/u);
      if (kind === "payment_terms") expect(passage.content).not.toMatch(/dispute|спор|маргаан/iu);
      if (kind === "liability_cap") expect(passage.content).toMatch(/liab|ответственн|хариуцла/iu);
    }
  },
);

test.each([
  "9. Either Party may terminate this Agreement by thirty days' notice, or immediately if the other is in material breach.",
  "9. Любая Сторона вправе отказаться от Договора, уведомив другую за 30 дней, или немедленно при существенном нарушении.",
])("leaving by notice is kept beside leaving for a breach: %s", (clause) => {
  const text = `SERVICE AGREEMENT\n\nThis Agreement is between Alpha LLC and Beta LLC.\n\n${clause}\n`;
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "x", contractType: "Other" };
  const facts = findFacts(readOnce(contract), []);
  expect(facts.filter(({ kind }) => kind === "termination_for_convenience")).toHaveLength(1);
});
