import "server-only";
import type { Actor } from "@/lib/access/actor";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type SessionRow = { id: string; userAgent: string; createdAt: Date; lastSeenAt: Date | null };
const SESSION = { id: true, userAgent: true, createdAt: true, lastSeenAt: true } as const;

/** Most sessions shown; nobody uses more, but a program that signs in each time could create thousands. */
const MAX_SHOWN = 100;

/** The current one, then the most recently used. */
export async function findLiveSessions(actor: Actor): Promise<SessionRow[]> {
  const rows = await db.session.findMany({
    where: { userId: actor.userId, expiresAt: { gt: clock.now() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "asc" }],
    take: MAX_SHOWN,
    select: SESSION,
  });
  const isCurrent = ({ id }: SessionRow) => id === actor.sessionId;
  return [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))];
}

export async function endOwnSession(actor: Actor, sessionId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.session.deleteMany({ where: { id: sessionId, userId: actor.userId } })).count === 1;
}

export async function deleteOtherSessions(actor: Actor, client: DatabaseClient): Promise<number> {
  return (await client.session.deleteMany({ where: { userId: actor.userId, id: { not: actor.sessionId } } })).count;
}

/** Records that a session was used, unless already recorded after `before`. */
export async function markSeen(sessionId: string, at: Date, before: Date): Promise<void> {
  await db.session.updateMany({
    where: { id: sessionId, OR: [{ lastSeenAt: null }, { lastSeenAt: { lte: before } }] },
    data: { lastSeenAt: at },
  });
}

/** Removes expired sessions. @returns how many */
export async function removeEndedSessions(): Promise<number> {
  return (await db.session.deleteMany({ where: { expiresAt: { lte: clock.now() } } })).count;
}

/** When the actor's session began, and when the user last confirmed their identity in it. */
export function findConfirmation(
  actor: Actor,
): Promise<{ createdAt: Date; confirmedAt: Date | null; user: { passwordHash: string } } | null> {
  return db.session.findUnique({
    where: { id: actor.sessionId },
    select: { createdAt: true, confirmedAt: true, user: { select: { passwordHash: true } } },
  });
}

export async function markConfirmed(actor: Actor, at: Date): Promise<void> {
  await db.session.updateMany({ where: { id: actor.sessionId, userId: actor.userId }, data: { confirmedAt: at } });
}
