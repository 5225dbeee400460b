import "server-only";
import { env } from "@/lib/platform/env";
import { startWorker } from "./worker";

/** What a server process does before its first request. */
export async function startServer(): Promise<void> {
  if (env.JOB_RUNNER === "embedded") await startWorker();
}
