import type { ActionResult } from "@/lib/adapters/action-result";
import type { ChatMessage, FindCategory } from "@/lib/assistant/engines/port";
import type { FindItemDto, StreamPiece } from "@/lib/assistant/schema";

/** What the panel can do on the server. A refusal is a value; a stream's failure is its last piece. */
export type AssistantActions = {
  find(input: { contractId: string; category: FindCategory; versionId?: string }): Promise<ActionResult<FindItemDto[]>>;
  summarize(input: { contractId: string; versionId?: string }): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
  chat(input: { contractId: string; message: string; history: ChatMessage[]; versionId?: string }): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
};
