import "server-only";
import { clock } from "../clock";
import { db, type DatabaseClient } from "../db";
import type { JobName, JobPayloads, Lane } from "./lanes";

/**
 * The jobs of a lane run by rounds, in each of which every waiting account has one job; stored with the job, so it
 * holds for all nodes. (Start-time fair queueing: Goyal, Vin and Cheng, 1996, every job counted as one.)
 */

const UNFINISHED = { doneAt: null, failedAt: null } as const;

/** The round of a new job: the one that is running, or the next after the account's last that waits. */
export async function turnFor(lane: Lane, accountId: string, client: DatabaseClient): Promise<number> {
  const now = clock.now();
  const [running, waiting, own] = [
    await client.job.findFirst({
      where: { ...UNFINISHED, lane, lockedUntil: { gt: now } },
      orderBy: { turn: "desc" },
      select: { turn: true },
    }),
    await client.job.findFirst({
      where: { ...UNFINISHED, lane, runAt: { lte: now } },
      orderBy: { turn: "asc" },
      select: { turn: true },
    }),
    await client.job.findFirst({
      where: { ...UNFINISHED, lane, accountId },
      orderBy: { turn: "desc" },
      select: { turn: true },
    }),
  ];
  const round = running?.turn ?? waiting?.turn ?? 0;
  return own === null ? round : Math.max(round, own.turn + 1);
}

/** How many jobs of its lane are begun before this one; null when it does not wait, or there is none. */
export async function jobsBefore<N extends JobName>(name: N, payload: JobPayloads[N]): Promise<number | null> {
  const now = clock.now();
  const waits = { ...UNFINISHED, runAt: { lte: now }, OR: [{ lockedUntil: null }, { lockedUntil: { lte: now } }] };
  const job = await db.job.findFirst({
    where: { ...waits, name, payload: JSON.stringify(payload) },
    select: { id: true, lane: true, turn: true, runAt: true },
  });
  if (!job) return null;
  const { lane, turn, runAt, id } = job;
  const isBefore = { OR: [{ turn: { lt: turn } }, { turn, runAt: { lt: runAt } }, { turn, runAt, id: { lt: id } }] };
  return db.job.count({ where: { AND: [{ ...waits, lane }, isBefore] } });
}

/** Whether a job of one of these names is still to end: it waits, runs, or rests after a failure. */
export async function isUnderWay<N extends JobName>(names: readonly N[], payload: JobPayloads[N]): Promise<boolean> {
  return (
    (await db.job.count({ where: { ...UNFINISHED, name: { in: [...names] }, payload: JSON.stringify(payload) } })) > 0
  );
}

export const BY_TURN = [{ turn: "asc" }, { runAt: "asc" }, { id: "asc" }] as const;
