import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";

/** Whether a call failed in transit, as `fetch` reports it: there was no answer, so it was no refusal either. */
export function isConnectionFailure(cause: unknown): boolean {
  return cause instanceof TypeError;
}

/** What failed in the screen's words, and why. Source: B-2.13. */
export function withReason(screenWords: string, reason: string): string {
  return `${screenWords}${/[.!?…]$/u.test(screenWords) ? "" : "."} ${reason}`;
}

/** Failures the screen's own words would hide: a lost connection, and a signed contract. */
const TOLD_AS_IT_IS: readonly ActionFailure["key"][] = ["noAnswer", "contractSigned"];

/**
 * The screen's own message for a failure, except those shown as is: for a lost connection `useAction` has already
 * prefixed its `fallback`, which is the same message. Source: B-2.13, B-28.3.
 */
export function wordsFor(failure: ActionFailure, screenWords: string): string {
  return TOLD_AS_IT_IS.includes(failure.key) ? failure.message : screenWords;
}

/** For an action without data on success; `true` tells it from a failure. */
export function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
