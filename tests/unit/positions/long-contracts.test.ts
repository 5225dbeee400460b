import { describe, expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import type { Side } from "@/lib/positions/bounds";
import { judged } from "@/lib/positions/judged";
import { position, type Limit } from "@/lib/positions/position";
import { starterBook } from "@/lib/positions/starter/starter-book";

const read = (text: string) => {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" };
  return {
    topics: [],
    subjects: readSubjects(readOnce(contract), []),
    terms: readOwnTerms(contract),
    contractType: "Other",
  };
};

/** What the English starters of a side say of a text on one topic. */
function verdictOn(topic: string, text: string, side: Side = "mutual"): string | undefined {
  const book = starterBook({ side, language: "en" });
  const positions = book.positions.filter((one) => one.topic === topic);
  return judged(read(text), positions, { ...book, contractType: "" })[0]?.verdict;
}

const BOTH = `This Agreement is between Oak Ltd ("Oak") and Elm Ltd ("Elm").\n\n`;
const CONSENT = "5. Neither party may assign this Agreement without the prior written consent of the other party.";

describe("verdicts on long contracts (B-24.6)", () => {
  test.each<[Side]>([["mutual"], ["buy"], ["supply"]])(
    "an assignment that needs consent on both sides is what every side asks for: %s",
    (side) => {
      expect(verdictOn("assignment", CONSENT, side)).toBe("matches");
      const binds = " This Agreement binds the parties and their respective successors and permitted assigns.";
      expect(verdictOn("assignment", CONSENT + binds, side)).toBe("matches");
    },
  );

  test("an assignment that only one named party may not make is not alike for both", () => {
    const one =
      "5. This Agreement may not be assigned by Oak without the consent of Elm, and is binding upon the parties.";
    expect(verdictOn("assignment", BOTH + one)).toBe("needsReview");
    const receiving = one.replace("Oak", "the Receiving Party");
    expect(verdictOn("assignment", receiving)).toBe("needsReview");
    const both = one.replace("Oak", "either party");
    expect(verdictOn("assignment", BOTH + both)).toBe("matches");
  });

  test("only the other side bound is better than the ask, and not the ask", () => {
    const names = `This Agreement is between Oak Ltd ("Supplier") and Elm Ltd ("Customer").\n\n`;
    const clause = "5. The Supplier may not assign this Agreement without the Customer's prior written consent.";
    expect(verdictOn("assignment", names + clause, "buy")).toBe("needsReview");
    expect(verdictOn("assignment", names + clause, "supply")).toBe("deviates");
  });

  test("a clause's own heading says nothing more than the clause", () => {
    expect(verdictOn("assignment", CONSENT.replace("5. ", "5. Assignment. "))).toBe("matches");
    const more = CONSENT.replace("5. ", "5. Assignment. ").concat(" On a sale Oak may pass on this Agreement.");
    expect(verdictOn("assignment", BOTH + more)).toBe("needsReview");
  });

  test("work given to employees is no assignment of the contract", () => {
    const employees = "4. Neither party shall be obliged to restrict the assignment of its employees.";
    expect(verdictOn("assignment", employees)).not.toBe("matches");
  });

  test.each([
    "6. This Agreement may not be amended except by an instrument in writing signed by both parties.",
    "6. No variation of this Agreement is valid unless it is in writing and signed by each party.",
    "6. Изменения и дополнения действительны, если совершены в письменной форме и подписаны обеими сторонами.",
    "6. Гэрээнд нэмэлт, өөрчлөлт оруулахдаа талууд бичгээр тохиролцож, гарын үсэг зурна.",
  ])("a contract that changes only by what both sign is as asked: %s", (text) => {
    expect(verdictOn("unilateral_amendment", text)).toBe("matches");
  });

  test.each([
    "6. This Agreement may not be amended except by a writing signed by Oak.",
    "6. This Agreement may be amended in a notice signed by Oak.",
    "6. This Agreement may not be amended except in writing signed by both parties, except that Oak may change the fees.",
  ])("a change that one party makes alone is never as asked: %s", (text) => {
    expect(verdictOn("unilateral_amendment", BOTH + text)).not.toBe("matches");
  });

  test("what a party acquired, and owns, is no change of control", () => {
    const acquired = "3. All information acquired by either party from the other remains the property of that other.";
    expect(verdictOn("change_of_control", acquired)).toBe("needsReview");
    const none = "3. The parties do not have any controlling interest in each other.";
    expect(verdictOn("change_of_control", none, "supply")).toBe("needsReview");
  });

  test("a general indemnity is not the one for claims of others that is asked for", () => {
    const all = "9. Each party shall indemnify the other against all losses from any breach of this Agreement.";
    for (const side of ["mutual", "buy", "supply"] as const)
      expect(verdictOn("indemnity", all, side)).toBe("needsReview");
    expect(verdictOn("indemnity", "1. The Tenant shall keep the flat clean at all times.")).toBe("missing");
  });

  test("employees of a party are not its supplier", () => {
    const text = "9. Oak shall indemnify Elm and its employees. Elm shall indemnify Oak and its employees.";
    const claims = read(BOTH + text).subjects.find(({ subject }) => subject === "indemnity")?.claims;
    expect(claims?.map(({ who }) => who)).toEqual(["unknown", "unknown"]);
  });

  test.each([
    "8. The obligations of confidentiality expire three years after the Effective Date.",
    "8. The duty of confidentiality survives for five years after the date of the last disclosure.",
    "8. Обязанность хранить конфиденциальность прекращается через три года с даты подписания договора.",
    "8. Нууцлах үүрэг нь гэрээ байгуулснаас хойш гурван жилийн дараа дуусна.",
  ])("secrecy counted from another day than the end is not as asked: %s", (text) => {
    const book = starterBook({ side: "mutual", language: "en", kind: "nda" });
    const positions = book.positions.filter(({ topic }) => topic === "confidentiality_term");
    const verdictIn = (said: string) =>
      judged({ ...read(said), contractType: "Non-Disclosure Agreement" }, positions, book)[0]?.verdict;
    expect(verdictIn(text)).toBe("needsReview");
    expect(verdictIn("8. The obligations of confidentiality survive for three years after termination.")).toBe(
      "matches",
    );
  });

  test("the first term is not taken for the length of a renewal", () => {
    const text = "2. The term is two years from the Effective Date with automatic annual renewals thereafter.";
    const renewal = read(text).subjects.find(({ subject }) => subject === "renewal_term");
    expect(renewal?.claims[0]?.values.map(({ value }) => value)).toEqual([12]);
    const each = read("2. This Agreement renews automatically for periods of two years each.");
    const length = each.subjects.find(({ subject }) => subject === "renewal_term")?.claims[0]?.values;
    expect(length?.map(({ value }) => value)).toEqual([24]);
  });

  test("a period after the warranty is not its length, and 90 days are not six months", () => {
    const maintenance = "8. Maintenance begins at the expiration of the warranty period and lasts twelve months.";
    expect(verdictOn("warranty_duration", maintenance)).toBe("needsReview");
    expect(verdictOn("warranty_duration", "8. The warranty period is twelve months.")).toBe("matches");
    expect(verdictOn("warranty_duration", "8. The warranty period is 90 days.")).toBe("deviates");
  });

  test("who decides not to renew, and who keeps away from customers, decides nothing else", () => {
    const decided = "9. This Agreement ends when its term is expired and the parties determine not to renew.";
    expect(verdictOn("renewal_term", decided)).toBe("needsReview");
    const customers = "7. For two years Oak shall not solicit customers to buy products competitive with those of Elm.";
    expect(verdictOn("non_compete", BOTH + customers)).toBe("needsReview");
  });

  test("a renewal that one party asks for does not come by itself", () => {
    const asked = "7. This Agreement may be renewed for an additional term of ten years by notice given by Oak.";
    expect(verdictOn("renewal_term", BOTH + asked)).toBe("needsReview");
    const itself = "7. This Agreement shall be renewed for an additional term of ten years unless a party objects.";
    expect(verdictOn("renewal_term", BOTH + itself)).toBe("deviates");
    const agreed = "7. This Agreement may be renewed by a written agreement signed by both parties.";
    expect(verdictOn("renewal_term", agreed)).toBe("matches");
  });

  test("a new address is no change of the contract, and books to be shown are no silence on audits", () => {
    const address = "6. Either party may change its address by a notice given to the other party.";
    expect(verdictOn("unilateral_amendment", address)).toBe("matches"); // silent on changes of the contract
    const books = "6. The Distributor shall make its books, records and accounts available to Oak at any time.";
    expect(verdictOn("audit", BOTH + books, "supply")).toBe("needsReview");
    expect(verdictOn("audit", "1. The Tenant shall keep the flat clean at all times.", "supply")).toBe("matches");
  });

  test("a fallback that names an exception is not met without it", () => {
    const names = `This Agreement is between Oak Ltd ("Supplier") and Elm Ltd ("Customer").\n\n`;
    const text = "8. For twelve months after the end the Supplier shall not solicit any employee of the Customer.";
    expect(verdictOn("no_solicit_employees", names + text, "supply")).not.toBe("acceptable");
  });

  test("nothing is missing where the ask is none and the contract certainly has none", () => {
    const silent = "1. The Tenant shall keep the flat clean and shall not smoke in it at any time of the day.";
    for (const topic of ["insurance", "liquidated_damages"]) expect(verdictOn(topic, silent, "supply")).toBe("matches");
    expect(verdictOn("late_payment", silent, "buy")).toBe("matches");
    expect(verdictOn("insurance", silent, "mutual")).toBe("missing");
    // a limit has no object where there is no penalty and no charge
    for (const topic of ["liquidated_damages", "late_payment"])
      expect(verdictOn(topic, silent, "mutual")).toBe("needsReview");
  });

  test("a wish in words is not met by half of it", () => {
    const insured = "7. Insurance. Each party shall maintain insurance of its premises.";
    const wants = (text: string, limits: Limit[] = []) =>
      judged(read(insured), [position.parse({ topic: "insurance", wanted: { text, limits } })], {
        side: "mutual",
        contractType: "",
        kinds: [],
      })[0]?.verdict;
    expect(wants("Each party is insured.")).toBe("matches");
    expect(wants("Cover against cyber attacks of at least the yearly fees.")).toBe("needsReview");
    expect(wants("Cover against cyber attacks of at least the yearly fees.", [{ is: "present" }])).toBe("matches");
  });
});
