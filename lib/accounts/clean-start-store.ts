import "server-only";
import type { DatabaseClient } from "@/lib/platform/db";
import { deleteIdentitiesOf } from "./openid/identity-store";
import { endResetsOf, endSessionsOf } from "./password-store";
import { deleteFactors } from "./second-factor/factor-store";

/** How much of each kind went. */
export type Cleared = { sessions: number; factors: number; identities: number; calendars: number };

/**
 * Removes whatever opens the account or reads of it, and the mailed links to a new password, however it came to be
 * there: sessions first, since what lives in one is made while it is held (`holdSession`).
 *
 * @param session the one that goes on; null for none
 */
export async function clearWaysIn(userId: string, session: string | null, tx: DatabaseClient): Promise<Cleared> {
  const sessions = await endSessionsOf(userId, { except: session }, tx);
  const factors = await deleteFactors(userId, tx);
  const identities = await deleteIdentitiesOf(userId, tx);
  const { count: calendars } = await tx.calendarFeed.deleteMany({ where: { userId } });
  await endResetsOf(userId, tx);
  return { sessions, factors, identities, calendars };
}
