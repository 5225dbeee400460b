import { describe, expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { issuesHtml } from "@/lib/positions/issues";
import type { ReviewItemDto } from "@/lib/positions/review-schema";

const HEAD = { contractName: "Lease & <b>Co</b>", versionNumber: 3, bookName: "Ours", day: "Nov 22, 2026" };
const item = (topic: string, more: Partial<ReviewItemDto>): ReviewItemDto => ({
  topic,
  present: true,
  basis: "stated",
  margin: null,
  passages: [],
  verdict: "deviates",
  reason: "neither",
  isSure: true,
  wanted: "Less.",
  ...more,
});
const issueLines = (items: readonly ReviewItemDto[]) =>
  toPlainText(blocksFromHtml(issuesHtml(items, HEAD, copyFor("en").positions))).text.split("\n");

describe("a list of issues", () => {
  test("has red lines first, then what deviates and is missing, what was accepted, and the rest by name (B-24.12)", () => {
    const passages = [{ content: "pays  <i>all</i>\nlosses", page: 2, start: 0, end: 9 }];
    const lines = issueLines([
      item("audit", { isSure: false, passages }),
      item("insurance", { verdict: "missing", reason: "missing", present: false, wanted: "Cover." }),
      item("renewal_term", { reason: "redLine", wanted: "A year." }),
      item("exclusivity", { accepted: { reason: "They insist.", byName: "Ana", at: "2026-11-22T09:00:00.000Z" } }),
      item("non_compete", { verdict: "needsReview", reason: "notFound" }),
      item("assignment", { verdict: "matches", reason: "wanted" }),
    ]);
    expect(lines).toEqual([
      "Issues: Lease & <b>Co</b>",
      "Version 3, playbook: Ours, Nov 22, 2026",
      "Renewal. Deviates. It is beyond our red line. Our ask: A year.",
      "Audit. Probably: Deviates. Neither our ask nor the fallback is met. Our ask: Less. Theirs: “pays <i>all</i> losses” (page 2)",
      "Insurance. Missing. No clear clause found. Please check. Our ask: Cover.",
      "Exclusivity. Accepted as is by Ana: They insist.",
      expect.stringMatching(/^Needs review\. Non-/u),
      "Matches. Assignment",
    ]);
  });

  test("says so where there is nothing", () => {
    expect(issueLines([item("assignment", { verdict: "matches", reason: "wanted" })])).toContain(
      "Nothing deviates from the playbook, and nothing is missing.",
    );
  });

  test("quotes no more than the beginning of a long clause (B-24.12)", () => {
    const passages = [{ content: "word ".repeat(200), page: 1, start: 0, end: 1_000 }];
    expect(issueLines([item("audit", { passages })])[2]?.length).toBeLessThan(320);
  });
});
