/**
 * A position: what somebody wants of one topic of a contract, how far they go, and where they stop, in words and, where
 * a machine can tell, as limits. Client-safe. Source: behaviour §24.
 */
import { z } from "zod";
import { writtenText } from "@/lib/contracts/schema";
import { MAX_LIMITS, UNITS } from "./bounds";

export const MAX_POSITIONS = 100;
export const MAX_BOOK_CHARS = 200_000;
const MAX_TEXT_CHARS = 2_000;
export const MAX_WORDING_CHARS = 20_000;
const MAX_NAMES = 20;

const text = writtenText.trim().max(MAX_TEXT_CHARS);
const wording = writtenText.trim().max(MAX_WORDING_CHARS);
const bound = { unit: z.enum(UNITS), value: z.number().min(0).max(1_000_000) };

/** What can be held against a contract without a person. All limits of a list have to hold. */
const limit = z.discriminatedUnion("is", [
  z.object({ is: z.literal("present") }),
  z.object({ is: z.literal("absent") }),
  z.object({ is: z.literal("mutual") }),
  z.object({ is: z.literal("notOnlyTheirs") }),
  z.object({ is: z.literal("atMost"), ...bound }),
  z.object({ is: z.literal("atLeast"), ...bound }),
  z.object({ is: z.literal("oneOf"), names: z.array(text.min(1).max(200)).min(1).max(MAX_NAMES) }),
]);
export type Limit = z.output<typeof limit>;
const limits = z.array(limit).max(MAX_LIMITS).default([]);

export const position = z.object({
  topic: z
    .string()
    .max(50)
    .regex(/^[a-z][a-z0-9_]*$/),
  wanted: z.object({ text: text.min(1), wording: wording.default(""), limits }),
  /** What is still good enough; null where there is nothing between wanted and not. */
  fallback: z
    .object({ text: text.min(1), wording: wording.default(""), limits })
    .nullable()
    .default(null),
  /** What is never signed; its limits are those that must not be broken. */
  redLine: z.object({ text, limits }).default({ text: "", limits: [] }),
  why: text.default(""),
  /** What the law adds, and what of it is unsure. */
  law: text.default(""),
  /** Whether a lawyer of the law that it is for has read it. */
  isReadByLawyer: z.boolean().default(false),
});
export type Position = z.output<typeof position>;
export type Level = Position["wanted"];
