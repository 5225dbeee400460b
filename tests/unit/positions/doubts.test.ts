import { describe, expect, test } from "vitest";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";

const read = (text: string, subject: string) => {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" };
  const found = readSubjects(readOnce(contract), []).find((one) => one.subject === subject);
  return { is: found?.is, doubts: found?.doubts };
};
const plain = { is: "found", doubts: [] };
const doubt = (...doubts: string[]) => ({ is: "found", doubts: expect.arrayContaining(doubts) });

describe("what a clause says on a subject", () => {
  test.each([
    ["7. Deposit. The deposit is returned within 10 days after the lease ends.", "deposit_return"],
    ["7. Залог. Залог возвращается в течение 10 дней после окончания аренды.", "deposit_return"],
    ["7. Барьцаа. Барьцааг түрээс дууссанаас хойш 10 хоногийн дотор буцаана.", "deposit_return"],
    ["3. The trial period is three months from the first day.", "probation"],
    ["3. Испытательный срок составляет три месяца.", "probation"],
  ])("is certain where one clause says it and nothing touches it: %s", (text, subject) => {
    expect(read(text, subject)).toEqual(plain);
  });

  test.each([
    ["7. Deposit. The deposit is returned within 10 days unless the keys are lost.", "deposit_return"],
    ["7. Залог. Залог возвращается в течение 10 дней, если ключи не утеряны.", "deposit_return"],
    ["7. Барьцаа. Түлхүүр алдаагүй бол барьцааг 10 хоногийн дотор буцаана.", "deposit_return"],
    ["4. Neither party may subcontract, except for transport.", "subcontracting"],
  ])("is not where it holds only in a case: %s", (text, subject) => {
    expect(read(text, subject)).toEqual(doubt("conditional"));
  });

  test.each([
    ["1. Deposit. It is returned within 10 days.\n\n9. End. The deposit is returned within 40 days.", "deposit_return"],
    ["1. Испытательный срок составляет 2 месяца.\n\n9. Испытательный срок составляет 3 месяца.", "probation"],
  ])("is not where two clauses are on it: %s", (text, subject) => {
    expect(read(text, subject)).toEqual(doubt("several"));
  });

  test("is not where another sentence of the clause gives leave for some of it (B-24.6)", () => {
    const text = "5. Neither party may assign this Agreement without the other's consent.";
    expect(read(text, "assignment")).toEqual(plain);
    const more = `${text} On a sale of the shop the Owner can pass on the contract to a successor.`;
    expect(read(more, "assignment")).toEqual(doubt("elsewhere"));
  });

  test("is not where minutes, and not the parties, change nothing (B-24.6)", () => {
    expect(read("6. The minutes do not amend the plan.", "unilateral_amendment")).toEqual(doubt("purpose"));
    const signed = "6. This Agreement may be amended in writing signed by both parties.";
    expect(read(signed, "unilateral_amendment")).toEqual(plain);
  });
});

describe("silence on a subject (B-24.6)", () => {
  const OTHER = "1. The Tenant shall keep the flat clean and shall not smoke in it at any time of the day.";

  test("is certain only where no word, synonym or concept of it stands", () => {
    expect(read(OTHER, "no_solicit_employees").is).toBe("absent");
    expect(read(`${OTHER} The Tenant shall not take on the Owner's cleaner.`, "no_solicit_employees").is).toBe(
      "nearest",
    );
    expect(read(OTHER, "exclusivity").is).toBe("absent");
    expect(read(`${OTHER} The Owner is the sole dealer.`, "exclusivity").is).toBe("nearest");
  });

  test("is not in a language that nobody reads here", () => {
    const german = `1. ${"Der Mieter zahlt die Miete jeden Monat im Voraus auf das Konto des Vermieters ein. ".repeat(12)}`;
    expect(read(german, "exclusivity").is).toBe("nearest");
    const chinese = `${OTHER} ${"承租人应当按月支付租金。".repeat(6)}`;
    expect(read(chinese, "exclusivity").is).toBe("nearest");
  });
});
