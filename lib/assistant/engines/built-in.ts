import "server-only";
import { assistInWorker, streamFromWorker } from "@/lib/workers/assisting";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { AssistantEngine, ContractText } from "@/lib/engine/port";

/** Up to here (some four pages) the engine is quicker than passing the text to a thread and back. */
const SHORT_CHARS = 12_000;

/** The built-in engine as the server uses it: short contracts at once, long ones in a thread of their own. */
export const builtInEngine: AssistantEngine = {
  name: extractiveEngine.name,
  host: extractiveEngine.host,
  model: extractiveEngine.model,
  find: (contract, category, call) =>
    isShort(contract)
      ? extractiveEngine.find(contract, category, call)
      : assistInWorker({ verb: "find", contract, category, language: call.language }, call),
  // Of short contracts too: most often nobody waits for the checks, so they hold up nobody.
  suggest: (contract, { former = null, ...call }) =>
    assistInWorker({ verb: "suggest", contract, language: call.language, former }, call),
  summarize: (contract, call) =>
    isShort(contract)
      ? extractiveEngine.summarize(contract, call)
      : streamFromWorker({ verb: "summarize", contract, language: call.language }, call),
  chat: (contract, message, history, call) =>
    isShort(contract)
      ? extractiveEngine.chat(contract, message, history, call)
      : streamFromWorker({ verb: "chat", contract, message, history, language: call.language }, call),
};

function isShort(contract: ContractText): boolean {
  return contract.text.length <= SHORT_CHARS;
}
