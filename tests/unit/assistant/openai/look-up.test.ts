import { describe, expect, test } from "vitest";
import { lookUp } from "@/lib/assistant/engines/openai/quotes/look-up";
import { contractText, LEASE } from "./contracts";

const found = (line: string, quote: string) =>
  lookUp(contractText("Opening.", line, "Closing."), quote).map(({ passage, standing }) => [passage.content, standing]);

describe("a quote in the contract's own words", () => {
  test("is verified, with its place", () => {
    const [quote] = lookUp(LEASE, "governed by the laws of Mongolia");
    expect(quote).toMatchObject({
      standing: "verified",
      passage: { content: "governed by the laws of Mongolia", page: 1 },
    });
    expect(LEASE.text.slice(quote?.passage.start, quote?.passage.end)).toBe("governed by the laws of Mongolia");
  });

  test.each([
    ["white space and line ends", "The Tenant\n shall\u00a0pay  rent", "The Tenant shall pay rent"],
    ["soft hyphens", "The agree\u00adment ends", "The agreement ends"],
    ["letters that are composed or decomposed", "Применимый закон", "Применимый закон".normalize("NFD")],
    ["a byte order mark", "The term", "\ufeffThe term"],
  ])("is verified whatever %s it has", (_what, line, quote) => {
    expect(found(line, quote)).toEqual([[line, "verified"]]);
  });
});

describe("a quote in other letters", () => {
  test.each([
    ["ё", "Расчёты ведутся в рублях", "Расчеты ведутся в рублях"],
    ["Ө and Ү as their Cyrillic neighbours", "Төлбөрийг хугацаанд нь төлнө Үнэ", "Толборийг хугацаанд нь толно Унэ"],
    ["Ө and Ү as an old font has them", "Өмч хөрөнгө үнэгүй", "Ємч хєрєнгє їнэгїй"],
    ["Latin letters in Cyrillic words", "Срок аренды", "Cрoк apeнды"],
    ["quotation marks", "Acme (the “Landlord’s agent”)", 'Acme (the "Landlord\'s agent")'],
    ["dashes", "2020—2025 non-compete", "2020-2025 non‑compete"],
    ["case", "THE TENANT SHALL PAY", "The Tenant shall pay"],
    ["ligatures", "The ﬁnal ofﬁce", "The final office"],
  ])("is repaired: %s", (_what, line, quote) => {
    expect(found(line, quote)).toEqual([[line, "repaired"]]);
  });

  test("is repaired where a word is left out or changed", () => {
    const line =
      "The Supplier shall indemnify the Customer against all claims of third parties that arise from the use of the goods.";
    expect(
      found(
        line,
        "The Supplier shall indemnify Customer against all claims of third parties that arise from the usage of the goods",
      ),
    ).toEqual([[line.slice(0, -1), "repaired"]]);
  });

  test("comes back in parts where the model left words out with dots", () => {
    expect(
      found(
        "The Tenant shall pay the rent, which is due monthly, in advance.",
        "The Tenant shall pay the rent … in advance.",
      ),
    ).toEqual([
      ["The Tenant shall pay the rent", "verified"],
      ["in advance.", "verified"],
    ]);
  });
});

describe("what isn't in the contract", () => {
  const line =
    "The Supplier shall not assign this Agreement to a third party without the prior consent of the Customer in sixty (60) days.";
  test.each([
    ["invented words", "The Supplier pays a penalty of ten per cent a day"],
    ["a negation left out", line.replace("shall not", "shall")],
    ["another number", line.replace("sixty (60)", "thirty (30)")],
    ["duty turned into leave", line.replace("shall not", "may")],
    ["one part that is invented", "The Supplier shall not assign this Agreement … and pays a penalty"],
    ["nothing", " \n "],
    ["half a word", "greement to a thir"],
  ])("is not found: %s", (_what, quote) => {
    expect(found(line, quote)).toEqual([]);
  });

  test("a number is not found within another", () => {
    expect(found("It takes 1.5 days and 115 hours.", "5 days")).toEqual([]);
    expect(found("It takes 1.5 days and 115 hours.", "15 hours")).toEqual([]);
    expect(found("It takes 1.5 days and 115 hours.", "1.5 days")).toEqual([["1.5 days", "verified"]]);
    expect(found("USD 10,00 is due", "USD 1000")).toEqual([]);
  });
});

test("of several places alike the first that is free is meant", () => {
  const contract = contractText("A blank: ____.", "Another: ____.");
  const [first] = lookUp(contract, "____");
  const [second] = lookUp(contract, "____", new Set([first?.passage.start ?? 0]));
  expect([first?.passage.start, second?.passage.start]).toEqual([
    contract.text.indexOf("____"),
    contract.text.lastIndexOf("____"),
  ]);
});

test("every place that is given holds just what it says, whatever letters stand around", () => {
  const contract = contractText("İstanbul 𝔸𝔹 ﬃ ㎏ й̆ — Ёлка «ёж», e\u0301te\u0301 № 5.", "Төгсгөл ½ ™");
  for (const quote of ["İstanbul", "𝔸𝔹", "ffi", "kg", "елка", "ЁЖ", "été", "No 5", "төгсгөл"]) {
    const [one] = lookUp(contract, quote);
    expect(one, quote).toBeDefined();
    expect(contract.text.slice(one?.passage.start, one?.passage.end)).toBe(one?.passage.content);
  }
});
