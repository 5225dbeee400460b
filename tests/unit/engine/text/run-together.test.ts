import { describe, expect, test } from "vitest";
import { readOnce } from "@/lib/engine/text/reading";
import { splitUnits } from "@/lib/engine/text/units";

const unitsOf = (text: string) =>
  splitUnits(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" })).map(
    (unit) => `${unit.number ?? "-"} ${unit.text.slice(0, 24).trim()}`,
  );
const LONG = "The Buyer keeps the goods dry and apart from those of others until they are paid for in full. ".repeat(3);

describe("clauses that a converted file runs together in one paragraph", () => {
  test("are cut at their numbers, whole sections too", () => {
    const paragraph = [
      `1.1 Goods. ${LONG}`,
      `1.2 Use. ${LONG}`,
      "2. Price and Payment The Buyer pays EUR 900 within 30 days.",
      "Section 3.1 Audit. The Seller may look at the books once a year.",
      "ARTICLE IV TERM AND END Section 4.1 Term. It runs for two years.",
    ].join(" ");
    expect(unitsOf(paragraph)).toEqual([
      "1.1 1.1 Goods. The Buyer kee",
      "1.2 1.2 Use. The Buyer keeps",
      "2 2. Price and Payment The",
      "3.1 Section 3.1 Audit. The S",
      "IV ARTICLE IV TERM AND END",
    ]);
  });

  test("stay one where a number is a reference, a sum or a day", () => {
    const paragraph = `5.1 ${LONG}It follows clause 4.2 and Section 7.3 of the Terms. The fee is EUR 12. 40 of them go back on 3.4.2027.`;
    expect(unitsOf(paragraph)).toHaveLength(1);
  });

  test("a short paragraph is one clause", () => {
    expect(unitsOf("Entry 3. 02.07.2027. The Client does the wiring. 1.2 stands.")).toHaveLength(1);
  });
});
