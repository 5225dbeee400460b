import "server-only";
import { recordAtOnce, type Who } from "@/lib/audit/audit";
import type { Receipt, ReceiptPiece } from "./schema";
import type { AnswerPiece, AssistantEngine } from "@/lib/engine/port";

/** What is recorded about an answer besides who gave it: never the question, nor any text of the answer. */
export type Told = {
  who: Who;
  contractId: string;
  version: number;
  kind: "find" | "summarize" | "chat" | "suggest" | "review";
  category: string | null;
};
type Pieces = AsyncIterable<AnswerPiece | ReceiptPiece>;

/** Records which engine answered and which host got the text; also without an answer, as text may have been sent. */
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

/** Records a complete answer before it is delivered. */
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

/** Records a streamed answer before its first piece other than a receipt, or when it ends without one. */
export async function* recordedPieces(told: Told, engine: AssistantEngine, pieces: Pieces): Pieces {
  let receipt = receiptBefore(engine);
  let isTold = false;
  try {
    for await (const piece of pieces) {
      if (piece.kind === "receipt") receipt = piece.receipt;
      else if (!isTold) {
        isTold = true; // even if recording fails, which ends the answer
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
