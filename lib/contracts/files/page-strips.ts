import "server-only";
import { createHash } from "node:crypto";
import type { ReadGrant } from "@/lib/access/contract-grant";
import type { Strip } from "@/lib/documents/signed/spots";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { stripsInWorker } from "@/lib/workers/texts";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { MAX_FILE_BYTES } from "./bounds";

/** All strips of a page are drawn at once; about forty pages stay cached. */
const MOST_BYTES = 16_000_000;

type Drawn = { strips: Promise<readonly Uint8Array[]>; bytes: number };

/** Recently drawn pictures, so that a page is drawn once for all its strips. Evicts the least recently used. */
class StripCache {
  readonly #pages = new Map<string, Drawn>();

  /** A failure is not cached; the next request draws again. */
  get(key: string, draw: () => Promise<readonly Uint8Array[]>): Promise<readonly Uint8Array[]> {
    const known = this.#pages.get(key);
    this.#pages.delete(key);
    const page = known ?? { strips: draw(), bytes: 0 };
    this.#pages.set(key, page); // move to the end: most recently used
    if (!known) void this.#keep(key, page);
    return page.strips;
  }

  async #keep(key: string, page: Drawn): Promise<void> {
    try {
      page.bytes = (await page.strips).reduce((sum, { length }) => sum + length, 0);
      this.#makeRoom();
    } catch {
      if (this.#pages.get(key) === page) this.#pages.delete(key); // the caller gets the error
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

const stripCache = new StripCache();

type Wanted = { page: number; strips: readonly Strip[]; account: string };

/**
 * Parts of a stored file's page as JPEGs, in order. All share one turn, as the page is drawn once.
 * @throws AppError `stripNotFound` if it can't be drawn; {LineTooLong}. Source: B-28.6, B-51.4.
 */
export function pageStrips(
  _grant: ReadGrant,
  storageKey: string,
  { page, strips, account }: Wanted,
): Promise<readonly Uint8Array[]> {
  const regions = createHash("sha256").update(JSON.stringify(strips)).digest("hex");
  return stripCache.get(`${storageKey} ${page} ${regions}`, async () => {
    const bytes = await storage.read(storageKey, MAX_FILE_BYTES);
    if (!bytes) throw new AppError("stripNotFound");
    try {
      return (await stripsInWorker({ bytes, page, strips }, { account })) ?? [];
    } catch (cause) {
      if (!(cause instanceof WorkerFailure)) throw cause;
      log.warn("page.strip-not-drawn", { page, end: cause.end });
      throw new AppError("stripNotFound", { cause });
    }
  });
}
