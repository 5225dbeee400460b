/** Inputs and answers for facts and the topic review. Client-safe. Source: behaviour §25. */
import { z } from "zod";
import { FACT_KINDS } from "@/lib/engine/review/fact";
import { TOPIC_IDS } from "@/lib/engine/review/topics";
import { sourceDocument, superseded } from "@/lib/assistant/quote-schema";
import { endedDto } from "@/lib/assistant/schema";

const versionId = z.string().min(1).max(100).optional();

export const factsQuery = z.object({ versionId });
export type FactsInput = z.infer<typeof factsQuery>;

export const reviewBody = z.object({ topics: z.array(z.enum(TOPIC_IDS)).max(TOPIC_IDS.length).optional(), versionId });
export type ReviewInput = z.infer<typeof reviewBody>;

const figure = z.number().min(0).exactOptional();
const offset = z.int().min(0);
const passage = z.strictObject({ content: z.string(), page: z.int().min(1), start: offset, end: offset });
const iso = z.string().meta({ description: "A day; only year and month, or year, where the rest is left blank" });

const fact = z.strictObject({
  kind: z.enum(FACT_KINDS),
  value: z.string().meta({ description: "The contract's own words" }),
  iso: iso.exactOptional(),
  months: figure,
  days: figure,
  amount: figure,
  percent: figure,
  percentPerDay: figure,
  currency: z.string().exactOptional(),
  role: z.string().exactOptional(),
  from: z
    .strictObject({ iso, months: z.number(), days: z.number(), isLastBefore: z.literal(true).optional() })
    .exactOptional()
    .meta({ description: "How the day was reckoned: so long after that one" }),
  isDoubtful: z
    .literal(true)
    .exactOptional()
    .meta({ description: "An end that is right less often than four times in five" }),
  basis: z.enum(["stated", "likely"]),
  passage,
  document: sourceDocument.meta({
    description: "A signed amendment that the caller can open brought this fact: the passage is that document's",
  }),
});
export type FactDto = z.infer<typeof fact>;
export const factsDto = z.strictObject({
  facts: z.array(fact),
  ended: endedDto
    .exactOptional()
    .meta({ description: "A signed document that the caller can open ends the contract; absent: none does" }),
});
export type FactsDto = z.infer<typeof factsDto>;

const value = z.strictObject({
  text: z.string(),
  basis: z.enum(["stated", "likely"]).meta({ description: "Of figures and names; the rest is never more than likely" }),
  days: figure,
  months: figure,
  percent: figure,
  percentPerDay: figure,
  times: figure,
  isMutual: z.boolean().exactOptional(),
  name: z.string().exactOptional(),
});
export const topicReviewDto = z.strictObject({
  topic: z.enum(TOPIC_IDS),
  present: z.boolean(),
  basis: z.enum(["stated", "likely", "nearest", "absent", "cannot"]),
  margin: z.number().nullable().meta({ description: "How far from the limit, in logits; null: by patterns alone" }),
  passages: z
    .array(
      passage.extend({
        superseded,
        document: sourceDocument.meta({
          description: "A signed amendment that the caller can open says it: passage and offsets are that document's",
        }),
      }),
    )
    .readonly(),
  value: value.exactOptional(),
});
export type TopicReviewDto = z.infer<typeof topicReviewDto>;
