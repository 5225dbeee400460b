import type { ActionResult } from "@/lib/adapters/action-result";
import type { ChatMessage, FindCategory } from "@/lib/engine/port";
import type { FactsDto } from "@/lib/assistant/review-schema";
import type { KeptExchangeDto } from "@/lib/assistant/conversation-schema";
import type { FindAnswerDto, StreamPiece } from "@/lib/assistant/schema";

/**
 * What the panel can do on the server. A refusal is a value; a stream's failure is its last piece. `signal` gives a
 * request up, on the server too: the call then throws or its stream ends. What is asked with `keep` stays in the
 * person's own conversation (B-12.21).
 */
export type AssistantActions = {
  find(
    input: { contractId: string; category: FindCategory; versionId?: string; keep?: boolean },
    signal: AbortSignal,
  ): Promise<ActionResult<FindAnswerDto>>;
  summarize(
    input: { contractId: string; versionId?: string; keep?: boolean },
    signal: AbortSignal,
  ): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
  /** What the contract says of itself in short, by the built-in rules alone. */
  facts(input: { contractId: string; versionId?: string }, signal: AbortSignal): Promise<ActionResult<FactsDto>>;
  chat(
    input: { contractId: string; message: string; history: ChatMessage[]; versionId?: string; keep?: boolean },
    signal: AbortSignal,
  ): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
  /** What the person asked before, oldest first. */
  kept(input: { contractId: string }, signal: AbortSignal): Promise<ActionResult<KeptExchangeDto[]>>;
  /** Deletes that for good. */
  forget(input: { contractId: string }): Promise<ActionResult<null>>;
};
