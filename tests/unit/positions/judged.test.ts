import { describe, expect, test } from "vitest";
import type { TopicReviewDto } from "@/lib/assistant/review-schema";
import { judged } from "@/lib/positions/judged";
import { position } from "@/lib/positions/position";

const reading = (topic: TopicReviewDto["topic"], more: Partial<TopicReviewDto>): TopicReviewDto => ({
  topic,
  present: false,
  basis: "absent",
  margin: null,
  passages: [],
  ...more,
});
const wants = (topic: string, is: "present" | "absent", wording = "", fallback = "") =>
  position.parse({
    topic,
    wanted: { text: `${topic}: ${is}`, wording, limits: [{ is }] },
    fallback: fallback === "" ? null : { text: "Or that", wording: fallback, limits: [{ is }] },
    why: "Because",
  });

describe("a review by positions", () => {
  test("has the book's topics in its order, each with what we want, the verdict and the reading", () => {
    const passages = [{ content: "may be audited", page: 1, start: 4, end: 18 }];
    const items = judged(
      [reading("insurance", {}), reading("audit", { present: true, basis: "stated", passages }), reading("price", {})],
      [wants("audit", "absent", "No audit."), wants("insurance", "present", "", "Cover.")],
    );
    expect(items).toEqual([
      {
        topic: "audit",
        present: true,
        basis: "stated",
        margin: null,
        passages,
        verdict: "deviates",
        reason: "neither",
        isSure: true,
        wanted: "audit: absent",
        fallback: null,
        redLine: "",
        why: "Because",
        proposal: "No audit.",
      },
      expect.objectContaining({ topic: "insurance", verdict: "missing", fallback: "Or that", proposal: "Cover." }),
    ]);
  });

  test("proposes nothing where it is as wanted", () => {
    const [item] = judged([reading("audit", {})], [wants("audit", "absent", "No audit.")]);
    expect(item).toMatchObject({ verdict: "as-wanted" });
    expect(item).not.toHaveProperty("proposal");
  });

  test("proposes no wording that is only good enough for a clause that had best not be", () => {
    const stated = [reading("audit", { present: true, basis: "stated" })];
    const [item] = judged(stated, [wants("audit", "absent", "", "Once a year.")]);
    expect(item).toMatchObject({ verdict: "deviates" });
    expect(item).not.toHaveProperty("proposal");
    expect(judged(stated, [wants("audit", "absent", "No audit.", "Once a year.")])[0]).toMatchObject({
      proposal: "No audit.",
    });
  });

  test("is unclear on a topic that nothing reads", () => {
    expect(judged([], [wants("moon_rights", "present")])).toEqual([
      expect.objectContaining({ topic: "moon_rights", basis: "cannot", verdict: "unclear", passages: [] }),
    ]);
  });

  test("asks for no notice against a renewal that there is none of", () => {
    const positions = [wants("renewal_term", "absent"), wants("renewal_notice", "present")];
    const notice = reading("renewal_notice", {});
    expect(judged([reading("renewal_term", {}), notice], positions).map(({ topic }) => topic)).toEqual([
      "renewal_term",
    ]);
    expect(
      judged([reading("renewal_term", { present: true, basis: "stated" }), notice], positions).map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(["deviates", "missing"]);
  });
});
