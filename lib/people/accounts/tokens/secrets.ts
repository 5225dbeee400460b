import "server-only";
import { randomInt } from "node:crypto";
import { newSecret, secretHash } from "@/lib/platform/ids";

/** Small letters and digits: a double click selects all of it. */
const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789";
const PREFIX_SIGNS = 8;
const SECRET = /^cm_[a-z0-9]{8}_[A-Za-z0-9_-]{43}$/;
const BEGINNING = "cm_";

/** `cm_<prefix>_<256 random bits>`; the hash is of all of it, so a secret is good behind its own prefix only. */
export function makeSecret(): { secret: string; prefix: string; hash: string } {
  const prefix = BEGINNING + Array.from({ length: PREFIX_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  const secret = `${prefix}_${newSecret()}`;
  return { secret, prefix, hash: secretHash(secret) };
}

/** Whether a bearer means to be one of these, so that it is never taken for a session's token. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith(BEGINNING);
}

/** What a bearer is looked up by; null if it can't be one. The look-up is by hash, so its time tells nothing. */
export function hashOfSecret(bearer: string): string | null {
  return SECRET.test(bearer) ? secretHash(bearer) : null;
}
