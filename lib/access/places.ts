import "server-only";
import { AppError } from "@/lib/errors";

/** When somebody who found no place may try again, in seconds. */
const TRY_AGAIN_SECONDS = 5;

/** Gives a place back; a second call does nothing. */
export type Leave = () => void;

/**
 * Room in this process for what takes time and holds something meanwhile, such as a body on its way: so much for each
 * account or address, that nobody takes it all, and so much in all.
 */
export class Places {
  readonly #taken = new Map<string, number>();
  /** Those who wait, in the order in which they came; each looks again when room was given back. */
  readonly #waiting = new Set<() => void>();
  #inAll = 0;

  constructor(private readonly most: { each: number; all: number }) {}

  /** How much is taken. */
  get taken(): number {
    return this.#inAll;
  }

  /**
   * Takes room of a size; whoever has none yet gets it whatever its size.
   * @param who an account or an address; '' where neither is known, which counts in all only
   * @throws AppError `tooManyRequests` where `who` has as much as one may have, `serverBusy` where nobody gets any
   */
  take(who: string, size = 1): Leave {
    const own = this.#taken.get(who) ?? 0;
    if (who !== "" && own > 0 && own + size > this.most.each)
      throw new AppError("tooManyRequests", { retryAfterSeconds: TRY_AGAIN_SECONDS });
    if (this.#inAll > 0 && this.#inAll + size > this.most.all)
      throw new AppError("serverBusy", { retryAfterSeconds: TRY_AGAIN_SECONDS });
    this.#add(who, size);
    let isTaken = true;
    return () => {
      if (isTaken) this.#add(who, -size);
      isTaken = false;
    };
  }

  /**
   * The same for one place, but waits for it when there is none.
   * @param patienceMs how long, in milliseconds
   * @throws AppError as `take`, when the time is over
   */
  async takeInTime(who: string, patienceMs: number): Promise<Leave> {
    const endsAt = Date.now() + patienceMs;
    for (;;) {
      try {
        return this.take(who);
      } catch (cause) {
        if (Date.now() >= endsAt) throw cause;
      }
      await this.#untilRoom(endsAt - Date.now());
    }
  }

  /** Until somebody leaves, or the time is over. */
  async #untilRoom(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve();
      };
      const timer = setTimeout(look, ms);
      this.#waiting.add(look);
    });
  }

  #add(who: string, size: number): void {
    const own = (this.#taken.get(who) ?? 0) + size;
    if (own > 0) this.#taken.set(who, own);
    else this.#taken.delete(who);
    this.#inAll += size;
    if (size < 0) for (const look of [...this.#waiting]) look();
  }
}
