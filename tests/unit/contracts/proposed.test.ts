/** What an upload that was just read may be called and be. Source: B-8.19. */
import { describe, expect, test } from "vitest";
import { guessedType, proposedFor, guessTitle } from "@/lib/contracts/reading/guessed";

const NDA = "Harbour & Co.\nMUTUAL NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made between a buyer and a seller.";
const LOAN = "ДОГОВОР ЗАЙМА № 7\n\nг. Омск\n\nПродавец товара даёт заём, поставка и аренда его не касаются.";
const given = (name: string, contractType: string, fileName = "scan.pdf") => ({ name, contractType, fileName });

describe("a proposal", () => {
  test("is the title in place of the file's name, and the type that the title names (B-8.19)", () => {
    expect(proposedFor(given("scan", "Other"), NDA)).toEqual({
      name: "MUTUAL NON-DISCLOSURE AGREEMENT",
      type: "Non-Disclosure Agreement",
    });
    expect(proposedFor(given("scan", "Sales Contract"), LOAN)).toEqual({ name: "ДОГОВОР ЗАЙМА № 7", type: "Other" });
  });

  test("never replaces a name that somebody typed, or one and a type that are right (B-8.19)", () => {
    expect(proposedFor(given("Harbour NDA", "Non-Disclosure Agreement"), NDA)).toEqual({ name: null, type: null });
    const file = "Mutual  non-disclosure agreement.docx";
    const right = given("Mutual  non-disclosure agreement", "Non-Disclosure Agreement", file);
    expect(proposedFor(right, NDA)).toEqual({ name: null, type: null });
    const longer = "Harbour_mutual-non-disclosure-agreement";
    expect(proposedFor(given(longer, "Other", `${longer}.docx`), NDA).name).toBeNull();
    expect(proposedFor(given("a", "Sales Agreement", "a.txt"), "Supply agreement\n1. Goods")).toEqual({
      name: "Supply agreement",
      type: null,
    });
  });

  test("of a type is made by no more than words where the title says none", () => {
    const letter = "Dear Sir,\nservice service service service and once more service of ours.";
    expect(guessedType(letter)).toBe("Service Agreement");
    expect(proposedFor(given("letter", "Other", "letter.txt"), letter)).toEqual({ name: null, type: null });
  });
});

test.each([
  ["EXHIBIT 10.1\nDISTRIBUTOR AGREEMENT Page 1 of 18\nThis", "DISTRIBUTOR AGREEMENT"],
  ["SERVICES AGREEMENT No. NC-2026/014\n(Hosting)\n\nDarkhan", "SERVICES AGREEMENT No. NC-2026/014"],
  ["ДОГОВОР № 18-А\nна бухгалтерское обслуживание\nг. Казань", "ДОГОВОР № 18-А на бухгалтерское обслуживание"],
  ["“НАРЛАГ БООВ” ФРАНЧАЙЗЫН ГЭРЭЭ\n№ 9", "“НАРЛАГ БООВ” ФРАНЧАЙЗЫН ГЭРЭЭ"],
  ["THIS AGREEMENT is made on 1 May\nand goes on.", null],
  ["Agreement\nbetween two", null],
  ["A letter\nabout the weather", null],
  ["", null],
])("the title of %j is %j", (text, title) => {
  expect(guessTitle(text)).toBe(title);
});
