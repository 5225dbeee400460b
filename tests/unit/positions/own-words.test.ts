/** Our own wording in a contract is what we ask for, word for word (B-24.6). */
import { expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { judged } from "@/lib/positions/judged";
import { position } from "@/lib/positions/position";

const ASK = "The Supplier's liability in each contract year is limited to twice the fees payable in that year.";
const ENOUGH = "The Supplier's liability in each contract year is limited to the fees payable in that year.";
const cap = position.parse({
  topic: "liability_cap",
  wanted: { text: "A fair cap on liability, whatever it is", wording: ASK, limits: [] },
  fallback: { text: "Something less", wording: ENOUGH, limits: [] },
  why: "Because",
});
const verdictOn = (text: string, type = "Service Agreement", kinds: ("services" | "nda")[] = []) => {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: type };
  const reading = {
    topics: [],
    subjects: readSubjects(readOnce(contract), []),
    terms: readOwnTerms(contract),
    contractType: type,
  };
  const [item] = judged(reading, [cap], { side: "buy", contractType: "", kinds });
  return [item?.verdict, item?.reason];
};
const HEAD =
  'Agreement between North Yard Limited ("Supplier") and Anna Reed Limited ("Client").\n\n8. Fees. The Client pays EUR 900.\n\n';

test("our ask word for word matches, our fallback is acceptable (B-24.6)", () => {
  expect(verdictOn(`${HEAD}9. Liability. ${ASK}`)).toEqual(["matches", "wanted"]);
  expect(verdictOn(`${HEAD}9. Liability. ${ENOUGH}`)).toEqual(["acceptable", "fallback"]);
});

test("it doesn't where another sentence may take it back", () => {
  const back = "This does not apply in the first contract year.";
  expect(verdictOn(`${HEAD}9. Liability. ${ASK} ${back}`)[0]).toBe("needsReview");
  expect(verdictOn(`${HEAD}9. Liability. Unless the parties agree otherwise in an order. ${ASK}`)[0]).toBe(
    "needsReview",
  );
  expect(verdictOn(`${HEAD}9. ${ASK}`)[0]).toBe("matches");
});

test("it doesn't where the clause has another sentence on the subject, or other words", () => {
  const theirs = "The total liability of each party is limited to EUR 500.";
  expect(verdictOn(`${HEAD}9. Liability. ${theirs} ${ASK}`)[0]).toBe("needsReview");
  expect(verdictOn(`${HEAD}9. Liability. ${ASK.replace("twice", "half")}`)[0]).toBe("needsReview");
});
