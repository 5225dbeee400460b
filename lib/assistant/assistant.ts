import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import { isVerbatim, textToRead } from "./contract-text";
import { engine } from "./engine";
import type { AnswerPiece, ContractText } from "./engines/port";
import type { ChatInput, FindInput, FindItemDto, SummarizeInput } from "./schema";

/**
 * Passages of one category in the version on screen, in order of the text.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `assistantUnavailable`. Source: spec §7, decisions §7.
 */
export async function findInContract(actor: Actor, contractId: string, input: FindInput): Promise<FindItemDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await textToRead(grant, input.versionId);
  const found = await engine.find(contract, input.category, { language: actor.language }).catch((cause: unknown) => {
    throw new AppError("assistantUnavailable", { cause });
  });
  return found.filter((item) => keepVerbatim(contract, contractId, item));
}

/** An answer on its way: who gives it, and its pieces as they are made. */
export type Answer = { engine: string; host: string | null; pieces: AsyncIterable<AnswerPiece> };

/**
 * A summary of the version on screen, piece by piece. Access is checked and the text loaded before the first piece.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: spec §7.
 */
export async function summarizeContract(actor: Actor, contractId: string, input: SummarizeInput): Promise<Answer> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await textToRead(grant, input.versionId);
  return answer(contract, contractId, engine.summarize(contract, { language: actor.language }));
}

/**
 * An answer to a question about the version on screen, piece by piece.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: spec §7.
 */
export async function chatAboutContract(actor: Actor, contractId: string, input: ChatInput): Promise<Answer> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await textToRead(grant, input.versionId);
  return answer(contract, contractId, engine.chat(contract, input.message, input.history, { language: actor.language }));
}

function answer(contract: ContractText, contractId: string, pieces: AsyncIterable<AnswerPiece>): Answer {
  return { engine: engine.name, host: engine.host, pieces: verbatimOnly(contract, contractId, pieces) };
}

async function* verbatimOnly(contract: ContractText, contractId: string, pieces: AsyncIterable<AnswerPiece>): AsyncIterable<AnswerPiece> {
  for await (const piece of pieces) {
    if (piece.kind === "text" || keepVerbatim(contract, contractId, piece.passage)) yield piece;
  }
}

function keepVerbatim(contract: ContractText, contractId: string, passage: FindItemDto): boolean {
  if (isVerbatim(contract, passage)) return true;
  log.warn("assistant.passage-dropped", { contractId, engine: engine.name, start: passage.start, end: passage.end });
  return false;
}
