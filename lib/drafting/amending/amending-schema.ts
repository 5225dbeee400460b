/** Amending many contracts: requests and answers. Client-safe. Source: behaviour §33. */
import { z } from "zod";
import { named, ordinal, someId } from "@/lib/answer";
import { contractName, writtenText } from "@/lib/contracts/schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { MAX_AMENDED } from "@/lib/drafting/bounds";

const id = z.string().min(1).max(100);
const clauseNumber = z
  .string()
  .max(40)
  .regex(/^\d{1,4}(?:\.\d{1,4}){0,6}$/u);
const MAX_WORDING_CHARS = 10_000;
const MAX_OLD_CHARS = 2_000;
const wording = writtenText.trim().min(1).max(MAX_WORDING_CHARS);

export const amendableBody = z.strictObject({
  contractId: id,
  wanted: z
    .union([
      z.strictObject({ topic: z.string().min(1).max(60) }),
      z.strictObject({ words: writtenText.trim().min(1).max(500) }),
    ])
    .optional(),
});
export type FindAmendable = z.infer<typeof amendableBody>;

const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("replaceClause"), wording }),
  z
    .strictObject({ kind: z.literal("addClause"), wording })
    .meta({
      description: "Behind the clause that is named; its number is the next one, or one below where that is taken",
    }),
  z.strictObject({ kind: z.literal("deleteClause") }),
  z.strictObject({ kind: z.literal("replaceWords"), old: writtenText.trim().min(1).max(MAX_OLD_CHARS), wording }),
]);
const holdsFrom = z.iso.date().max(10).nullable().meta({ description: "null: on the day of its signing" });
const one = { contractId: id, versionId: id, clause: clauseNumber };
export const amendmentPreviewBody = z.strictObject({ ...one, change, holdsFrom });
export type PreviewAmendment = z.infer<typeof amendmentPreviewBody>;
export const amendBody = z.strictObject({
  name: contractName.meta({ description: "What this change is called in lists" }),
  change,
  holdsFrom,
  contracts: z
    .array(z.strictObject(one))
    .min(1)
    .max(MAX_AMENDED)
    .refine((all) => new Set(all.map(({ contractId }) => contractId)).size === all.length),
});
export type Amend = z.infer<typeof amendBody>;

export const amendableDto = named(
  "AmendableContract",
  z.strictObject({
    contractId: someId,
    versionId: someId,
    name: z.string(),
    language: z.enum(LANGUAGES),
    amendmentNumber: ordinal,
    clauses: z.array(z.strictObject({ number: z.string(), heading: z.string(), content: z.string() })),
    found: z.string().nullable().meta({ description: "The clause that is meant; null where that isn't sure" }),
    near: z.array(z.string()).meta({ description: "Clauses that may be meant, likeliest first" }),
    hiddenCount: z.int().min(0).meta({ description: "Amendments that the caller can't open" }),
  }),
);
export type AmendableDto = z.infer<typeof amendableDto>;

const READ_BACK_PROBLEMS = [
  "noSuchClause",
  "clauseExists",
  "numberUsedTwice",
  "wordsNotFound",
  "unclear",
  "elsewhere",
  "notRead",
  "otherWords",
  "more",
] as const;
export const amendmentPreviewDto = named(
  "AmendmentPreview",
  z.strictObject({
    name: z.string().meta({ description: "Of the draft" }),
    html: z.string(),
    problem: z.enum(READ_BACK_PROBLEMS).nullable().meta({ description: "null: it changes the clause as meant" }),
    message: z.string(),
    parts: z
      .array(z.strictObject({ text: z.string(), state: z.enum(["kept", "out", "in"]) }))
      .meta({ description: "The clause as the draft would leave it" }),
  }),
);
export type AmendmentPreviewDto = z.infer<typeof amendmentPreviewDto>;
