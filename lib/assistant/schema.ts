/** Inputs and answers of the assistant. Client-safe. Source: behaviour §12, §21. */
import { z } from "zod";
import { saveVersionBody, writtenText } from "@/lib/contracts/schema";
import {
  FIND_CATEGORIES,
  type AnswerNote,
  type AnswerPiece,
  type FoundPassage,
  type Passage,
  type QuoteStanding,
} from "@/lib/engine/port";

export const MAX_MESSAGE_CHARS = 8_000;
export const MAX_HISTORY_MESSAGES = 50;

const versionId = z.string().min(1).max(100).optional();

export const findBody = z.object({ category: z.enum(FIND_CATEGORIES), versionId });
export type FindInput = z.infer<typeof findBody>;

export const summarizeQuery = z.object({ versionId });
export type SummarizeInput = z.infer<typeof summarizeQuery>;

/** History comes from the client and is untrusted: two roles only. */
export const chatBody = z.object({
  message: writtenText.trim().min(1).max(MAX_MESSAGE_CHARS),
  history: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: writtenText.max(MAX_MESSAGE_CHARS * 4) }))
    .max(MAX_HISTORY_MESSAGES)
    .default([]),
  versionId,
});
export type ChatInput = z.infer<typeof chatBody>;

const suggestionId = z.string().min(1).max(100);
const decision = z.object({ suggestionId: suggestionId.optional(), cacheId: z.string().min(1).max(100).optional() });
/**
 * Who names a suggestion names the analysis that it is of; without `suggestionId` the address names the suggestion
 * (B-21.25).
 */
const namesItsAnalysis = ({ suggestionId, cacheId }: z.output<typeof decision>) =>
  suggestionId === undefined || cacheId !== undefined;

/** `updatedContent` is HTML as a version's is; without it the server applies the suggestion's own replacement. */
export const acceptBody = decision
  .extend({ updatedContent: saveVersionBody.shape.content.optional() })
  .refine(namesItsAnalysis, { path: ["cacheId"] });
export type AcceptSuggestion = z.infer<typeof acceptBody>;
export const dismissBody = decision.refine(namesItsAnalysis, { path: ["cacheId"] });
export type DismissSuggestion = z.infer<typeof dismissBody>;

/** One found passage: `content` is verbatim text of the version, `start`/`end` its offsets in `plainText`. */
export type FindItemDto = FoundPassage;
/**
 * Who gave an answer: `host` received the contract's text (null: nobody outside), `fellBackFrom` is the host that did
 * not answer.
 */
export type Receipt = { engine: string; host: string | null; model: string | null; fellBackFrom: string | null };
/** What was found, and by whom. REST answers `items` alone, the rest as headers (B-21.20). */
export type FindAnswerDto = { items: FindItemDto[]; notes: AnswerNote[]; receipt: Receipt };
type QuotedPassage = Passage & { standing?: QuoteStanding };
export type SummaryDto = { summary: string; passages: QuotedPassage[]; notes: AnswerNote[] } & Receipt;
export type ChatAnswerDto = { message: string; passages: QuotedPassage[]; notes: AnswerNote[] } & Receipt;

type Rect = { x1: number; y1: number; x2: number; y2: number; width: number; height: number; pageNumber: number };
/** One proposal for the text. `position` is the documented box; `start` and `end` are its true place in `plainText`. */
export type SuggestionDto = {
  id: string;
  position: { boundingRect: Rect; rects: Rect[]; pageNumber: number };
  title: string;
  comment: string;
  quote: string;
  replacement: string | null;
  severity: string;
  source: string;
  start: number;
  end: number;
};
/** `cacheId` names the analysis of the version; `pending` while it, or what a model adds to it, is still being made. */
export type SuggestionListDto = { suggestions: SuggestionDto[]; cacheId: string; pending?: true };

/**
 * A streamed answer: the receipt first (a second one replaces it), then pieces in order; `failed` is the last when it
 * comes.
 */
export type ReceiptPiece = { kind: "receipt"; receipt: Receipt };
export type StreamPiece = AnswerPiece | ReceiptPiece | { kind: "failed"; message: string };
/** Media type of a streamed answer: a `StreamPiece` a line. Asked for by `Accept`. */
export const PIECES_TYPE = "application/x-ndjson";
