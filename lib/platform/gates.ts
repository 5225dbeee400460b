/** Runs a task in its account's turn; `signal` leaves the queue. @throws {LineTooLong} if the queue is full */
export type Turns = <T>(account: string, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

type Places = {
  /** Tasks running at once, in total and per account. */
  all: number;
  each: number;
  /** Tasks that may wait, in total and per account. */
  waiting: { all: number; each: number };
};

/** Too many waiting, for this account or in total. */
export class LineTooLong extends Error {
  constructor(readonly of: "account" | "all") {
    super(of === "account" ? "too much of this account's work is waiting" : "too much work is waiting");
    this.name = "LineTooLong";
  }
}

/**
 * A gate for heavy work, fair by account: a free place goes to the account that has waited longest, one task each. If
 * `each` is less than `all`, one account's tasks never take every place.
 */
export function fairGate(places: Places): Turns {
  const desk = new Desk(places);
  return async (account, task, signal) => {
    await desk.enter(account, signal);
    try {
      return await task();
    } finally {
      desk.leave(account);
    }
  };
}

class Desk {
  /** In order of turns: the account that is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #taken = 0;
  #waiting = 0;

  constructor(readonly places: Places) {}

  async enter(account: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#isFreeFor(account)) return this.#take(account);
    signal?.throwIfAborted();
    await this.#wait(account, signal);
  }

  leave(account: string): void {
    const left = this.#countRunning(account) - 1;
    if (left > 0) this.#running.set(account, left);
    else this.#running.delete(account);
    this.#taken -= 1;
    for (const [next, line] of this.#lines) {
      if (!this.#isFreeFor(next)) continue;
      this.#callFirst(next, line);
      return;
    }
  }

  #wait(account: string, signal: AbortSignal | undefined): Promise<void> {
    const line = this.#lines.get(account) ?? [];
    if (line.length >= this.places.waiting.each) return Promise.reject(new LineTooLong("account"));
    if (this.#waiting >= this.places.waiting.all) return Promise.reject(new LineTooLong("all"));
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        line.splice(line.indexOf(enter), 1);
        if (line.length === 0) this.#lines.delete(account);
        this.#waiting -= 1;
        reject(signal?.reason);
      };
      line.push(enter);
      this.#lines.set(account, line);
      this.#waiting += 1;
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  /** Its account moves to the end. */
  #callFirst(account: string, line: (() => void)[]): void {
    const enter = line.shift();
    this.#lines.delete(account);
    if (line.length > 0) this.#lines.set(account, line);
    this.#waiting -= 1;
    this.#take(account);
    enter?.();
  }

  #take(account: string): void {
    this.#running.set(account, this.#countRunning(account) + 1);
    this.#taken += 1;
  }

  #isFreeFor(account: string): boolean {
    return this.#taken < this.places.all && this.#countRunning(account) < this.places.each;
  }

  #countRunning(account: string): number {
    return this.#running.get(account) ?? 0;
  }
}

/** At most `places` tasks at once, others in order; a `signal` leaves the queue and rejects the promise. */
export function gate(places: number): <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task, signal) => {
    if (free > 0) free -= 1;
    else await placeIn(waiting, signal);
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function placeIn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const enter = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal?.reason);
    };
    waiting.push(enter);
    signal?.addEventListener("abort", leave, { once: true });
  });
}
