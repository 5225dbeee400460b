import { describe, expect, test } from "vitest";
import { clauseNameAt, saysItsKind } from "@/lib/documents/numbering/clause-label";

const CONTRACT = [
  "8. Limitation of Liability",
  "8.1 Caps.",
  "(a) Neither party owes more than the fees.",
  "(b) Claims are counted together:",
  "(i) those of the Supplier;",
  "(ii) those of the Buyer.",
  "(c) Fines are not counted.",
  "8.2 Exceptions.",
  "Fraud is not limited.",
  "Статья 9. Прочее",
  "а) уведомления;",
  "б) расходы.",
].join("\n");
const findClauseName = (words: string) => clauseNameAt(CONTRACT, CONTRACT.indexOf(words));

describe("a clause is cited", () => {
  test.each([
    ["8.2 Exceptions", "8.2"],
    ["Neither party", "8.1(a)"],
    ["(b) Claims", "8.1(b)"],
    ["those of the Supplier", "8.1(b)(i)"],
    ["those of the Buyer", "8.1(b)(ii)"],
    ["Fines", "8.1(c)"],
    ["Fraud", ""],
    ["расходы", "Статья 9 б)"],
  ])("with the numbers above it where its own says little: %s", (words, name) => {
    expect(findClauseName(words)).toBe(name);
  });

  test("by its own number at the very beginning, and in a list without a clause above", () => {
    expect(clauseNameAt("(b) Rent", 0)).toBe("(b)");
    expect(clauseNameAt("Parties\n(a) Rent", 9)).toBe("(a)");
  });

  test("as the ninth letter and not as a one where the eighth stands before", () => {
    const letters = ["4.1 List", ..."abcdefghi"].map((one) => (one.length === 1 ? `(${one}) goods` : one)).join("\n");
    expect(clauseNameAt(letters, letters.length)).toBe("4.1(i)");
  });

  test("by its own number in a list longer than any", () => {
    const text = `9. Goods\n${"(b) goods\n".repeat(1_000)}(c) more`;
    expect(clauseNameAt(text, text.length)).toBe("(c)");
  });
});

test.each([
  ["Article IV", true],
  ["Статья 9", true],
  ["5.1 дүгээр зүйл", true],
  ["§ 5", true],
  ["8.1(viii)", false],
  ["9.2", false],
])("a number says what it is the number of: %s", (name, says) => {
  expect(saysItsKind(name)).toBe(says);
});

describe("a clause of a schedule is cited with it (B-24.8)", () => {
  const MAIN = "1. Rent\nThe rent is due.\n2. Repair\nThe Tenant repairs.\n";
  test.each([
    ["SCHEDULE 2 - SPECIAL CONDITIONS", "Schedule 2, 1."],
    ["Appendix A", "Appendix A, 1."],
    ["Приложение № 1 к договору аренды", "Приложение 1, 1."],
    ["ХАВСРАЛТ 3. ТУСГАЙ НӨХЦӨЛ", "Хавсралт 3, 1."],
    ["3 дугаар хавсралт", "Хавсралт 3, 1."],
  ])("%s", (heading, name) => {
    const text = `${MAIN}${heading}\n1. The Tenant may sublet.`;
    expect(`${clauseNameAt(text, text.indexOf("1. The Tenant"))}.`).toBe(name);
    expect(clauseNameAt(text, text.indexOf("2. Repair"))).toBe("2");
  });

  test("a reference, a list of contents and a schedule named later are no headings", () => {
    const said = (line: string) => clauseNameAt(`${line}\n1. Rent`, line.length + 1);
    expect(said("Schedule 2 prevails over clauses 2 to 14 of this Lease.")).toBe("1");
    expect(said("Schedule 2 Special conditions .......... 14")).toBe("1");
    const listed = "Schedule 1 - Rights\n1. Rent\n2. Repair\nSchedule 1 - Rights\n1. The road";
    expect(clauseNameAt(listed, listed.indexOf("2. Repair"))).toBe("2");
    expect(clauseNameAt(listed, listed.length)).toBe("Schedule 1, 1");
    expect(saysItsKind("Schedule 1, 1")).toBe(true);
  });
});
