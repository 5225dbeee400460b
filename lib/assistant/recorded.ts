import "server-only";
import { recordAtOnce, type Who } from "@/lib/audit/audit";
import type { Receipt, ReceiptPiece } from "./schema";
import type { AnswerPiece, AssistantEngine } from "@/lib/engine/port";

/** What is recorded about an answer besides who gave it: never the question, nor any text of the answer. */
export type AnswerEvent = {
  who: Who;
  contractId: string;
  version: number;
  kind: "find" | "summarize" | "chat" | "suggest" | "review";
  category: string | null;
};

/** Records which engine answered and which host got the text; also without an answer, as text may have been sent. */
export async function recordAnswer(
  event: AnswerEvent,
  { engine, host, model, fellBackFrom }: Receipt,
  isAnswered: boolean,
): Promise<void> {
  const { who, contractId, version, kind, category } = event;
  await recordAtOnce(who, {
    chain: contractId,
    action: "assistant.answered",
    detail: { kind, category, version, engine, host, model, fellBackFrom, isAnswered },
  });
}

/** Records a complete answer before it is delivered. */
export async function recordedAnswer<T extends { receipt: Receipt }>(
  event: AnswerEvent,
  engine: AssistantEngine,
  answer: Promise<T>,
): Promise<T> {
  const given = await answer.catch(async (cause: unknown) => {
    await recordAnswer(event, toReceipt(engine), false);
    throw cause;
  });
  await recordAnswer(event, given.receipt, true);
  return given;
}

/** Keeps pieces that were handed on: all of them, or those before the person stopped the answer. */
export type Keep = (pieces: readonly (AnswerPiece | ReceiptPiece)[], ending: "complete" | "stopped") => Promise<void>;
export type AnswerPieces = AsyncIterable<AnswerPiece | ReceiptPiece>;

/**
 * An answer that comes piece by piece, told before its first piece that is no receipt, or when it ends without one. It
 * is kept when it ends. A failed one is not: the screen offers to ask again.
 * @param answer `receipt`: who is asked; `keep` null: it is not kept
 */
export async function* recordedPieces(
  event: AnswerEvent,
  { pieces, receipt, keep, signal }: { pieces: AnswerPieces; receipt: Receipt; keep: Keep | null; signal: AbortSignal },
): AsyncGenerator<AnswerPiece | ReceiptPiece> {
  const came: (AnswerPiece | ReceiptPiece)[] = [];
  let isRecorded = false;
  let ending: "complete" | "stopped" | "failed" = "stopped";
  try {
    for await (const piece of pieces) {
      if (piece.kind === "receipt") receipt = piece.receipt;
      else if (!isRecorded) {
        isRecorded = true; // even if recording fails, which ends the answer
        await recordAnswer(event, receipt, true);
      }
      came.push(piece);
      yield piece;
    }
    if (!signal.aborted) ending = "complete"; // an engine that is given up ends as if it had no more to say
  } catch (cause) {
    ending = "failed";
    throw cause;
  } finally {
    if (!isRecorded) await recordAnswer(event, receipt, false);
    if (keep && ending !== "failed") await keep(came, ending);
  }
}

export function toReceipt({ name, host, model }: Pick<AssistantEngine, "name" | "host" | "model">): Receipt {
  return { engine: name, host, model, fellBackFrom: null };
}
