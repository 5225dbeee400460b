import "server-only";
import { archiveKey } from "@/lib/contracts/files/archive-keys";
import { storage } from "@/lib/platform/storage/storage";
import { MOST_BUNDLE_BYTES } from "./bounds";

/** An archive lies in the storage in pieces, so that no process ever holds all of it. */
const PIECE_BYTES = 8 * 1024 * 1024;
export const MOST_PIECES = Math.ceil(MOST_BUNDLE_BYTES / PIECE_BYTES);

/** The archive, piece by piece; null where one is gone. */
export async function readPiece(bundleId: string, place: number): Promise<Uint8Array | null> {
  return storage.read(archiveKey(bundleId, place), PIECE_BYTES);
}

/** Collects what comes into pieces of one size, the last one shorter. */
export async function* inPieces(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    for (let start = 0; start < part.length;) {
      const taken = part.subarray(start, start + PIECE_BYTES - length);
      held.push(taken);
      length += taken.length;
      start += taken.length;
      if (length < PIECE_BYTES) continue;
      yield Buffer.concat(held);
      [held, length] = [[], 0];
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
