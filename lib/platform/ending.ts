import "server-only";

// Next evaluates a module once per bundle; the server's entry file and its routes must share one signal.
const shared = globalThis as typeof globalThis & { contractServerEnding?: AbortController };
/** Aborted when the server is asked to stop: ends long-running answers. */
export const serverEnding = (shared.contractServerEnding ??= new AbortController());
