import type { ExportFormat } from "@/lib/contracts/rendering/file-name";
import { runWorker, WorkerFailure } from "./run-worker";

/** `html` is a version's canonical HTML. */
export type ExportRequest = { name: string; html: string; versionNumber: number; format: ExportFormat };

const TIME_LIMIT_MS = 120_000;
const HEAP_MB = 512;
const MOST_AT_ONCE = 2;

/**
 * Renders a version of a contract as a file, in a thread of its own, at most two at a time; others wait their turn.
 *
 * @returns the bytes of the file.
 * @throws {WorkerFailure} `timedOut` after 120 s of rendering, `aborted` by the signal, also while waiting.
 * Source: spec §7 (export), §9; design §11 (speed).
 */
export async function exportInWorker(request: ExportRequest, options: { signal?: AbortSignal | undefined } = {}): Promise<Uint8Array> {
  await takePlace(options.signal);
  try {
    return await runWorker<Uint8Array>("export-worker", { message: request, timeoutMs: TIME_LIMIT_MS, memoryMb: HEAP_MB, signal: options.signal });
  } finally {
    freePlace();
  }
}

let taken = 0;
const waiting: (() => void)[] = [];

async function takePlace(signal: AbortSignal | undefined): Promise<void> {
  if (taken >= MOST_AT_ONCE) return waitInLine(signal);
  taken += 1;
}

/** Hands the place to the next in line, else gives it back. */
function freePlace(): void {
  const next = waiting.shift();
  if (next) next();
  else taken -= 1;
}

function waitInLine(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.reject(new WorkerFailure("aborted", "the caller had given up"));
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(new WorkerFailure("aborted", "the caller gave up while waiting"));
    };
    waiting.push(enter);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
