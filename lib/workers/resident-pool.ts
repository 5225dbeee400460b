import { fairGate, type Turns } from "@/lib/platform/fair-gate";
import { ResidentThread, type ResidentLimits } from "./resident-thread";
import { WorkerFailure } from "./worker-failure";

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
