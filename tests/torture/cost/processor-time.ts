/** The processor's time for the thread that works, which grows only while it runs. */
import { readFileSync } from "node:fs";

const OWN_SCHEDULING = "/proc/thread-self/schedstat";
const isKept = runsSoFar() !== null;

/**
 * Milliseconds of this thread where the system tells them, else of the whole process, whose compiling and clearing
 * threads count then, too.
 */
export function processorMs(): number {
  const own = isKept ? runsSoFar() : null;
  if (own !== null) return own;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function runsSoFar(): number | null {
  try {
    const nanoseconds = Number(readFileSync(OWN_SCHEDULING, "utf8").split(" ")[0]);
    return nanoseconds > 0 ? nanoseconds / 1e6 : null;
  } catch {
    return null; // not Linux, or a kernel that keeps no such figures
  }
}
