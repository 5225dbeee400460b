import { expect, test } from "vitest";
import type { TopicFinding } from "@/lib/assistant/engines/openai/judge";
import { withFinding } from "@/lib/positions/judged";
import { position } from "@/lib/positions/position";
import type { ReviewItemDto } from "@/lib/positions/review-schema";

const PASSAGE = { content: "Payment within sixty (60) days.", page: 1, start: 5, end: 36 };
const TERMS = { language: "en", buy: null, supply: null } as const;
const POSITION = position.parse({
  topic: "payment_terms",
  wanted: { text: "30 days.", wording: "Payment within thirty (30) days." },
});
const ITEM: ReviewItemDto = {
  topic: "payment_terms",
  present: true,
  basis: "likely",
  margin: null,
  passages: [],
  verdict: "needsReview",
  reason: "noLimit",
  isSure: false,
  value: { text: "thirty", basis: "likely", days: 30 },
  wanted: "30 days.",
};
const FINDING: TopicFinding = {
  level: "neither",
  conclusion: "Payment within sixty (60) days.",
  basis: "stated",
  passages: [PASSAGE],
  dropped: 0,
};
const after = (item: Partial<ReviewItemDto>, finding: Partial<TopicFinding> = {}) =>
  withFinding({ ...ITEM, ...item }, POSITION, { finding: { ...FINDING, ...finding }, terms: TERMS });

test("a model's verdict stands on its own passages, with our wording where it is not as wanted", () => {
  const item = after({});
  expect(item).toMatchObject({
    verdict: "deviates",
    reason: "neither",
    isSure: false,
    by: "model",
    passages: [PASSAGE],
    proposal: "Payment within thirty (30) days.",
  });
  expect(item).not.toHaveProperty("value"); // it was read out of other passages
  expect(after({}, { level: "wanted" })).not.toHaveProperty("proposal");
  expect(after({}, { level: "fallback" })).toMatchObject({ verdict: "acceptable", formerVerdict: "as-wanted" });
});

test("it is sure only where its passage carries it and the built-in rules come to the same (B-24.14)", () => {
  expect(after({ verdict: "deviates" }).isSure).toBe(true);
  expect(after({ verdict: "matches" }).isSure).toBe(false);
  expect(after({ verdict: "deviates" }, { basis: "likely" })).toMatchObject({ isSure: false, basis: "likely" });
});

test("what the built-in rules are sure of stands, and so it does without a passage, or where nothing is found", () => {
  const sure = { ...ITEM, verdict: "matches", isSure: true } as const;
  expect(withFinding(sure, POSITION, { finding: FINDING, terms: TERMS })).toBe(sure);
  for (const finding of [undefined, { ...FINDING, passages: [] }, { ...FINDING, level: "notFound" as const }])
    expect(withFinding(ITEM, POSITION, { finding, terms: TERMS })).toBe(ITEM);
});
