import "server-only";
import { AppError } from "@/lib/errors";

const TRY_AGAIN_SECONDS = 5;

/** Releases a place; a second call does nothing. */
export type Leave = () => void;

/** Places for work that takes time and memory, such as reading a body: limited per account or address, and in total. */
export class Places {
  readonly #taken = new Map<string, number>();
  /** In order of arrival; each retries when a place is released. */
  readonly #waiting = new Set<() => void>();
  #inAll = 0;

  constructor(private readonly most: { each: number; all: number }) {}

  get taken(): number {
    return this.#inAll;
  }

  /** The first always fits; '' counts towards the total only. @throws AppError `tooManyRequests`, `serverBusy` */
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

  /** Takes one place, waiting up to `patienceMs` for it. @throws AppError as `take` */
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
