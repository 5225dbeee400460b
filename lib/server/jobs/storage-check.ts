import "server-only";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";

/** No file has this name. */
const NO_FILE = "originals/none";

/**
 * Asks for a file that isn't there, so that the log names a wrong key, region or bucket at the start and not when
 * somebody uploads. The server starts anyway: the service may be away for the moment.
 */
export async function checkStorage(): Promise<void> {
  try {
    await storage.read(NO_FILE, 1);
  } catch (cause) {
    log.error("storage.not-reached", cause, { filesIn: env.filesIn });
  }
}
