import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";

/** Whether a call failed on its way, as `fetch` says it: no answer came, so it was no refusal either. */
export function isConnectionFailure(cause: unknown): boolean {
  return cause instanceof TypeError;
}

/** What failed in the screen's words, and why. Source: B-2.13. */
export function withReason(screenWords: string, reason: string): string {
  return `${screenWords}${/[.!?…]$/u.test(screenWords) ? "" : "."} ${reason}`;
}

/** What the screen's own words would hide: a connection that failed, and that a contract is signed. */
const TOLD_AS_IT_IS: readonly ActionFailure["key"][] = ["noAnswer", "contractSigned"];

/**
 * The screen's own words for a failure, but for what is told as it is: `useAction` has put its `fallback`, which are
 * the same words, before a connection that failed. Source: B-2.13, B-28.3.
 */
export function wordsFor(failure: ActionFailure, screenWords: string): string {
  return TOLD_AS_IT_IS.includes(failure.key) ? failure.message : screenWords;
}

/** An action that has nothing to say on success; `true` tells that from a failure. */
export function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
