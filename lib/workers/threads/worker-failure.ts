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

export function toCrash(name: string, cause: unknown): WorkerFailure {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  const end = code === "ERR_WORKER_OUT_OF_MEMORY" || cause instanceof RangeError ? "outOfMemory" : "crashed";
  return new WorkerFailure(end, `${name} ${end === "crashed" ? "crashed" : "ran out of memory"}`, { cause });
}
