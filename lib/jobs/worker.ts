import "server-only";
import { env } from "@/lib/platform/env";
import { runDueJobs, takeOverAllLocks } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { jobGivenUp, jobHandlers } from "./handlers";

/** How long the loop rests when nothing is due, in milliseconds. */
const REST_MS = 500;
/** Jobs at once: one long document doesn't hold up the next. */
const LOOPS = 3;

/** Starts the embedded worker for the life of the process. What an earlier process left undone is taken up at once. */
export async function startWorker(): Promise<void> {
  if (!env.isPostgres) await takeOverAllLocks();
  for (let index = 0; index < LOOPS; index += 1) void loop();
  log.info("worker.started", { loops: LOOPS });
}

async function loop(): Promise<never> {
  for (;;) {
    try {
      await runDueJobs(jobHandlers, jobGivenUp);
    } catch (cause) {
      log.error("worker.round-failed", cause); // the database may be away; the next round tries again
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}
