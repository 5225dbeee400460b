import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

export type IdentityRow = { id: string; userId: string; issuer: string; email: string; createdAt: Date };
const IDENTITY = { id: true, userId: true, issuer: true, email: true, createdAt: true } as const;
type NewIdentity = { userId: string; issuer: string; subject: string; email: string };

export function findIdentity(
  { issuer, subject }: { issuer: string; subject: string },
  client: DatabaseClient = db,
): Promise<IdentityRow | null> {
  return client.identity.findUnique({ where: { issuer_subject: { issuer, subject } }, select: IDENTITY });
}

export function findIdentities(userId: string, client: DatabaseClient = db): Promise<IdentityRow[]> {
  return client.identity.findMany({
    where: { userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: IDENTITY,
  });
}

export function ownIdentity(actor: Actor, id: string, client: DatabaseClient = db): Promise<IdentityRow | null> {
  return client.identity.findFirst({ where: { id, userId: actor.userId }, select: IDENTITY });
}

/** Links them; a unique violation means the issuer's account is already linked. */
export async function insertIdentity(row: NewIdentity, at: Date, client: DatabaseClient): Promise<void> {
  await client.identity.create({ data: { id: newId(), ...row, createdAt: at, lastUsedAt: at }, select: { id: true } });
}

/** @returns whether it is still linked to that account */
export async function markIdentityUsed(
  { issuer, subject, userId }: { issuer: string; subject: string; userId: string },
  at: Date,
  client: DatabaseClient = db,
): Promise<boolean> {
  const { count } = await client.identity.updateMany({ where: { issuer, subject, userId }, data: { lastUsedAt: at } });
  return count === 1;
}

export async function deleteIdentity(actor: Actor, id: string, client: DatabaseClient): Promise<void> {
  await client.identity.deleteMany({ where: { id, userId: actor.userId } });
}

/** @returns how many were removed */
export async function deleteIdentities(userId: string, client: DatabaseClient): Promise<number> {
  return (await client.identity.deleteMany({ where: { userId } })).count;
}

/** The ways an account can sign in unaided: its password, links and passkeys. */
export async function waysIn(userId: string, client: DatabaseClient): Promise<number> {
  const password = await client.user.count({ where: { id: userId, passwordHash: { not: "" } } });
  return (
    password +
    (await client.identity.count({ where: { userId } })) +
    (await client.passkey.count({ where: { userId } }))
  );
}

/**
 * Whether a directory made the account and nobody has ever had a way in: then whoever its issuer vouches for is the
 * first. Source: B-38.3
 */
export async function isUnopened(userId: string, client: DatabaseClient = db): Promise<boolean> {
  const kept = await client.scimUser.count({
    where: { userId, user: { emailVerifiedAt: null, emailVouchedAt: null } },
  });
  return kept > 0 && (await waysIn(userId, client)) === 0 && (await client.session.count({ where: { userId } })) === 0;
}

/** Rolls back a transaction that removes the last way to sign in. @throws AppError `lastWayIn` */
export async function requireSignInWay(actor: Actor, tx: DatabaseClient): Promise<void> {
  if ((await waysIn(actor.userId, tx)) === 0) throw new AppError("lastWayIn");
}
