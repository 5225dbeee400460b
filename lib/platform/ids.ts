import { createHash, randomBytes, randomUUID } from "node:crypto";

/** A new identifier: 122 random bits, not guessable, the same shape on every database. */
export function newId(): string {
  return randomUUID();
}

/**
 * The identifier of what there is once for `facts`: the same facts give the same one (a UUID of version 8, RFC 9562).
 */
export function idOf(...facts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A new secret of `bytes` random bytes for tokens and keys, URL-safe. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** What is stored of a secret: SHA-256, enough for 256 random bits, which nobody can guess. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
