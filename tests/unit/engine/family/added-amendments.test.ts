/** Amendments that add a clause behind another, or delete one, are read as they are meant (B-33.15). */
import { describe, expect, test } from "vitest";
import type { Language } from "@/lib/copy/languages";
import { blockText, paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { amendmentBlocks, type AmendmentChange } from "@/lib/documents/templates/amendment";
import { numberBehind } from "@/lib/engine/family/amendable";
import { readBack } from "@/lib/engine/family/read-back";
import { readOnce } from "@/lib/engine/text/reading";

const AGREEMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: ["SUPPLY AGREEMENT", "1. Price", "1.1 Prices are without VAT.", "1.2 The Buyer pays in thirty days.", "2. Law"],
  ru: ["ДОГОВОР ПОСТАВКИ", "1. Цена", "1.1. Цены без НДС.", "1.2. Покупатель платит за 30 дней.", "2. Право"],
  mn: ["НИЙЛҮҮЛЭХ ГЭРЭЭ", "1. Үнэ", "1.1 Үнэд НӨАТ орохгүй.", "1.2 Худалдан авагч 30 хоногт төлнө.", "2. Хууль"],
};
const NEW: Readonly<Record<Language, string>> = {
  en: "The Supplier informs the Buyer of each change in writing.",
  ru: "Поставщик письменно сообщает Покупателю о каждом изменении.",
  mn: "Нийлүүлэгч өөрчлөлт бүрийг Худалдан авагчид бичгээр мэдэгдэнэ.",
};
const ON = "2026-01-01";
const toContract = (lines: readonly string[]) => ({
  ...toPlainText(lines.map((line) => paragraph(line))),
  contractName: "Supply",
  contractType: "Sales Agreement",
});

function readAgain(language: Language, change: AmendmentChange, clause: string) {
  const agreement = { name: "Supply", number: "", day: null };
  const written = { language, number: 1, agreement, parties: [], clause, change, holdsFrom: null };
  const draft = toContract(amendmentBlocks(written).map(blockText));
  const number = change.kind === "addClause" ? change.number : clause;
  const lines = AGREEMENTS[language];
  return readBack(readOnce(toContract(lines)), { amendments: [], draft, on: ON, number, change });
}

describe.each(["en", "ru", "mn"] as const)("in %s", (language) => {
  test("a clause is added, with its number, and nothing else changes", () => {
    for (const [clause, number] of [
      ["1.2", "1.3"],
      ["1.1", "1.1.1"],
    ] as const) {
      const { problem, parts } = readAgain(language, { kind: "addClause", number, wording: NEW[language] }, clause);
      expect([number, problem]).toEqual([number, null]);
      expect(parts.map(({ text, state }) => [text.trim(), state])).toEqual([[NEW[language], "in"]]);
    }
  });

  test("a clause is deleted, and nothing else changes", () => {
    const { problem, parts } = readAgain(language, { kind: "deleteClause" }, "1.2");
    expect(problem).toBeNull();
    expect(new Set(parts.map(({ state }) => state))).toEqual(new Set(["out"]));
  });

  test("what is there already, or isn't, is said; so is what goes with a section", () => {
    const add = { kind: "addClause", number: "1.2", wording: NEW[language] } as const;
    expect(readAgain(language, add, "1.1").problem).toBe("clauseExists");
    expect(readAgain(language, { kind: "deleteClause" }, "7.7").problem).toBe("noSuchClause");
    expect(readAgain(language, { kind: "deleteClause" }, "1").problem).not.toBeNull();
  });
});

test.each([
  ["1.2", ["1.1", "1.2", "2"], "1.3"],
  ["1.1", ["1.1", "1.2", "2"], "1.1.1"],
  ["1.1", ["1.1", "1.1.1", "1.1.2", "1.2"], "1.1.3"],
  ["5", ["5", "6"], "5.1"],
  ["9", ["9"], "10"],
])("behind %s of %j comes %s (B-33.15)", (number, taken, next) => {
  expect(numberBehind(number, taken)).toBe(next);
});
