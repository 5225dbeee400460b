import type { AssistantEngine } from "../port";
import { find } from "./find/find";
import { readingOf } from "./text/reading";

/** The built-in engine: rules and retrieval over the contract's own text. No network, no key, the same answer each time. */
export const extractiveEngine: AssistantEngine = {
  name: "built-in",
  host: null,
  find: async (contract, category) => find(readingOf(contract), category),
  async *summarize() {},
  async *chat() {},
  suggest: async () => [],
};
