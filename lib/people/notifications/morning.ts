import "server-only";
import type { DatabaseClient } from "@/lib/platform/db";
import { dueForLetter, noteTold, type DueRow } from "./notification-store";
import { NOTIFICATION_KINDS, type NotificationKind } from "./kinds";

/** Most notifications in one morning's letter; the rest wait for the next. */
const MOST_AT_ONCE = 500;

/** One notification as mentioned in a morning's letter. */
export type MorningNews = { kind: NotificationKind; by: string; contract: string };

/**
 * Takes what waits for a person's morning letter, marking it as sent: call it in the letter's transaction.
 * @param isRipe whether a moment was before this morning. Source: B-14.10.
 */
export async function takeMorningNews(
  userId: string,
  isRipe: (moment: Date) => boolean,
  tx: DatabaseClient,
): Promise<MorningNews[]> {
  const rows = (await dueForLetter(userId, MOST_AT_ONCE, tx)).filter(({ createdAt }) => isRipe(createdAt));
  if (rows.length > 0)
    await noteTold(
      rows.map(({ id }) => id),
      tx,
    );
  return rows.map(toNews);
}

function toNews({ kind, byName, contract }: DueRow): MorningNews {
  const known = NOTIFICATION_KINDS.find((one) => one === kind) ?? "mentioned"; // we wrote it
  return { kind: known, by: byName, contract: contract.name };
}
