import type { Language } from "@/lib/copy/languages";
import { answersIn } from "@/lib/engine/answers-copy";
import type { AnswerNote, AnswerPiece, ChatMessage, ContractText, EngineCall } from "@/lib/engine/port";
import { builtInEngine } from "../built-in";
import { isCarried } from "./answer/carried";
import { AnswerFilter } from "./answer/filter";
import { contentsOf } from "./with-bases";
import { chatPrompt } from "./prompts";
import { proseOf } from "./prose";
import { readable } from "./relevant-parts";
import type { ModelCall } from "./words";

type Asked = { message: string; history: readonly ChatMessage[]; language: Language };

/**
 * With its basis at the end: `stated` only where its passages carry it. @throws {ModelFailure} before the first piece
 */
export async function* chat(
  contract: ContractText,
  asked: Asked,
  call: ModelCall & { contractChars: number },
): AsyncGenerator<AnswerPiece> {
  const question = [
    ...asked.history
      .filter(({ role }) => role === "user")
      .slice(-1)
      .map(({ content }) => content),
    asked.message,
  ].join("\n");
  const { text, notes } = await readable(
    contract,
    { kind: "question", text: question },
    { most: call.contractChars, account: call.account, signal: call.signal },
  );
  const filter = new AnswerFilter(contract, asked.message);
  const given: AnswerPiece[] = [];
  const own: AnswerNote[] = [];
  for await (const piece of proseOf(chatPrompt(text, asked), filter, call)) {
    if (piece.kind === "note") own.push(piece.note);
    else given.push(piece);
    // What follows 'not stated' are the model's words for it; here they are the product's own, and checked.
    if (!filter.saysNotStated && piece.kind !== "note") yield piece;
  }
  if (filter.saysNotStated) yield* unanswered(contract, asked, { given, call });
  else {
    const words = given.map((piece) => (piece.kind === "text" ? piece.text : "")).join("");
    yield { kind: "basis", basis: isCarried(words, contentsOf(given)) ? "stated" : "likely" };
  }
  for (const note of [...own, ...notes]) yield { kind: "note", note };
}

/**
 * Passages that the model quoted, else the built-in engine's, which also tells whether the contract has a word of it.
 */
async function* unanswered(
  contract: ContractText,
  { message, history, language }: Asked,
  { given, call }: { given: readonly AnswerPiece[]; call: ModelCall },
): AsyncGenerator<AnswerPiece> {
  const passages = given.filter(({ kind }) => kind === "passage");
  const looked: AnswerPiece[] = [];
  if (passages.length === 0)
    for await (const piece of builtInEngine.chat(contract, message, history, callOf(call, language)))
      looked.push(piece);
  if (looked.some((piece) => piece.kind === "basis" && piece.basis === "absent")) {
    yield* looked;
    return;
  }
  yield { kind: "text", text: answersIn(language).nearest };
  yield* [...passages, ...looked].filter(({ kind }) => kind === "passage");
  yield { kind: "basis", basis: "nearest" };
}

function callOf({ account, signal }: ModelCall, language: Language): EngineCall {
  return { language, ...(account === undefined ? {} : { account }), ...(signal === undefined ? {} : { signal }) };
}
