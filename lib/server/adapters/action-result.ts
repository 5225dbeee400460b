import type { Besides, ErrorKey, FieldIssue } from "@/lib/errors";

/**
 * A refusal is a value. `message` is for the screen, `besides` to go on with; `noAnswer`: said by the browser of a
 * failed connection.
 */
export type ActionFailure = {
  key: ErrorKey | "noAnswer";
  message: string;
  issues?: readonly FieldIssue[];
  besides?: Besides;
};
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionFailure };
