import type { Language } from "@/lib/copy/languages";
import { answersIn } from "@/lib/engine/answers-copy";
import { understood } from "@/lib/engine/chat/follow-up";
import type { AnswerPiece, Basis, ChatMessage, ContractText, EngineCall } from "@/lib/engine/port";
import { builtInEngine } from "../built-in";
import { claimItem, checkedClaims, quoteClauses, streamPieces } from "./claims";
import { chatPrompt } from "./prompts";
import { readable } from "./relevant-parts";
import type { ModelCall } from "./words";

type Asked = { message: string; history: readonly ChatMessage[]; language: Language };

/**
 * A model's claims, each with the whole clause it was checked against. `stated` only if every claim is; if the clause
 * contradicts a claim, only the clause is shown. The basis comes last, then notes.
 * @throws {ModelFailure} before the first piece
 */
export async function* chat(
  contract: ContractText,
  asked: Asked,
  call: ModelCall & { contractChars: number },
): AsyncGenerator<AnswerPiece> {
  const { language } = asked;
  const { text: question } = understood(asked.message, asked.history);
  const { text, notes } = await readable(
    contract,
    { kind: "question", text: question },
    { most: call.contractChars, account: call.account, signal: call.signal },
  );
  const claims = checkedClaims(
    contract,
    { prompt: chatPrompt(text, asked), item: claimItem },
    { ...call, question, language },
  );
  const shown = new Set<number>();
  let basis: Basis | null = null;
  const own = yield* streamPieces(claims, function* ({ shown: claim }): Generator<AnswerPiece> {
    const isNew = claim.passages.some(({ passage }) => !shown.has(passage.start));
    const words = claim.words ?? (isNew ? answersIn(language).likely : "");
    if (words !== "") yield { kind: "text", text: basis === null ? words : `\n\n${words}` };
    yield* quoteClauses(claim, shown);
    basis = claim.basis === "stated" && basis !== "likely" ? "stated" : "likely";
  });
  if (basis === null) yield* unanswered(contract, asked, call);
  else yield { kind: "basis", basis };
  for (const note of [...own, ...notes]) yield { kind: "note", note };
}

/** The closest clauses, or that there are none, from the built-in engine, which searched for every word. */
async function* unanswered(
  contract: ContractText,
  { message, history, language }: Asked,
  call: ModelCall,
): AsyncGenerator<AnswerPiece> {
  const looked: AnswerPiece[] = [];
  for await (const piece of builtInEngine.chat(contract, message, history, toEngineCall(call, language)))
    looked.push(piece);
  if (looked.some((piece) => piece.kind === "basis" && piece.basis === "absent")) {
    yield* looked;
    return;
  }
  yield { kind: "text", text: answersIn(language).nearest };
  yield* looked.filter(({ kind }) => kind === "passage");
  yield { kind: "basis", basis: "nearest" };
}

function toEngineCall({ account, signal }: ModelCall, language: Language): EngineCall {
  return { language, ...(account === undefined ? {} : { account }), ...(signal === undefined ? {} : { signal }) };
}
