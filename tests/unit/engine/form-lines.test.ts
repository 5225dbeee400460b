/** Lines that say whose form a contract is written on (B-30.13). */
import { describe, expect, test } from "vitest";
import { formLines } from "@/lib/engine/positions/form-lines";

const contract = (text: string) => ({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" });
const linesIn = (text: string) => formLines(contract(text)).map(({ content }) => content);
const BODY = Array.from({ length: 400 }, (_, at) => `${at}. The standard form of notices is a letter by Altan.`).join(
  "\n",
);

describe("whose form it is", () => {
  test.each([
    "Altan Trade LLC Standard Terms and Conditions of Purchase",
    "© 2024 Altan Trade LLC",
    "Типовая форма ООО «Алтан»",
    "Форма утверждена приказом ООО «Алтан» № 5",
    "«Алтан Трейд» ХХК-ийн загвар гэрээ",
  ])("is said by %s", (line) => {
    expect(linesIn(`${line}\nSUPPLY AGREEMENT\n1. Price\n`)).toEqual([line]);
    expect(linesIn(`SUPPLY AGREEMENT\n1. Price\n${line}`)).toEqual([line]);
  });

  test("is said by no line between, no clause, and no usual word", () => {
    expect(
      linesIn("SUPPLY AGREEMENT\nbetween Altan Trade LLC and Orkhon LLC\n1. The form of notices is a letter."),
    ).toEqual([]);
    const found = linesIn(`SUPPLY AGREEMENT\n${BODY}\nThe end`);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(linesIn(`The standard form ${"of the parties ".repeat(40)}`)).toEqual([]);
  });
});
