import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { findOwner } from "@/lib/contracts/contract-store";
import type { Strip } from "@/lib/documents/signed/spots";
import { AppError } from "@/lib/errors";
import { pageStrips } from "@/lib/contracts/files/page-strips";
import { storedComparison, type StoredDifference } from "./signed-dto";
import { findSignedCopy } from "./signed-store";

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
  const drawn = await pageStrips(grant, signedFile.file.storageKey, { page: asked.page, strips, account });
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
