import "server-only";
import { env } from "@/lib/platform/env";
import { varySharedAddresses } from "@/lib/platform/page-or-rest";
import { startWorker } from "./worker";

/** What a server process does before its first request. */
export async function startServer(): Promise<void> {
  varySharedAddresses();
  if (env.JOB_RUNNER === "embedded") await startWorker();
}
