import "server-only";
import { env } from "@/lib/platform/env";
import { runDueJobs, takeOverAllLocks, type JobName } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { jobGivenUp, jobHandlers } from "./handlers";
import { tidyHourly } from "./tidy";

/** How long the loop rests when nothing is due, in milliseconds. */
const REST_MS = 500;
/** Jobs at once: one long document doesn't hold up the next, nor does a slow model or mail service hold up any document. */
const APART: readonly JobName[] = ["suggestByModel", "sendMail"];
const OTHERS = (Object.keys(jobHandlers) as JobName[]).filter((name) => !APART.includes(name)); // the handlers' own keys
const LOOPS = [OTHERS, OTHERS, OTHERS, ...APART.map((name) => [name])];

/** Starts the embedded worker for the life of the process. What an earlier process left undone is taken up at once. */
export async function startWorker(): Promise<void> {
  if (!env.isPostgres) await takeOverAllLocks();
  for (const names of LOOPS) void loop(names);
  tidyHourly();
  log.info("worker.started", { loops: LOOPS.length });
}

async function loop(names: readonly JobName[]): Promise<never> {
  for (;;) {
    try {
      await runDueJobs(jobHandlers, jobGivenUp, names);
    } catch (cause) {
      log.error("worker.round-failed", cause); // the database may be away; the next round tries again
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}
