/** A review of a contract by a book of positions: what is asked and answered. Client-safe. Source: behaviour §24. */
import { z } from "zod";
import { reviewBody, topicReviewDto } from "@/lib/assistant/review-schema";
import { REASONS, VERDICTS } from "./verdict";

export const reviewByPositionsBody = reviewBody.extend({ positionsId: z.string().min(1).max(100).optional() });
export type ReviewByPositions = z.output<typeof reviewByPositionsBody>;

/** Without positions a topic has no verdict. */
export const reviewItemDto = z.strictObject({
  ...topicReviewDto.shape,
  topic: z.string(),
  verdict: z.enum(VERDICTS).exactOptional(),
  reason: z.enum(REASONS).exactOptional().meta({ description: "What the verdict rests on" }),
  isSure: z.boolean().exactOptional().meta({ description: "All that it rests on is stated, or for certain absent" }),
  wanted: z.string().exactOptional(),
  fallback: z.string().nullable().exactOptional(),
  redLine: z.string().exactOptional(),
  why: z.string().exactOptional(),
  proposal: z.string().exactOptional().meta({ description: "Our wording, where it is not as wanted" }),
});
export type ReviewItemDto = z.output<typeof reviewItemDto>;
