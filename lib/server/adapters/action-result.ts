import type { Besides, ErrorKey, FieldIssue } from "@/lib/errors";

/**
 * A refusal is a value. `message` is for the screen, `besides` is what the screen needs to go on; `noAnswer`: set by
 * the browser when the connection failed.
 */
export type ActionFailure = {
  key: ErrorKey | "noAnswer";
  message: string;
  issues?: readonly FieldIssue[];
  besides?: Besides;
};
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionFailure };
