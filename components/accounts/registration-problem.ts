import { MIN_PASSWORD_CHARS } from "@/lib/accounts/bounds";

export type RegistrationValues = { name: string; email: string; password: string; confirmPassword: string };
export type RegistrationProblem = { kind: "missing" | "mismatch" | "tooShort"; field: keyof RegistrationValues };

const REQUIRED = ["name", "email", "password"] as const;

/**
 * The first thing wrong with a registration, and the field to mend; null when nothing is. A password's length counts
 * letters as people do, so that Cyrillic and emoji are not counted double. Source: B-2.2, in its order.
 */
export function registrationProblem(values: RegistrationValues): RegistrationProblem | null {
  const empty = REQUIRED.find((field) => (field === "password" ? values.password === "" : values[field].trim() === ""));
  if (empty) return { kind: "missing", field: empty };
  if (values.password !== values.confirmPassword) return { kind: "mismatch", field: "confirmPassword" };
  if ([...values.password].length < MIN_PASSWORD_CHARS) return { kind: "tooShort", field: "password" };
  return null;
}
