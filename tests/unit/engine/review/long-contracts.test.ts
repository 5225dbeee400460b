import { describe, expect, test } from "vitest";
import type { FactKind } from "@/lib/engine/review/fact";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const HEAD = [
  "CONFIDENTIALITY AGREEMENT",
  'This Confidentiality Agreement is made on 4 May 2026 between Northwind Timber Ltd (the "Discloser") and Marlow Books GmbH (the "Recipient").',
];

const factsIn = (...lines: readonly string[]) => {
  const reading = readingOfLines([...HEAD, ...lines]);
  return findFacts(reading, review(reading));
};
const factsOf = (kind: FactKind, ...lines: readonly string[]) => factsIn(...lines).filter((one) => one.kind === kind);

describe("the end of a contract", () => {
  test.each([
    "For a period of two years from the date hereof the Recipient shall not solicit the Discloser's employees.",
    "Each party agrees that, for eighteen months after signing, it will not hire anyone of the other party's staff.",
    "The useful economic life of the machine is at least thirty years.",
    "The first plan is presented within three months of the signing of this Agreement.",
    '"Contract Year" means each period of twelve months that begins on the date of this Agreement.',
    "During the term of this Agreement and for a period of three years thereafter it keeps the papers.",
    "WHEREAS, on 14 March 2029 the Discloser will open its second mill;",
    "The land certificate runs to 5 November 2041.",
    "This is subject to the Convention on Contracts for the International Sale of Goods of 11 April 2030.",
    "Source: NORTHWIND HOLDINGS, 10-K, 6 March 2030 is printed below each page of this Agreement.",
  ])("isn't read from '%s'", (sentence) => {
    expect(factsOf("expiration_date", `1. ${sentence}`)).toEqual([]);
  });

  test.each([
    ["This Agreement ends two years from the date hereof.", "2028-05-03"],
    ["The term of this Agreement is three years, during which the Recipient shall not hire our staff.", "2029-05-03"],
    ["Term: until 31 December 2028.", "2028-12-31"],
    ["The hire of the hall begins on 1 May 2026 and ends by itself on 31 August 2029.", "2029-08-31"],
  ])("is read from '%s'", (sentence, day) => {
    expect(factsOf("expiration_date", `1. ${sentence}`)).toMatchObject([{ iso: day }]);
  });
});

describe("a term is not stated", () => {
  test.each([
    [
      "where more must happen",
      "This Agreement continues until the parties agree to end it and for one year thereafter.",
    ],
    [
      "of its duties",
      "The Recipient's obligations under this Agreement will continue for two years from the date hereof.",
    ],
    [
      "where another event may come later",
      "It lasts until the later to occur of (x) three years from the date hereof and (y) the sale.",
    ],
  ])("%s", (_, sentence) => {
    const stated = factsOf("term", `1. ${sentence}`).filter(({ basis }) => basis === "stated");
    expect(stated).toEqual([]);
  });

  test("in a sentence that only mentions as long a time", () => {
    const [term] = factsOf(
      "term",
      "1. The term of this Agreement begins on 4 May 2026 and continues for a period of five years.",
      "2. The equipment is written off at the end of the five-year period that begins on 4 May 2026.",
    );
    expect(term).toMatchObject({ basis: "stated", passage: { content: expect.stringContaining("continues for") } });
  });
});

test("a contract made one day and effective on another doesn't state that it starts when it is made", () => {
  const made =
    "This Supply Agreement is made on 15 October 2026 and is effective as of the Effective Date (defined below)";
  const reading = readingOfLines(["SUPPLY AGREEMENT", `${made} between Northwind Timber Ltd and Marlow Books GmbH.`]);
  const starts = findFacts(reading, review(reading)).filter(({ kind }) => kind === "effective_date");
  expect(starts.filter(({ basis }) => basis === "stated")).toEqual([]);
});

/** A clause as long as those of long contracts, which speaks of many things. */
const longClause = (...sentences: readonly string[]) =>
  [
    "9. General.",
    ...sentences,
    ...Array<string>(6).fill("Notices go to the address above, in writing and by hand."),
  ].join(" ");

describe("who decides a dispute", () => {
  const SEVERED = "If a court of competent jurisdiction finds any provision unenforceable, the rest stays in force.";
  const COSTS = "The Recipient shall indemnify the Discloser against all claims, damages and court costs.";
  const CHOSEN = "Any dispute is brought exclusively in the courts of Vilnius.";

  test("isn't told by a court that is only mentioned", () => {
    expect(factsOf("dispute_resolution", longClause(SEVERED, COSTS))).toEqual([]);
  });

  test.each([
    [SEVERED, CHOSEN],
    [COSTS, CHOSEN],
  ])("goes before '%s'", (mention, chosen) => {
    const [forum] = factsOf("dispute_resolution", longClause(mention), `10. ${chosen}`);
    expect(forum?.passage.content).toContain("Vilnius");
  });

  test.each([
    "Venue for any cause of action will lie in Fulton County.",
    "Jurisdiction is agreed to be at Wels.",
    "All disputes go to the courts of competent jurisdiction in Tel Aviv.",
  ])("is told by '%s'", (sentence) => {
    expect(factsOf("dispute_resolution", longClause(sentence))).toHaveLength(1);
  });
});

