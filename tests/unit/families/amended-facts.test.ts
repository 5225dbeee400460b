/** Facts of the text in force with the words that they rest on (B-31.10). */
import { describe, expect, test } from "vitest";
import { factInForce, type AmendedReading } from "@/lib/assistant/amended";
import { textInForce } from "@/lib/engine/family/in-force";
import type { Fact } from "@/lib/engine/review/fact";
import { readOnce } from "@/lib/engine/text/reading";

const contractFrom = (text: string) => ({
  text,
  pages: [{ page: 1, start: 0 }],
  contractName: "",
  contractType: "Other",
});
const BASE = contractFrom(
  "AGREEMENT\n2. Payment\n2.2 No VAT.\n2.3 The Buyer pays each invoice within fifteen (15) days after delivery.",
);
const CHANGE = "1. In clause 2.3 the words “fifteen (15)” are replaced with “thirty (30)”.";
const UNCLEAR = "2. In clause 2.3 the words “each bill” are replaced with “every bill”.";

function timeToPay(amendment: string, isUnsure = false) {
  const { changes, spliced } = textInForce(readOnce(BASE), {
    amendments: [{ contract: contractFrom(amendment), from: "2025-01-01", isInForce: true }],
    on: "2026-01-01",
    withText: true,
  });
  const document = { contractId: "a", versionId: "v", name: "Amendment 1", from: "2025-01-01" };
  const amended: AmendedReading = {
    ended: null,
    spliced,
    isAnywhere: false,
    changes: changes.map(({ passage, clause }) => ({ passage, clause, document, isUnsure })),
    note: { about: "amended", documents: ["Amendment 1"], unclear: 0, hidden: 0 },
    contractIds: ["a"],
  };
  const content = "within thirty (30) days";
  const start = spliced?.text.indexOf(content) ?? -1;
  const passage = { content, page: 1, start, end: start + content.length };
  const fact: Fact = { kind: "payment_terms", value: "thirty (30) days", basis: "stated", passage };
  return factInForce(fact, { own: BASE, amended });
}

describe("a fact that an amendment brought (B-31.10)", () => {
  test("is quoted from the amendment, for sure", () => {
    expect(timeToPay(CHANGE)).toMatchObject({ basis: "stated", document: { contractId: "a" } });
    expect(timeToPay(CHANGE)?.passage.content).toContain("thirty (30)");
  });

  test("is quoted from the amendment, not for sure, where another change of the clause can't be applied", () => {
    const fact = timeToPay(`${CHANGE}\n${UNCLEAR}`);
    expect(fact).toMatchObject({ basis: "likely", document: { contractId: "a" } });
    expect(fact?.passage.content).toContain("thirty (30)");
  });

  test("is never for sure where the amendment was read from images", () => {
    expect(timeToPay(CHANGE, true)).toMatchObject({ basis: "likely", document: { contractId: "a" } });
  });
});
