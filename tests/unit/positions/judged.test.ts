import { describe, expect, test } from "vitest";
import type { TopicReviewDto } from "@/lib/assistant/review/review-schema";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { judged } from "@/lib/positions/judged";
import { position, type Limit } from "@/lib/positions/position";

const FOR_ANY: Parameters<typeof judged>[2] = { side: "buy", contractType: "", kinds: [] };
const PASSAGES = [{ content: "Space is what it is.", page: 1, start: 0, end: 20 }];
const read = (text: string, topics: readonly TopicReviewDto[] = []) => {
  const contract = { text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "Other" };
  return {
    topics,
    subjects: readSubjects(readOnce(contract), []),
    terms: readOwnTerms(contract),
    contractType: "Other",
  };
};
const wants = (topic: string, limits: Limit[], { ask = "", fallback = "" } = {}) =>
  position.parse({
    topic,
    wanted: { text: `${topic}: this`, wording: ask, limits },
    fallback: fallback === "" ? null : { text: "Or that", wording: fallback, limits: [] },
    why: "Because",
  });
const judgeAll = (text: string, ...positions: ReturnType<typeof wants>[]) =>
  judged(read(text), positions, FOR_ANY).map(({ verdict }) => verdict);
const LEASE = `This lease is made between North Yard Limited ("Landlord") and Anna Reed ("Tenant").

3. Deposit. The Tenant pays 900 euros. It is returned within 10 days after the keys are handed back.

4. The lease ends on 1 May 2030 and does not renew.`;

describe("a review by positions", () => {
  test("has the book's positions in its order, each with what we want, the clause and the verdict, old key beside it (B-24.8)", () => {
    const items = judged(
      read(LEASE),
      [wants("deposit_return", [{ is: "atMost", unit: "days", value: 14 }]), wants("renewal_term", [{ is: "absent" }])],
      FOR_ANY,
    );
    expect(items).toEqual([
      expect.objectContaining({
        topic: "deposit_return",
        present: true,
        verdict: "matches",
        formerVerdict: "as-wanted",
        wanted: "deposit_return: this",
        fallback: null,
        why: "Because",
        passages: [expect.objectContaining({ content: expect.stringContaining("within 10 days") })],
      }),
      expect.objectContaining({ topic: "renewal_term", verdict: "matches" }),
    ]);
  });

  test("never says that what renews by itself is as we want it (B-24.6)", () => {
    const position = wants("renewal_term", [{ is: "absent" }]);
    expect(judgeAll("1. This Agreement renews for one year unless a party gives notice.", position)).toEqual([
      "deviates",
    ]);
    expect(judgeAll("1. Договор продлевается на год, если ни одна из сторон не возразит.", position)).toEqual([
      "deviates",
    ]);
    expect(judgeAll("1. Аль нэг тал татгалзахгүй бол гэрээ нэг жилээр сунгагдана.", position)).toEqual(["deviates"]);
    expect(judgeAll("1. The term may be extended only by a signed agreement.", position)).not.toEqual(["deviates"]);
  });

  test("proposes the ask first and what is good enough second, in the contract's own names (B-24.16)", () => {
    const wordings = {
      ask: "The Customer leaves on 5 days' notice.",
      fallback: "The Customer leaves on 9 days' notice.",
    };
    const [item] = judged(read(LEASE), [wants("termination_for_convenience", [], wordings)], FOR_ANY);
    expect(item).toMatchObject({
      proposal: "The Tenant leaves on 5 days' notice.",
      fallbackProposal: "The Tenant leaves on 9 days' notice.",
    });
    const [alone] = judged(read(LEASE), [wants("audit", [{ is: "present" }], { fallback: "Once a year." })], FOR_ANY);
    expect(alone).toMatchObject({ proposal: "Once a year." });
    expect(alone).not.toHaveProperty("fallbackProposal");
  });

  test("proposes nothing where our ask is met, and no wording that is only good enough for what had best not be", () => {
    const [met] = judged(read(LEASE), [wants("renewal_term", [{ is: "absent" }], { ask: "It ends." })], FOR_ANY);
    expect(met).not.toHaveProperty("proposal");
    const renewing = "1. This Agreement renews for one year unless a party gives notice.";
    const [item] = judged(
      read(renewing),
      [wants("renewal_term", [{ is: "absent" }], { fallback: "For a year." })],
      FOR_ANY,
    );
    expect(item).toMatchObject({ verdict: "deviates" });
    expect(item).not.toHaveProperty("proposal");
  });

  test("needs review on a subject that nothing reads, with the clause that comes closest (B-24.8)", () => {
    const nearest = new Map([["moon_rights", PASSAGES]]);
    const readings = { ...read(LEASE), nearest };
    expect(judged(readings, [wants("moon_rights", [{ is: "present" }])], FOR_ANY)).toEqual([
      expect.objectContaining({ topic: "moon_rights", basis: "nearest", verdict: "needsReview", passages: PASSAGES }),
    ]);
  });

  test("knows a subject of somebody's own by its words (B-24.8)", () => {
    const own = position.parse({
      topic: "our_own_rule",
      wanted: { text: "The contract must not renew automatically." },
    });
    expect(judged(read(LEASE), [own], FOR_ANY)).toEqual([expect.objectContaining({ verdict: "matches" })]);
  });

  test("asks for no notice against a renewal that there is none of (B-24.8)", () => {
    const positions = [
      wants("renewal_term", [{ is: "absent" }]),
      wants("renewal_notice", [{ is: "atMost", unit: "days", value: 30 }]),
    ];
    expect(judged(read(LEASE), positions, FOR_ANY).map(({ topic }) => topic)).toEqual(["renewal_term"]);
    const renewing = "1. This Agreement renews for one year unless a party gives 20 days' notice before it ends.";
    expect(judged(read(renewing), positions, FOR_ANY).map(({ verdict }) => verdict)).toEqual(["deviates", "matches"]);
  });
});

describe("what a contract is silent on", () => {
  const EXCLUSIVITY = wants("exclusivity", [{ is: "absent" }]);
  const text =
    'Agreement between North Yard Limited ("Supplier") and Anna Reed ("Client").\n\n1. The Client pays EUR 900.';
  const verdict = (kinds: ("goods" | "services")[]) =>
    judged({ ...read(text), contractType: "Service Agreement" }, [EXCLUSIVITY], { ...FOR_ANY, kinds })[0];

  test("matches a wish for none only if the playbook is for such contracts (B-24.6)", () => {
    expect(verdict(["services"])).toMatchObject({ verdict: "matches", present: false });
    expect(verdict([])).toMatchObject({ verdict: "matches" });
    expect(verdict(["goods"])).toMatchObject({ verdict: "needsReview", reason: "notFound" });
  });
});
