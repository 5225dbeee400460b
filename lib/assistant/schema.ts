/** Inputs and answers of the assistant. Client-safe. Source: behaviour §12, §21. */
import { z } from "zod";
import { named, ordinal, someId, textOffset, moment } from "@/lib/answer";
import { SUMMARY_FACTS } from "@/lib/copy/summary-facts";
import { saveVersionBody, writtenText } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-budget";
import { BASES, FIND_CATEGORIES, type AnswerNote } from "@/lib/engine/port";
import { MAX_MESSAGE_CHARS, MAX_HISTORY_MESSAGES, MAX_ACCEPTED_AT_ONCE } from "./bounds";
import { marks, passage, requiredDocument } from "./quote-schema";

const versionId = z.string().min(1).max(100).optional();

const KEEP = "Whether question and answer go to the caller's own conversation about the contract (B-12.21)";
const keep = z.boolean().default(false).meta({ description: KEEP });

export const findBody = z.object({ category: z.enum(FIND_CATEGORIES), versionId, keep });
export type FindInput = z.infer<typeof findBody>;

export const summarizeQuery = z.object({
  versionId,
  keep: z
    .enum(["true", "false"])
    .default("false")
    .transform((said) => said === "true")
    .meta({ description: KEEP }),
});
export type SummarizeInput = z.infer<typeof summarizeQuery>;

/** History comes from the client and is untrusted: two roles only. */
export const chatBody = z.object({
  message: writtenText.trim().min(1).max(MAX_MESSAGE_CHARS),
  history: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: writtenText.max(MAX_MESSAGE_CHARS * 4) }))
    .max(MAX_HISTORY_MESSAGES)
    .default([]),
  versionId,
  keep,
});
export type ChatInput = z.infer<typeof chatBody>;

const suggestionId = z.string().min(1).max(100);
const decision = z.object({ suggestionId: suggestionId.optional(), cacheId: z.string().min(1).max(100).optional() });
/** With `suggestionId` the analysis must be given too; without it the address names the suggestion (B-21.25). */
const namesItsAnalysis = ({ suggestionId, cacheId }: z.output<typeof decision>) =>
  suggestionId === undefined || cacheId !== undefined;

/**
 * `updatedContent` is a version's HTML; without it the server applies the suggestion's own replacement. `suggestionIds`
 * are accepted together with their own replacements (B-13.7).
 */
export const acceptBody = decision
  .extend({
    updatedContent: saveVersionBody.shape.content.optional(),
    suggestionIds: z.array(suggestionId).min(1).max(MAX_ACCEPTED_AT_ONCE).optional(),
  })
  .refine((body) => namesItsAnalysis(body) && (body.suggestionIds === undefined || body.cacheId !== undefined), {
    path: ["cacheId"],
  })
  .refine((body) => body.suggestionIds === undefined || (body.suggestionId ?? body.updatedContent) === undefined, {
    path: ["suggestionIds"],
  });
export type AcceptSuggestion = z.infer<typeof acceptBody>;
export const dismissBody = decision.refine(namesItsAnalysis, { path: ["cacheId"] });
export type DismissSuggestion = z.infer<typeof dismissBody>;

export const suggestionsQuery = pageQuery.extend({ state: z.enum(["open", "dismissed"]).default("open") });
export type SuggestionsQuery = z.output<typeof suggestionsQuery>;

/** One found passage: `content` is verbatim text of the version, `start`/`end` its offsets in `plainText`. */
export const foundItemDto = named(
  "FoundItem",
  z.strictObject({ ...passage, ...marks, label: z.string().exactOptional() }),
);
export type FindItemDto = z.infer<typeof foundItemDto>;

const sections = z.array(z.string());
const endedShape = {
  on: z.string().nullable().meta({ description: "The day on which it ends, YYYY-MM-DD; null: nobody knows" }),
  isPast: z.boolean(),
  isSure: z.boolean().meta({ description: "false: perhaps only in part, on a condition, or on another day" }),
  document: requiredDocument,
  passage: z.strictObject(passage).nullable().meta({ description: "Where that document says so" }),
};
export const endedDto = z.strictObject(endedShape);
const answerNote = z.discriminatedUnion("about", [
  z.strictObject({ about: z.literal("dropped"), count: ordinal }),
  z.strictObject({ about: z.literal("read"), sections }),
  z.strictObject({ about: z.literal("searched"), sections }),
  z.strictObject({ about: z.literal("cut") }),
  z.strictObject({ about: z.literal("uncertain"), count: ordinal }),
  z.strictObject({ about: z.literal("unseen"), count: ordinal }),
  z.strictObject({ about: z.literal("partial") }),
  z.strictObject({
    about: z.literal("amended"),
    documents: z.array(z.string()).meta({ description: "Names of the amendments that were read along" }),
    unclear: textOffset.meta({ description: "Changes of theirs that couldn't be applied for sure" }),
    hidden: textOffset.meta({ description: "Signed documents that may amend it and that the caller can't open" }),
  }),
  z.strictObject({ about: z.literal("ended"), ...endedShape }),
]);
const receiptDto = z.strictObject({
  engine: z.string(),
  host: z.string().nullable().meta({ description: "The host that received the contract's text; null: none" }),
  model: z.string().nullable(),
  fellBackFrom: z
    .string()
    .nullable()
    .meta({ description: "The host that did not answer, so that the built-in engine did" }),
});
export type Receipt = z.infer<typeof receiptDto>;
/** What was found, and by whom. REST returns only `items`, the rest as headers (B-21.20). */
export type FindAnswerDto = { items: FindItemDto[]; notes: AnswerNote[]; receipt: Receipt };
const besides = {
  passages: z.array(z.strictObject({ ...passage, ...marks })),
  notes: z.array(answerNote),
  ...receiptDto.shape,
};
const basis = z
  .enum(BASES)
  .meta({
    description:
      "'stated': a passage says it; 'likely': read out of the passages; 'nearest': no direct answer, only what comes " +
      "closest; 'absent': neither a heading nor the text has a word of it; 'cannot': no question for a contract's text",
  });
