/**
 * Which 32-bit integers were seen since the last clear: a set of few numbers that is filled and cleared many thousands
 * of times without allocating.
 */
export class NumbersSeen {
  readonly #keys: Int32Array;
  /** The round in which each place was last filled. */
  readonly #rounds: Uint32Array;
  readonly #mask: number;
  #round = 1;
  #size = 0;

  /** `places` is a power of two. */
  constructor(places: number) {
    this.#keys = new Int32Array(places);
    this.#rounds = new Uint32Array(places);
    this.#mask = places - 1;
  }

  clear(): void {
    this.#round += 1;
    this.#size = 0;
  }

  /** Whether a number is seen for the first time. */
  isNew(number: number): boolean {
    let at = (number ^ (number >>> 15)) & this.#mask;
    while (this.#rounds[at] === this.#round) {
      if (this.#keys[at] === number) return false;
      at = (at + 1) & this.#mask;
    }
    if (this.#size >= this.#mask) throw new RangeError("More numbers than there are places for.");
    this.#size += 1;
    this.#rounds[at] = this.#round;
    this.#keys[at] = number;
    return true;
  }
}
