import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { whileAllowed } from "@/lib/access/while-allowed";
import { textToRead, isVerbatim } from "./contract-text";
import { engineFor } from "./chosen-engine";
import type { KeptRequest, ChatInput, FindAnswerDto, FindInput, ReceiptPiece, SummarizeInput, Receipt } from "./schema";
import { keepFound, keptPieces, type Keeping } from "./conversation/conversations";
import { inabilityOf } from "@/lib/engine/chat/cannot";
import type {
  AnswerPiece,
  AssistantEngine,
  ContractText,
  EngineCall,
  FindCategory,
  Found,
  Passage,
} from "@/lib/engine/port";
import { AppError } from "@/lib/errors";
import { LineTooLong } from "@/lib/platform/gates";
import { log } from "@/lib/platform/log";
import { foundWithDoubts, withDoubts } from "./review/doubts";
import { builtInEngine } from "./engines/built-in";
import { recordedAnswer, recordedPieces, type Told } from "./recorded";

/** A streamed answer: first the receipt, then pieces as they are made. A later receipt replaces the first. */
export type Answer = { pieces: AsyncIterable<AnswerPiece | ReceiptPiece> };

/**
 * Passages in text order, and who found them. @param signal aborts the work if the caller leaves
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `assistantUnavailable`. Source: behaviour §12,
 * §21.
 */
export async function findInContract(
  actor: Actor,
  contractId: string,
  input: FindInput,
  signal?: AbortSignal,
): Promise<FindAnswerDto> {
  const question = await asked(actor, contractId, input.versionId, signal);
  const { category } = input;
  const told = toldOf(actor, question, "find", category);
  const answer = await recordedAnswer(told, question.engine, findAnswer(question, category));
  if (input.keep) await keepFound(question.grant, keepingOf(question, { kind: "find", category }), answer);
  return answer;
}

/**
 * Streams a summary; checks access and text before the first piece. @throws AppError `contractNotFound`,
 * `versionNotFound`, `noVersions`.
 */
export async function summarizeContract(
  actor: Actor,
  contractId: string,
  input: SummarizeInput,
  signal?: AbortSignal,
): Promise<Answer> {
  const question = await asked(actor, contractId, input.versionId, signal);
  const pieces = recordedPieces(toldOf(actor, question, "summarize"), question.engine, summaryAnswer(question));
  return answered(actor, question, pieces, input.keep ? { kind: "summary" } : null);
}

/**
 * Streams an answer on the displayed version. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`;
 * `assistantUnavailable` with the first piece. Source: behaviour §12, §21.
 */
export async function chatAboutContract(
  actor: Actor,
  contractId: string,
  input: ChatInput,
  signal?: AbortSignal,
): Promise<Answer> {
  const question = await asked(actor, contractId, input.versionId, signal);
  const pieces = recordedPieces(toldOf(actor, question, "chat"), question.engine, chatAnswer(question, input));
  return answered(actor, question, pieces, input.keep ? { kind: "chat", text: input.message } : null);
}

/** @param request the answer is saved under it; null: not saved */
function answered(actor: Actor, question: Question, pieces: Answer["pieces"], request: KeptRequest | null): Answer {
  const { contractId, call, ended } = question;
  const given =
    request === null ? pieces : keptPieces(question.grant, keepingOf(question, request), pieces, call.signal);
  return { pieces: whileAllowed(given, { actor, contractId, ability: "read" }, ended) };
}

type Question = Awaited<ReturnType<typeof asked>>;

function keepingOf({ contract }: Question, request: KeptRequest): Keeping {
  return { version: { id: contract.versionId, number: contract.versionNumber }, request };
}

function toldOf(
  actor: Actor,
  { contractId, contract }: Question,
  kind: Told["kind"],
  category: string | null = null,
): Told {
  return { who: actor, contractId, version: contract.versionNumber, kind, category };
}

async function asked(actor: Actor, contractId: string, versionId: string | undefined, signal: AbortSignal | undefined) {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await textToRead(grant, versionId);
  const ended = new AbortController();
  const call = {
    language: actor.language,
    account: actor.userId,
    signal: signal ? AbortSignal.any([signal, ended.signal]) : ended.signal,
  };
  return { grant, contract, contractId, engine: await engineFor(grant), call, ended };
}

/** What an answer needs: the text that may be read, and the engine that the contract's people allow. */
type Asked = { contract: ContractText; contractId: string; engine: AssistantEngine; call: EngineCall };
type Pieces = AsyncIterable<AnswerPiece | ReceiptPiece>;
type Verb = "find" | "summarize" | "chat";

/** Find; falls back to the built-in engine if the model doesn't answer. @throws AppError `assistantUnavailable` */
async function findAnswer(asked: Asked, category: FindCategory): Promise<FindAnswerDto> {
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

/** A summary; falls back to the built-in engine if the model sends nothing at all, with a second receipt. */
async function* summaryAnswer(asked: Asked): Pieces {
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
    if (call.signal?.aborted) return; // the reader left
    if (hasBegun || !canFallBack(asked)) throw unavailable(cause);
    logFailure("summarize", asked, cause);
  }
  yield { kind: "receipt", receipt: fallBackReceipt(engine) };
  yield* verbatimOnly(asked, builtInEngine.summarize(contract, call));
}

/** Reports an unavailable model: another engine's answer isn't what was asked for. */
async function* chatAnswer(asked: Asked, { message, history }: Pick<ChatInput, "message" | "history">): Pieces {
  const { contract, call } = asked;
  // Don't send a model the text for a question that no text could answer.
  const engine = inabilityOf(message) === null ? asked.engine : builtInEngine;
  yield { kind: "receipt", receipt: receiptOf(engine) };
  try {
    yield* verbatimOnly(asked, engine.chat(contract, message, history, call));
  } catch (cause) {
    if (call.signal?.aborted) return; // the reader left
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

/** Only a model has a fallback, and nobody waits for an aborted call. */
function canFallBack({ engine, call }: Asked): boolean {
  return engine.host !== null && call.signal?.aborted !== true;
}

/** A full queue keeps its own error. */
function unavailable(cause: unknown): unknown {
  return cause instanceof LineTooLong ? cause : new AppError("assistantUnavailable", { cause });
}

function logFailure(verb: Verb, { contractId, engine }: Asked, cause: unknown): void {
  log.error("assistant.fell-back", cause, { verb, contractId, engine: engine.name, host: engine.host });
}