const line = z.strictObject({ text: z.string(), basis });
export const summaryDto = named(
  "Summary",
  z.strictObject({
    summary: z.string(),
    lines: z.array(line).meta({ description: "Without their quotes, each with what it stands on" }),
    ...besides,
  }),
);
export type SummaryDto = z.infer<typeof summaryDto>;
export const chatAnswerDto = named("ChatAnswer", z.strictObject({ message: z.string(), basis, ...besides }));
export type ChatAnswerDto = z.infer<typeof chatAnswerDto>;

const rectangle = z.strictObject({
  x1: z.number(),
  y1: z.number(),
  x2: z.number(),
  y2: z.number(),
  width: z.number(),
  height: z.number(),
  pageNumber: ordinal,
});
/** One proposal for the text. `position` is the documented box; `start` and `end` are its true place in `plainText`. */
export const suggestionDto = named(
  "Suggestion",
  z.strictObject({
    id: someId,
    position: z.strictObject({ boundingRect: rectangle, rects: z.array(rectangle), pageNumber: ordinal }),
    title: z.string(),
    comment: z.string(),
    quote: z.string(),
    replacement: z.string().nullable(),
    outdated: z
      .strictObject({ quote: z.string(), wording: z.string() })
      .exactOptional()
      .meta({
        description: "Asked for on an earlier version; the words it was for have changed, so it is there to copy",
      }),
    severity: z.string(),
    source: z.string(),
    start: textOffset,
    end: textOffset,
  }),
);
export type SuggestionDto = z.infer<typeof suggestionDto>;
export const suggestionListDto = named(
  "SuggestionList",
  z.strictObject({
    suggestions: z.array(suggestionDto),
    cacheId: someId.meta({ description: "Names one analysis of one version; accepting and dismissing give it back" }),
    dismissed: ordinal
      .exactOptional()
      .meta({ description: "How many of this analysis were dismissed; absent: none. `?state=dismissed` lists them" }),
    pending: z
      .literal(true)
      .exactOptional()
      .meta({ description: "Suggestions, or those of a model, are still being made: ask again" }),
  }),
);
export type SuggestionListDto = z.infer<typeof suggestionListDto>;

/** The pieces of a streamed answer. */
const shownPieces = [
  z.strictObject({ kind: z.literal("receipt"), receipt: receiptDto }),
  z.strictObject({ kind: z.literal("text"), text: z.string() }),
  z.strictObject({ kind: z.literal("passage"), passage: z.strictObject(passage), ...marks }),
  z.strictObject({
    kind: z.literal("basis"),
    basis,
    about: z.enum(SUMMARY_FACTS).exactOptional().meta({ description: "The fact that a line of a summary is about" }),
  }),
  z.strictObject({ kind: z.literal("note"), note: answerNote }),
] as const;
/** The receipt first (a second one replaces it), then pieces in order; `failed`, if any, is the last. */
export const streamPiece = named(
  "AnswerPiece",
  z.discriminatedUnion("kind", [...shownPieces, z.strictObject({ kind: z.literal("failed"), message: z.string() })]),
);
export type StreamPiece = z.infer<typeof streamPiece>;
export type ReceiptPiece = Extract<StreamPiece, { kind: "receipt" }>;

/** A person's own saved conversation about a contract. Source: B-12.21. */
const keptRequest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("find"), category: z.enum(FIND_CATEGORIES) }),
  z.strictObject({ kind: z.literal("summary") }),
  z.strictObject({ kind: z.literal("chat"), text: z.string() }),
]);
/** What was asked, as screens show it. */
export type KeptRequest = z.infer<typeof keptRequest>;

const keptPiece = z.discriminatedUnion("kind", shownPieces);
export type KeptPiece = z.infer<typeof keptPiece>;
const keptAnswer = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("found"),
    items: z.array(foundItemDto),
    notes: z.array(answerNote),
    receipt: receiptDto,
  }),
  z.strictObject({ kind: z.literal("pieces"), pieces: z.array(keptPiece) }),
]);
/** Search results come at once, all other answers in pieces. */
export type KeptAnswer = z.infer<typeof keptAnswer>;

export const keptExchangeDto = named(
  "KeptExchange",
  z.strictObject({
    id: someId,
    versionId: someId.meta({ description: "The version that was read" }),
    versionNumber: ordinal,
    request: keptRequest,
    answer: keptAnswer,
    ending: z.enum(["complete", "stopped"]),
    createdAt: moment,
  }),
);
export type KeptExchangeDto = z.infer<typeof keptExchangeDto>;
