import { describe, expect, test } from "vitest";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { figureIn, usualFigure, usualLimits, type Figure } from "@/lib/positions/draft/figures";
import { inBookTerms } from "@/lib/positions/draft/terms";

const english = { language: "en", buy: "Tenant", supply: "Landlord" } as const;

describe("a clause as wording (B-34.6)", () => {
  test("has the playbook's names for the sides, and no number", () => {
    const clause = "9.2 The Tenant shall repay the Landlord's costs within 14 days.";
    expect(inBookTerms(clause, english, [])).toBe("The Customer shall repay the Supplier's costs within 14 days.");
  });

  test("a firm's name becomes its side's in English, with or without its company form", () => {
    const parties = [{ name: "Nantz Communications, Inc.", role: "Consultant" }];
    expect(inBookTerms("Nantz Communications shall report monthly.", english, parties)).toBe(
      "Supplier shall report monthly.",
    );
  });

  test("a clause with a name whose side isn't known is no wording for others", () => {
    expect(inBookTerms("ACME Corp. may audit.", english, [{ name: "ACME Corp.", role: null }])).toBeNull();
    expect(inBookTerms("Either party may audit.", english, [{ name: "ACME Corp.", role: null }])).toBe(
      "Either party may audit.",
    );
  });

  test("nor is one with the name's first word, or with where letters go to", () => {
    const parties = [{ name: "Halyard Analytics Ltd", role: "Supplier" }];
    expect(inBookTerms("Halyard shall delete it.", english, parties)).toBe("Supplier shall delete it.");
    expect(
      inBookTerms("Halyard shall delete it.", english, [{ name: "Halyard Analytics Ltd", role: null }]),
    ).toBeNull();
    expect(inBookTerms("Write to accounts@harrowlane.example.", english, [])).toBeNull();
  });

  test("no Russian or Mongolian word is given an ending it may not have", () => {
    const russian = { language: "ru", buy: "Арендатор", supply: "Арендодатель" } as const;
    expect(inBookTerms("5.1. Арендатор платит вперёд.", russian, [])).toBe("Заказчик платит вперёд.");
    const both = "Арендатор возмещает убытки Арендодателю.";
    expect(inBookTerms(both, russian, [])).toBe(both);
    expect(inBookTerms("Арендатор платит, Арендодатель сдаёт.", russian, [])).toBe("Заказчик платит, Поставщик сдаёт.");
    const named = [{ name: "ООО «Ромашка»", role: "Арендатор" }];
    expect(inBookTerms("ООО «Ромашка» платит вперёд.", russian, named)).toBeNull();
    const mongolian = { language: "mn", buy: "Түрээслэгч", supply: "Түрээслүүлэгч" } as const;
    expect(inBookTerms("Түрээслэгчийн эрх.", mongolian, [])).toBe("Түрээслэгчийн эрх.");
  });
});

const days = (...values: number[]): Figure[] => values.map((value) => ({ unit: "days", value }));

describe("ask and fallback (B-34.6)", () => {
  test("the ask is the most frequent figure, the fallback the worst that was signed, by whose side it is", () => {
    expect(usualFigure("payment_terms", "supply", days(30, 30, 60))).toMatchObject({
      bound: "atMost",
      ask: { value: 30 },
      widest: { value: 60 },
    });
    expect(usualFigure("payment_terms", "buy", days(30, 60, 60))).toMatchObject({
      bound: "atLeast",
      ask: { value: 60 },
      widest: { value: 30 },
    });
  });

  test("where nothing says which way is worse there is neither", () => {
    expect(usualFigure("audit", "supply", days(30))).toBeNull();
    expect(usualFigure("payment_terms", "supply", [])).toBeNull();
  });

  const reading = (subject: string, claims: readonly object[]): SubjectReading =>
    ({ subject, is: "found", isAmended: false, doubts: [], passages: [], claims }) as unknown as SubjectReading; // only what is read of it
  const value = (figure: number) => ({ unit: "days", value: figure, bound: "exact" });

  test("of a contract with two figures on a subject neither counts", () => {
    expect(figureIn(reading("payment_terms", [{ values: [value(30)] }]))).toEqual({ unit: "days", value: 30 });
    expect(figureIn(reading("payment_terms", [{ values: [value(30), value(45)] }]))).toBeNull();
    const doubtful = { ...reading("payment_terms", [{ values: [value(30)] }]), doubts: ["several"] as const };
    expect(figureIn(doubtful)).toBeNull();
  });

  test("what most contracts have in common becomes a limit, and nothing else", () => {
    const leave = (who: string) => reading("termination_for_convenience", [{ says: "does", who, values: [] }]);
    expect(usualLimits("termination_for_convenience", "buy", [leave("both"), leave("both"), leave("supply")])).toEqual([
      { is: "mutual" },
    ]);
    expect(usualLimits("termination_for_convenience", "buy", [leave("buy"), leave("both")])).toEqual([
      { is: "notOnlyTheirs" },
    ]);
    expect(usualLimits("termination_for_convenience", "buy", [leave("both"), leave("supply")])).toEqual([]);
    const burden = (says: string) => reading("exclusivity", [{ says, who: "both", values: [] }]);
    expect(usualLimits("exclusivity", "buy", [burden("doesNot")])).toEqual([{ is: "absent" }]);
    expect(usualLimits("exclusivity", "buy", [burden("does")])).toEqual([{ is: "present" }]);
  });
});
