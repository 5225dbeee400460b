import { describe, expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const PARTIES = 'between Alder Ltd (the "Seller") and Birch Inc. (the "Buyer").';
const DATED = `This Supply Agreement is made on May 4, 2025 ${PARTIES}`;

function factBasis(kind: string, ...lines: string[]): string | undefined {
  const reading = readingOfLines(["SUPPLY AGREEMENT", ...lines]);
  return findFacts(reading, review(reading)).find((fact) => fact.kind === kind)?.basis;
}

describe("a fact is stated only where a rule that earned it says so", () => {
  test("the day it is dated: not another contract's, and not one of two", () => {
    expect(factBasis("agreement_date", DATED)).toBe("stated");
    const recital = "WHEREAS, the parties entered into a Lease Agreement, dated as of May 4, 2025;";
    expect(factBasis("agreement_date", `This Supply Agreement is ${PARTIES}`, recital)).toBeUndefined();
    expect(factBasis("agreement_date", "Dated as of May 1, 2025", DATED)).toBe("likely");
  });

  test("the day it takes effect: the one that is named so, and that of its term", () => {
    const two = `This Supply Agreement is made on May 4, 2025 but effective as of May 1, 2025 (the "Effective Date") ${PARTIES}`;
    const reading = readingOfLines(["SUPPLY AGREEMENT", two]);
    const facts = findFacts(reading, review(reading));
    expect(facts.find(({ kind }) => kind === "effective_date")).toMatchObject({ iso: "2025-05-01", basis: "likely" });
    expect(facts.find(({ kind }) => kind === "agreement_date")).toMatchObject({ iso: "2025-05-04", basis: "stated" });
    expect(factBasis("effective_date", DATED, "2. Term", "The term commences on June 1, 2025 at noon.")).toBe("likely");
  });

  test("its end: a plain clause on the term that names the day", () => {
    const term = (words: string) => factBasis("expiration_date", DATED, "2. Term", words);
    expect(term("2.1. This Agreement shall continue in force until May 31, 2027.")).toBe("stated");
    expect(term("2.1. The term of this Agreement shall be two (2) years from the date of this Agreement.")).toBe(
      "likely",
    ); // it may end a day sooner
    expect(term("2.1. The term of this Agreement shall be two (2) years from the Launch Date.")).not.toBe("stated");
    expect(term("2.1. The term of this Agreement ends on the later of May 31, 2027 and the last delivery.")).not.toBe(
      "stated",
    );
  });

  test("what no amendment at the end changes", () => {
    const term = "2.1. This Agreement shall continue in force until May 31, 2027.";
    const amended = (words: string) => factBasis("expiration_date", DATED, "2. Term", term, "9. Amendment", words);
    expect(amended('9.1. In clause 2.1 "May 31, 2027" is replaced by "May 31, 2029".')).not.toBe("stated");
    expect(amended('9.1. In clause 5.1 "May 31, 2027" is replaced by "May 31, 2029".')).toBe("stated");
  });

  test("not an end that is only bounded, nor one that another clause replaces", () => {
    const bounded = "2.1. The term of this Agreement is not longer than 15 years from May 4, 2025.";
    expect(factBasis("expiration_date", DATED, "2. Term", bounded)).not.toBe("stated");
    const russian = (...lines: string[]) =>
      factBasis(
        "expiration_date",
        "Договор от 4 мая 2025 г.",
        "2. Срок",
        "2.1. Договор действует до 31 мая 2027 г.",
        ...lines,
      );
    expect(russian()).toBe("stated");
    expect(
      russian("Дополнительное соглашение", "1. Пункт 2.1 изложить так: «Договор действует до 31 мая 2029 г.»."),
    ).toBe("likely");
  });

  test("the law: all clauses that choose one choose it", () => {
    const ohio = "3.1. This Agreement is governed by the laws of Ohio.";
    expect(factBasis("governing_law", DATED, ohio)).toBe("stated");
    expect(factBasis("governing_law", DATED, ohio, "3.2. This Agreement is governed by the laws of Texas.")).toBe(
      "likely",
    );
  });

  test("a renewal that must be agreed is not stated as one", () => {
    const agreed =
      "2.2. This Agreement may be renewed for successive one (1) year periods by mutual written agreement.";
    expect(factBasis("renewal_term", DATED, agreed)).not.toBe("stated");
    const automatic =
      "2.2. This Agreement shall automatically renew for successive one (1) year periods unless either party gives notice of non-renewal at least sixty (60) days prior to the end of the then current term.";
    expect(factBasis("renewal_notice", DATED, automatic)).toBeDefined();
  });
});
