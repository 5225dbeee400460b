import "server-only";
import type { Answer } from "@/lib/assistant/assistant";
import { PIECES_TYPE } from "@/lib/assistant/bounds";
import type { ChatAnswerDto, Receipt, StreamPiece, SummaryDto } from "@/lib/assistant/schema";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { shortDate } from "@/lib/dates";
import type { AnswerNote, AnswerPiece } from "@/lib/engine/port";
import { describeFailure, API_HEADERS } from "./failure";

/** Whether a caller asks for an answer piece by piece: one JSON value per line. */
export function wantsPieces(request: Request): boolean {
  return request.headers.get("accept")?.includes(PIECES_TYPE) === true;
}

/** One `StreamPiece` per line. When the caller disconnects, the engine stops and no further piece is requested. */
export function piecesResponse(answer: Answer, language: Language): Response {
  const pieces = streamPieces(answer, (cause) => describeFailure(cause, { language }).message);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    cancel: () => void pieces.return(undefined),
  });
  // 'no-transform': a buffering proxy or compression would hold pieces back.
  return new Response(body, {
    headers: {
      ...API_HEADERS,
      "Cache-Control": "no-store, no-transform",
      "Content-Type": `${PIECES_TYPE}; charset=utf-8`,
    },
  });
}

/** Pieces for a screen as they are produced. A failure midway is the last piece; earlier ones stay. */
async function* streamPieces(answer: Answer, failed: (cause: unknown) => string): AsyncGenerator<StreamPiece> {
  try {
    yield* answer.pieces;
  } catch (cause) {
    yield { kind: "failed", message: failed(cause) };
  }
}

type Whole = Omit<SummaryDto, "summary"> & { text: string };

/** The whole answer as one text, passages quoted in it and listed beside it, and the basis of each line. For REST. */
async function wholeText(answer: Answer, language: Language): Promise<Whole> {
  const whole: Whole = { text: "", lines: [], passages: [], notes: [], ...NOBODY };
  let line = "";
  for await (const piece of answer.pieces) {
    if (piece.kind === "receipt") Object.assign(whole, piece.receipt);
    else if (piece.kind === "basis") {
      whole.lines.push({ text: lastParagraph(line), basis: piece.basis });
      line = "";
    } else add(whole, piece, language);
    if (piece.kind === "text") line += piece.text;
  }
  return { ...whole, text: whole.text.trim() };
}

/** A summary's title precedes its first line. */
function lastParagraph(text: string): string {
  return (
    text
      .trim()
      .split(/\n\s*\n/u)
      .at(-1) ?? ""
  );
}

const NOBODY: Receipt = { engine: "", host: null, model: null, fellBackFrom: null };

function add(whole: Whole, piece: Exclude<AnswerPiece, { kind: "basis" }>, language: Language): void {
  const { notes, passage: words } = copyFor(language).assistant;
  if (piece.kind === "note") {
    whole.notes.push(piece.note);
    if (piece.note.about === "ended") whole.text += `${endedWords(piece.note, language)}\n`;
    if (piece.note.about === "searched") whole.text += ` ${notes.searched} ${piece.note.sections.join("; ")}.`;
    return;
  }
  if (piece.kind === "text") {
    whole.text += piece.text;
    return;
  }
  const { passage, kind: _, ...marks } = piece;
  whole.passages.push({ ...passage, ...marks });
  whole.text += `${whole.text === "" || whole.text.endsWith("\n") ? "" : "\n"}${words.quoted(passage.content, passage.page)}\n`;
}

/** That a signed document ends the contract, in that document's words. */
function endedWords(
  { on, isPast, isSure, document, passage }: Extract<AnswerNote, { about: "ended" }>,
  language: Language,
): string {
  const { common, assistant } = copyFor(language);
  const [words, quoted] = [assistant.notes, assistant.passage.quoted];
  const missing = { missing: common.dates.unknown, invalid: common.dates.invalid };
  const day = on === null ? null : shortDate(on, missing, { language });
  const said =
    day === null ? words.endedUndated(document.name) : (isPast ? words.ended : words.ends)(day, document.name);
  return [said, isSure ? "" : words.endedUnsure, passage ? quoted(passage.content, passage.page) : ""]
    .filter((part) => part !== "")
    .join(" ");
}

/** The documented answer of a summary: `summary`, with its lines, passages, notes and origin. */
export async function wholeSummary(answer: Answer, language: Language): Promise<SummaryDto> {
  const { text, ...rest } = await wholeText(answer, language);
  return { summary: text, ...rest };
}

/** The documented answer of a chat: `message` and its basis, with its passages, notes and origin. */
export async function wholeChatAnswer(answer: Answer, language: Language): Promise<ChatAnswerDto> {
  const { text, lines, ...rest } = await wholeText(answer, language);
  // Only an engine that gives no basis leaves it out; nothing may sound surer than 'likely' by default.
  return { message: text, basis: lines.at(-1)?.basis ?? "likely", ...rest };
}
