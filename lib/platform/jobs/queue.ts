import "server-only";
import { setTimeout as rest } from "node:timers/promises";
import { clock } from "../clock";
import { isDatabaseAway, PartAway } from "../part-away";
import { db, type DatabaseClient } from "../db";
import { newId } from "../ids";
import { log } from "../log";
import { NotQuick, laneOf, type JobName, type JobPayloads, type Lane } from "./lanes";
import { BY_TURN, turnFor } from "./turns";

/** What each job does; work in the quick lane may throw `NotQuick`. */
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N], lane: Lane) => Promise<void> };
/** Told when a job has failed for good, so that what waits for it can say so. */
export type JobGivenUp = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };
/** Whose work a job is, how large (`lanes.ts`), and not before when. */
export type JobFacts = { accountId?: string | null; size?: number | undefined; runAt?: Date };

/** Pauses after the first and second failure, in milliseconds; the third is the last. */
const PAUSES_MS = [4_000, 16_000] as const;
/** A job whose storage, mail or database is away has not failed: after this pause one of its name asks for all. */
const AWAY_PAUSE_MS = 5_000;
const HOUR_MS = 60 * 60_000;
const PATIENCE_MS: Record<JobName, number> = {
  readContract: HOUR_MS,
  openFirstRound: HOUR_MS,
  readRound: HOUR_MS,
  compareSigned: HOUR_MS,
  analyzeContract: HOUR_MS,
  suggestByModel: HOUR_MS,
  answerContract: HOUR_MS,
  askQuestion: HOUR_MS,
  removeFile: 24 * HOUR_MS,
  sendMail: 24 * HOUR_MS,
};
/** How often the end of a job is written anew while the database is away, and the pause between. */
const WRITE_TRIES = 60;
const WRITE_PAUSE_MS = 1_000;
/** A job that took the process down with it this often is not begun again. */
const MAX_ATTEMPTS = 20;
/** A running job renews its lock at a third of this; one whose process died is taken up again after it. */
const LOCK_MS = 30_000;
/** This process, in the rows it has locked. */
const WORKER_ID = newId();

/** In the transaction of the fact that asks for it: both happen or neither. Runs in its account's turn. */
export async function enqueue<N extends JobName>(
  name: N,
  payload: JobPayloads[N],
  facts: JobFacts = {},
  client: DatabaseClient = db,
): Promise<void> {
  const [lane, accountId] = [laneOf(name, facts.size), facts.accountId ?? ""];
  const turn = await turnFor(lane, accountId, client);
  await client.job.create({
    data: {
      id: newId(),
      name,
      payload: JSON.stringify(payload),
      lane,
      accountId,
      turn,
      runAt: facts.runAt ?? clock.now(),
    },
  });
}

/** Runs all due jobs, of one lane where given, one after the other. @returns how many ran */
export async function runDueJobs(handlers: JobHandlers, givenUp: JobGivenUp, lane?: Lane): Promise<number> {
  let count = 0;
  for (let job = await claimNext(lane); job; job = await claimNext(lane)) {
    await runOne(job, handlers, givenUp);
    count += 1;
  }
  return count;
}

/** Frees what a process that died had locked. Only where no second process can be at work: one node on SQLite. */
export async function takeOverAllLocks(): Promise<void> {
  await db.job.updateMany({
    where: { doneAt: null, lockedBy: { not: WORKER_ID } },
    data: { lockedBy: null, lockedUntil: null },
  });
}

type ClaimedJob = {
  id: string;
  name: string;
  payload: string;
  lane: string;
  accountId: string;
  createdAt: Date;
  attempts: number;
  failures: number;
};
const CLAIMED = {
  id: true,
  name: true,
  payload: true,
  lane: true,
  accountId: true,
  createdAt: true,
  attempts: true,
  failures: true,
} as const;

