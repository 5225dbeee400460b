import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { whileAllowed } from "@/lib/access/while-allowed";
import { chatAnswer, findAnswer, summaryAnswer } from "./answers";
import { textToRead } from "./contract-text";
import { engineFor } from "./chosen-engine";
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
  return recordedAnswer(
    toldOf(actor, question, "find", input.category),
    question.engine,
    findAnswer(question, input.category),
  );
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
  return {
    pieces: whileAllowed(
      recordedPieces(toldOf(actor, question, "summarize"), question.engine, summaryAnswer(question)),
      { actor, contractId, ability: "read" },
      question.ended,
    ),
  };
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
  return {
    pieces: whileAllowed(
      recordedPieces(toldOf(actor, question, "chat"), question.engine, chatAnswer(question, input)),
      { actor, contractId, ability: "read" },
      question.ended,
    ),
  };
}

function toldOf(
  actor: Actor,
  { contractId, contract }: Awaited<ReturnType<typeof asked>>,
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
  return { contract, contractId, engine: await engineFor(grant), call, ended };
}
