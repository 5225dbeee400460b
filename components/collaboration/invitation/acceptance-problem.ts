import { MIN_PASSWORD_CHARS } from "@/lib/accounts/bounds";

export type AcceptanceValues = { name: string; password: string; confirmPassword: string };
export type AcceptanceProblem = {
  kind: "nameRequired" | "passwordRequired" | "mismatch" | "passwordTooShort";
  field: keyof AcceptanceValues;
};

/**
 * The first thing wrong with an acceptance, and the field to mend; null when nothing is. A password's length counts
 * letters as people do. Source: behaviour §16, in its order.
 */
export function acceptanceProblem({ name, password, confirmPassword }: AcceptanceValues): AcceptanceProblem | null {
  if (name.trim() === "") return { kind: "nameRequired", field: "name" };
  if (password === "") return { kind: "passwordRequired", field: "password" };
  if (password !== confirmPassword) return { kind: "mismatch", field: "confirmPassword" };
  if ([...password].length < MIN_PASSWORD_CHARS) return { kind: "passwordTooShort", field: "password" };
  return null;
}
