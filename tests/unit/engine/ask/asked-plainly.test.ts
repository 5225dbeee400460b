/** Everyday questions to contracts of firms: which clause comes first, and what is said of it (B-12.18). */
import { describe, expect, test } from "vitest";
import { clausesFor, indexOf } from "@/lib/engine/ask/answer";
import { askedFacts } from "@/lib/engine/ask/asked-fact";
import { readQuestion } from "@/lib/engine/ask/question";
import learned from "@/lib/engine/ask/weights.json";
import { isOfAnotherParty } from "@/lib/engine/ask/whose";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { read } from "./contracts";

const LEASE = `LEASE

Made on 3 March 2026 between Quayside Holdings Ltd (the Landlord), Thornbury Print Ltd (the Tenant) and Ruth Vance (the Guarantor).

1. The Landlord lets Unit 9 to the Tenant for a term that begins on 1 April 2026 and ends on 31 March 2031.

2. The rent is £31,000 a year, paid in four equal parts on the usual quarter days.

3. The Tenant shall decorate the exterior of the Unit in the second and fourth years.

4. The Tenant shall not underlet the Unit or any part of it.

5. Each party keeps the other's papers confidential for three years after the term.

6. The Tenant may end this Lease on the Break Date, 31 March 2029, by six months' written notice.

7. The Landlord may forfeit this Lease if a quarter's rent is unpaid 21 days after it fell due.

8. The Guarantor guarantees the rent. The Guarantor's liability is limited to £40,000.

9. The term renews for a further three years unless either party gives four months' notice that it does not wish to renew.

10. Notices go by recorded post to the addresses above.

11. This Lease is governed by the law of England and Wales.`;

const first = (question: string, text = LEASE) => {
  const [clause] = clausesFor(read(text), question).clauses;
  return clause ? text.slice(clause.start, clause.end).split(" ", 1)[0] : null;
};
const asked = (question: string, text = LEASE) => {
  const index = indexOf(read(text));
  const understood = readQuestion(question, index, VOCABULARY);
  return { question: understood, index, asked: askedFacts(understood, learned.askedFacts) };
};

test.each([
  ["how often do they have to paint the outside?", "3."],
  ["can we sublet?", "4."],
  ["can the tenant sub-let part of it?", "4."],
  ["how long is confidentiality?", "5."],
  ["when can we break the lease early?", "6."],
  ["can they kick us out if the rent is late?", "7."],
  ["how do we stop it renewing?", "9."],
  ["when does the lease end?", "1."],
])("an everyday question finds its clause: %s", (question, clause) => {
  expect(first(question)).toBe(clause);
});

describe("the fact that a short question asks for", () => {
  const asksForEnd = (question: string) => asked(question).asked.get("expiration_date") ?? 0;

  test.each([
    ["When does the lease end?", "When does the contract end?"],
    ["Когда заканчивается аренда?", "Когда заканчивается договор?"],
    ["Түрээс хэзээ дуусах вэ?", "Гэрээ хэзээ дуусах вэ?"],
  ])("is the same where the contract is called by its kind: %s", (kind, contract) => {
    expect(asksForEnd(kind)).toBeCloseTo(asksForEnd(contract));
    expect(asksForEnd(kind)).toBeGreaterThan(0.25);
  });

  test.each([
    ["How long is confidentiality?", "When does the contract end?"],
    ["Сколько действует конфиденциальность?", "Когда заканчивается договор?"],
    ["Баталгаа хэзээ дуусах вэ?", "Гэрээ хэзээ дуусах вэ?"],
  ])("is not the contract's end where something else ends: %s", (other, contract) => {
    expect(asksForEnd(other)).toBeLessThan(0.5);
    expect(asksForEnd(other)).toBeLessThan(asksForEnd(contract));
  });
});

describe("whose liability a clause limits", () => {
  const isOfAnother = (question: string) => {
    const found = asked(question);
    return isOfAnotherParty(
      found,
      found.index.units.findIndex(({ number }) => number === "8"),
    );
  };

  test("is told apart by the party that opens each sentence", () => {
    expect(isOfAnother("Is there a cap on the landlord's liability?")).toBe(true);
    expect(isOfAnother("Is there a cap on the guarantor's liability?")).toBe(false);
    expect(isOfAnother("Is there a cap on liability?")).toBe(false);
  });

  test("decides whether the clause probably answers", () => {
    expect(clausesFor(read(LEASE), "Is there a cap on the landlord's liability?").basis).toBe("nearest");
    expect(clausesFor(read(LEASE), "Is there a cap on the guarantor's liability?").basis).not.toBe("nearest");
  });
});

describe("a clause that another replaces", () => {
  const whole = (change: string) => `${LEASE}\n\nSPECIAL CONDITIONS\n\n12. ${change}`;
  const order = (text: string) =>
    clausesFor(read(text), "May the Tenant underlet any part of the Unit?")
      .clauses.slice(0, 2)
      .map(({ start, end }) => text.slice(start, end).split(" ", 1)[0]);

  test("comes after it, its words struck", () => {
    const text = whole('Clause 4 is replaced by: "The Tenant may underlet one room of the Unit with consent."');
    expect(order(text)).toEqual(["12.", "4."]);
  });

  test("comes first where nothing replaces it", () => {
    expect(order(whole("The Tenant may keep two bicycles in the yard."))[0]).toBe("4.");
  });
});
