import "server-only";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { unseal } from "@/lib/platform/sealed";
import type { Language } from "@/lib/copy/languages";
import { appOf, countRecoveryCodes, useRecoveryCode, useStep } from "./factor-store";
import { queueSecurityLetter } from "./letters";
import { recoveryCodeHash } from "./recovery-codes";
import { stepOfCode } from "./totp";

/** Whose code it is, and the language to write in where they have chosen none. */
export type CodeOwner = { userId: string; name: string; language: Language };

/**
 * Six digits of the app, or a recovery code, each once; a recovery code's use is recorded and mailed.
 * @returns which of the two it was, or null where it was neither, or used before
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
  const app = await appOf(userId, tx);
  const secret = app?.confirmedAt ? openedSecret(app.secret) : null;
  const step = secret === null ? null : stepOfCode(secret, code, clock.now());
  return step !== null && (await useStep(userId, step, tx));
}

/** A secret that was sealed with another `NEXTAUTH_SECRET` is lost; an administrator takes it away. */
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
