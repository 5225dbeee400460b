import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { waysIn } from "./identity-store";

/** Undoes a transaction that takes the last way to log in away. @throws AppError `lastWayIn` */
export async function demandWayIn(actor: Actor, tx: DatabaseClient): Promise<void> {
  if ((await waysIn(actor.userId, tx)) === 0) throw new AppError("lastWayIn");
}
