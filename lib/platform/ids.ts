import { createHash, randomBytes, randomUUID } from "node:crypto";

/** 122 random bits, in the same format on every database. */
export function newId(): string {
  return randomUUID();
}

/** The same facts give the same identifier (a UUID of version 8, RFC 9562). */
export function deriveId(...facts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** SHA-256 is enough for 256 random bits, which can't be guessed. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
