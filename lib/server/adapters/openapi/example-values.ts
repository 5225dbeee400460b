/** What a field of a certain name looks like in the examples of the description. Client-safe. */
import type { Json } from "./operation";

export const EXAMPLE_ID = "0b9f3c1e-52d7-4a86-9c3e-7f1d2a4b6c80";

const VALUES: Readonly<Record<string, string | number>> = {
  access_token: "eyJhbGciOiJkaXIi…",
  answer: "Either party may terminate with 30 days' notice.",
  basis: "stated",
  category: "governing_law",
  code: "contractNotFound",
  content: "This Agreement is governed by the laws of Mongolia.",
  contentType: "application/pdf",
  email: "anna@example.com",
  end: 16,
  engine: "built-in",
  fileName: "lease.pdf",
  filename: "lease.pdf",
  fingerprint: "9f86d081884c7d65…",
  link: "https://contracts.example.com/invitation/…",
  message: "Who pays the taxes?",
  name: "Lease",
  password: "a long password",
  currency: "MNT",
  currentPassword: "the old password",
  newPassword: "a longer password",
  plainText: "1. Term. This lease runs until 4 March 2027.",
  prefix: "cm_k3x9q2ab",
  quote: "This Agreement is governed by the laws of Mongolia.",
  revision: 1,
  start: 3,
  search: "lease",
  secret: "cm_k3x9q2ab_…",
  systemRole: "user",
  text: "1. Term. This lease runs until 4 March 2027.",
  textContent: "<p>1. Term. This lease runs until 4 March 2027.</p>",
  timeZone: "Asia/Ulaanbaatar",
  title: "Term",
  token: "the token of the mailed link",
  topic: "assignment",
  type: "Lease Agreement",
  uploadUrl: "https://contracts.example.com/files/…",
};

/** What fields with a shape of their own look like, whatever their name. */
const SHAPED = ["2026-03-02", "2026-03", "7.2", "type", "MNT", "FREQ=YEARLY", "fact:expiration_date"];

/** Undefined where the name says nothing, or what it says doesn't fit. */
export function example(name: string, schema: Json): string | number | undefined {
  const value = /(^id|Id|Ids)$/.test(name) ? EXAMPLE_ID : Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  if (value !== undefined && fits(value, schema)) return value;
  return schema["pattern"] === undefined ? undefined : SHAPED.find((shaped) => fits(shaped, schema));
}

function fits(value: string | number, { type: types, format, pattern, maxLength, minLength }: Json): boolean {
  const isOf = (type: string) => types === type || (Array.isArray(types) && types.includes(type));
  if (typeof value === "number") return isOf("integer") || isOf("number");
  if (!isOf("string") || (format !== undefined && format !== "email")) return false;
  const isLongEnough = value.length >= Number(minLength ?? 0) && value.length <= Number(maxLength ?? Infinity);
  return isLongEnough && (typeof pattern !== "string" || new RegExp(pattern, "u").test(value));
}
