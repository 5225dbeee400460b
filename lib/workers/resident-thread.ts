import { Worker } from "node:worker_threads";
import { crashOf, WorkerFailure, workerFile } from "./run-worker";

/** What a resident worker posts for the task that it was given. `piece` may come many times, then one of the others. */
export type ResidentAnswer<Piece, Result> =
  { kind: "piece"; piece: Piece } | { kind: "done"; value: Result } | { kind: "failed"; message: string };

export type ResidentLimits = { timeoutMs: number; memoryMb: number; idleMs: number };
type Waiting = {
  onPiece: (piece: unknown) => void;
  resolve: (value: unknown) => void;
  reject: (cause: unknown) => void;
};

/**
 * A thread that stays up between tasks, so that what it has read and compiled serves the next one. It does one task at
 * a time, ends when a task takes too long or too much memory, or after some idle time, and starts again with the next
 * task.
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

  /**
   * Gives the thread a task; the one before must have ended. @param onPiece is called with each piece as it comes
   * @returns what it answers with `done`. @throws {WorkerFailure} however else it ends
   */
  async run<Piece, Result>(task: unknown, onPiece: (piece: Piece) => void = () => undefined): Promise<Result> {
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#clock);
    worker.ref();
    try {
      return await new Promise<Result>((resolve, reject) => {
        // What comes back answers this task: its types are those of the pair of files that speak through this thread.
        this.#waiting = { onPiece: onPiece as Waiting["onPiece"], resolve: resolve as Waiting["resolve"], reject };
        this.#clock = setTimeout(
          () => this.#end(new WorkerFailure("timedOut", `no answer within ${this.limits.timeoutMs} ms`)),
          this.limits.timeoutMs,
        );
        worker.postMessage(task);
      });
    } finally {
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
      if (answer.kind === "done") this.#waiting?.resolve(answer.value);
      if (answer.kind === "failed") this.#waiting?.reject(new WorkerFailure("failed", answer.message));
    });
    worker.on("error", (cause) => this.#end(crashOf(this.name, cause), worker));
    worker.on("exit", (code) =>
      this.#end(new WorkerFailure("crashed", `${this.name} ended with code ${code} and no answer`), worker),
    );
    return worker;
  }

  /** A thread that has nothing to do keeps no program alive, and goes after a while. */
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
