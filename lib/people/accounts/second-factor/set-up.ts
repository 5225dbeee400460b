import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireProven } from "@/lib/access/while-allowed";
import { requireCodeTry, forgiveCodes } from "@/lib/access/limit-counts";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { copyFor } from "@/lib/copy/copy";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { seal } from "@/lib/platform/sealed";
import { findPasswordHash } from "../password/password-store";
import { openedSecret, newRecoveryCodes, recoveryCodeHash, appUri, newAppSecret, stepOfCode } from "./codes";
import { requireConfirmed } from "./confirmation";
import {
  findApp,
  confirmApp,
  countRecoveryCodes,
  deleteApp,
  deleteRecoveryCodes,
  findFactors,
  keepAppSecret,
  lockOwnFactors,
  replaceRecoveryCodes,
  factorRule,
} from "./factor-store";
import { queueSecurityLetter } from "./letters";
import { findPasskeys, type PasskeyRow } from "./passkey-store";
import { isFactorRequired } from "./sign-in-rules";
import type { AppSetUpDto, NewRecoveryCodesDto, PasskeyDto, SecondFactorDto } from "./schema";

export async function getSecondFactor(actor: Actor): Promise<SecondFactorDto> {
  const app = await findApp(actor.userId);
  return {
    appSince: app?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(actor.userId),
    passkeys: (await findPasskeys(actor.userId)).map(toPasskeyDto),
    hasPassword: Boolean(await findPasswordHash(actor)),
    isRequired: isFactorRequired(await factorRule(), actor.systemRole),
  };
}

/**
 * Creates a secret for an app, without effect yet. @throws AppError `addressUnproven`, `confirmFirst`, `appAlreadySet`
 */
export async function startApp(actor: Actor): Promise<AppSetUpDto> {
  requireProven(actor);
  await requireConfirmed(actor);
  const secret = newAppSecret();
  const isKept = await inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    return keepAppSecret(actor.userId, seal("authenticator", secret), tx);
  });
  if (!isKept) throw new AppError("appAlreadySet");
  const { productName } = copyFor(actor.language).common;
  return { secret, uri: appUri(secret, { issuer: productName, account: actor.email }) };
}

/**
 * From now on signing in takes a code. @returns recovery codes, shown once, if there were none
 * @throws AppError `addressUnproven`, `confirmFirst`, `codeWrong`, `setUpOver`, `tooManyRequests`
 */
export async function confirmAppCode(actor: Actor, { code }: { code: string }): Promise<NewRecoveryCodesDto> {
  requireProven(actor);
  await requireConfirmed(actor);
  await requireCodeTry(actor);
  const at = clock.now();
  const codes = await inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    const app = await findApp(actor.userId, tx);
    if (!app || app.confirmedAt) throw new AppError("setUpOver");
    const step = stepOfCode(openedSecret(app.secret) ?? "", code.replace(/\s/g, ""), at);
    if (step === null) throw new AppError("codeWrong");
    await confirmApp(actor.userId, { step, at }, tx);
    const made = await firstRecoveryCodes(actor, tx);
    await queueSecurityLetter(actor.userId, { about: "appSet" }, actor.language, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "account.secondFactorSet", detail: { way: "app", name: "" } },
      tx,
    );
    return made;
  });
  await forgiveCodes(actor);
  return { recoveryCodes: codes };
}

/** @throws AppError `confirmFirst`, `secondFactorNeeded` if it is the last one and one is required */
export async function removeApp(actor: Actor): Promise<void> {
  await requireConfirmed(actor);
  await inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    if (!(await deleteApp(actor.userId, tx))) return;
    await afterRemoval(actor, tx);
    await queueSecurityLetter(actor.userId, { about: "appRemoved" }, actor.language, tx);
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "account.secondFactorRemoved", detail: { way: "app", name: "" } },
      tx,
    );
  });
}

/** Ten new ones replace all others, shown once. @throws AppError `addressUnproven`, `confirmFirst`, `noSecondFactor` */
export async function renewRecoveryCodes(actor: Actor): Promise<{ recoveryCodes: string[] }> {
  requireProven(actor);
  await requireConfirmed(actor);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(async (tx) => {
    await lockOwnFactors(actor, tx);
    const { hasApp, passkeys } = await findFactors(actor.userId, tx);
    if (!hasApp && passkeys === 0) throw new AppError("noSecondFactor");
    await replaceRecoveryCodes(actor.userId, hashed(actor, recoveryCodes), tx);
    await queueSecurityLetter(actor.userId, { about: "recoveryCodesMade" }, actor.language, tx);
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "account.recoveryCodesMade", detail: {} }, tx);
  });
  return { recoveryCodes };
}

/** Recovery codes that come with a user's first factor; null if they have some. */
export async function firstRecoveryCodes(actor: Actor, tx: DatabaseClient): Promise<string[] | null> {
  if ((await countRecoveryCodes(actor.userId, tx)) > 0) return null;
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(actor.userId, hashed(actor, codes), tx);
  return codes;
}

/** Recovery codes aren't a factor of their own: they go with the last one. @throws AppError `secondFactorNeeded` */
export async function afterRemoval(actor: Actor, tx: DatabaseClient): Promise<void> {
  const { hasApp, passkeys } = await findFactors(actor.userId, tx);
  if (hasApp || passkeys > 0) return;
  if (isFactorRequired(await factorRule(tx), actor.systemRole)) throw new AppError("secondFactorNeeded");
  await deleteRecoveryCodes(actor.userId, tx);
}

export function toPasskeyDto({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyDto {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

function hashed({ userId }: Actor, codes: readonly string[]): string[] {
  return codes.map((code) => recoveryCodeHash(userId, code));
}
