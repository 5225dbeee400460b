import "server-only";
import { Secret, TOTP } from "otpauth";

/** What every authenticator app knows, and most know nothing else: SHA-1, six digits, 30 s (RFC 6238). */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Clocks of phones go wrong by less than a step. */
const STEPS_EITHER_WAY = 1;

/** In base32, as people type it. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that a QR code carries to the app. */
export function appUri(secret: string, names: { issuer: string; account: string }): string {
  return new TOTP({
    ...SHAPE,
    issuer: names.issuer,
    label: names.account,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The step whose code this is, now or a step before or after; null where it is none of them. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = TOTP.validate({
    ...SHAPE,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: STEPS_EITHER_WAY,
  });
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta;
}
