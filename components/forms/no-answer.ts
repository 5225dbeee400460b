import type { ActionFailure } from "@/lib/adapters/action-result";

/** Whether a call failed on its way, as `fetch` says it: no answer came, so it was no refusal either. */
export function isConnectionFailure(cause: unknown): boolean {
  return cause instanceof TypeError;
}

/** The screen's own words for a failure, but for a connection that failed, which is told as that. Source: B-2.13. */
export function wordsFor(failure: ActionFailure, screenWords: string): string {
  return failure.key === "noAnswer" ? failure.message : screenWords;
}
