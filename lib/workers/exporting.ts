import type { ExportFormat } from "@/lib/contracts/rendering/file-name";
import { runWorker, WorkerFailure } from "./run-worker";

/** `html` is a version's canonical HTML. */
export type ExportRequest = { name: string; html: string; versionNumber: number; format: ExportFormat };

const TIME_LIMIT_MS = 120_000;
const HEAP_MB = 512;
const AT_ONCE = 2;

/**
 * Renders a version of a contract as a file, in a thread of its own, at most two at a time; others wait their turn.
 *
 * @returns the bytes of the file.
 * @throws {WorkerFailure} `timedOut` after 120 s of rendering, `aborted` by the signal, also while waiting.
 * Source: spec §7 (export), §9; design §11 (speed).
 */
export async function exportInWorker(request: ExportRequest, options: { signal?: AbortSignal | undefined } = {}): Promise<Uint8Array> {
  await turn(options.signal);
  try {
    return await runWorker<Uint8Array>("export-worker", { message: request, timeoutMs: TIME_LIMIT_MS, memoryMb: HEAP_MB, signal: options.signal });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/** Resolves, having counted this export as running, as soon as fewer than `AT_ONCE` others are. */
async function turn(signal: AbortSignal | undefined): Promise<void> {
  if (running >= AT_ONCE) await placeInQueue(signal);
  running += 1;
}

function placeInQueue(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(new WorkerFailure("aborted", "the caller gave up while waiting"));
    };
    if (signal?.aborted) return reject(new WorkerFailure("aborted", "the caller had given up"));
    waiting.push(start);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
