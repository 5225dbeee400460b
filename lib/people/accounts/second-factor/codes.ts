import "server-only";
import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { unseal, fingerprint } from "@/lib/platform/sealed";
import type { Language } from "@/lib/copy/languages";
import { findApp, countRecoveryCodes, useRecoveryCode, useStep } from "./factor-store";
import { queueSecurityLetter } from "./letters";
import { RECOVERY_CODES } from "./schema";

/** All authenticator apps support this, and most nothing else: SHA-1, six digits, 30 s (RFC 6238). */
const SHAPE = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Phone clocks are off by less than a step. */
const STEPS_EITHER_WAY = 1;

/** In base32, as people type it. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The URI that a QR code passes to the app. */
export function appUri(secret: string, names: { issuer: string; account: string }): string {
  return new TOTP({
    ...SHAPE,
    issuer: names.issuer,
    label: names.account,
    secret: Secret.fromBase32(secret),
  }).toString();
}

/** The step this code belongs to: now, or one before or after; null if none. */
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

/** Letters and digits that can't be confused on paper. */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 3;
const SIGNS_IN_A_GROUP = 4;

/** Ten new codes such as `7k2m-9xqp-w4hd`: 59 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** Keyed with the installation's secret, so that the table alone doesn't help a guesser. */
export function recoveryCodeHash(userId: string, code: string): string {
  return fingerprint("recoveryCode", userId, code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

function newCode(): string {
  const group = () => Array.from({ length: SIGNS_IN_A_GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** The owner of a code, and the language to write in if they have chosen none. */
export type CodeOwner = { userId: string; name: string; language: Language };

/**
 * Six digits from the app, or a recovery code, each valid once; using a recovery code is recorded and mailed.
 * @returns which of the two it was, or null if neither, or already used
 */
export async function useCode(
  owner: CodeOwner,
  typed: string,
  tx: DatabaseClient,
): Promise<"app" | "recoveryCode" | null> {
  const code = typed.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return (await isAppCode(owner.userId, code, tx)) ? "app" : null;
  return (await isRecoveryCode(owner, typed, tx)) ? "recoveryCode" : null;
}

async function isAppCode(userId: string, code: string, tx: DatabaseClient): Promise<boolean> {
  const app = await findApp(userId, tx);
  const secret = app?.confirmedAt ? openedSecret(app.secret) : null;
  const step = secret === null ? null : stepOfCode(secret, code, clock.now());
  return step !== null && (await useStep(userId, step, tx));
}

/** A secret sealed with another `NEXTAUTH_SECRET` is lost; an administrator has to remove it. */
export function openedSecret(sealed: string): string | null {
  try {
    return unseal("authenticator", sealed);
  } catch (cause) {
    log.error("authenticator.unreadable", cause);
    return null;
  }
}

async function isRecoveryCode(
  { userId, name, language }: CodeOwner,
  typed: string,
  tx: DatabaseClient,
): Promise<boolean> {
  if (!(await useRecoveryCode(userId, recoveryCodeHash(userId, typed), clock.now(), tx))) return false;
  const left = await countRecoveryCodes(userId, tx);
  await queueSecurityLetter(userId, { about: "recoveryCodeUsed", left }, language, tx);
  await recordInTransaction(
    { userId, name },
    { chain: ACCOUNTS_CHAIN, action: "account.recoveryCodeUsed", detail: { left } },
    tx,
  );
  return true;
}
