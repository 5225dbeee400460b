import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const HEALTH_PAUSE_MS = 20;

/** Asks for health until the work is done. @returns its result, and the longest anybody would have waited, in ms */
export async function healthWhile<T>(
  url: string,
  work: Promise<T>,
): Promise<{ result: T; longestMs: number; faults: string[] }> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  const faults: string[] = [];
  let longestMs = 0;
  while (!state.isDone) {
    const start = performance.now();
    const status = await readStatus(`${url}/api/health`);
    longestMs = Math.max(longestMs, Math.round(performance.now() - start));
    if (status !== 200) faults.push(`health answered ${status}`);
    await pause(HEALTH_PAUSE_MS);
  }
  return { result: await done, longestMs, faults };
}

/** The status of an answer, or the words of why there is none. */
export async function readStatus(url: string, init: RequestInit = {}): Promise<number | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000), ...init });
    await response.arrayBuffer();
    return response.status;
  } catch (cause) {
    return cause instanceof Error ? `nothing (${cause.message})` : String(cause);
  }
}

/** The most memory a process ever held, as Linux tells; 0 elsewhere. */
export async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return "";
    throw cause;
  });
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

/** Seconds, to one place, and what came of the work. */
export async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { seconds: Math.round((performance.now() - start) / 100) / 10, result };
}
