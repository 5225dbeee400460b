import "server-only";

/** All strips of a page are drawn at once; some forty pages stay at hand. */
const MOST_BYTES = 16_000_000;

type Drawn = { strips: Promise<readonly Uint8Array[]>; bytes: number };

/** Pictures that were drawn lately, so that a page is drawn once for all its strips. Least used ones go first. */
class StripCache {
  readonly #pages = new Map<string, Drawn>();

  /** What fails is forgotten, and drawn again by the next who asks. */
  get(key: string, draw: () => Promise<readonly Uint8Array[]>): Promise<readonly Uint8Array[]> {
    const known = this.#pages.get(key);
    this.#pages.delete(key);
    const page = known ?? { strips: draw(), bytes: 0 };
    this.#pages.set(key, page); // behind all others: used last
    if (!known) void this.#keep(key, page);
    return page.strips;
  }

  async #keep(key: string, page: Drawn): Promise<void> {
    try {
      page.bytes = (await page.strips).reduce((sum, { length }) => sum + length, 0);
      this.#makeRoom();
    } catch {
      if (this.#pages.get(key) === page) this.#pages.delete(key); // whoever asked is told
    }
  }

  #makeRoom(): void {
    let all = [...this.#pages.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [key, { bytes }] of this.#pages) {
      if (all <= MOST_BYTES) return;
      this.#pages.delete(key);
      all -= bytes;
    }
  }
}

export const stripCache = new StripCache();
