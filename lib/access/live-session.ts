import "server-only";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import type { Actor } from "./actor";

/**
 * For what outlives a session: it is made only while the session lives, and whoever ends that one meanwhile waits for
 * the transaction. Call it after the account's row is held. @throws AppError `signInRequired`. Source: B-5.10.
 */
export async function holdSession({ sessionId, userId }: Actor, tx: DatabaseClient): Promise<void> {
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, userId, expiresAt: { gt: clock.now() } },
    data: { userId },
  });
  if (count === 0) throw new AppError("signInRequired");
}
