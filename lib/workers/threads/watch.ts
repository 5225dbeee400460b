import { WorkerFailure } from "./worker-failure";

const PULSE_MS = 50;
const MEGABYTE = 1024 * 1024;

export type Bounds = {
  timeoutMs: number;
  /** Milliseconds without a sign of progress; absent where a task reports none. */
  stallMs?: number | undefined;
  /** Megabytes by which the whole process may grow: buffers are outside a thread's heap. */
  growthMb?: number | undefined;
  signal?: AbortSignal | undefined;
};

/** Everything outside a thread that can end its task: the clock, the process's memory and the caller. */
export class Watch {
  readonly #timer: NodeJS.Timeout;
  readonly #pulse: NodeJS.Timeout | undefined;
  readonly #abort: () => void;
  #progressedAt = performance.now();

  constructor(
    readonly bounds: Bounds,
    readonly end: (failure: WorkerFailure) => void,
  ) {
    const startBytes = process.memoryUsage.rss();
    this.#timer = setTimeout(
      () => end(new WorkerFailure("timedOut", `no answer within ${bounds.timeoutMs} ms`)),
      bounds.timeoutMs,
    );
    const isFelt = bounds.stallMs !== undefined || bounds.growthMb !== undefined;
    if (isFelt) this.#pulse = setInterval(() => this.#feel(startBytes), PULSE_MS);
    this.#abort = () => end(new WorkerFailure("aborted", "the caller gave up"));
    bounds.signal?.addEventListener("abort", this.#abort, { once: true });
  }

  progressed(): void {
    this.#progressedAt = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.bounds.signal?.removeEventListener("abort", this.#abort);
  }

  #feel(startBytes: number): void {
    const { stallMs = Infinity, growthMb = Infinity } = this.bounds;
    const grownMb = (process.memoryUsage.rss() - startBytes) / MEGABYTE;
    if (performance.now() - this.#progressedAt > stallMs)
      this.end(new WorkerFailure("timedOut", `no progress within ${stallMs} ms`));
    else if (grownMb > growthMb)
      this.end(new WorkerFailure("outOfMemory", `the process grew by ${Math.round(grownMb)} MB`));
  }
}
