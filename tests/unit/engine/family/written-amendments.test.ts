/** Amendments that we write are read as they are meant, in three languages (B-33.11, B-33.12). */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { blockText, paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { amendmentBlocks, amendmentTitle, type AmendmentChange } from "@/lib/documents/templates/amendment";
import { amendable } from "@/lib/engine/family/amendable";
import { identify } from "@/lib/engine/family/identity";
import { readBack } from "@/lib/engine/family/read-back";
import { readOnce } from "@/lib/engine/text/reading";

const AGREEMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "SUPPLY AGREEMENT No. 14",
    "12 March 2025",
    "This Agreement is made between Altan Trade LLC (“Buyer”) and Orkhon Polymers LLC (“Supplier”).",
    "1. Price and payment",
    "1.1 Prices are without VAT.",
    "1.2 The Buyer shall pay each invoice within fifteen (15) days after receipt.",
    "2. Law",
    "2.1 This Agreement is governed by the laws of Mongolia.",
  ],
  ru: [
    "ДОГОВОР ПОСТАВКИ № 14",
    "от 12 марта 2025 года",
    "ООО «Алтай» (далее — «Покупатель») и ООО «Полимер» (далее — «Поставщик») заключили настоящий договор.",
    "1. Цена и расчёты",
    "1.1. Цены указаны без НДС.",
    "1.2. Покупатель оплачивает каждый счёт в течение 15 (пятнадцати) дней после получения.",
    "2. Право",
    "2.1. К договору применяется право Российской Федерации.",
  ],
  mn: [
    "НИЙЛҮҮЛЭХ ГЭРЭЭ № 14",
    "2025 оны 3 дугаар сарын 12-ны өдөр",
    "“Алтан трейд” ХХК (цаашид “Худалдан авагч” гэх) болон “Орхон полимер” ХХК (цаашид “Нийлүүлэгч” гэх) энэхүү гэрээг байгуулав.",
    "1. Үнэ ба төлбөр",
    "1.1 Үнэд НӨАТ орохгүй.",
    "1.2 Худалдан авагч нэхэмжлэхийг хүлээн авснаас хойш 15 (арван тав) хоногийн дотор төлнө.",
    "2. Хууль",
    "2.1 Энэ гэрээнд Монгол Улсын хууль үйлчилнэ.",
  ],
};
const NEW: Readonly<Record<Language, string>> = {
  en: "The Buyer shall pay within thirty (30) days after receipt of the “final” invoice.",
  ru: "Покупатель оплачивает «итоговый» счёт в течение 30 (тридцати) дней.",
  mn: "Худалдан авагч “эцсийн” нэхэмжлэхийг 30 (гуч) хоногийн дотор төлнө.",
};
const PARTS: Readonly<Record<Language, [old: string, wording: string]>> = {
  en: ["fifteen (15)", "thirty (30)"],
  ru: ["15 (пятнадцати)", "30 (тридцати)"],
  mn: ["15 (арван тав)", "30 (гуч)"],
};
const LANGUAGES = ["en", "ru", "mn"] as const;

const toContract = (lines: readonly string[]) => ({
  ...toPlainText(lines.map((line) => paragraph(line))),
  contractName: "Supply",
  contractType: "Sales Agreement",
});
const agreementIn = (language: Language) => readOnce(toContract(AGREEMENTS[language]));
const ON = "2026-01-01";

function written(
  language: Language,
  change: AmendmentChange,
  { clause = "1.2", holdsFrom = null as string | null } = {},
) {
  const { parties } = amendable(agreementIn(language), { amendments: [], on: ON, wanted: null });
  const agreement = { name: "Supply", number: "14", day: "2025-03-12" };
  return { language, number: 2, agreement, parties, clause, change, holdsFrom };
}

function readAgain(language: Language, change: AmendmentChange, clause = "1.2", holdsFrom: string | null = null) {
  const draft = toContract(amendmentBlocks(written(language, change, { clause, holdsFrom })).map(blockText));
  return readBack(agreementIn(language), { amendments: [], draft, on: ON, number: clause, change });
}

const marked = (parts: ReturnType<typeof readBack>["parts"]) =>
  parts.map(({ text, state }) => (state === "kept" ? text : state === "out" ? `[-${text}-]` : `{+${text}+}`)).join("");

describe.each(LANGUAGES)("in %s", (language) => {
  test("a clause that is replaced reads as its new wording, and nothing else changes", () => {
    const read = readAgain(language, { kind: "replaceClause", wording: NEW[language] });
    expect(read.problem).toBeNull();
    expect(
      read.parts
        .map(({ text, state }) => (state === "out" ? "" : text))
        .join("")
        .trim(),
    ).toBe(NEW[language]);
  });

  test("several paragraphs are one wording", () => {
    const read = readAgain(language, { kind: "replaceClause", wording: `${NEW[language]}\n${NEW[language]}` });
    expect(read.problem).toBeNull();
  });

  test("words that are replaced are, and the rest of the clause stays", () => {
    const [old, wording] = PARTS[language];
    const read = readAgain(language, { kind: "replaceWords", old, wording });
    expect(read.problem).toBeNull();
    expect(marked(read.parts)).toContain(`[-${old}-]{+${wording}+}`);
  });

  test("a day from which it holds changes no more than that", () => {
    const read = readAgain(language, { kind: "replaceClause", wording: NEW[language] }, "1.2", "2026-02-01");
    expect(read.problem).toBeNull();
  });

  test("words that aren't there, and a clause that isn't, are said", () => {
    expect(readAgain(language, { kind: "replaceWords", old: "zebra", wording: "x" }).problem).toBe("wordsNotFound");
    expect(readAgain(language, { kind: "replaceClause", wording: NEW[language] }, "7.7").problem).toBe("noSuchClause");
  });

  test("it calls itself an amendment of that agreement, with its number", () => {
    const draft = toContract(
      amendmentBlocks(written(language, { kind: "replaceClause", wording: "x" })).map(blockText),
    );
    const { own, references } = identify(readOnce(draft));
    expect([own.kind, own.number]).toEqual(["amendment", "2"]);
    expect(references[0]).toMatchObject({ number: "14", day: "2025-03-12" });
    expect(amendmentTitle(written(language, { kind: "replaceClause", wording: "x" }))).toContain("14");
  });

  test("a clause is found by its words, or by what it is about; nobody guesses between two", () => {
    const asked = (wanted: { words: string } | { topic: string }) =>
      amendable(agreementIn(language), { amendments: [], on: ON, wanted });
    expect(asked({ words: PARTS[language][0] }).found).toBe("1.2");
    expect(asked({ topic: "governing_law" }).found).toBe("2.1");
    expect(asked({ words: "е" }).found ?? asked({ words: "e" }).found).toBeNull();
    expect(asked({ words: "zebra crossing" }).found).toBeNull();
  });
});

test("wordings that open a quotation without closing it are said not to be read as meant", () => {
  const read = readAgain("en", { kind: "replaceClause", wording: "All “costs ” are » shared" });
  expect(["notRead", "unclear", "otherWords", null]).toContain(read.problem);
  const lost = readAgain("en", { kind: "replaceClause", wording: "All “costs and «prices" });
  expect(lost.problem).not.toBeNull();
});
