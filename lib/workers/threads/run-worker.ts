import { Worker } from "node:worker_threads";
import path from "node:path";
import { Watch } from "./watch";
import { toCrash, WorkerFailure } from "./worker-failure";

/** Anything else that a worker posts is ignored. */
export type WorkerMessage<T> =
  | { kind: "progress"; share: number }
  | { kind: "part"; part: unknown }
  | { kind: "done"; value: T }
  | { kind: "failed"; reason?: string; message: string };

export type WorkerTask = {
  /** Structured-cloned into the worker, which finds it in `workerData`. */
  message: unknown;
  /** Buffers within `message` that are moved instead of copied; they are empty here afterwards. */
  transfer?: readonly ArrayBuffer[];
  onProgress?: ((share: number) => void) | undefined;
  /** Gets what is done before the end; a part counts as progress. */
  onPart?: (part: unknown) => void;
  timeoutMs: number;
  /** Milliseconds without a sign of progress; absent where a task reports none. */
  stallMs?: number;
  memoryMb: number;
  /** Megabytes by which the whole process may grow: buffers are outside the heap. */
  growthMb?: number;
  signal?: AbortSignal | undefined;
};

const DEFAULT_GROWTH_MB = 900;

/**
 * Runs one task in a thread of its own and ends it when it takes too much time or memory. `name` is a file of this
 * folder, such as `reading-worker` (`scripts/build-workers.mjs`). Source: B-8.13.
 * @returns what the worker posted as `done`. @throws {WorkerFailure} however else it ended; the thread is gone by then
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
    return await awaitOutcome<T>(worker, name, task);
  } finally {
    await worker.terminate();
  }
}

function awaitOutcome<T>(worker: Worker, name: string, task: WorkerTask): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const watch = new Watch({ growthMb: DEFAULT_GROWTH_MB, ...task }, (failure) => settle(() => reject(failure)));
    const settle = (finish: () => void) => {
      watch.stop();
      finish();
    };
    worker.on("message", (message: WorkerMessage<T>) => {
      if (message.kind === "progress" || message.kind === "part") watch.progressed();
      if (message.kind === "progress") task.onProgress?.(message.share);
      if (message.kind === "part") task.onPart?.(message.part);
      if (message.kind === "done") settle(() => resolve(message.value));
      if (message.kind === "failed")
        settle(() => reject(new WorkerFailure("failed", message.message, { reason: message.reason })));
    });
    worker.on("error", (cause) => settle(() => reject(toCrash(name, cause))));
    worker.on("exit", (code) =>
      settle(() => reject(new WorkerFailure("crashed", `${name} ended with code ${code} and no answer`))),
    );
  });
}

export function workerFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), ".build/workers", `${name}.mjs`);
}
