/** Inputs and answers of comparing two files without an account. Client-safe. Source: behaviour §45. */
import { z } from "zod";
import { moment, named } from "@/lib/answer";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { PAIR_DOUBTS, PAIR_KINDS, WEIGHTS } from "@/lib/workers/pairing/pair";
import { MAX_NAME_CHARS } from "./bounds";

const fileName = z.string().trim().min(1).max(MAX_NAME_CHARS);
const announced = z.object({ fileName, size: z.number().int().min(1).max(MAX_FILE_BYTES) });

export const startComparisonBody = z.object({ before: announced, after: announced });
export type StartComparison = z.output<typeof startComparisonBody>;

export const SIDES = ["before", "after"] as const;
export type Side = (typeof SIDES)[number];
export const comparisonParams = z.object({ token: z.string().min(1).max(200) });
export const comparisonFileQuery = z.object({ side: z.enum(SIDES) });

export const startedComparisonDto = named(
  "StartedComparison",
  z.strictObject({
    token: z.string().meta({ description: "The secret in the result's address; shown only now" }),
    expiresAt: moment,
  }),
);
export type StartedComparisonDto = z.infer<typeof startedComparisonDto>;

const count = z.int().min(0);
const pairChange = z.strictObject({
  kind: z.enum(PAIR_KINDS),
  weight: z.enum(WEIGHTS).meta({ description: "What it is about; `duty`: may, must, must not and their exceptions" }),
  isMarked: z.boolean().meta({ description: "Whether the newer file shows it as a tracked change" }),
  author: z.string().nullable(),
  doubt: z
    .enum(PAIR_DOUBTS)
    .nullable()
    .meta({ description: "Why it may be no change: read from a picture, or only the form differs" }),
  before: z.string(),
  after: z.string(),
  lead: z.string(),
  tail: z.string(),
  clause: z.string(),
  page: z.int().nullable(),
});
export type PairChangeDto = z.infer<typeof pairChange>;

export const pairFinding = z.strictObject({
  outcome: z.enum(["same", "changed", "unrelated"]),
  seemsSwapped: z.boolean(),
  changes: z.array(pairChange),
  more: count,
  counts: z.strictObject({ all: count, unmarked: count, numbers: count, hidden: count, alike: count }),
});

export const comparisonDto = named(
  "FileComparison",
  z.strictObject({
    status: z.enum(["waiting", "processing", "ready", "failed"]),
    beforeName: z.string(),
    afterName: z.string(),
    expiresAt: moment.meta({ description: "Files and result are gone then" }),
    pages: z
      .strictObject({ done: count, total: count })
      .nullable()
      .meta({ description: "Pages of pictures that are being read; null where none are" }),
    problem: z.strictObject({ side: z.enum(SIDES).nullable(), code: z.string(), message: z.string() }).nullable(),
    unread: z.strictObject({ before: z.array(z.int()), after: z.array(z.int()) }),
    result: pairFinding.nullable(),
  }),
);
export type ComparisonDto = z.infer<typeof comparisonDto>;
