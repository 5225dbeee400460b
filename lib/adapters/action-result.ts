import type { Besides, ErrorKey, FieldIssue } from "@/lib/errors";

/**
 * What a server action answers: a refusal is a value, not an exception. `message` is what the screen shows, `besides`
 * what it goes on with. `noAnswer` is said by the browser, of a connection that failed.
 */
export type ActionFailure = {
  key: ErrorKey | "noAnswer";
  message: string;
  issues?: readonly FieldIssue[];
  besides?: Besides;
};
export type ActionResult<T> = { ok: true; data: T } | { ok: false; error: ActionFailure };
