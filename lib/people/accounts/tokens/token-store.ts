import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { USER } from "../account-store";
import { MAX_TOKENS } from "./bounds";

const TOKEN = {
  id: true,
  name: true,
  scopes: true,
  prefix: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} as const;
export type TokenRow = {
  id: string;
  name: string;
  scopes: string;
  prefix: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};
/** What a secret leaves in the table. */
export type Kept = { prefix: string; secretHash: string; expiresAt: Date };

export function findOwnTokens({ userId }: Actor): Promise<TokenRow[]> {
  return db.apiToken.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: MAX_TOKENS,
    select: TOKEN,
  });
}

/** How many guests' links and webhooks of an account work at this time. */
export async function countLeftOpen(
  userId: string,
  now: Date,
  tx: DatabaseClient,
): Promise<{ links: number; webhooks: number }> {
  const links = await tx.guestLink.count({ where: { createdById: userId, revokedAt: null, expiresAt: { gt: now } } });
  const webhooks = await tx.webhook.count({ where: { userId, disabledAt: null } });
  return { links, webhooks };
}

export function countTokens({ userId }: Actor, client: DatabaseClient): Promise<number> {
  return client.apiToken.count({ where: { userId } });
}

export function insertToken(
  { userId }: Actor,
  row: Kept & { id: string; name: string; scopes: string; createdAt: Date },
  client: DatabaseClient,
): Promise<TokenRow> {
  return client.apiToken.create({ data: { ...row, userId }, select: TOKEN });
}

/** Puts another secret in the place of the one with the given prefix. @returns whether it was still there */
export async function replaceSecret(
  { userId }: Actor,
  { tokenId, instead }: { tokenId: string; instead: string },
  kept: Kept,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.apiToken.updateMany({
    where: { id: tokenId, userId, prefix: instead },
    data: { ...kept, lastUsedAt: null },
  });
  return count === 1;
}

export function findOwnToken(
  { userId }: Actor,
  tokenId: string,
  client: DatabaseClient = db,
): Promise<TokenRow | null> {
  return client.apiToken.findFirst({ where: { id: tokenId, userId }, select: TOKEN });
}

export async function deleteToken({ userId }: Actor, tokenId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.apiToken.deleteMany({ where: { id: tokenId, userId } })).count === 1;
}

/** Ends all tokens of an account. @returns how many */
export async function deleteTokens(userId: string, client: DatabaseClient): Promise<number> {
  return (await client.apiToken.deleteMany({ where: { userId } })).count;
}

/**
 * Takes from the tokens of somebody who is administrator no more what they had by it, so that it doesn't come back with
 * the role; those that were for nothing else end.
 */
export async function endAdministratorsTokens(userId: string, client: DatabaseClient): Promise<void> {
  for (const { id, scopes } of await client.apiToken.findMany({
    where: { userId },
    select: { id: true, scopes: true },
  })) {
    const left = scopes.split(" ").filter((scope) => scope !== "admin" && scope !== "scim");
    if (left.length === 0) await client.apiToken.deleteMany({ where: { id } });
    else await client.apiToken.updateMany({ where: { id }, data: { scopes: left.join(" ") } });
  }
}

/** The token of a secret with its owner as they are now, or null if it is unknown, expired or revoked. */
export function findLiveToken(secretHash: string, now: Date) {
  return db.apiToken.findFirst({
    where: { secretHash, expiresAt: { gt: now }, user: { deactivatedAt: null } },
    select: { ...TOKEN, user: { select: { ...USER, defaultLanguage: true, settingsUpdatedAt: true } } },
  });
}

/** Records that a token was used, unless already recorded after `before`. */
export async function markUsed(tokenId: string, at: Date, before: Date): Promise<void> {
  await db.apiToken.updateMany({
    where: { id: tokenId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
    data: { lastUsedAt: at },
  });
}

/** @returns how many were removed */
export async function removeTokensExpiredBefore(before: Date): Promise<number> {
  return (await db.apiToken.deleteMany({ where: { expiresAt: { lte: before } } })).count;
}
