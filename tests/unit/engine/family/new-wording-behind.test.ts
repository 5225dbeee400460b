/** The new words of a clause that stand in quotation marks behind the sentence that announces them. Source: B-31.4. */
import { describe, expect, test } from "vitest";
import { identify } from "@/lib/engine/family/identity";
import { textInForce } from "@/lib/engine/family/in-force";
import { readOnce } from "@/lib/engine/text/reading";

const contract = (text: string) => ({
  text,
  pages: [{ start: 0, page: 1 }],
  contractName: "x",
  contractType: "Service Agreement",
});
const BASE = contract("SERVICES AGREEMENT\n\n3.1 The monthly fee is USD 400.\n\n3.2 Invoices are paid within 15 days.");
const changed = (...lines: string[]) =>
  textInForce(readOnce(BASE), {
    amendments: [{ contract: contract(["AMENDMENT No. 1", ...lines].join("\n")), from: "2026-09-03", isInForce: true }],
    on: "2026-11-29",
    withFacts: true,
  });
const price = ({ facts }: ReturnType<typeof changed>) => facts.find(({ kind }) => kind === "price")?.value;

describe("new wording in quotation marks behind the change", () => {
  test.each([
    ['"3.1 The monthly fee is USD 530 (the "Fee"), invoiced in arrears."'],
    ["“3.1 The monthly fee is USD 530 (the “Fee”), invoiced in arrears.”"],
    ['"3.1 The monthly fee is USD 530 (the "Fee").', 'It is invoiced in arrears."'],
  ])("is put in, and quoted whole: %s (B-31.4)", (...wording) => {
    const made = changed("1. With effect from 1 October 2026, Clause 3.1 is replaced with the following:", ...wording);
    expect(made.changes).toMatchObject([{ number: "3.1", kind: "replaceClause", isApplied: true, from: "2026-10-01" }]);
    expect(made.changes[0]?.passage.content).toContain("USD 530");
    expect(made.changes[0]?.passage.content).toContain("arrears");
    expect(price(made)).toContain("530");
  });

  test.each([
    ["of another clause", '"3.2 The monthly fee is USD 530."'],
    ["without an end", '"3.1 The monthly fee is USD 530.'],
  ])("is not put in %s", (_, wording) => {
    const made = changed("1. Clause 3.1 is replaced with the following:", wording);
    expect(made.changes).toMatchObject([{ number: "3.1", kind: "unclear", isApplied: false }]);
    expect(price(made)).toContain("400");
  });
});

describe("what is read of a change", () => {
  test("ends with the quotation where its full stop stands within the marks (B-31.4)", () => {
    const made = changed(
      "1.1 With effect from 1 October 2026, clause 3.1 is replaced by: “The monthly fee is USD 530.” Until that day it stays USD 400.",
    );
    expect(made.changes).toMatchObject([{ number: "3.1", kind: "replaceClause", isApplied: true, from: "2026-10-01" }]);
  });

  test.each([
    ["Except as amended above, the Agreement stays unchanged. Clause 3.2 of the Agreement applies to this Amendment."],
    ["Пункт 3.2 Договора применяется к настоящему дополнительному соглашению."],
    ["Энэхүү нэмэлт, өөрчлөлтөд Гэрээний 3.2 дахь заалт үйлчилнэ."],
  ])("is nothing of a clause that only applies to the amendment: %s (B-31.5)", (words) => {
    expect(changed(`2.1 ${words}`).changes).toEqual([]);
    expect(changed(`2.1 ${words}`, "2.2 Clause 3.2 is deleted.").changes).toMatchObject([{ number: "3.2" }]);
  });
});

describe("the day from which an amendment holds", () => {
  const from = (words: string) => identify(readOnce(contract(`AMENDMENT No. 1\n\n${words}`))).own.holdsFrom;

  test("is the one on which it takes effect (B-47.3)", () => {
    expect(from("1. This Amendment takes effect on 1 October 2026.")).toBe("2026-10-01");
    expect(from("1. Настоящее соглашение вступает в силу с 1 октября 2026 г.")).toBe("2026-10-01");
    const of = "The parties amend the Agreement No. 5 of 15 January 2026 as follows, with effect from 1 November 2026.";
    expect(from(of)).toBe("2026-11-01");
    expect(from(`${of}\n1. With effect from 1 January 2027, clause 4.2 is deleted.`)).toBe("2026-11-01");
    expect(identify(readOnce(contract(`AMENDMENT No. 1\n\n${of}`))).references).toMatchObject([{ day: "2026-01-15" }]);
  });

  test.each([
    "1. This item 3 takes effect only if the Customer pays by 31 October 2026.",
    "1. Clause 4 takes effect on 31 October 2026.",
    "1. With effect from 31 October 2026 the monthly fee is USD 530.",
    "1. This Amendment takes effect only if the fee is paid by 31 October 2026.",
    "1. Пункт 2 вступает в силу с 31 октября 2026 г.",
    "1. Соглашение вступает в силу, если цена уплачена до 31 октября 2026 г.",
  ])("is none of a part, nor of a condition: %s", (words) => {
    expect(from(words)).toBeNull();
  });
});