describe("leaving without a cause", () => {
  const kind = "termination_for_convenience";

  test.each([
    "Upon termination of this Agreement each party returns the papers of the other.",
    "The Discloser may at any time terminate further access to its papers.",
    "This Agreement may not be amended, waived or terminated except in writing.",
    "The duties of the Recipient survive the termination of this Agreement.",
  ])("isn't told by '%s'", (sentence) => {
    expect(factsOf(kind, `3. ${sentence}`)).toEqual([]);
  });

  test("is told by a right to end the contract by notice", () => {
    const [right] = factsOf(kind, "3. Either party may terminate this Agreement by thirty days' written notice.");
    expect(right).toMatchObject({ days: 30 });
  });

  test("is stated with the notice of both, but not with that of one side where the other needs none", () => {
    const ofBoth =
      "3. Termination. Either party may terminate this Agreement at any time upon ninety (90) days' written notice.";
    const ofOne =
      "3. Termination. The Discloser may terminate this Agreement at any time. The Recipient may terminate this Agreement upon ninety (90) days' written notice.";
    expect(factsOf(kind, ofBoth)).toMatchObject([{ basis: "stated", days: 90 }]);
    expect(factsOf(kind, ofOne)).toMatchObject([{ basis: "likely", days: 90 }]);
  });
});

describe("a long clause states when to pay, or a cap, only in a sentence about it", () => {
  test.each([
    ["payment_terms", "Within thirty days the parties complete their due diligence."],
    ["payment_terms", "Failure of the Recipient to pay within ten days of notice is a default under this Agreement."],
    ["liability_cap", "Nothing keeps the Recipient from holding up to 5 % of any class of shares."],
  ] as const)("no %s: '%s'", (kind, sentence) => {
    expect(
      factsOf(kind, longClause(sentence, "Each party pays its own costs.", "Claims are made in writing.")),
    ).toEqual([]);
  });

  test.each([
    ["payment_terms", "Invoices are paid within thirty days of receipt."],
    ["payment_terms", "Invoices are payable within thirty days, and failure to pay is a material breach."],
    ["liability_cap", "Its total liability shall not exceed EUR 50,000."],
  ] as const)("%s: '%s'", (kind, sentence) => {
    expect(factsOf(kind, longClause(sentence))).not.toEqual([]);
  });
});

describe("a price", () => {
  test.each([
    "In consideration of the sum of $10.00 paid by each party to the other, the parties agree as follows.",
    "Interest at the annual rate of six per cent (6%) is due to the party in receipt of an arbitration award.",
    "Trigger Date is the date when it ceases to own more than 50% of the outstanding shares.",
    "Should the Recipient not prevail, each party bears its own attorneys' fees.",
  ])("isn't told by '%s'", (sentence) => {
    expect(factsOf("price", `2. ${sentence}`)).toEqual([]);
  });

  test.each([
    ["In consideration of the rights granted, the Recipient pays the sum of $10,500.00.", { amount: 10_500 }],
    ["The Recipient pays a commission of 5% of all sales.", { value: "5% of all sales" }],
  ])("is told by '%s'", (sentence, price) => {
    expect(factsOf("price", `2. ${sentence}`)).toMatchObject([price]);
  });
});

describe("interest on late payment", () => {
  test.each([
    ["An overdue sum bears interest at ten percent (10%) per annum for each day from its due date.", { percent: 10 }],
    ["Interest accrues daily on late payments at the monthly rate of 1.5%.", { percent: 1.5 }],
    ["За просрочку оплаты начисляется пеня 12 % годовых за каждый день просрочки.", { percent: 12 }],
    ["За просрочку оплаты начисляется пеня 0,1 % за каждый день просрочки.", { percentPerDay: 0.1 }],
    ["Хугацаа хэтэрсэн төлбөрт хоног тутам 0.2 хувийн алданги тооцно.", { percentPerDay: 0.2 }],
  ])("keeps its period: '%s'", (sentence, rate) => {
    expect(factsOf("late_payment", `5. ${sentence}`)).toMatchObject([rate]);
  });
});

test.each([
  ["the laws of India and the Delhi Courts have exclusive jurisdiction", "India"],
  ["the laws of the Netherlands and the competent court in The Hague has exclusive jurisdiction", "Netherlands"],
  ["the laws of England and Wales", "England and Wales"],
])("a governing law ends before the court: '%s'", (words, law) => {
  expect(factsOf("governing_law", `7. This Agreement is governed by ${words}.`)[0]?.value).toBe(law);
});

test("papers kept confidential under 'such other laws as may apply' choose no law", () => {
  const facts = factsOf(
    "governing_law",
    "7. This is subject to such other laws of the Province of Ontario which may apply.",
  );
  expect(facts.filter(({ basis }) => basis === "stated")).toEqual([]);
});

describe("in a contract of many pages, where the review finds no such clause", () => {
  const page = longClause("The Supplier keeps records of each shipment for its own use and shows them on request.");
  const pages = Array.from({ length: 40 }, (_, at) => page.replace("9.", `${at + 20}.`));

  const SHARES =
    "4. The Recipient may hold up to 5 % of the shares of a competitor, and its claims are limited to these.";
  const CAP = "4. In no event shall either party's total liability under this Agreement exceed EUR 50,000.";

  test("a sentence that only looks like one states nothing, but one that says so still does", () => {
    expect(factsOf("liability_cap", SHARES)).toHaveLength(1);
    expect(factsOf("liability_cap", SHARES, ...pages)).toEqual([]);
    expect(factsOf("liability_cap", CAP, ...pages)).toMatchObject([{ amount: 50_000 }]);
  });
});
