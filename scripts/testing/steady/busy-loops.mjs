/** Keeps processors busy beside the tests, as on a shared machine. */
import { spawn } from "node:child_process";

/**
 * Works in slices, and in between notices that its parent is gone: the system closes the channel between them however
 * the parent ended.
 */
const BUSY = `
  process.once("disconnect", () => process.exit());
  const work = () => {
    for (const end = performance.now() + 50; performance.now() < end;);
    setImmediate(work);
  };
  work();
`;

/** @param {number} count @returns {{ pids: number[], stop: () => void }} */
export function startBusyLoops(count) {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ["-e", BUSY], { stdio: ["ignore", "ignore", "inherit", "ipc"] }),
  );
  for (const loop of loops) {
    loop.unref();
    loop.channel?.unref();
  }
  return { pids: loops.map(({ pid }) => pid ?? 0), stop: () => loops.forEach((loop) => loop.kill("SIGKILL")) };
}
