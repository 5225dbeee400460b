import "server-only";
import { setImmediate as others, setTimeout as rest } from "node:timers/promises";
import { clock } from "../clock";
import { isDatabaseAway, PartAway } from "../part-away";
import { db, type DatabaseClient } from "../db";
import { newId } from "../ids";
import { log } from "../log";
import { claimNext, LOCK_MS, WORKER_ID, type ClaimedJob } from "./claiming";
import { NotQuick, chooseLane, type JobName, type JobPayloads, type Lane } from "./lanes";
import { turnFor } from "./turns";

/** What each job does; work in the quick lane may throw `NotQuick`. */
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N], lane: Lane) => Promise<void> };
/** Called when a job has failed for good, so that whatever waits for it can report that. */
export type JobGivenUp = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };
/** The account a job belongs to, its size (`lanes.ts`), and the earliest time to run it. */
export type JobFacts = { accountId?: string | null; size?: number | undefined; runAt?: Date };

/** Pauses after the first and second failure, in milliseconds; the third failure is final. */
const PAUSES_MS = [4_000, 16_000] as const;
/** If storage, mail or database is down, a job has not failed: after this pause one job of its name probes for all. */
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
  registerParties: HOUR_MS,
  rereadDeadlines: HOUR_MS,
  rereadFamily: HOUR_MS,
  registerFolder: HOUR_MS,
  askQuestion: HOUR_MS,
  makeDrafts: HOUR_MS,
  removeFile: 24 * HOUR_MS,
  compareFiles: HOUR_MS,
  forgetComparison: 24 * HOUR_MS,
  makeBundle: HOUR_MS,
  sendMail: 24 * HOUR_MS,
  takeMail: 24 * HOUR_MS,
  spreadWebhooks: 24 * HOUR_MS,
  sendWebhook: 24 * HOUR_MS,
  trackSigning: 24 * HOUR_MS,
};
/** How often to retry writing a job's end while the database is down, and the pause between tries. */
const WRITE_TRIES = 60;
const WRITE_PAUSE_MS = 1_000;
/** A job that crashed the process this often is not started again. */
const MAX_ATTEMPTS = 20;
/** Call it in the transaction of the fact that needs the job: both happen or neither. Runs in its account's turn. */
export function enqueue<N extends JobName>(
  name: N,
  payload: JobPayloads[N],
  facts: JobFacts = {},
  client: DatabaseClient = db,
): Promise<void> {
  return enqueueEach(name, [payload], facts, client);
}

/** Like `enqueue` for several of a kind, in the order given: hundreds take no more statements than one. */
export async function enqueueEach<N extends JobName>(
  name: N,
  payloads: readonly JobPayloads[N][],
  facts: JobFacts,
  client: DatabaseClient,
): Promise<void> {
  const [lane, accountId, runAt] = [chooseLane(name, facts.size), facts.accountId ?? "", facts.runAt ?? clock.now()];
  const first = await turnFor(lane, accountId, client);
  const jobs = payloads.map((payload, index) => ({
    ...{ id: newId(), name, payload: JSON.stringify(payload) },
    ...{ lane, accountId, turn: first + index, runAt },
  }));
  const [only, ...others] = jobs;
  if (only && others.length === 0) await client.job.create({ data: only });
  else await client.job.createMany({ data: jobs }); // unlike `create`, Prisma compiles it anew each time
}

/**
 * Runs all due jobs, of one lane if given, one after the other. SQLite answers without a wait, so hundreds of short
 * jobs would hold up everybody else: requests have their turn after each. @returns how many ran
 */
export async function runDueJobs(handlers: JobHandlers, givenUp: JobGivenUp, lane?: Lane): Promise<number> {
  let count = 0;
  for (let job = await claimNext(lane); job; job = await claimNext(lane)) {
    await runOne(job, handlers, givenUp);
    await others();
    count += 1;
  }
  return count;
}

