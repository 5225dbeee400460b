import type { ActionResult } from "@/lib/adapters/action-result";
import type { ChatMessage, FindCategory } from "@/lib/engine/port";
import type { FactsDto } from "@/lib/assistant/review-schema";
import type { FindAnswerDto, StreamPiece } from "@/lib/assistant/schema";

/**
 * What the panel can do on the server. A refusal is a value; a stream's failure is its last piece. `signal` gives a
 * request up, on the server too: the call then throws or its stream ends.
 */
export type AssistantActions = {
  find(
    input: { contractId: string; category: FindCategory; versionId?: string },
    signal: AbortSignal,
  ): Promise<ActionResult<FindAnswerDto>>;
  summarize(
    input: { contractId: string; versionId?: string },
    signal: AbortSignal,
  ): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
  /** What the contract says of itself in short, by the built-in rules alone. */
  facts(input: { contractId: string; versionId?: string }, signal: AbortSignal): Promise<ActionResult<FactsDto>>;
  chat(
    input: { contractId: string; message: string; history: ChatMessage[]; versionId?: string },
    signal: AbortSignal,
  ): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
};
