/** Programs that do nothing, as fast as they can: a machine that has something else to do. */
import { spawn } from "node:child_process";

/** @returns what ends them */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
  return () => loops.forEach((loop) => loop.kill("SIGKILL"));
}
