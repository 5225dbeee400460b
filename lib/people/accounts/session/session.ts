import "server-only";
import { LANGUAGE_COOKIE } from "@/lib/copy/languages";
import { languageWish } from "@/lib/copy/preferred-language";
import { SYSTEM_ROLES, type Actor } from "@/lib/access/actor";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { knownLanguage, preferredLanguage } from "@/lib/copy/preferred-language";
import { addressFrom } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import {
  deleteSession,
  insertSession,
  isDeactivated,
  liveSession,
  type UserRow,
} from "@/lib/people/accounts/account-store";
import { lacksSecondFactor } from "@/lib/people/accounts/second-factor/sign-in-rules";
import { markSeen, deleteOtherSessions, endOwnSession, findLiveSessions } from "./session-store";
import { AppError } from "@/lib/errors";
import { TIME_ZONE_COOKIE, zoneInCookie } from "@/lib/time-zone";
import { parseDevice } from "./device";
import type { OwnSessionDto } from "@/lib/people/accounts/schema";
import { SESSION_COOKIE, SESSION_SECONDS, issueToken, readToken } from "./token";

/** A session's use is recorded at most once a minute. */
const SEEN_MS = 60_000;

type Cookies = { get(name: string): { value: string } | undefined };
/** The parts of a request that identify the caller. `route()` passes the request's own, pages and actions Next's. */
export type RequestFacts = { headers: Pick<Headers, "get">; cookies: Cookies };

/**
 * Opens a session and returns its token, in the transaction that creates the user or finds their proof still valid.
 * @throws AppError `accountDeactivated`, told to nobody who hasn't shown that the account is theirs. Source: B-38.4
 */
export async function startSession(
  userId: string,
  userAgent: string,
  tx: DatabaseClient,
): Promise<{ token: string; sessionId: string }> {
  if (await isDeactivated(userId, tx)) throw new AppError("accountDeactivated");
  const id = newId();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await insertSession(
    { id, userId, createdAt: now, lastSeenAt: now, expiresAt, userAgent: userAgent.slice(0, 300) },
    tx,
  );
  return { token: await issueToken({ sub: userId, sid: id }), sessionId: id };
}

/** A token for the caller's existing session. */
export function renewedToken(actor: Actor): Promise<string> {
  return issueToken({ sub: actor.userId, sid: actor.sessionId });
}

export function endSession(actor: Actor): Promise<void> {
  return inTransaction(async (tx) => {
    await deleteSession(actor.sessionId, tx);
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "account.signedOut", detail: {} }, tx);
  });
}

/** The bearer token if there is one, otherwise the cookie; the only reader of both. Null if neither is valid. */
export async function actorBehind(request: RequestFacts): Promise<Actor | null> {
  const token = presentedToken(request);
  const content = token === null ? null : await readToken(token.value);
  if (!content) return null;
  const actor = await actorOfSession(
    content,
    languageWish(request.cookies.get(LANGUAGE_COOKIE)?.value, request.headers.get("accept-language")),
  );
  const browserZone = zoneInCookie(request.cookies.get(TIME_ZONE_COOKIE)?.value);
  return actor && { ...actor, address: addressFrom(request.headers), ...(browserZone ? { browserZone } : {}) };
}

/** The live session named by a token, as an actor. */
export async function actorOfSession(
  content: { sub: string; sid: string },
  acceptLanguage: string | null,
): Promise<Actor | null> {
  const now = clock.now();
  const session = await liveSession(content.sid, content.sub, now);
  if (!session) return null;
  noteSeen(session, now);
  return actorOfAccount(session.user, { sessionId: session.id, acceptLanguage });
}

type Account = UserRow & { defaultLanguage: string; settingsUpdatedAt: Date | null };

/** An account as the one who asks, as it is now; whoever calls this has seen a live session or token. */
export async function actorOfAccount(
  user: Account,
  { sessionId, acceptLanguage }: { sessionId: string; acceptLanguage: string | null },
): Promise<Actor> {
  const systemRole = SYSTEM_ROLES.find((role) => role === user.systemRole) ?? "user";
  const isLacking = await lacksSecondFactor(user.id, systemRole);
  return {
    userId: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    emailVouched: user.emailVouchedAt !== null,
    systemRole,
    language: user.settingsUpdatedAt ? knownLanguage(user.defaultLanguage) : preferredLanguage(acceptLanguage),
    sessionId,
    ...(isLacking ? { lacksSecondFactor: true } : {}),
  };
}

/** Written alongside the request, which neither waits for it nor fails with it. */
function noteSeen({ id, lastSeenAt }: { id: string; lastSeenAt: Date | null }, now: Date): void {
  const before = new Date(now.getTime() - SEEN_MS);
  if (lastSeenAt && lastSeenAt > before) return;
  void markSeen(id, now, before).catch((cause: unknown) => log.error("session.not-noted", cause));
}

/** Where the caller's token came from; cookie callers must also prove their origin for writes (B-5.7). */
export function presentedToken({ headers, cookies }: RequestFacts): { by: "bearer" | "cookie"; value: string } | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { by: "bearer", value: bearer };
  const cookie = cookies.get(SESSION_COOKIE)?.value;
  return cookie ? { by: "cookie", value: cookie } : null;
}

/** Where the caller is signed in: this session first, then the most recently used. Source: B-5.8. */
export async function listSessions(actor: Actor): Promise<OwnSessionDto[]> {
  return (await findLiveSessions(actor)).map((row) => ({
    id: row.id,
    ...parseDevice(row.userAgent),
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
    isCurrent: row.id === actor.sessionId,
  }));
}

/** Immediately and everywhere. @throws AppError `sessionNotFound`, also for someone else's. Source: B-5.8. */
export async function endOneSession(actor: Actor, sessionId: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await endOwnSession(actor, sessionId, tx))) throw new AppError("sessionNotFound");
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "account.sessionsEnded", detail: { count: 1 } },
      tx,
    );
  });
}

/** Ends all of the caller's sessions but the current one. Source: B-5.8. */
export async function endOtherSessions(actor: Actor): Promise<void> {
  await inTransaction(async (tx) => {
    const count = await deleteOtherSessions(actor, tx);
    if (count > 0)
      await recordInTransaction(
        actor,
        { chain: ACCOUNTS_CHAIN, action: "account.sessionsEnded", detail: { count } },
        tx,
      );
  });
}
