import "server-only";
import type { DatabaseClient } from "../db";
import { chooseLane, type JobName, type JobPayloads } from "./lanes";
import { enqueue, type JobFacts } from "./queue";

/** Asks for a job, unless one that was not begun yet will do it anyway. */
export async function enqueueUnlessWaiting<N extends JobName>(
  name: N,
  payload: JobPayloads[N],
  facts: JobFacts,
  client: DatabaseClient,
): Promise<void> {
  const isWaiting = { doneAt: null, failedAt: null, attempts: 0, lane: chooseLane(name, facts.size) };
  const where = { ...isWaiting, name, payload: JSON.stringify(payload) };
  if ((await client.job.findFirst({ where, select: { id: true } })) === null)
    await enqueue(name, payload, facts, client);
}
