import "server-only";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Side } from "./schema";

export type ComparisonRow = NonNullable<Awaited<ReturnType<typeof findComparison>>>;
const ROW = {
  id: true,
  filesId: true,
  createdAt: true,
  expiresAt: true,
  beforeName: true,
  beforeBytes: true,
  hasBefore: true,
  afterName: true,
  afterBytes: true,
  hasAfter: true,
  status: true,
  failedSide: true,
  reason: true,
  pagesDone: true,
  pagesTotal: true,
  result: true,
} as const;

type NewRow = {
  id: string;
  filesId: string;
  createdAt: Date;
  expiresAt: Date;
  beforeName: string;
  beforeBytes: number;
  afterName: string;
  afterBytes: number;
};

export async function insertComparison(row: NewRow, client: DatabaseClient): Promise<void> {
  await client.fileComparison.create({ data: { ...row, status: "waiting" } });
}

export function findComparison(id: string, client: DatabaseClient = db) {
  return client.fileComparison.findUnique({ where: { id }, select: ROW });
}

/**
 * What waits for files or is being compared. Only bytes that are there count: a few announcements without a file
 * must not take everybody's place. One that waits for files since before `since` gets none any more.
 */
export async function sumWaiting(
  { now, since }: { now: Date; since: Date },
  client: DatabaseClient = db,
): Promise<{ count: number; bytes: number }> {
  const open = {
    OR: [{ status: "waiting", createdAt: { gt: since } }, { status: "processing" }],
    expiresAt: { gt: now },
  };
  const sum = { before: { beforeBytes: true }, after: { afterBytes: true } } as const;
  const [count, before, after] = [
    await client.fileComparison.count({ where: open }),
    await client.fileComparison.aggregate({ where: { ...open, hasBefore: true }, _sum: sum.before }),
    await client.fileComparison.aggregate({ where: { ...open, hasAfter: true }, _sum: sum.after }),
  ];
  return { count, bytes: (before._sum.beforeBytes ?? 0) + (after._sum.afterBytes ?? 0) };
}

/** @returns whether it still waits for files */
export async function markArrived(id: string, side: Side, client: DatabaseClient): Promise<boolean> {
  const data = side === "before" ? { hasBefore: true } : { hasAfter: true };
  const { count } = await client.fileComparison.updateMany({ where: { id, status: "waiting" }, data });
  return count === 1;
}

/** @returns whether both files are there, and this call was the one that began */
export async function beginComparing(id: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.fileComparison.updateMany({
    where: { id, status: "waiting", hasBefore: true, hasAfter: true },
    data: { status: "processing" },
  });
  return count === 1;
}

export async function keepPages(id: string, pages: { done?: number; total?: number }): Promise<void> {
  const data = {
    ...(pages.done === undefined ? {} : { pagesDone: pages.done }),
    ...(pages.total === undefined ? {} : { pagesTotal: pages.total }),
  };
  await db.fileComparison.updateMany({ where: { id, status: "processing" }, data });
}

type End = { status: "ready"; result: string } | { status: "failed"; reason: string; failedSide: Side | null };

export async function endComparing(id: string, end: End): Promise<void> {
  await db.fileComparison.updateMany({ where: { id, status: "processing" }, data: end });
}

export async function removeComparison(id: string): Promise<void> {
  await db.fileComparison.deleteMany({ where: { id } });
}

export function findExpired(now: Date): Promise<{ id: string; filesId: string }[]> {
  return db.fileComparison.findMany({ where: { expiresAt: { lte: now } }, select: { id: true, filesId: true } });
}
