import type { Language } from "@/lib/copy/languages";
import { answersIn } from "@/lib/engine/answers-copy";
import type { AnswerPiece, ChatMessage, ContractText } from "@/lib/engine/port";
import { AnswerFilter } from "./answer/filter";
import { chatPrompt } from "./prompts";
import { proseOf } from "./prose";
import { readable, searchedSections } from "./relevant-parts";
import type { ModelCall } from "./words";

type Asked = { message: string; history: readonly ChatMessage[]; language: Language };

/**
 * A model's answer to a question. One that isn't stated says so and names the sections that were searched.
 * @throws {ModelFailure} before the first piece
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
  const came = { words: false, passages: false };
  for await (const piece of proseOf(chatPrompt(text, asked), filter, call)) {
    came.words ||= piece.kind === "text" && piece.text.trim() !== "";
    came.passages ||= piece.kind === "passage";
    yield piece;
  }
  if (filter.saysNotStated && !came.passages) {
    if (!came.words) yield { kind: "text", text: answersIn(asked.language).notStatedHere };
    yield {
      kind: "note",
      note: { about: "searched", sections: await searchedSections(contract, asked.message, call) },
    };
  }
  for (const note of notes) yield { kind: "note", note };
}
