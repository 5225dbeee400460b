/** The clause that a verdict rests on is the one on the subject, and whose right it is counts (B-24.6, B-24.8). */
import { expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const HEAD = 'SUPPLY CONTRACT by and between Oak Ltd (the "Supplier") and Elm Ltd (the "Buyer").';
const PAPER = "5. The Supplier hands over the paper in May.";

/** How the verdict on a topic and the opening of its clause read. */
function found(topic: string, side: Side, ...clauses: string[]) {
  const text = [HEAD, PAPER, ...clauses].join("\n\n");
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Sales Contract" };
  const book = starterBook({ side, kind: "goods", language: "en" });
  const positions = book.positions.filter((one) => one.topic === topic);
  const readings = {
    ...{ topics: [], subjects: readSubjects(readOnce(contract), []), contractType: "Sales Contract" },
    terms: readOwnTerms(contract),
  };
  const [item] = judged(readings, positions, { ...book, contractType: "" });
  return [item?.verdict, item?.passages[0]?.content.slice(0, 2) ?? ""];
}

test("a cap called responsibility, and half of it", () => {
  const cap = (sum: string) => `8. Responsibility of the Supplier for all claims in a year is up to ${sum} paid in it.`;
  expect(found("liability_cap", "supply", cap("the sum"))).toEqual(["matches", "8."]);
  expect(found("liability_cap", "buy", cap("half of the sum"))).toEqual(["deviates", "8."]);
});

test("changes only in writing are on changes of the contract, not those of the price", () => {
  const price = "7. After that the Supplier can change it once a year, with 40 days notice.";
  const changes = "9. Two copies. Changes only in writing with signatures and stamps.";
  expect(found("unilateral_amendment", "supply", price, changes)[1]).toBe("9.");
});

test("a ban on other brands is one on competing", () => {
  const ban = "9. The Buyer shall not sell other paper brands during the contract, except those it sells already.";
  expect(found("non_compete", "buy", ban)[1]).toBe("9.");
});

test("fees for renewed licences renew no contract", () => {
  const fees = "8. License Renewal and Maintenance Fees will be split between the parties under this agreement.";
  const term = "9. This agreement is for one year and renews automatically for one year unless a party objects.";
  expect(found("renewal_term", "supply", fees, term)[1]).toBe("9.");
});

test("rights that stay with the supplier who makes the thing pass to nobody; those that pass do", () => {
  const stays =
    "8. Ownership of all copyright and intellectual property in the goods shall remain vested in the Supplier.";
  expect(found("ip_assignment", "supply", stays)).toEqual(["matches", "8."]);
  const passes =
    "8. The Supplier assigns to the Buyer all intellectual property in the goods, and it belongs to the Buyer.";
  expect(found("ip_assignment", "supply", passes)[0]).toBe("deviates");
});
