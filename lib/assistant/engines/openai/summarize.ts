import type { Language } from "@/lib/copy/languages";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { AnswerFilter } from "./answer/filter";
import { withBases } from "./with-bases";
import { summaryPrompt } from "./prompts";
import { proseOf } from "./prose";
import { readable } from "./relevant-parts";
import type { ModelCall } from "./words";

/** A model's summary, each statement with its passage. @throws {ModelFailure} before the first piece */
export async function* summarize(
  contract: ContractText,
  language: Language,
  call: ModelCall & { contractChars: number },
): AsyncGenerator<AnswerPiece> {
  const { text, notes } = await readable(
    contract,
    { kind: "summary" },
    { most: call.contractChars, account: call.account, signal: call.signal },
  );
  yield* withBases(proseOf(summaryPrompt(text, language), new AnswerFilter(contract), call));
  for (const note of notes) yield { kind: "note", note };
}
