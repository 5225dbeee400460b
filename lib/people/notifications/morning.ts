import "server-only";
import type { DatabaseClient } from "@/lib/platform/db";
import { dueForLetter, noteTold, type DueRow } from "./notification-store";
import { NOTIFICATION_KINDS, type NotificationKind } from "./kinds";

/** What one morning's letter takes up at most; the rest waits for the next. */
const MOST_AT_ONCE = 500;

/** What a morning's letter says of one notification. */
export type MorningNews = { kind: NotificationKind; by: string; contract: string };

/**
 * What waited for somebody's morning letter, told by that from now on: call it in the transaction of the letter.
 * @param isRipe of a moment, whether it came before this morning. Source: B-14.10.
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
  const known = NOTIFICATION_KINDS.find((one) => one === kind) ?? "mentioned"; // written by us
  return { kind: known, by: byName, contract: contract.name };
}
