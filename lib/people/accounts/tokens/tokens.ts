import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { requireScope } from "@/lib/access/token-scopes";
import { holdSession, requireProven } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import type { Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { holdAccount } from "../account-store";
import { deleteCalendar } from "../address/address-store";
import { confirmItsMe, requireConfirmed } from "../second-factor/confirmation";
import { queueSecurityLetter } from "../second-factor/letters";
import type { Confirmation } from "../second-factor/schema";
import { MAX_TOKENS } from "./bounds";
import type { NewToken, NewTokenDto, Rotation, TokenDto } from "./schema";
import { makeSecret } from "./secrets";
import { scopesIn } from "./token-actor";
import {
  countLeftOpen,
  countTokens,
  deleteToken,
  deleteTokens,
  findOwnToken,
  findOwnTokens,
  insertToken,
  removeTokensExpiredBefore,
  replaceSecret,
  type TokenRow,
} from "./token-store";

const DAY_MS = 24 * 60 * 60_000;
/** So long the list still shows an expired token. */
const SHOWN_EXPIRED_DAYS = 30;

/** The caller's own, the newest first, expired ones too. Source: B-36.1. */
export async function listTokens(actor: Actor): Promise<TokenDto[]> {
  requireScope(actor, "session");
  return (await findOwnTokens(actor)).map(toTokenDto);
}

/**
 * Makes a token and tells its secret this once; recorded and mailed.
 * @throws AppError `tokenNotAllowed` to a token, `addressUnproven`, `confirmFirst`, as `confirmItsMe`, `forbidden` for
 *   the scopes `admin` and `scim` of anybody else, `tokensFull`. Source: B-36.1, B-36.2, B-38.1
 */
export async function createToken(
  actor: Actor,
  { name, scopes, days, confirmation }: NewToken,
  commit: Commit = inTransaction,
): Promise<NewTokenDto> {
  await requireOwner(actor, confirmation);
  if (scopes.includes("admin") || scopes.includes("scim")) AdminGrant.request(actor);
  const { secret, prefix, hash: secretHash } = makeSecret();
  const createdAt = clock.now();
  const kept = { prefix, secretHash, expiresAt: new Date(createdAt.getTime() + days * DAY_MS) };
  return commit(async (tx) => {
    await holdOwner(actor, tx);
    if ((await countTokens(actor, tx)) >= MAX_TOKENS) throw new AppError("tokensFull");
    const stored = scopesIn(scopes.join(" ")).join(" ");
    const row = await insertToken(actor, { id: newId(), name, scopes: stored, createdAt, ...kept }, tx);
    await queueSecurityLetter(actor.userId, { about: "tokenMade", name }, actor.language, tx);
    await recordMade(actor, row, "token.created", tx);
    return { ...toTokenDto(row), secret };
  });
}

/**
 * A new secret in place of the old one, which ends at once, good for `days` from now; recorded and mailed.
 * @throws AppError as `createToken`; `tokenNotFound`, also for someone else's; `tokenRotated` if the prefix is another
 *   one by now. Source: B-36.5
 */
export async function rotateToken(
  actor: Actor,
  tokenId: string,
  { prefix: instead, days, confirmation }: Rotation,
  commit: Commit = inTransaction,
): Promise<NewTokenDto> {
  requireScope(actor, "session");
  if (!(await findOwnToken(actor, tokenId))) throw new AppError("tokenNotFound"); // before any proof is used up
  await requireOwner(actor, confirmation);
  const { secret, prefix, hash: secretHash } = makeSecret();
  const kept = { prefix, secretHash, expiresAt: new Date(clock.now().getTime() + days * DAY_MS) };
  return commit(async (tx) => {
    await holdOwner(actor, tx);
    const isReplaced = await replaceSecret(actor, { tokenId, instead }, kept, tx);
    const row = await findOwnToken(actor, tokenId, tx);
    if (!row) throw new AppError("tokenNotFound");
    if (!isReplaced) throw new AppError("tokenRotated");
    await queueSecurityLetter(actor.userId, { about: "tokenRotated", name: row.name }, actor.language, tx);
    await recordMade(actor, row, "token.rotated", tx);
    return { ...toTokenDto(row), secret };
  });
}

/** Ends a token with its next request. @throws AppError `tokenNotFound`, also for someone else's. Source: B-36.5. */
export async function revokeToken(actor: Actor, tokenId: string): Promise<void> {
  requireScope(actor, "session");
  await inTransaction(async (tx) => {
    const row = await findOwnToken(actor, tokenId, tx);
    if (!row || !(await deleteToken(actor, tokenId, tx))) throw new AppError("tokenNotFound");
    await recordMade(actor, row, "token.revoked", tx);
  });
}

/**
 * What reads or acts without a session, with whatever ends an account's sessions everywhere: whoever had one of them
 * may have made it. Whose calendar stands still from now on is told, and what goes on, as others rely on it: guests'
 * links and webhooks. Call it after ending the sessions; it records in
 * the accounts chain. Source: B-36.6, B-27.13.
 *
 * @param language of the letter if the person has chosen none
 */
export async function endUnattended(
  owner: { userId: string; name: string },
  language: Language,
  tx: DatabaseClient,
): Promise<void> {
  if ((await deleteCalendar(owner.userId, tx)) > 0)
    await queueSecurityLetter(owner.userId, { about: "calendarEnded" }, language, tx);
  const open = await countLeftOpen(owner.userId, clock.now(), tx);
  if (open.links + open.webhooks > 0)
    await queueSecurityLetter(owner.userId, { about: "leftOpen", ...open }, language, tx);
  const count = await deleteTokens(owner.userId, tx);
  if (count > 0)
    await recordInTransaction(owner, { chain: ACCOUNTS_CHAIN, action: "token.allEnded", detail: { count } }, tx);
}

/** @returns how many were removed */
export function removeOldTokens(): Promise<number> {
  return removeTokensExpiredBefore(new Date(clock.now().getTime() - SHOWN_EXPIRED_DAYS * DAY_MS));
}

async function requireOwner(actor: Actor, confirmation: Confirmation | undefined): Promise<void> {
  requireScope(actor, "session");
  requireProven(actor);
  await (confirmation ? confirmItsMe(actor, confirmation) : requireConfirmed(actor));
}

/** What ends sessions and tokens at this moment comes before or after, never in between. */
async function holdOwner(actor: Actor, tx: DatabaseClient): Promise<void> {
  await holdAccount(actor.userId, tx);
  await holdSession(actor, tx);
}

function recordMade(
  actor: Actor,
  { id: tokenId, name, prefix }: TokenRow,
  action: "token.created" | "token.rotated" | "token.revoked",
  tx: DatabaseClient,
): Promise<void> {
  return recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action, detail: { tokenId, name, prefix } }, tx);
}

function toTokenDto(row: TokenRow): TokenDto {
  const { id, name, prefix } = row;
  return {
    id,
    name,
    scopes: scopesIn(row.scopes),
    prefix,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= clock.now(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
