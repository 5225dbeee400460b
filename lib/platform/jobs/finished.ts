import "server-only";
import { clock } from "../clock";
import { db } from "../db";

const DAY_MS = 24 * 60 * 60_000;
/** A success adds nothing to the log; a failure is worth investigating. */
const KEPT_MS = { done: DAY_MS, failed: 30 * DAY_MS } as const;
/** A write of this size blocks no one for long. */
const AT_ONCE = 500;

/** Removes jobs finished a day ago, or failed a month ago. Safe on every node. @returns how many */
export async function removeFinishedJobs(): Promise<number> {
  const before = (ms: number) => ({ lte: new Date(clock.now().getTime() - ms) });
  const isOver = { OR: [{ doneAt: before(KEPT_MS.done) }, { doneAt: null, failedAt: before(KEPT_MS.failed) }] };
  let removed = 0;
  for (;;) {
    const rows = await db.job.findMany({ where: isOver, take: AT_ONCE, select: { id: true } });
    removed += (await db.job.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })).count;
    if (rows.length < AT_ONCE) return removed;
  }
}
