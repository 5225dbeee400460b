import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";

export async function findFeed({ userId }: Actor): Promise<{ createdAt: Date } | null> {
  return db.calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } });
}

/** Stores the hash of a feed's secret, replacing an older one, which stops working. */
export async function keepFeed(
  { userId }: Actor,
  feed: { secretHash: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.calendarFeed.upsert({
    where: { userId },
    create: { userId, ...feed },
    update: { ...feed, stamp: "", changedAt: null },
  });
}

export async function deleteFeed({ userId }: Actor): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { userId } });
}

/** Whose feed it is, and the stamp of its content when last read. */
export type FeedReader = { userId: string; language: string; stamp: string; changedAt: Date | null };

/** Whose feed a secret opens, or null. */
export async function readerBehind(secretHash: string): Promise<FeedReader | null> {
  const row = await db.calendarFeed.findFirst({
    where: { secretHash, user: { deactivatedAt: null } },
    select: { stamp: true, changedAt: true, user: { select: { id: true, defaultLanguage: true } } },
  });
  return row && { userId: row.user.id, language: row.user.defaultLanguage, stamp: row.stamp, changedAt: row.changedAt };
}

/**
 * Everything a feed's content depends on, without reading it: for each contract its name, how many deadlines it has,
 * and when one last changed.
 */
export async function feedParts({ userId }: FeedReader, from: string): Promise<readonly (string | number)[][]> {
  const where = inFeed(userId, from);
  const [counts, contracts] = await Promise.all([
    db.deadline.groupBy({ by: ["contractId"], where, _count: { _all: true }, _max: { updatedAt: true } }),
    db.contract.findMany({
      where: { collaborators: { some: { userId } }, deadlines: { some: where } },
      select: { id: true, name: true },
    }),
  ]);
  const names = new Map(contracts.map(({ id, name }) => [id, name]));
  return counts
    .map(({ contractId, _count, _max }) => [
      contractId,
      names.get(contractId) ?? "",
      _count._all,
      _max.updatedAt?.getTime() ?? 0,
    ])
    .sort(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}

/** Only if no one else recorded it meanwhile. */
export async function noteFeedChanged(
  { userId, stamp: before }: FeedReader,
  now: { stamp: string; changedAt: Date },
): Promise<void> {
  await db.calendarFeed.updateMany({ where: { userId, stamp: before }, data: now });
}

/** Open deadlines from a day on, of the contracts the reader may see now; at most `most`. */
export function deadlinesInFeed({ userId }: FeedReader, from: string, most: number): Promise<DeadlineRow[]> {
  return db.deadline.findMany({
    where: inFeed(userId, from),
    orderBy: [{ date: "asc" }, { id: "asc" }],
    take: most,
    select: DEADLINE,
  });
}

function inFeed(userId: string, from: string) {
  return {
    contract: { collaborators: { some: { userId } } },
    state: { in: ["proposed", "confirmed"] },
    date: { gte: from },
  };
}
