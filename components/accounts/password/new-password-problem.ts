import { MIN_PASSWORD_CHARS } from "@/lib/accounts/bounds";

export type NewPasswordProblem = "missing" | "mismatch" | "tooShort";

/**
 * The first thing wrong with a new password typed twice, in the order of B-2.2; null when nothing is. Letters count as
 * people count them.
 */
export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | null {
  if (password === "") return "missing";
  if (password !== confirmation) return "mismatch";
  return [...password].length < MIN_PASSWORD_CHARS ? "tooShort" : null;
}
