/** Answers that look certain by their words, in clauses unlike those that certainty was learned on (B-12.18). */
import { describe, expect, test } from "vitest";
import { clausesFor, indexOf } from "@/lib/engine/ask/answer";
import { isMetByOneWord } from "@/lib/engine/ask/one-word";
import { readQuestion } from "@/lib/engine/ask/question";
import { VOCABULARY } from "@/lib/engine/lexicon/all";
import { read } from "./contracts";

const HEAD = [
  "SUPPLY AGREEMENT",
  'made on 4 May 2026 between Northwind Timber Ltd ("Supplier") and Marlow Books GmbH ("Buyer").',
  "1. Goods. The Supplier delivers oak boards to the Buyer's yard in Riga every second Monday.",
  "2. Price. The Buyer pays EUR 410 for each cubic metre within 21 days of the invoice.",
  "3. Term. This Agreement ends on 30 April 2029.",
  "4. Law. Latvian law governs this Agreement; the courts of Riga decide disputes.",
];
const FILLER = "Each party keeps a list of the boards that were counted, graded, stacked and covered in its own yard.";
const contract = (...clauses: readonly string[]) => read([...HEAD, ...clauses].join("\n\n"));
const basisOf = (question: string, ...clauses: readonly string[]) => clausesFor(contract(...clauses), question).basis;

const unitAndTerms = (clause: string, question: string) => {
  const index = indexOf(contract(clause));
  const unit = index.units.find(({ text }) => text.includes(clause.slice(3).trim()));
  if (!unit) throw new Error("no such clause");
  return { unit, terms: readQuestion(question, index, VOCABULARY).terms };
};
const isOneWord = (clause: string, question: string) => {
  const { unit, terms } = unitAndTerms(clause, question);
  return isMetByOneWord(terms, unit);
};
describe("a clause of many words", () => {
  const INSURES = "The Supplier insures the boards against fire and theft at its own cost.";
  const long = `5. Insurance. ${FILLER} ${INSURES} ${Array<string>(16).fill(FILLER).join(" ")}`;

  test("states nothing that it says among other things, where a short one states it", () => {
    expect(basisOf("Who insures the boards against fire?", `5. Insurance. ${INSURES}`)).toBe("stated");
    expect(basisOf("Who insures the boards against fire?", long)).toBe("likely");
  });
});

test.each([
  ["5. For the rest, the Supplier insures the boards against fire at its own cost.", "likely"],
  ["5. The Supplier insures the boards against fire at its own cost.", "stated"],
])("what holds for the rest isn't stated without the rule before it: %s", (clause, basis) => {
  expect(basisOf("Who insures the boards against fire?", clause)).toBe(basis);
});

describe("a length of time that is asked for", () => {
  const SECRECY = [
    "NON-DISCLOSURE AGREEMENT",
    'made on 4 May 2026 between Northwind Timber Ltd (the "Discloser") and Marlow Books GmbH (the "Recipient").',
    "1. Purpose. The Recipient looks into the purchase of oak boards and needs drawings, price lists and samples for it.",
    "2. Secrecy. The Recipient keeps all drawings, price lists and samples secret and shows them only to employees.",
    "3. Exceptions. Nothing is secret that was known before, becomes public, or is developed by the Recipient.",
    "4. Return. On request the Recipient returns or destroys all papers and confirms it in writing.",
    "5. No licence. No right to a drawing, mark or design passes to the Recipient.",
    "6. Injunction. Money may be no adequate remedy for a breach, and the Discloser may ask a court to forbid it.",
    "7. Assignment. Neither party assigns this Agreement without the written consent of the other.",
    "8. Notices. Notices go to the addresses above by registered mail.",
    "9. Law. This Agreement is governed by the law of Latvia; the courts of Riga decide disputes.",
    "10. Changes. Changes need the written form and the signatures of both.",
  ];
  const basis = (clause: string) =>
    clausesFor(read([...SECRECY, clause].join("\n\n")), "What is the warranty period?").basis;

  test("isn't stated by a clause that has none", () => {
    const none =
      "11. No Warranty. All drawings are provided “as is”, and the Discloser disclaims any and all warranties.";
    expect(basis(none)).toBe("likely");
  });

  test("is stated by the clause that gives it", () => {
    const period = "11. Warranty Period. The warranty period for the boards is eighteen months from delivery.";
    expect(basis(period)).toBe("stated");
  });
});

describe("one word of a clause", () => {
  test("answers no question of two: 'owns' isn't 'owns the work product'", () => {
    const question = "Who owns the work product?";
    expect(isOneWord('5. An "affiliate" is any company that one of us owns or controls.', question)).toBe(true);
    expect(isOneWord("5. The Buyer owns the work product of the Supplier's designers.", question)).toBe(false);
    expect(isOneWord("5. The Supplier insures the boards.", "Who insures the boards?")).toBe(false);
  });
});
