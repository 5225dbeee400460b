import path from "node:path";
import { Worker } from "node:worker_threads";

/** What a worker posts to whoever started it. Anything else is ignored. */
export type WorkerMessage<T> =
  | { kind: "progress"; share: number }
  | { kind: "done"; value: T }
  | { kind: "failed"; reason?: string; message: string };

export type WorkerTask = {
  /** Structured-cloned into the worker, which finds it in `workerData`. */
  message: unknown;
  /** Buffers within `message` that are moved instead of copied; they are empty here afterwards. */
  transfer?: readonly ArrayBuffer[];
  /** `share` is between 0 and 1. */
  onProgress?: ((share: number) => void) | undefined;
  timeoutMs: number;
  /** Longest time without a sign of progress, in milliseconds; a task may report none at all where this is absent. */
  stallMs?: number;
  /** Most megabytes of the worker's own JavaScript heap. */
  memoryMb: number;
  /** Most megabytes by which the whole process may grow meanwhile: buffers are outside the heap. */
  growthMb?: number;
  signal?: AbortSignal | undefined;
};

export type WorkerEnd = "failed" | "timedOut" | "outOfMemory" | "crashed" | "aborted";

/** How a worker ended without a value; `reason` is what the worker itself gave with `failed`. */
export class WorkerFailure extends Error {
  readonly reason: string | undefined;

  constructor(
    readonly end: WorkerEnd,
    message: string,
    options: { reason?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "WorkerFailure";
    this.reason = options.reason;
  }
}

const DEFAULT_GROWTH_MB = 900;
const PULSE_MS = 50;
const MEGABYTE = 1024 * 1024;

/**
 * Runs one task in a thread of its own, so that other requests are answered meanwhile, and ends it when it takes too
 * long or too much memory. `name` is a file of this folder, such as `reading-worker`, as `scripts/build-workers.mjs`
 * bundled it. Source: B-8.13; docs/architecture.md, Threads.
 *
 * @returns what the worker posted as `done`.
 * @throws {WorkerFailure} however else it ended; the thread is gone by then.
 */
export async function runWorker<T>(name: string, task: WorkerTask): Promise<T> {
  if (task.signal?.aborted) throw new WorkerFailure("aborted", `${name} was not started`);
  const worker = new Worker(workerFile(name), {
    workerData: task.message,
    transferList: [...(task.transfer ?? [])],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: task.memoryMb },
  });
  try {
    return await outcomeOf<T>(worker, name, task);
  } finally {
    await worker.terminate();
  }
}

/** The bundled file of a worker. */
export function workerFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), ".build/workers", `${name}.mjs`);
}

function outcomeOf<T>(worker: Worker, name: string, task: WorkerTask): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const watch = new Watch(task, (failure) => settle(() => reject(failure)));
    const settle = (finish: () => void) => {
      watch.stop();
      finish();
    };
    worker.on("message", (message: WorkerMessage<T>) => {
      if (message.kind === "progress") watch.progressed();
      if (message.kind === "progress") task.onProgress?.(message.share);
      if (message.kind === "done") settle(() => resolve(message.value));
      if (message.kind === "failed")
        settle(() => reject(new WorkerFailure("failed", message.message, { reason: message.reason })));
    });
    worker.on("error", (cause) => settle(() => reject(crashOf(name, cause))));
    worker.on("exit", (code) =>
      settle(() => reject(new WorkerFailure("crashed", `${name} ended with code ${code} and no answer`))),
    );
  });
}

/** The failure for an error that a thread ended with. */
export function crashOf(name: string, cause: unknown): WorkerFailure {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const end = code === "ERR_WORKER_OUT_OF_MEMORY" || cause instanceof RangeError ? "outOfMemory" : "crashed";
  return new WorkerFailure(end, `${name} ${end === "crashed" ? "crashed" : "ran out of memory"}`, { cause });
}

/** Everything outside the worker that can end its task: the clock, the process's memory and the caller. */
class Watch {
  readonly #timer: NodeJS.Timeout;
  readonly #pulse: NodeJS.Timeout;
  readonly #abort: () => void;
  #progressedAt = performance.now();

  constructor(
    readonly task: WorkerTask,
    end: (failure: WorkerFailure) => void,
  ) {
    const startBytes = process.memoryUsage.rss();
    const limitBytes = (task.growthMb ?? DEFAULT_GROWTH_MB) * MEGABYTE;
    this.#timer = setTimeout(
      () => end(new WorkerFailure("timedOut", `no answer within ${task.timeoutMs} ms`)),
      task.timeoutMs,
    );
    this.#pulse = setInterval(() => {
      const grownBytes = process.memoryUsage.rss() - startBytes;
      if (task.stallMs !== undefined && performance.now() - this.#progressedAt > task.stallMs)
        end(new WorkerFailure("timedOut", `no progress within ${task.stallMs} ms`));
      if (grownBytes > limitBytes)
        end(new WorkerFailure("outOfMemory", `the process grew by ${Math.round(grownBytes / MEGABYTE)} MB`));
    }, PULSE_MS);
    this.#abort = () => end(new WorkerFailure("aborted", "the caller gave up"));
    task.signal?.addEventListener("abort", this.#abort, { once: true });
  }

  progressed(): void {
    this.#progressedAt = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.task.signal?.removeEventListener("abort", this.#abort);
  }
}
