import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { waysIn } from "./identity-store";

/**
 * Ends a transaction that takes a way to log in away. @throws AppError `lastWayIn` where none is left, which undoes it
 */
export async function demandWayIn(actor: Actor, tx: DatabaseClient): Promise<void> {
  if ((await waysIn(actor.userId, tx)) === 0) throw new AppError("lastWayIn");
}
