import "server-only";
import { clock } from "../clock";
import { db, type DatabaseClient } from "../db";
import type { JobName, JobPayloads, Lane } from "./lanes";

/**
 * A lane's jobs run in rounds, each with one job per waiting account; the round is stored with the job, so it holds
 * across nodes. (Start-time fair queueing: Goyal, Vin and Cheng, 1996, every job counted as one.)
 */

const UNFINISHED = { doneAt: null, failedAt: null } as const;

/** The round of a new job: the current one, or the one after the account's last waiting job. */
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

/** How many jobs of its lane run before this one; null if it isn't waiting or doesn't exist. */
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

/** Whether a job of one of these names is unfinished: waiting, running, or pausing after a failure. */
export async function isUnderWay<N extends JobName>(names: readonly N[], payload: JobPayloads[N]): Promise<boolean> {
  return (
    (await db.job.count({ where: { ...UNFINISHED, name: { in: [...names] }, payload: JSON.stringify(payload) } })) > 0
  );
}

export const BY_TURN = [{ turn: "asc" }, { runAt: "asc" }, { id: "asc" }] as const;
