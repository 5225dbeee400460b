import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { Language } from "@/lib/copy/languages";
import { db, type DatabaseClient } from "@/lib/platform/db";

export const USER = {
  id: true,
  name: true,
  email: true,
  emailVerifiedAt: true,
  emailVouchedAt: true,
  systemRole: true,
  deactivatedAt: true,
  deactivatedBy: true,
  deactivatedByName: true,
  createdAt: true,
  updatedAt: true,
} as const;
export type UserRow = {
  id: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  emailVouchedAt: Date | null;
  systemRole: string;
  deactivatedAt: Date | null;
  deactivatedBy: string;
  deactivatedByName: string;
  createdAt: Date;
  updatedAt: Date;
};

/** The account of an address (already trimmed and lowercased) with its password hash, or null. */
export function findCredentials(email: string): Promise<{ id: string; passwordHash: string } | null> {
  return db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
}

export function userById(userId: string, client: DatabaseClient = db): Promise<UserRow | null> {
  return client.user.findUnique({ where: { id: userId }, select: USER });
}

export function findLetterAccount(
  userId: string,
  client: DatabaseClient = db,
): Promise<{ name: string; email: string; defaultLanguage: string; settingsUpdatedAt: Date | null } | null> {
  return client.user.findUnique({
    where: { id: userId },
    select: { name: true, email: true, defaultLanguage: true, settingsUpdatedAt: true },
  });
}

/** Null for an account that is gone or deactivated. */
export function findOpenAccount(userId: string): Promise<{ defaultLanguage: string } | null> {
  return db.user.findFirst({ where: { id: userId, deactivatedAt: null }, select: { defaultLanguage: true } });
}

export function insertUser(
  row: {
    id: string;
    name: string;
    email: string;
    emailVerifiedAt: Date | null;
    emailVouchedAt?: Date | null;
    passwordHash: string;
    systemRole: string;
  },
  client: DatabaseClient = db,
): Promise<UserRow> {
  return client.user.create({ data: row, select: USER });
}

export function countUsers(client: DatabaseClient = db): Promise<number> {
  return client.user.count();
}

/** First registrations wait for each other: the row serves as a lock on every database. */
export async function lockRegistration(client: DatabaseClient): Promise<void> {
  const row = { key: "registration", value: "lock" };
  await client.setting.upsert({ where: { key: row.key }, create: row, update: { value: row.value } });
}

/**
 * Blocks other writers of this account until the transaction ends: call it first. Changes nothing.
 *
 * @param passwordHash if given, the hash it must still have
 * @returns whether the account exists
 */
export async function holdAccount(userId: string, tx: DatabaseClient, passwordHash?: string): Promise<boolean> {
  const held =
    passwordHash === undefined
      ? await tx.$executeRaw`UPDATE "User" SET "passwordHash" = "passwordHash" WHERE "id" = ${userId}`
      : await tx.$executeRaw`UPDATE "User" SET "passwordHash" = "passwordHash" WHERE "id" = ${userId} AND "passwordHash" = ${passwordHash}`;
  return held === 1;
}

export async function isDeactivated(userId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.user.count({ where: { id: userId, deactivatedAt: { not: null } } })) > 0;
}

export async function insertSession(
  row: { id: string; userId: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date; userAgent: string },
  client: DatabaseClient,
): Promise<void> {
  await client.session.create({ data: row });
}

/** A live session with its user, or null if it was ended, expired, or its user is gone or deactivated. */
export function liveSession(sessionId: string, userId: string, now: Date) {
  return db.session.findFirst({
    where: { id: sessionId, userId, expiresAt: { gt: now }, user: { deactivatedAt: null } },
    select: {
      id: true,
      lastSeenAt: true,
      user: { select: { ...USER, defaultLanguage: true, settingsUpdatedAt: true } },
    },
  });
}

export async function deleteSession(sessionId: string, client: DatabaseClient): Promise<void> {
  await client.session.deleteMany({ where: { id: sessionId } });
}

export function findAcquaintances(
  actor: Actor,
  userIds: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  return db.user.findMany({
    where: {
      id: { in: [...userIds] },
      OR: [
        { id: actor.userId },
        { collaborations: { some: { contract: { collaborators: { some: { userId: actor.userId } } } } } },
      ],
    },
    select: { id: true, name: true, email: true },
  });
}

/** A person's part in a contract of the actor's. */
export type SharedPart = { contractId: string; user: { id: string; name: string; email: string } };

/** Others' parts in the contracts that the actor has a part in, latest contract first, behind one if given. */
export function sharedParts(
  actor: Actor,
  page: { limit: number; behind: string | null },
): Promise<(SharedPart & { id: string })[]> {
  return db.collaborator.findMany({
    where: { userId: { not: actor.userId }, contract: { collaborators: { some: { userId: actor.userId } } } },
    orderBy: [{ contractUploadedAt: "desc" }, { id: "desc" }],
    ...(page.behind === null ? {} : { cursor: { id: page.behind }, skip: 1 }),
    take: page.limit,
    select: { id: true, contractId: true, user: { select: { id: true, name: true, email: true } } },
  });
}

const SETTINGS = { defaultLanguage: true, builtInEngineOnly: true, createdAt: true, settingsUpdatedAt: true } as const;
export type SettingsRow = {
  defaultLanguage: string;
  builtInEngineOnly: boolean;
  createdAt: Date;
  settingsUpdatedAt: Date | null;
};

export function findSettings(actor: Actor): Promise<SettingsRow | null> {
  return db.user.findUnique({ where: { id: actor.userId }, select: SETTINGS });
}

export async function updateSettings(
  actor: Actor,
  change: { defaultLanguage: Language; builtInEngineOnly?: boolean; settingsUpdatedAt: Date },
): Promise<SettingsRow | null> {
  await db.user.updateMany({ where: { id: actor.userId }, data: change });
  return findSettings(actor);
}
