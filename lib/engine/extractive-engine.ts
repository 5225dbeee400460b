import type { AssistantEngine } from "./port";
import { chat } from "./chat/chat";
import { find } from "./find/find";
import { suggest } from "./suggest/suggest";
import { summarize } from "./summarize";
import { readOnce } from "./text/reading";

/**
 * The built-in engine: rules and retrieval over the contract's own text. No network, no key, always the same answer.
 */
export const extractiveEngine: AssistantEngine = {
  name: "built-in",
  host: null,
  model: null,
  find: async (contract, category) => ({ passages: find(readOnce(contract), category), notes: [] }),
  async *summarize(contract, { language }) {
    yield* summarize(readOnce(contract), language);
  },
  async *chat(contract, message, history, { language }) {
    yield* chat(readOnce(contract), { message, history }, language);
  },
  suggest: async (contract, { language, former }) => suggest(readOnce(contract), language, former),
};
