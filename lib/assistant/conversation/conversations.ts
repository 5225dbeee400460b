import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import type { KeptAnswer, KeptExchangeDto, KeptPiece, KeptRequest } from "@/lib/assistant/schema";
import {
  deleteOwnExchanges,
  insertExchange,
  ownExchanges,
  sizesOfOwnExchanges,
  type ExchangeRow,
} from "./conversation-store";
import type { FindAnswerDto } from "@/lib/assistant/schema";

/** Per person and contract; the oldest are deleted first. */
const MOST_EXCHANGES = 100;
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * The caller's questions about the contract, oldest first, without those whose answers quote an amendment that the
 * caller can no longer open. @throws AppError `contractNotFound`. Source: B-12.21, B-31.10.
 */
export async function keptConversation(actor: Actor, contractId: string): Promise<KeptExchangeDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const exchanges = (await ownExchanges(grant)).map(toDto);
  const quoted = exchanges.map(({ answer }) => documentsQuoted(answer));
  const closed = await closedAmong(actor, new Set(quoted.flat()));
  return exchanges.filter((_, at) => !quoted[at]?.some((id) => closed.has(id)));
}

function documentsQuoted(answer: KeptAnswer): string[] {
  const quotes = answer.kind === "found" ? answer.items : answer.pieces;
  const notes = answer.kind === "found" ? answer.notes : answer.pieces.flatMap((piece) => notesIn(piece));
  return [
    ...quotes.flatMap((quote) => ("document" in quote && quote.document ? [quote.document.contractId] : [])),
    ...notes.flatMap((note) => (note.about === "ended" ? [note.document.contractId] : [])),
  ];
}

const notesIn = (piece: KeptPiece) => (piece.kind === "note" ? [piece.note] : []);

async function closedAmong(actor: Actor, contractIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const id of contractIds)
    await ContractGrant.request(actor, id, "read").catch((cause: unknown) => {
      if (!(cause instanceof AppError) || cause.key !== "contractNotFound") throw cause;
      closed.add(id);
    });
  return closed;
}

/** Deletes the caller's questions about the contract for good. @throws AppError `contractNotFound`. Source: B-12.21. */
export async function forgetConversation(actor: Actor, contractId: string): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  await deleteOwnExchanges(grant, "all");
}

/** What an answer is saved under: the question, and the version that was read. */
export type Keeping = { version: { id: string; number: number }; request: KeptRequest };

/** Saves the results of a search. */
export async function keepFound(
  grant: ReadGrant,
  keeping: Keeping,
  { items, notes, receipt }: FindAnswerDto,
): Promise<void> {
  await keep(grant, keeping, { kind: "found", items, notes, receipt }, "complete");
}

/** Keeps what was handed on of an answer, unless neither words nor a passage had come. */
export async function keepPieces(
  grant: ReadGrant,
  keeping: Keeping,
  pieces: readonly KeptPiece[],
  ending: KeptExchangeDto["ending"],
): Promise<void> {
  if (!pieces.some(({ kind }) => kind === "text" || kind === "passage")) return;
  await keep(grant, keeping, { kind: "pieces", pieces: joined(pieces) }, ending);
}

/** Words that follow each other are one piece, and only the last receipt counts. */
function joined(pieces: readonly KeptPiece[]): KeptPiece[] {
  const came: KeptPiece[] = [];
  for (const piece of pieces) {
    const last = came.at(-1);
    if (piece.kind === "text" && last?.kind === "text")
      came[came.length - 1] = { ...last, text: last.text + piece.text };
    else if (piece.kind === "receipt" && last?.kind === "receipt") came[came.length - 1] = piece;
    else came.push(piece);
  }
  return came;
}

/** The answer was already delivered; log a failed save, don't throw. */
async function keep(
  grant: ReadGrant,
  { version, request }: Keeping,
  answer: KeptAnswer,
  ending: KeptExchangeDto["ending"],
): Promise<void> {
  const text = JSON.stringify(answer);
  const row: ExchangeRow = {
    id: newId(),
    versionId: version.id,
    versionNumber: version.number,
    request: JSON.stringify(request),
    answer: text,
    ending,
    bytes: Buffer.byteLength(text),
    createdAt: clock.now(),
  };
  try {
    await inTransaction(async (tx) => {
      await insertExchange(grant, row, tx);
      await deleteOwnExchanges(grant, tooOld(await sizesOfOwnExchanges(grant, tx)), tx);
    });
  } catch (cause) {
    log.error("assistant.not-kept", cause, { contractId: grant.contractId });
  }
}

/** Counting from the newest, those beyond the saved number or bytes. The newest always stays. */
function tooOld(newestFirst: readonly { id: string; bytes: number }[]): string[] {
  let bytes = 0;
  return newestFirst
    .filter((row, index) => {
      bytes += row.bytes;
      return index > 0 && (index >= MOST_EXCHANGES || bytes > MOST_BYTES);
    })
    .map(({ id }) => id);
}

/** Written only by `keep`. */
function toDto({ id, versionId, versionNumber, request, answer, ending, createdAt }: ExchangeRow): KeptExchangeDto {
  return {
    id,
    versionId,
    versionNumber,
    request: JSON.parse(request) as KeptRequest,
    answer: JSON.parse(answer) as KeptAnswer,
    ending: ending === "complete" ? "complete" : "stopped",
    createdAt: createdAt.toISOString(),
  };
}
