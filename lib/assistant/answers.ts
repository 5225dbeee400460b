import "server-only";
import { AppError } from "@/lib/errors";
import { inabilityOf } from "@/lib/engine/chat/cannot";
import { LineTooLong } from "@/lib/platform/fair-gate";
import { log } from "@/lib/platform/log";
import { isVerbatim } from "./contract-text";
import { foundWithDoubts, withDoubts } from "./doubts";
import { builtInEngine } from "./engines/built-in";
import type {
  AnswerPiece,
  AssistantEngine,
  ContractText,
  EngineCall,
  FindCategory,
  Found,
  Passage,
} from "@/lib/engine/port";
import type { ChatInput, FindAnswerDto, Receipt, ReceiptPiece } from "./schema";

/** What an answer is made of: the text that may be read, and the engine that the contract's people allow. */
export type Asked = { contract: ContractText; contractId: string; engine: AssistantEngine; call: EngineCall };
type Pieces = AsyncIterable<AnswerPiece | ReceiptPiece>;
type Verb = "find" | "summarize" | "chat";

/** Find, by the built-in engine where the model doesn't answer. @throws AppError `assistantUnavailable` */
export async function findAnswer(asked: Asked, category: FindCategory): Promise<FindAnswerDto> {
  const { contract, engine, call } = asked;
  try {
    return found(asked, await engine.find(contract, category, call), receiptOf(engine));
  } catch (cause) {
    if (!canFallBack(asked)) throw unavailable(cause);
    logFailure("find", asked, cause);
  }
  const result = await builtInEngine.find(contract, category, call).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  return found(asked, result, fallBackReceipt(engine));
}

function found(asked: Asked, { passages, notes }: Found, receipt: Receipt): FindAnswerDto {
  const kept = { passages: passages.filter((item) => keepVerbatim(asked, item)), notes };
  const { passages: items, notes: allNotes } = foundWithDoubts(asked.contract, kept);
  return { items, notes: allNotes, receipt };
}

/** A summary; by the built-in engine where the model gives nothing at all, with a second receipt. */
export async function* summaryAnswer(asked: Asked): Pieces {
  const { contract, engine, call } = asked;
  yield { kind: "receipt", receipt: receiptOf(engine) };
  let hasBegun = false;
  try {
    for await (const piece of verbatimOnly(asked, engine.summarize(contract, call))) {
      hasBegun = true;
      yield piece;
    }
    return;
  } catch (cause) {
    if (call.signal?.aborted) return; // nobody reads on
    if (hasBegun || !canFallBack(asked)) throw unavailable(cause);
    logFailure("summarize", asked, cause);
  }
  yield { kind: "receipt", receipt: fallBackReceipt(engine) };
  yield* verbatimOnly(asked, builtInEngine.summarize(contract, call));
}

/** A model that is away is said to be away: another engine's answer would not be the one asked for. */
export async function* chatAnswer(asked: Asked, { message, history }: Pick<ChatInput, "message" | "history">): Pieces {
  const { contract, call } = asked;
  // No model is given the text for what no text could answer.
  const engine = inabilityOf(message) === null ? asked.engine : builtInEngine;
  yield { kind: "receipt", receipt: receiptOf(engine) };
  try {
    yield* verbatimOnly(asked, engine.chat(contract, message, history, call));
  } catch (cause) {
    if (call.signal?.aborted) return; // nobody reads on
    throw unavailable(cause);
  }
}

function verbatimOnly(asked: Asked, pieces: AsyncIterable<AnswerPiece>): AsyncIterable<AnswerPiece> {
  return withDoubts(asked.contract, passagesOfText(asked, pieces));
}

async function* passagesOfText(asked: Asked, pieces: AsyncIterable<AnswerPiece>): AsyncIterable<AnswerPiece> {
  for await (const piece of pieces) {
    if (piece.kind !== "passage" || keepVerbatim(asked, piece.passage)) yield piece;
  }
}

function keepVerbatim({ contract, contractId, engine }: Asked, passage: Passage): boolean {
  if (isVerbatim(contract, passage)) return true;
  log.warn("assistant.passage-dropped", { contractId, engine: engine.name, start: passage.start, end: passage.end });
  return false;
}

function receiptOf({ name, host, model }: AssistantEngine): Receipt {
  return { engine: name, host, model, fellBackFrom: null };
}

function fallBackReceipt({ host }: AssistantEngine): Receipt {
  return { ...receiptOf(builtInEngine), fellBackFrom: host };
}

/** Only a model has something to fall back on, and nobody waits for the answer of a call that was given up. */
function canFallBack({ engine, call }: Asked): boolean {
  return engine.host !== null && call.signal?.aborted !== true;
}

/** A line that is full says so itself. */
function unavailable(cause: unknown): unknown {
  return cause instanceof LineTooLong ? cause : new AppError("assistantUnavailable", { cause });
}

function logFailure(verb: Verb, { contractId, engine }: Asked, cause: unknown): void {
  log.error("assistant.fell-back", cause, { verb, contractId, engine: engine.name, host: engine.host });
}
