import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { deviceOf } from "./device";
import type { OwnSessionDto } from "./schema";
import { endOtherSessionsOf, endOwnSession, liveSessionsOf } from "./session-store";

/** Where the caller is signed in: this session first, then the one used last. Source: B-5.8. */
export async function listSessions(actor: Actor): Promise<OwnSessionDto[]> {
  return (await liveSessionsOf(actor)).map((row) => ({
    id: row.id,
    ...deviceOf(row.userAgent),
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
    isCurrent: row.id === actor.sessionId,
  }));
}

/** At once and everywhere. @throws AppError `sessionNotFound`, also for somebody else's. Source: B-5.8. */
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

/** Ends all of the caller's sessions but the one that asks. Source: B-5.8. */
export async function endOtherSessions(actor: Actor): Promise<void> {
  await inTransaction(async (tx) => {
    const count = await endOtherSessionsOf(actor, tx);
    if (count > 0)
      await recordInTransaction(
        actor,
        { chain: ACCOUNTS_CHAIN, action: "account.sessionsEnded", detail: { count } },
        tx,
      );
  });
}
