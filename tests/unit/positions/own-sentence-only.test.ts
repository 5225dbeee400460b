/** Our wording takes the place of what is on the subject, and nothing beside it says the contrary (B-24.10). */
import { describe, expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { inOwnTerms } from "@/lib/positions/in-own-terms";
import { judged } from "@/lib/positions/judged";
import { keepOtherMatters } from "@/lib/positions/kept-rest";
import { starterBook } from "@/lib/positions/starter/starter-book";

type Put = { quote: string; replacement: string; isByHand?: true };
const put = (quote: string, topic: string, wording: string): Put =>
  keepOtherMatters({ quote, replacement: wording }, { topic, wording, isOnTopic: true });

const NOBODY = "Neither party may terminate this Agreement without cause before the end of its term.";
const NOBODY_MN = "Хугацаа дуусахаас өмнө аль ч тал шалтгаангүйгээр гэрээг цуцлахгүй.";

describe("our wording on ending without cause", () => {
  test("leaves the right to end for a breach, and takes the other side's right to leave with it", () => {
    const breach = "Each side may end it at once if the other does not mend a serious breach in 20 days.";
    const quote = `20. Buyer may end the contract on 40 days' notice. Seller may end it by 90 days' notice. ${breach}`;
    const { replacement, isByHand } = put(quote, "termination_for_convenience", NOBODY);
    expect(replacement).toBe(`20. ${NOBODY} ${breach}`);
    expect(isByHand).toBeUndefined();
  });

  test("leaves the right to end for a lost licence, and the payment of what was delivered", () => {
    const lost = "Нийлүүлэгчийн зөвшөөрөл хүчингүй болсон бол гэрээг шууд цуцална.";
    const paid = "Хүргэсэн барааны үнийг 5 дугаар зүйлд заасан өдөр төлнө.";
    const quote = `12) Цуцлах. Худалдан авагч 10 хоног, Нийлүүлэгч 20 хоногийн өмнө мэдэгдэж цуцална. ${lost} ${paid}`;
    expect(put(quote, "termination_for_convenience", NOBODY_MN).replacement).toBe(
      `12) Цуцлах. ${NOBODY_MN} ${lost} ${paid}`,
    );
  });

  test("stands beside that right, and the topic matches when it is read again (B-24.6)", () => {
    const breach = "Either party may end it at once if the other does not mend a serious breach in 20 days.";
    const text = `SUPPLY CONTRACT between Oak Ltd (the "Seller") and Elm Ltd (the "Buyer").\n\n20. ${NOBODY} ${breach}`;
    const verdict = (said: string) => {
      const contract = { text: said, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Sales Contract" };
      const book = starterBook({ side: "supply", kind: "goods", language: "en" });
      const positions = book.positions.filter(({ topic }) => topic === "termination_for_convenience");
      const subjects = readSubjects(readOnce(contract), []);
      const readings = { topics: [], subjects, terms: readOwnTerms(contract), contractType: "Sales Contract" };
      return judged(readings, positions, { ...book, contractType: "" })[0]?.verdict;
    };
    expect(verdict(text)).toBe("matches");
    expect(verdict(text.replace(breach, "The Buyer may end it by 90 days' notice."))).not.toBe("matches");
    expect(verdict(`${text} This does not apply in the first year.`)).not.toBe("matches");
  });
});

test("a first word is no number, and the sentence with the length is the one that changes", () => {
  const quote = "The Tenant has lodged a deposit of £900. Within 21 days after that the Landlord shall repay it.";
  const ours = "The deposit is returned within 14 days of the end of this Agreement.";
  expect(put(quote, "deposit_return", ours).replacement).toBe(quote.replace("21 days", "14 days"));
});

test("of a wording with two shares none is put in place of theirs", () => {
  const quote =
    "4. If it is late, Seller pays liquidated damages of 0.5 % of the price per week, with a ceiling of 5 %.";
  const ours = "For each week of delay Seller pays 1 % of the price of what is late, up to 10 % of that price.";
  expect(put(quote, "liquidated_damages", ours).replacement).not.toContain("ceiling of 1 %");
});

test("a cap for one side doesn't become ours for both by another figure", () => {
  const quote = "12. The liability of the Vendor is limited to the annual fees.";
  const both = "Each party's liability in each contract year is limited to twice the fees payable in that year.";
  expect(put(quote, "liability_cap", both).replacement).toBe(both);
  const one = "The Vendor's liability in each contract year is limited to twice the fees payable in that year.";
  expect(put(quote, "liability_cap", one).replacement).toBe(quote.replace("the annual", "twice the annual"));
});

describe("our wording calls the contract what it calls itself (B-24.16)", () => {
  test("'this contract', «договор»", () => {
    const en = readOwnTerms({
      text: "The parties made this contract. The contract ends in May. This Agreement is new.",
    });
    expect(inOwnTerms(NOBODY, en)).toBe(NOBODY.replace("Agreement", "contract"));
    const ru = readOwnTerms({ text: "Стороны заключили договор. Срок договора – год. По договору платит Заказчик." });
    expect(inOwnTerms("Договор не продлевается. Срок Договора – год.", ru)).toBe(
      "Договор не продлевается. Срок договора – год.",
    );
  });

  test("'this Agreement' where it does too", () => {
    const own = readOwnTerms({ text: "The parties made this Agreement. A contract of sale follows the Agreement." });
    expect(inOwnTerms(NOBODY, own)).toBe(NOBODY);
  });
});
