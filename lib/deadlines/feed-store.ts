import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";

export async function feedOf({ userId }: Actor): Promise<{ createdAt: Date } | null> {
  return db.calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } });
}

/** Keeps the hash of a feed's secret in place of an older one, which opens nothing any more. */
export async function keepFeed(
  { userId }: Actor,
  feed: { secretHash: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.calendarFeed.upsert({ where: { userId }, create: { userId, ...feed }, update: feed });
}

export async function deleteFeed({ userId }: Actor): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { userId } });
}

export type FeedReader = { userId: string; language: string };

/** Whose feed a secret opens, or null. */
export async function readerBehind(secretHash: string): Promise<FeedReader | null> {
  const row = await db.calendarFeed.findUnique({
    where: { secretHash },
    select: { user: { select: { id: true, defaultLanguage: true } } },
  });
  return row && { userId: row.user.id, language: row.user.defaultLanguage };
}

/** Open deadlines from a day on of the contracts that the reader may see by now; at most `most`. */
export function deadlinesInFeed({ userId }: FeedReader, from: string, most: number): Promise<DeadlineRow[]> {
  return db.deadline.findMany({
    where: {
      contract: { collaborators: { some: { userId } } },
      state: { in: ["proposed", "confirmed"] },
      date: { gte: from },
    },
    orderBy: [{ date: "asc" }, { id: "asc" }],
    take: most,
    select: DEADLINE,
  });
}
