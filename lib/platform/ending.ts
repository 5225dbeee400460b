import "server-only";

// Next evaluates a module once for each bundle; the server's first line and its doors must see the same end.
const shared = globalThis as typeof globalThis & { contractServerEnding?: AbortController };
/** Aborted when the server was told to end: answers that would go on for long end then. */
export const serverEnding = (shared.contractServerEnding ??= new AbortController());
