import "server-only";
import type { Answer } from "@/lib/assistant/assistant";
import type { Passage } from "@/lib/assistant/engines/port";
import type { ChatAnswerDto, StreamPiece, SummaryDto } from "@/lib/assistant/schema";

/** Pieces for a screen as they are made. A failure half-way is the last piece; what came before it stays. */
export async function* piecesOf(answer: Answer, failed: (cause: unknown) => string): AsyncGenerator<StreamPiece> {
  try {
    yield* answer.pieces;
  } catch (cause) {
    yield { kind: "failed", message: failed(cause) };
  }
}

/** The whole answer as one text, passages as quotes in it and beside it. For REST. */
async function wholeText(answer: Answer): Promise<{ text: string; passages: Passage[]; engine: string; host: string | null }> {
  const passages: Passage[] = [];
  let text = "";
  for await (const piece of answer.pieces) {
    if (piece.kind === "text") text += piece.text;
    else {
      passages.push(piece.passage);
      text += `${text === "" || text.endsWith("\n") ? "" : "\n"}“${piece.passage.content}” (p. ${piece.passage.page})\n`;
    }
  }
  return { text: text.trim(), passages, engine: answer.engine, host: answer.host };
}

/** The documented answer of a summary: `summary`, with its passages and who gave it. */
export async function wholeSummary(answer: Answer): Promise<SummaryDto> {
  const { text, ...rest } = await wholeText(answer);
  return { summary: text, ...rest };
}

/** The documented answer of a chat: `message`, with its passages and who gave it. */
export async function wholeChatAnswer(answer: Answer): Promise<ChatAnswerDto> {
  const { text, ...rest } = await wholeText(answer);
  return { message: text, ...rest };
}
