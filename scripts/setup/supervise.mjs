/** Keeps a server process alive: restarts it if it dies, and says so. */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** Exit codes of the server process if restarting it is pointless (`EX_CONFIG`), and if it may help. */
export const EXIT = { failed: 1, unfitSettings: 78 };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After running this long a server counts as healthy: restart pauses start over. */
const WELL_MS = 60_000;

/**
 * Runs the program until it is asked to end, or ends in a way that a new start does not change. Signals pass through.
 * @param {string[]} command
 * @param {{ env: Record<string, string | undefined>, cwd: string, say?: (words: string) => void, onStart?: (child:
 *   import("node:child_process").ChildProcess) => void, clock?: { now: () => number, pause: (ms: number) =>
 *   Promise<unknown> } }} options
 * @returns {Promise<number>} the code to end with
 */
export async function supervise(
  [program = "", ...args],
  { env, cwd, say = console.error, onStart = () => undefined, clock = { now: () => performance.now(), pause } },
) {
  let child = null;
  let isEnding = false;
  const stopWaiting = new AbortController();
  const pass = (signal) => {
    isEnding = true;
    stopWaiting.abort();
    child?.kill(signal);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, pass);
  for (let waitMs = FIRST_PAUSE_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
    const startedAt = clock.now();
    child = spawn(program, args, { cwd, env, stdio: "inherit" });
    onStart(child);
    const { code, signal } = await ended(child);
    const exitCode = code ?? 128 + (constants.signals[signal ?? "SIGTERM"] ?? 0);
    if (isEnding || exitCode === 0 || exitCode === EXIT.unfitSettings) return exitCode;
    if (clock.now() - startedAt >= WELL_MS) waitMs = FIRST_PAUSE_MS;
    say(`The server died (${signal ?? `code ${code}`}). It is started again in ${waitMs / 1000} s.`);
    await Promise.race([clock.pause(waitMs), aborted(stopWaiting.signal)]);
    if (isEnding) return exitCode;
  }
}

function ended(child) {
  return new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code, signal }));
    child.once("error", () => resolve({ code: EXIT.failed, signal: null }));
  });
}

function aborted(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}
