import { Worker } from "node:worker_threads";
import { fairGate, type Turns } from "@/lib/platform/gates";
import { workerFile } from "./run-worker";
import { Watch } from "./watch";
import { WorkerFailure, toCrash } from "./worker-failure";

/** A resident worker's posts for its task: any number of `piece`, then one other. `heldMb` is what it holds then. */
export type ResidentAnswer<Piece, Result> =
  | { kind: "piece"; piece: Piece }
  | { kind: "done"; value: Result; heldMb: number }
  | { kind: "failed"; message: string };

export type ResidentLimits = {
  timeoutMs: number;
  memoryMb: number;
  idleMs: number;
  /** Most megabytes by which the whole process may grow during a task. */
  growthMb?: number;
  /** A thread that holds more megabytes than this after a task is not kept for the next one. */
  keptMb?: number;
};
type Waiting = {
  onPiece: (piece: unknown) => void;
  resolve: (value: unknown) => void;
  reject: (cause: unknown) => void;
};

/**
 * A thread that stays up between tasks, so that what it read and compiled serves the next one; one task at a time. It
 * ends with a task that takes too much time or memory, or after idle time, and starts again by itself.
 */
export class ResidentThread {
  #worker: Worker | null = null;
  #waiting: Waiting | null = null;
  #clock: NodeJS.Timeout | undefined;

  constructor(
    readonly name: string,
    readonly limits: ResidentLimits,
  ) {}

  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /** @param signal ends the thread with its task @throws {WorkerFailure} however it ends without `done` */
  async run<Piece, Result>(
    task: unknown,
    { onPiece = () => undefined, signal }: { onPiece?: (piece: Piece) => void; signal?: AbortSignal | undefined } = {},
  ): Promise<Result> {
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#clock);
    worker.ref();
    const watch = new Watch({ ...this.limits, signal }, (failure) => this.#end(failure));
    try {
      return await new Promise<Result>((resolve, reject) => {
        // The types of an answer are those of the pair of files that speak through this thread.
        this.#waiting = { onPiece: onPiece as Waiting["onPiece"], resolve: resolve as Waiting["resolve"], reject };
        worker.postMessage(task);
      });
    } finally {
      watch.stop();
      this.#rest();
    }
  }

  #start(): Worker {
    const worker = new Worker(workerFile(this.name), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    worker.on("message", (answer: ResidentAnswer<unknown, unknown>) => {
      if (answer.kind === "piece") this.#waiting?.onPiece(answer.piece);
      if (answer.kind === "done") this.#done(answer);
      if (answer.kind === "failed") this.#waiting?.reject(new WorkerFailure("failed", answer.message));
    });
    worker.on("error", (cause) => this.#end(toCrash(this.name, cause), worker));
    worker.on("exit", (code) =>
      this.#end(new WorkerFailure("crashed", `${this.name} ended with code ${code} and no answer`), worker),
    );
    return worker;
  }

  #done({ value, heldMb }: { value: unknown; heldMb: number }): void {
    this.#waiting?.resolve(value);
    const { keptMb = Infinity } = this.limits;
    if (heldMb > keptMb) this.#end(new WorkerFailure("aborted", `${this.name} held ${heldMb} MB`));
  }

  #rest(): void {
    clearTimeout(this.#clock);
    this.#waiting = null;
    if (!this.#worker) return;
    this.#worker.unref();
    this.#clock = setTimeout(
      () => this.#end(new WorkerFailure("aborted", `${this.name} was idle`)),
      this.limits.idleMs,
    ).unref();
  }

  #end(failure: WorkerFailure, worker = this.#worker): void {
    if (worker === null || worker !== this.#worker) return;
    this.#worker = null;
    this.#waiting?.reject(failure);
    void worker.terminate();
  }
}

export type Asker = { account: string; signal?: AbortSignal | undefined };

/** Threads of one pool: two, because that is what small servers have processors. */
const THREADS = 2;
/** Half of them for one account: another's first question never waits for an answer of minutes. */
const PLACES = { all: THREADS, each: THREADS - 1, waiting: { all: 200, each: 20 } };

export function residentTurns(): Turns {
  return fairGate(PLACES);
}

/** `turns` may be shared by pools. `endsWhenLeft`: what somebody gives up ends at once, with its thread. */
type Manners = { turns?: Turns; endsWhenLeft?: boolean };

export class ResidentPool {
  readonly #free: ResidentThread[];
  readonly #turns: Turns;

  constructor(
    readonly name: string,
    limits: ResidentLimits,
    readonly manners: Manners = {},
  ) {
    this.#turns = manners.turns ?? residentTurns();
    this.#free = Array.from({ length: THREADS }, () => new ResidentThread(name, limits));
  }

  /**
   * Gives a task to a thread when it is the account's turn. Whoever gives up is told at once.
   * @returns what the thread answers with `done`
   * @throws {WorkerFailure} however it ended without a result; {LineTooLong} when too much waits
   */
  async run<Piece, Result>(
    task: unknown,
    { account, signal }: Asker,
    onPiece: (piece: Piece) => void = () => undefined,
  ): Promise<Result> {
    if (signal?.aborted) throw new WorkerFailure("aborted", `${this.name} was not started`);
    let leave = () => undefined as void;
    const left = new Promise<never>(
      (_, reject) => (leave = () => reject(new WorkerFailure("aborted", "the caller gave up"))),
    );
    signal?.addEventListener("abort", leave, { once: true });
    const work = this.#turns(
      account,
      () =>
        this.#withThread((thread) =>
          thread.run<Piece, Result>(task, {
            onPiece: (piece) => !signal?.aborted && onPiece(piece),
            signal: this.manners.endsWhenLeft ? signal : undefined,
          }),
        ),
      signal,
    );
    work.catch(() => undefined); // whoever gave up does not wait for it
    return Promise.race([work, left]).finally(() => signal?.removeEventListener("abort", leave));
  }

  async #withThread<Result>(use: (thread: ResidentThread) => Promise<Result>): Promise<Result> {
    const index = Math.max(
      0,
      this.#free.findIndex(({ isRunning }) => isRunning),
    );
    const [thread] = this.#free.splice(index, 1);
    if (!thread) throw new WorkerFailure("crashed", `more threads of ${this.name} were asked for than there are`);
    try {
      return await use(thread);
    } finally {
      this.#free.unshift(thread);
    }
  }
}
