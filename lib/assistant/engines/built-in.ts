import "server-only";
import { assistInWorker, streamFromWorker } from "@/lib/workers/assisting";
import type { AnswerPiece, AssistantEngine, ContractText } from "@/lib/engine/port";

/** Up to this length (about four pages) the engine is faster than passing the text to a thread and back. */
const SHORT_CHARS = 12_000;
/** Longer than any word or address in a contract; endless letters take the engine long. */
const LONGEST_WORD = 300;

/** The built-in engine on the server: short contracts immediately, long ones in a thread. */
export const builtInEngine: AssistantEngine = {
  name: "built-in",
  host: null,
  model: null,
  find: async (contract, category, call) =>
    isShort(contract)
      ? (await engine()).find(contract, category, call)
      : assistInWorker({ verb: "find", contract, category, language: call.language }, call),
  // In a thread for short contracts too: usually nobody waits for the checks, so they shouldn't block anyone.
  suggest: (contract, { former = null, ...call }) =>
    assistInWorker({ verb: "suggest", contract, language: call.language, former }, call),
  summarize: (contract, call) =>
    isShort(contract)
      ? atOnce(({ summarize }) => summarize(contract, call))
      : streamFromWorker({ verb: "summarize", contract, language: call.language }, call),
  chat: (contract, message, history, call) =>
    isShort(contract)
      ? atOnce(({ chat }) => chat(contract, message, history, call))
      : streamFromWorker({ verb: "chat", contract, message, history, language: call.language }, call),
};

function isShort(contract: ContractText): boolean {
  return (
    contract.text.length <= SHORT_CHARS && contract.text.split(/\s+/u).every((word) => word.length <= LONGEST_WORD)
  );
}

/** Patterns and weights are loaded on first use, not by every page that imports the engine. */
async function engine(): Promise<AssistantEngine> {
  return (await import("@/lib/engine/extractive-engine")).extractiveEngine;
}

async function* atOnce(answer: (engine: AssistantEngine) => AsyncIterable<AnswerPiece>): AsyncIterable<AnswerPiece> {
  yield* answer(await engine());
}
