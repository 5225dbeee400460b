import "server-only";
import { log } from "@/lib/platform/log";

/** Unusable settings, or anything else that prevents a start, end the process with the reason. */
export async function startOrExit(): Promise<void> {
  try {
    const { requireFitSettings } = await import("@/lib/server/unfit-settings"); // importing it reads the settings
    requireFitSettings();
    const { startBackground } = await import("@/lib/server/jobs/start-background");
    await startBackground();
  } catch (cause) {
    log.error("start.refused", cause);
    process.exit(1);
  }
}
