import "server-only";
import type { Answer } from "@/lib/assistant/assistant";
import type { Passage } from "@/lib/assistant/engines/port";
import type { ChatAnswerDto, StreamPiece, SummaryDto } from "@/lib/assistant/schema";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";

/** Pieces for a screen as they are made. A failure half-way is the last piece; what came before it stays. */
export async function* piecesOf(answer: Answer, failed: (cause: unknown) => string): AsyncGenerator<StreamPiece> {
  try {
    yield* answer.pieces;
  } catch (cause) {
    yield { kind: "failed", message: failed(cause) };
  }
}

/** The whole answer as one text, passages as quotes in it and beside it. For REST. */
async function wholeText(answer: Answer, language: Language): Promise<{ text: string; passages: Passage[]; engine: string; host: string | null }> {
  const { quoted } = copyFor(language).assistant.passage;
  const passages: Passage[] = [];
  let text = "";
  for await (const piece of answer.pieces) {
    if (piece.kind === "text") text += piece.text;
    else {
      passages.push(piece.passage);
      text += `${text === "" || text.endsWith("\n") ? "" : "\n"}${quoted(piece.passage.content, piece.passage.page)}\n`;
    }
  }
  return { text: text.trim(), passages, engine: answer.engine, host: answer.host };
}

/** The documented answer of a summary: `summary`, with its passages and who gave it. */
export async function wholeSummary(answer: Answer, language: Language): Promise<SummaryDto> {
  const { text, ...rest } = await wholeText(answer, language);
  return { summary: text, ...rest };
}

/** The documented answer of a chat: `message`, with its passages and who gave it. */
export async function wholeChatAnswer(answer: Answer, language: Language): Promise<ChatAnswerDto> {
  const { text, ...rest } = await wholeText(answer, language);
  return { message: text, ...rest };
}
