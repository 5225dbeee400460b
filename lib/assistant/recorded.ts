import "server-only";
import { recordAtOnce, type Who } from "@/lib/audit/audit";
import type { Receipt, ReceiptPiece } from "./schema";
import type { AnswerPiece, AssistantEngine } from "@/lib/engine/port";

/** What is told of an answer besides who gave it: never the question, nor a word of the answer. */
export type Told = {
  who: Who;
  contractId: string;
  version: number;
  kind: "find" | "summarize" | "chat" | "suggest" | "review";
  category: string | null;
};
type Pieces = AsyncIterable<AnswerPiece | ReceiptPiece>;

/**
 * Which engine gave it and which host got the text; one that did not come too, as the text may have gone out for it.
 */
export async function recordAnswer(
  told: Told,
  { engine, host, model, fellBackFrom }: Receipt,
  isAnswered: boolean,
): Promise<void> {
  const { who, contractId, version, kind, category } = told;
  await recordAtOnce(who, {
    chain: contractId,
    action: "assistant.answered",
    detail: { kind, category, version, engine, host, model, fellBackFrom, isAnswered },
  });
}

/** An answer that is given whole, told before it is handed on. */
export async function recordedAnswer<T extends { receipt: Receipt }>(
  told: Told,
  engine: AssistantEngine,
  answer: Promise<T>,
): Promise<T> {
  const given = await answer.catch(async (cause: unknown) => {
    await recordAnswer(told, receiptBefore(engine), false);
    throw cause;
  });
  await recordAnswer(told, given.receipt, true);
  return given;
}

/** An answer that comes piece by piece, told before its first piece that is no receipt, or when it ends without one. */
export async function* recordedPieces(told: Told, engine: AssistantEngine, pieces: Pieces): Pieces {
  let receipt = receiptBefore(engine);
  let isTold = false;
  try {
    for await (const piece of pieces) {
      if (piece.kind === "receipt") receipt = piece.receipt;
      else if (!isTold) {
        isTold = true; // also when telling fails, which ends the answer
        await recordAnswer(told, receipt, true);
      }
      yield piece;
    }
  } finally {
    if (!isTold) await recordAnswer(told, receipt, false);
  }
}

export function receiptBefore({ name, host, model }: AssistantEngine): Receipt {
  return { engine: name, host, model, fellBackFrom: null };
}
