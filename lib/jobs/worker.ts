import "server-only";
import { giveUpAllClaims } from "@/lib/platform/answers-store";
import { isDiskFull } from "@/lib/platform/disk-reserve";
import { env } from "@/lib/platform/env";
import { RUNNERS, type Lane } from "@/lib/platform/jobs/lanes";
import { runDueJobs, takeOverAllLocks } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { jobGivenUp, jobHandlers } from "./handlers";
import { remindMornings } from "./reminding";
import { tidyHourly } from "./tidy";

const REST_MS = 500;
/** What adds to the disk waits while it is full; what clears up, and mail, goes on. */
const FILLING: readonly Lane[] = ["quick", "slow", "scans", "model"];
const LANES = Object.keys(RUNNERS) as Lane[]; // the table's own keys

/** Starts the embedded worker for the life of the process. What an earlier process left undone is taken up at once. */
export async function startWorker(): Promise<void> {
  if (!env.isPostgres) {
    await takeOverAllLocks();
    await giveUpAllClaims();
  }
  for (const lane of LANES) for (let runner = 0; runner < RUNNERS[lane]; runner += 1) void loop(lane);
  tidyHourly();
  remindMornings();
  log.info("worker.started", RUNNERS);
}

async function loop(lane: Lane): Promise<never> {
  for (;;) {
    try {
      if (!(FILLING.includes(lane) && isDiskFull())) await runDueJobs(jobHandlers, jobGivenUp, lane);
    } catch (cause) {
      log.error("worker.round-failed", cause); // the database may be away; the next round tries again
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}
