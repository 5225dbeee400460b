import "server-only";
import type { Copy } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import type { FieldWords } from "./failure";

/** Words for the fields of forgotten and changed passwords that are missing or wrong. */
export const PASSWORD_WORDS: Record<"forgot" | "reset" | "change", FieldWords> = {
  forgot: ({ password }) => ({ email: password.forgot.missing }),
  reset: ({ password }) => ({ password: password.reset.required }),
  change: ({ password }) => ({
    currentPassword: password.change.currentMissing,
    newPassword: password.change.newMissing,
  }),
};

/**
 * Why an issuer's answer did not do what it was asked for. @param key pages pass `openIdFailed` for `next-auth`'s own
 */
export function problemWords(key: string | string[] | undefined, { errors }: Copy): string | null {
  return typeof key === "string" && Object.hasOwn(ERROR_STATUS, key) ? errors[key as ErrorKey] : null; // one of its keys, as was just seen
}
