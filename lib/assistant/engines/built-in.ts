import "server-only";
import { assistInWorker, streamFromWorker } from "@/lib/workers/assisting";
import type { AnswerPiece, AssistantEngine, ContractText } from "@/lib/engine/port";

/** Up to here (some four pages) the engine is quicker than passing the text to a thread and back. */
const SHORT_CHARS = 12_000;
/** No language has a longer word, and no contract a longer address; letters without end take the engine long. */
const LONGEST_WORD = 300;

/** The built-in engine as the server uses it: short contracts at once, long ones in a thread of their own. */
export const builtInEngine: AssistantEngine = {
  name: "built-in",
  host: null,
  model: null,
  find: async (contract, category, call) =>
    isShort(contract)
      ? (await engine()).find(contract, category, call)
      : assistInWorker({ verb: "find", contract, category, language: call.language }, call),
  // Of short contracts too: most often nobody waits for the checks, so they hold up nobody.
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

/** Its patterns and weights are loaded when somebody asks, and not by every page that names the engine. */
async function engine(): Promise<AssistantEngine> {
  return (await import("@/lib/engine/extractive-engine")).extractiveEngine;
}

async function* atOnce(answer: (engine: AssistantEngine) => AsyncIterable<AnswerPiece>): AsyncIterable<AnswerPiece> {
  yield* answer(await engine());
}
