import "server-only";
import type { Copy } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import type { FieldWords } from "./failure";

/** Messages for missing or invalid fields when resetting or changing a password. */
export const PASSWORD_WORDS: Record<"forgot" | "reset" | "change", FieldWords> = {
  forgot: ({ password }) => ({ email: password.forgot.missing }),
  reset: ({ password }) => ({ password: password.reset.required }),
  change: ({ password }) => ({
    currentPassword: password.change.currentMissing,
    newPassword: password.change.newMissing,
  }),
};

/** Why signing in through an issuer failed. @param key pages pass `openIdFailed` for `next-auth`'s own errors */
export function problemWords(key: string | string[] | undefined, { errors }: Copy): string | null {
  return typeof key === "string" && Object.hasOwn(ERROR_STATUS, key) ? errors[key as ErrorKey] : null; // it is one
}
