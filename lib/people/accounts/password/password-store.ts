import "server-only";
import type { Actor } from "@/lib/access/actor";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { wipeLetters } from "@/lib/platform/mail/send-mail";
import { endChallenges } from "@/lib/people/accounts/second-factor/challenge-store";

export async function findPasswordHash(actor: Actor): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: actor.userId }, select: { passwordHash: true } });
  return user?.passwordHash ?? null;
}

/**
 * With `instead`, only if the stored hash is still that one. Invalidates reset links and sign-ins waiting for their
 * second step; known browsers become strangers.
 * @returns whether it was set
 */
export async function setPassword(
  userId: string,
  change: { passwordHash: string; instead?: string },
  client: DatabaseClient,
): Promise<boolean> {
  const { passwordHash, instead } = change;
  const { count } = await client.user.updateMany({
    where: { id: userId, ...(instead === undefined ? {} : { passwordHash: instead }) },
    data: { passwordHash, passwordChangedAt: clock.now() },
  });
  if (count === 0) return false;
  await endResets(userId, client);
  await endChallenges(userId, client);
  return true;
}

export async function endResets(userId: string, client: DatabaseClient): Promise<void> {
  const open = await client.passwordReset.findMany({ where: { userId, usedAt: null }, select: { tokenHash: true } });
  await wipeLetters(
    open.map(({ tokenHash }) => tokenHash),
    client,
  );
  await client.passwordReset.deleteMany({ where: { userId, usedAt: null } });
}

/** @returns how many were ended */
export async function endSessions(
  userId: string,
  options: { except: string | null },
  client: DatabaseClient,
): Promise<number> {
  const { count } = await client.session.deleteMany({
    where: { userId, ...(options.except === null ? {} : { id: { not: options.except } }) },
  });
  return count;
}

export type ResetAccount = {
  id: string;
  name: string;
  email: string;
  defaultLanguage: string;
  settingsUpdatedAt: Date | null;
};

/** What a letter needs of an address's account (trimmed and lowercased); a deactivated one gets none. */
export function findResetAccount(email: string): Promise<ResetAccount | null> {
  return db.user.findFirst({
    where: { email, deactivatedAt: null },
    select: { id: true, name: true, email: true, defaultLanguage: true, settingsUpdatedAt: true },
  });
}

export async function insertReset(
  row: { userId: string; tokenHash: string; createdAt: Date; expiresAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.passwordReset.deleteMany({ where: { userId: row.userId, expiresAt: { lte: row.createdAt } } });
  await client.passwordReset.create({ data: { id: newId(), ...row } });
}

/** As many writes as a link and its letter take, so that unknown addresses take as long as known ones. */
export async function writeNothing(at: Date, client: DatabaseClient): Promise<void> {
  const id = newId();
  await client.passwordReset.deleteMany({ where: { userId: id, expiresAt: { lte: at } } });
  await client.outgoingMail.create({ data: { id, recipient: "", subject: "", html: "", text: "", sentAt: at } });
  await client.job.deleteMany({ where: { id } });
  await client.outgoingMail.delete({ where: { id } });
}

/** @returns whose link it is, if valid */
export async function ownerOfReset(tokenHash: string, now: Date): Promise<string | null> {
  const row = await db.passwordReset.findFirst({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    select: { userId: true },
  });
  return row?.userId ?? null;
}

/** Uses up a link. @returns false if it is unknown, expired or used, even just now */
export async function takeReset(tokenHash: string, now: Date, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.passwordReset.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
}
