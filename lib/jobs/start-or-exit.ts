import "server-only";
import { log } from "@/lib/platform/log";

/** Starts the server; settings that can't be used, or anything else in its way, end the process with the reason. */
export async function startOrExit(): Promise<void> {
  try {
    const { startServer } = await import("./start-server"); // reading it reads the settings
    await startServer();
  } catch (cause) {
    log.error("start.refused", cause);
    process.exit(1);
  }
}
