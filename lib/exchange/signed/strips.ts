import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { findOwner } from "@/lib/contracts/contract-store";
import type { Strip } from "@/lib/documents/signed/spots";
import { AppError } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { stripsInWorker } from "@/lib/workers/texts";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { storedComparison, type StoredDifference } from "./signed-dto";
import { findSignedCopy, type SignedFileRow } from "./signed-store";

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

export type StripIds = { contractId: string; signedId: string; number: string };
type Place = StoredDifference & { strip: Strip };

/**
 * The part of the signed page with a difference, as a JPEG; nothing else of the page. @param number of the difference
 * in the comparison, from 1
 * @throws AppError `contractNotFound`, `signedCopyNotFound`, `stripNotFound` if there is none or it can't be drawn;
 *   {LineTooLong}. Source: B-28.6.
 */
export async function signedStrip(actor: Actor, { contractId, signedId, number }: StripIds): Promise<Uint8Array> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const copy = await findSignedCopy(grant, signedId);
  if (!copy) throw new AppError("signedCopyNotFound");
  const places = storedComparison(copy.comparison)?.differences ?? [];
  const asked = places[Number(number) - 1];
  const signedFile = asked && copy.files[asked.file];
  if (!asked?.strip || !signedFile?.file) throw new AppError("stripNotFound");
  const onPage = places.filter((place): place is Place => isOnSamePage(place, asked));
  const account = (await findOwner(grant)) ?? "";
  const strips = onPage.map(({ strip }) => strip);
  const drawn = await drawnOnce(signedFile.file, { page: asked.page, strips, account });
  const picture = drawn[onPage.findIndex((place) => place === asked)];
  if (!picture) throw new AppError("stripNotFound");
  return picture;
}

/** Rotation must match too, as the page is drawn once. */
function isOnSamePage({ strip, file, page }: StoredDifference, asked: StoredDifference): boolean {
  const [one, other] = [strip?.turn, asked.strip?.turn];
  const isTurnedAlike = one && other && one.quarters === other.quarters && one.tilt === other.tilt;
  return file === asked.file && page === asked.page && Boolean(isTurnedAlike);
}

type Wanted = { page: number; strips: readonly Strip[]; account: string };

function drawnOnce(
  { storageKey }: NonNullable<SignedFileRow["file"]>,
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
      log.warn("signed.strip-not-drawn", { page, end: cause.end });
      throw new AppError("stripNotFound", { cause });
    }
  });
}
