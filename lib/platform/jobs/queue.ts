import "server-only";
import { setTimeout as rest } from "node:timers/promises";
import { clock } from "../clock";
import { isDatabaseAway } from "../database-away";
import { db, type DatabaseClient } from "../db";
import { newId } from "../ids";
import { log } from "../log";
import { PartAway } from "../part-away";

/** Work by name; payloads hold ids only. */
export type JobPayloads = { readContract: { contractId: string }; analyzeContract: { contractId: string }; suggestByModel: { contractId: string }; sendMail: { mailId: string }; removeFile: { storageKey: string } };
export type JobName = keyof JobPayloads;
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };
/** Told when a job has failed for good, so that what waits for it can say so. */
export type JobGivenUp = JobHandlers;

/** Pauses after the first and second failure, in milliseconds; the third is the last. */
const PAUSES_MS = [4_000, 16_000] as const;
/**
 * A job whose storage, mail service or database is away has not failed: it is tried again after this pause, and with it the
 * others of its name, of which one then asks for all; for as long as below, from the moment it was queued.
 */
const AWAY_PAUSE_MS = 5_000;
const HOUR_MS = 60 * 60_000;
const PATIENCE_MS: Record<JobName, number> = { readContract: HOUR_MS, analyzeContract: HOUR_MS, suggestByModel: HOUR_MS, removeFile: 24 * HOUR_MS, sendMail: 24 * HOUR_MS };
/** How often the end of a job is written anew while the database is away, and the pause between. */
const WRITE_TRIES = 60;
const WRITE_PAUSE_MS = 1_000;
/** A job that took the process down with it this often is not begun again. */
const MAX_ATTEMPTS = 20;
/** A running job renews its lock at a third of this; one whose process died is taken up again after it. */
const LOCK_MS = 30_000;
/** This process, in the rows it has locked. */
const WORKER_ID = newId();

/** Queues a job in the transaction of the fact that asks for it: both happen or neither. `runAt`: not before then. */
export async function enqueue<N extends JobName>(name: N, payload: JobPayloads[N], client: DatabaseClient = db, runAt = clock.now()): Promise<void> {
  await client.job.create({ data: { id: newId(), name, payload: JSON.stringify(payload), runAt } });
}

/**
 * Runs every job that is due, one after the other, until none is left; with `only`, those of these names.
 * @returns how many ran
 */
export async function runDueJobs(handlers: JobHandlers, givenUp: JobGivenUp, only?: readonly JobName[]): Promise<number> {
  let count = 0;
  for (let job = await claimNext(only); job; job = await claimNext(only)) {
    await runOne(job, handlers, givenUp);
    count += 1;
  }
  return count;
}

/** Frees what a process that died had locked. Only where no second process can be at work: one node on SQLite. */
export async function takeOverAllLocks(): Promise<void> {
  await db.job.updateMany({ where: { doneAt: null, lockedBy: { not: WORKER_ID } }, data: { lockedBy: null, lockedUntil: null } });
}

type ClaimedJob = { id: string; name: string; payload: string; createdAt: Date; attempts: number; failures: number };

/** Locks the oldest due job for this process; null when there is none. */
async function claimNext(only?: readonly JobName[]): Promise<ClaimedJob | null> {
  const now = clock.now();
  const isDue = { doneAt: null, failedAt: null, runAt: { lte: now }, ...(only ? { name: { in: [...only] } } : {}), OR: [{ lockedUntil: null }, { lockedUntil: { lte: now } }] };
  const next = await db.job.findFirst({ where: isDue, orderBy: [{ runAt: "asc" }, { id: "asc" }], select: { id: true } });
  if (!next) return null;
  const { count } = await db.job.updateMany({
    where: { id: next.id, ...isDue },
    data: { lockedBy: WORKER_ID, lockedUntil: new Date(now.getTime() + LOCK_MS), attempts: { increment: 1 } },
  });
  if (count === 0) return claimNext(only); // another process was quicker
  return db.job.findUnique({ where: { id: next.id }, select: { id: true, name: true, payload: true, createdAt: true, attempts: true, failures: true } });
}

async function runOne(job: ClaimedJob, handlers: JobHandlers, givenUp: JobGivenUp): Promise<void> {
  const name = job.name as JobName; // written by enqueue, which knows only these
  const payload = JSON.parse(job.payload) as never; // of the name's own shape, by the same function
  const renewal = setInterval(() => void renew(job.id), LOCK_MS / 3);
  try {
    if (begunWithoutEnd(job) > MAX_ATTEMPTS) throw new Error(`begun ${begunWithoutEnd(job) - 1} times without an end`);
    await handlers[name](payload);
    await written(() => db.job.updateMany({ where: { id: job.id }, data: { doneAt: clock.now(), lockedBy: null, lockedUntil: null, lastError: null } }));
  } catch (cause) {
    log.error("job.failed", cause, { job: name, jobId: job.id, attempt: job.attempts });
    await written(() => putBack(job, cause, () => givenUp[name](payload)));
  } finally {
    clearInterval(renewal);
  }
}

function begunWithoutEnd({ attempts, failures }: ClaimedJob): number {
  return attempts - failures;
}

async function putBack(job: ClaimedJob, cause: unknown, giveUp: () => Promise<void>): Promise<void> {
  const free = { lockedBy: null, lockedUntil: null, lastError: String(cause).slice(0, 500) };
  if (isAway(cause) && clock.now().getTime() - job.createdAt.getTime() < PATIENCE_MS[job.name as JobName]) return waitForPart(job, free);
  const pause = PAUSES_MS[job.failures];
  if (pause !== undefined && begunWithoutEnd(job) <= MAX_ATTEMPTS) {
    const runAt = new Date(clock.now().getTime() + pause);
    await db.job.updateMany({ where: { id: job.id }, data: { runAt, failures: { increment: 1 }, ...free } });
    return;
  }
  await giveUp();
  await db.job.updateMany({ where: { id: job.id }, data: { failedAt: clock.now(), ...free } });
}

/** The others come before the one that found the part away, so that no single job holds up all. */
async function waitForPart(job: ClaimedJob, free: { lockedBy: null; lockedUntil: null; lastError: string }): Promise<void> {
  const again = clock.now().getTime() + AWAY_PAUSE_MS;
  await db.job.updateMany({ where: { id: job.id }, data: { runAt: new Date(again + 1), attempts: { decrement: 1 }, ...free } });
  const others = { name: job.name, id: { not: job.id }, doneAt: null, failedAt: null, lockedUntil: null, runAt: { lt: new Date(again) } };
  await db.job.updateMany({ where: others, data: { runAt: new Date(again) } });
}

function isAway(cause: unknown): boolean {
  return cause instanceof PartAway || isDatabaseAway(cause);
}

/** Writes how a job ended, once the database is there again: otherwise it would wait until its lock has run out. */
async function written(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (cause) {
      if (!isDatabaseAway(cause) || tries >= WRITE_TRIES) throw cause;
      await rest(WRITE_PAUSE_MS);
    }
  }
}

async function renew(jobId: string): Promise<void> {
  try {
    await db.job.updateMany({ where: { id: jobId, lockedBy: WORKER_ID }, data: { lockedUntil: new Date(clock.now().getTime() + LOCK_MS) } });
  } catch (cause) {
    log.error("job.renewal-failed", cause, { jobId }); // the lock may run out; the handlers may safely run twice
  }
}
