/** A document's own number and name, apart from those of companies and of other contracts in its head. */
import { expect, test } from "vitest";
import { identify } from "@/lib/engine/family/identity";
import { findTitle } from "@/lib/engine/summary/title";
import { readOnce } from "@/lib/engine/text/reading";

const read = (text: string) =>
  readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "x", contractType: "Other" });

test("a company's number in a register isn't the document's (B-47.3)", () => {
  const own = (head: string) => identify(read(`${head}\n\n1. The Supplier delivers software to the Customer.`)).own;
  const company = "Halyard Limited, a company registered in Ireland under number 641877, and Brink B.V.";
  expect(own(`ORDER FORM\n\n${company}`).number).toBe("");
  expect(own(`ORDER FORM No. 17/2026\n\n${company}`).number).toBe("17/2026");
  expect(own("ДОГОВОР ПОСТАВКИ\n\nООО «Ольха», ОГРН № 1107746000001, и ООО «Берёза»").number).toBe("");
  expect(own("ДОГОВОР ПОСТАВКИ № 14\n\nООО «Ольха», ОГРН № 1107746000001, и ООО «Берёза»").number).toBe("14");
  expect(own("ТҮРЭЭСИЙН ГЭРЭЭ\n\nБүртгэлийн дугаар Ф-09").number).toBe("Ф-09");
});

test("a contract that the text only names gives it no title", () => {
  const parties = Array.from({ length: 12 }, (_, at) => `Address of party ${at}: Long Street ${at}, Limerick`).join(
    "\n",
  );
  const text = `ORDER FORM HL-2291\n\n${parties}\n\nPrevious arrangement: Pilot Agreement of 3 September 2024, which ended.`;
  expect(findTitle(read(text))).toBe("ORDER FORM HL-2291");
  expect(
    findTitle(read("This Pilot Agreement is made between Alder Ltd and Birch Ltd.\n\n1. Term. One year.")),
  ).toMatch(/Pilot Agreement/u);
});
