import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { whileAllowed } from "@/lib/access/while-allowed";
import { chatAnswer, findAnswer, summaryAnswer } from "./answers";
import { textToRead } from "./contract-text";
import { engineFor } from "./chosen-engine";
import type { KeptRequest } from "./conversation-schema";
import { keepFound, keptPieces, type Keeping } from "./conversations";
import type { AnswerPiece } from "@/lib/engine/port";
import { recordedAnswer, recordedPieces, type Told } from "./recorded";
import type { ChatInput, FindAnswerDto, FindInput, ReceiptPiece, SummarizeInput } from "./schema";

/** An answer on its way: the receipt first, then its pieces as they are made. A later receipt replaces the first. */
export type Answer = { pieces: AsyncIterable<AnswerPiece | ReceiptPiece> };

/**
 * In order of the text, and who found them. @param signal ends the work when the caller has gone away
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `assistantUnavailable`. Source: behaviour §12,
 *   §21.
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
 * Piece by piece; access and text come before the first. @throws AppError `contractNotFound`, `versionNotFound`,
 * `noVersions`.
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
 * Piece by piece, on the version on screen. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`;
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

/** @param request what is kept of the answer goes under it; null: nothing is */
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