/** Releases the locks of a process that died. Only where no second process can be running: one node on SQLite. */
export async function takeOverAllLocks(): Promise<void> {
  await db.job.updateMany({
    where: { doneAt: null, lockedBy: { not: WORKER_ID } },
    data: { lockedBy: null, lockedUntil: null },
  });
}

async function runOne(job: ClaimedJob, handlers: JobHandlers, givenUp: JobGivenUp): Promise<void> {
  const name = job.name as JobName; // written by `enqueue`, which only knows these
  const payload = JSON.parse(job.payload) as never; // matches the name, written by the same function
  const renewal = setInterval(() => void renew(job.id), LOCK_MS / 3);
  try {
    if (begunWithoutEnd(job) > MAX_ATTEMPTS) throw new Error(`begun ${begunWithoutEnd(job) - 1} times without an end`);
    await handlers[name](payload, job.lane as Lane); // also written by `enqueue`
    await written(() =>
      db.job.updateMany({
        where: { id: job.id },
        data: { doneAt: clock.now(), lockedBy: null, lockedUntil: null, lastError: null },
      }),
    );
  } catch (cause) {
    if (cause instanceof NotQuick) return await written(() => toLane(cause.lane, job));
    log.error("job.failed", cause, { job: name, jobId: job.id, attempt: job.attempts });
    await written(async () => {
      if (await isOurs(job.id)) await putBack(job, cause, () => givenUp[name](payload));
      else log.warn("job.taken-over", { job: name, jobId: job.id }); // its end is that of the other node
    });
  } finally {
    clearInterval(renewal);
  }
}

function begunWithoutEnd({ attempts, failures }: ClaimedJob): number {
  return attempts - failures;
}

/** False if this process was stopped for so long that another one took the job over. */
async function isOurs(id: string): Promise<boolean> {
  return (await db.job.count({ where: ours(id) })) === 1;
}

function ours(id: string): { id: string; lockedBy: string } {
  return { id, lockedBy: WORKER_ID };
}

async function putBack(job: ClaimedJob, cause: unknown, giveUp: () => Promise<void>): Promise<void> {
  const free = { lockedBy: null, lockedUntil: null, lastError: String(cause).slice(0, 500) };
  if (isAway(cause) && clock.now().getTime() - job.createdAt.getTime() < PATIENCE_MS[job.name as JobName])
    return waitForPart(job, free);
  const pause = PAUSES_MS[job.failures];
  if (pause !== undefined && begunWithoutEnd(job) <= MAX_ATTEMPTS) {
    const runAt = new Date(clock.now().getTime() + pause);
    await db.job.updateMany({ where: ours(job.id), data: { runAt, failures: { increment: 1 }, ...free } });
    return;
  }
  await giveUp();
  await db.job.updateMany({ where: ours(job.id), data: { failedAt: clock.now(), ...free } });
}

/** Work larger than it looked restarts in a lane where it holds up no small work. */
async function toLane(lane: Lane, { id, name, accountId, attempts }: ClaimedJob): Promise<void> {
  log.info("job.not-quick", { job: name, jobId: id, lane });
  const turn = await turnFor(lane, accountId, db);
  await db.job.updateMany({
    where: ours(id),
    data: { lane, turn, runAt: clock.now(), attempts: attempts - 1, lockedBy: null, lockedUntil: null },
  });
}

/** The other jobs of that name run first next time, so that no single job blocks them all. */
async function waitForPart(
  job: ClaimedJob,
  free: { lockedBy: null; lockedUntil: null; lastError: string },
): Promise<void> {
  const again = clock.now().getTime() + AWAY_PAUSE_MS;
  await db.job.updateMany({
    where: ours(job.id),
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

/** Retries writing a job's end until the database is back; otherwise the job would wait for its lock to expire. */
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
    await db.job.updateMany({ where: ours(jobId), data: { lockedUntil: new Date(clock.now().getTime() + LOCK_MS) } });
  } catch (cause) {
    log.error("job.renewal-failed", cause, { jobId }); // the lock may expire; handlers are safe to run twice
  }
}
