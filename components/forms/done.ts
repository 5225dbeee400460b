import type { ActionResult } from "@/lib/adapters/action-result";

/** An action that has nothing to say on success; `true` tells that from a failure. */
export function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
