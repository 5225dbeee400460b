import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";

/** The actor's time zone, an IANA name; '' where they never said. */
export async function timeZoneOf(actor: Actor): Promise<string> {
  const row = await db.reminderSettings.findUnique({ where: { userId: actor.userId }, select: { timeZone: true } });
  return row?.timeZone ?? "";
}