async function claimNext(lane?: Lane): Promise<ClaimedJob | null> {
  const now = clock.now();
  const isDue = {
    doneAt: null,
    failedAt: null,
    runAt: { lte: now },
    ...(lane ? { lane } : {}),
    OR: [{ lockedUntil: null }, { lockedUntil: { lte: now } }],
  };
  const next = await db.job.findFirst({ where: isDue, orderBy: [...BY_TURN], select: { id: true } });
  if (!next) return null;
  const { count } = await db.job.updateMany({
    where: { id: next.id, ...isDue },
    data: { lockedBy: WORKER_ID, lockedUntil: new Date(now.getTime() + LOCK_MS), attempts: { increment: 1 } },
  });
  if (count === 0) return claimNext(lane); // another process was quicker
  return db.job.findUnique({ where: { id: next.id }, select: CLAIMED });
}

async function runOne(job: ClaimedJob, handlers: JobHandlers, givenUp: JobGivenUp): Promise<void> {
  const name = job.name as JobName; // written by enqueue, which knows only these
  const payload = JSON.parse(job.payload) as never; // of the name's own shape, by the same function
  const renewal = setInterval(() => void renew(job.id), LOCK_MS / 3);
  try {
    if (begunWithoutEnd(job) > MAX_ATTEMPTS) throw new Error(`begun ${begunWithoutEnd(job) - 1} times without an end`);
    await handlers[name](payload, job.lane as Lane); // written by enqueue too
    await written(() =>
      db.job.updateMany({
        where: { id: job.id },
        data: { doneAt: clock.now(), lockedBy: null, lockedUntil: null, lastError: null },
      }),
    );
  } catch (cause) {
    if (cause instanceof NotQuick) return await written(() => toLane(cause.lane, job));
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
  if (isAway(cause) && clock.now().getTime() - job.createdAt.getTime() < PATIENCE_MS[job.name as JobName])
    return waitForPart(job, free);
  const pause = PAUSES_MS[job.failures];
  if (pause !== undefined && begunWithoutEnd(job) <= MAX_ATTEMPTS) {
    const runAt = new Date(clock.now().getTime() + pause);
    await db.job.updateMany({ where: { id: job.id }, data: { runAt, failures: { increment: 1 }, ...free } });
    return;
  }
  await giveUp();
  await db.job.updateMany({ where: { id: job.id }, data: { failedAt: clock.now(), ...free } });
}

/** Work that was larger than it looked begins again where it holds up nobody's small work. */
async function toLane(lane: Lane, { id, name, accountId, attempts }: ClaimedJob): Promise<void> {
  log.info("job.not-quick", { job: name, jobId: id, lane });
  const turn = await turnFor(lane, accountId, db);
  await db.job.updateMany({
    where: { id },
    data: { lane, turn, runAt: clock.now(), attempts: attempts - 1, lockedBy: null, lockedUntil: null },
  });
}

/** The others come before the one that found the part away, so that no single job holds up all. */
async function waitForPart(
  job: ClaimedJob,
  free: { lockedBy: null; lockedUntil: null; lastError: string },
): Promise<void> {
  const again = clock.now().getTime() + AWAY_PAUSE_MS;
  await db.job.updateMany({
    where: { id: job.id },
    data: { runAt: new Date(again + 1), attempts: { decrement: 1 }, ...free },
  });
  const others = {
    name: job.name,
    id: { not: job.id },
    doneAt: null,
    failedAt: null,
    lockedUntil: null,
    runAt: { lt: new Date(again) },
  };
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
    await db.job.updateMany({
      where: { id: jobId, lockedBy: WORKER_ID },
      data: { lockedUntil: new Date(clock.now().getTime() + LOCK_MS) },
    });
  } catch (cause) {
    log.error("job.renewal-failed", cause, { jobId }); // the lock may run out; the handlers may safely run twice
  }
}

const DAY_MS = 24 * 60 * 60_000;
/** What went well says no more than the log does; what was given up is looked into. */
const KEPT_MS = { done: DAY_MS, failed: 30 * DAY_MS } as const;
/** A write this long holds nobody up for long. */
const AT_ONCE = 500;

/** Removes jobs that ended a day ago, or were given up a month ago. Safe on every node. @returns how many */
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
