import "server-only";
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
