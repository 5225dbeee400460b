import { createHash, randomBytes, randomUUID } from "node:crypto";

/** A new identifier: 122 random bits, not guessable, the same shape on every database. */
export function newId(): string {
  return randomUUID();
}

/** A new secret of `bytes` random bytes for tokens and keys, URL-safe. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}

/** What is stored of a secret: SHA-256, enough for 256 random bits, which nobody can guess. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
