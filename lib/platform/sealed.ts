import "server-only";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env";

/** Each purpose has an independent key. */
export type Purpose =
  | "idempotency"
  | "browser"
  | "authenticator"
  | "recoveryCode"
  | "setup"
  | "webhook"
  | "guest"
  | "signing";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Text that only this installation can read or change: base64 of nonce, tag and cipher text. */
export function seal(purpose: Purpose, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose, "seal"), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** The text passed to `seal`. @throws Error if it was sealed with another secret or changed since */
export function unseal(purpose: Purpose, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(CIPHER, keyFor(purpose, "seal"), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** A keyed fingerprint for recognising a text; without the secret even a short one can't be guessed from it. */
export function fingerprint(purpose: Purpose, ...parts: readonly string[]): string {
  return createHmac("sha256", keyFor(purpose, "fingerprint")).update(JSON.stringify(parts)).digest("hex");
}

function keyFor(purpose: Purpose, use: "seal" | "fingerprint"): Buffer {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set; `npm start` makes one");
  return Buffer.from(hkdfSync("sha256", env.NEXTAUTH_SECRET, "", `${purpose}:${use}`, 32));
}
