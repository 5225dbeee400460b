/**
 * A position: what someone wants on a topic of a contract, how far they go, and where they stop, in words and, where a
 * machine can check it, as limits. Client-safe. Source: behaviour §24.
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

/** Limits that can be checked without a person. All limits of a list must hold. */
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
  /** What is still acceptable; null if there is nothing between wanted and unacceptable. */
  fallback: z
    .object({ text: text.min(1), wording: wording.default(""), limits })
    .nullable()
    .default(null),
  /** What is never signed; its limits must not be broken. */
  redLine: z.object({ text, limits }).default({ text: "", limits: [] }),
  why: text.default(""),
  /** What the law adds, and what is uncertain about it. */
  law: text.default(""),
  /** Whether a lawyer of the applicable law reviewed it. */
  isReadByLawyer: z.boolean().default(false),
});
export type Position = z.output<typeof position>;
export type Level = Position["wanted"];
