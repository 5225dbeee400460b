/** Work that keeps processors busy beside the tests, as on a machine that others share. */
import { spawn } from "node:child_process";

/**
 * It works in slices, between which it can hear that its parent is gone: the line between them is closed by the system
 * too, however the parent ended.
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
