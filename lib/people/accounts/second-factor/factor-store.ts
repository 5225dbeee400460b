import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { holdSession } from "@/lib/access/while-allowed";
import { FACTOR_RULES, type FactorRule } from "@/lib/people/accounts/bounds";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { endChallenges } from "./challenge-store";

export type AppRow = { secret: string; confirmedAt: Date | null; lastStep: number };

export function findApp(userId: string, client: DatabaseClient = db): Promise<AppRow | null> {
  return client.authenticator.findUnique({
    where: { userId },
    select: { secret: true, confirmedAt: true, lastStep: true },
  });
}

/** Replaces an unfinished set-up; an app in use stays. @returns whether it was stored */
export async function keepAppSecret(userId: string, secret: string, client: DatabaseClient): Promise<boolean> {
  await client.authenticator.deleteMany({ where: { userId, confirmedAt: null } });
  if ((await client.authenticator.count({ where: { userId } })) > 0) return false;
  await client.authenticator.create({ data: { userId, secret } });
  return true;
}

/** Switches on an app at the step of its first code. @returns whether it was waiting for one */
export async function confirmApp(
  userId: string,
  first: { step: number; at: Date },
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.authenticator.updateMany({
    where: { userId, confirmedAt: null },
    data: { confirmedAt: first.at, lastStep: first.step },
  });
  return count === 1;
}

/** Uses up a step's code and all earlier ones. @returns false if that or a later one was already used */
export async function useStep(userId: string, step: number, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.authenticator.updateMany({
    where: { userId, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

export async function deleteApp(userId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.authenticator.deleteMany({ where: { userId } })).count === 1;
}

export async function replaceRecoveryCodes(
  userId: string,
  codeHashes: readonly string[],
  client: DatabaseClient,
): Promise<void> {
  await client.recoveryCode.deleteMany({ where: { userId } });
  await client.recoveryCode.createMany({ data: codeHashes.map((codeHash) => ({ id: newId(), userId, codeHash })) });
}

/** Uses up a recovery code. @returns whether it was valid and unused */
export async function useRecoveryCode(
  userId: string,
  codeHash: string,
  at: Date,
  client: DatabaseClient,
): Promise<boolean> {
  return (
    (await client.recoveryCode.updateMany({ where: { userId, codeHash, usedAt: null }, data: { usedAt: at } }))
      .count === 1
  );
}

export function countRecoveryCodes(userId: string, client: DatabaseClient = db): Promise<number> {
  return client.recoveryCode.count({ where: { userId, usedAt: null } });
}

export async function deleteRecoveryCodes(userId: string, client: DatabaseClient): Promise<void> {
  await client.recoveryCode.deleteMany({ where: { userId } });
}

/** A user's second factors: an app that is on, passkeys, recovery codes left. */
export async function findFactors(
  userId: string,
  client: DatabaseClient = db,
): Promise<{ hasApp: boolean; passkeys: number; recoveryCodes: number }> {
  const app = await client.authenticator.count({ where: { userId, confirmedAt: { not: null } } });
  const passkeys = await client.passkey.count({ where: { userId } });
  return { hasApp: app === 1, passkeys, recoveryCodes: await countRecoveryCodes(userId, client) };
}

export async function whoHaveFactors(userIds: readonly string[], client: DatabaseClient = db): Promise<Set<string>> {
  const userId = { in: [...userIds] };
  const apps = await client.authenticator.findMany({
    where: { userId, confirmedAt: { not: null } },
    select: { userId: true },
  });
  const passkeys = await client.passkey.findMany({ where: { userId }, select: { userId: true }, distinct: ["userId"] });
  return new Set([...apps, ...passkeys].map((row) => row.userId));
}

/** Removes all of a user's second factors, and steps started with them. @returns how many */
export async function deleteFactors(userId: string, client: DatabaseClient): Promise<number> {
  const app = await client.authenticator.deleteMany({ where: { userId } });
  const passkeys = await client.passkey.deleteMany({ where: { userId } });
  await deleteRecoveryCodes(userId, client);
  await endChallenges(userId, client);
  return app.count + passkeys.count;
}

/** For changing one's own, in a live session. @throws AppError `signInRequired` */
export async function lockOwnFactors(actor: Actor, client: DatabaseClient): Promise<void> {
  await lockFactors(actor.userId, client);
  await holdSession(actor, client);
}

export async function lockFactors(userId: string, client: DatabaseClient): Promise<void> {
  await client.user.updateMany({ where: { id: userId }, data: { updatedAt: clock.now() } });
}

const KEY = "secondFactorRequired";

/** Required of no one until an administrator changes it. */
export async function factorRule(client: DatabaseClient = db): Promise<FactorRule> {
  const row = await client.setting.findUnique({ where: { key: KEY }, select: { value: true } });
  return FACTOR_RULES.find((known) => known === row?.value) ?? "nobody";
}

/** Sets the rule. @returns the previous one, after all earlier changes have finished */
export async function setFactorRule(_grant: AdminGrant, rule: FactorRule, client: DatabaseClient): Promise<FactorRule> {
  await client.setting.upsert({ where: { key: KEY }, create: { key: KEY, value: "nobody" }, update: { key: KEY } });
  const before = await factorRule(client);
  await client.setting.update({ where: { key: KEY }, data: { value: rule } });
  return before;
}
