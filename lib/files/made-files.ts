import "server-only";
import type { Actor } from "@/lib/access/actor";
import { demandRoom } from "@/lib/access/quotas";
import { clock } from "@/lib/platform/clock";
import type { Commit, DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { sha256Of } from "./file-hash";
import { insertFile, markUploaded } from "./file-store";

/** A file that the server made, as it lies in the storage. */
export type MadeFile = { id: string; fileName: string; contentType: string; storageKey: string; sha256: string };

/**
 * Keeps a file that the server made, counted as the actor's, and in the same transaction what becomes of it: all or
 * nothing. @throws AppError `storageQuotaExceeded`, `diskFull`, and what `use` throws
 */
export async function keepMadeFile<T>(
  actor: Actor,
  { bytes, ...named }: { fileName: string; contentType: string; bytes: Uint8Array },
  commit: Commit,
  use: (file: MadeFile, tx: DatabaseClient) => Promise<T>,
): Promise<T> {
  await demandRoom(actor.userId, { bytes: bytes.length });
  const file = { id: newId(), ...named, storageKey: `originals/${newId()}` };
  const sha256 = await sha256Of(bytes);
  await storage.write(file.storageKey, bytes, named.contentType);
  try {
    return await commit(async (tx) => {
      await demandRoom(actor.userId, { bytes: bytes.length }, tx);
      await insertFile(actor, file, tx);
      const { storageKey } = file;
      await markUploaded(file.id, { storageKey, sizeBytes: bytes.length, sha256, at: clock.now() }, tx);
      return use({ ...file, sha256 }, tx);
    });
  } catch (cause) {
    await storage.remove(file.storageKey); // no row speaks of them
    throw cause;
  }
}
