import type { AnswerPiece, ChatMessage, ContractText, FindCategory, FoundPassage, SuggestedChange } from "@/lib/assistant/engines/port";
import type { Language } from "@/lib/copy/languages";
import { gate } from "@/lib/platform/gate";
import { runWorker } from "./run-worker";

/** One call of the built-in engine, as its worker is given it. */
export type AssistantTask = { contract: ContractText; language: Language } & (
  | { verb: "find"; category: FindCategory }
  | { verb: "summarize" | "suggest" }
  | { verb: "chat"; message: string; history: readonly ChatMessage[] }
);
type ResultOf<V extends AssistantTask["verb"]> = V extends "find" ? FoundPassage[] : V extends "suggest" ? SuggestedChange[] : AnswerPiece[];

const TIME_LIMIT_MS = 60_000;
const HEAP_MB = 512;
const inTurn = gate(2);

/**
 * Lets the built-in engine work in a thread of its own, at most two at a time, so that a long contract holds up nobody
 * else's request.
 *
 * @throws {WorkerFailure} however it ended without a result.
 */
export function assistInWorker<T extends AssistantTask>(task: T, signal?: AbortSignal): Promise<ResultOf<T["verb"]>> {
  return inTurn(() => runWorker<ResultOf<T["verb"]>>("assistant-worker", { message: task, timeoutMs: TIME_LIMIT_MS, memoryMb: HEAP_MB, signal }), signal);
}
