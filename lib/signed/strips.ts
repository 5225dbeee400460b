import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { ownerOf } from "@/lib/contracts/contract-store";
import type { Strip } from "@/lib/documents/signed/spots";
import { AppError } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/files/bounds";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { stripsInWorker } from "@/lib/workers/strips";
import { WorkerFailure } from "@/lib/workers/worker-failure";
import { storedComparison, type StoredDifference } from "./comparison";
import { signedCopyOf, type SignedFileRow } from "./signed-store";
import { stripCache } from "./strip-cache";

export type StripIds = { contractId: string; signedId: string; number: string };
type Place = StoredDifference & { strip: Strip };

/**
 * The part of the signed page that shows a difference, as a JPEG; nothing else of the page. @param number of the
 * difference in the comparison, from 1 @throws AppError `contractNotFound`, `signedCopyNotFound`, `stripNotFound`
 *   where there is none or it can't be drawn; {LineTooLong} when too much waits. Source: B-28.6.
 */
export async function signedStrip(actor: Actor, { contractId, signedId, number }: StripIds): Promise<Uint8Array> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const copy = await signedCopyOf(grant, signedId);
  if (!copy) throw new AppError("signedCopyNotFound");
  const places = storedComparison(copy.comparison)?.differences ?? [];
  const asked = places[Number(number) - 1];
  const signedFile = asked && copy.files[asked.file];
  if (!asked?.strip || !signedFile?.file) throw new AppError("stripNotFound");
  const onPage = places.filter((place): place is Place => isOnPageOf(place, asked));
  const account = (await ownerOf(grant)) ?? "";
  const strips = onPage.map(({ strip }) => strip);
  const drawn = await drawnOnce(signedFile.file, { page: asked.page, strips, account });
  const picture = drawn[onPage.findIndex((place) => place === asked)];
  if (!picture) throw new AppError("stripNotFound");
  return picture;
}

/** Turned alike too, as the page is drawn once. */
function isOnPageOf({ strip, file, page }: StoredDifference, asked: StoredDifference): boolean {
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
