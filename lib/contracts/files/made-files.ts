import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireRoom } from "@/lib/access/quotas";
import { clock } from "@/lib/platform/clock";
import type { Commit, DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { computeSha256 } from "./file-hash";
import { insertFile, markUploaded } from "./file-store";

/** A file made by the server, as stored. */
export type MadeFile = { id: string; fileName: string; contentType: string; storageKey: string; sha256: string };

/**
 * Stores files made by the server, counted as the actor's, and whatever uses them, in one transaction. @throws AppError
 * `storageQuotaExceeded`, `diskFull`, and what `use` throws
 */
export async function keepMadeFiles<T>(
  actor: Actor,
  made: readonly { fileName: string; contentType: string; bytes: Uint8Array }[],
  commit: Commit,
  use: (files: MadeFile[], tx: DatabaseClient) => Promise<T>,
): Promise<T> {
  const size = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
  await requireRoom(actor.userId, { bytes: size });
  const kept: { file: MadeFile; sizeBytes: number }[] = [];
  try {
    for (const { bytes, ...named } of made) {
      const file = { id: newId(), ...named, storageKey: `originals/${newId()}`, sha256: await computeSha256(bytes) };
      kept.push({ file, sizeBytes: bytes.length });
      await storage.write(file.storageKey, bytes, named.contentType);
    }
    return await commit(async (tx) => {
      await requireRoom(actor.userId, { bytes: size }, tx);
      for (const { file, sizeBytes } of kept) {
        const { sha256, ...row } = file;
        await insertFile(actor, row, tx);
        await markUploaded(file.id, { storageKey: file.storageKey, sizeBytes, sha256, at: clock.now() }, tx);
      }
      return use(
        kept.map(({ file }) => file),
        tx,
      );
    });
  } catch (cause) {
    for (const { file } of kept) await storage.remove(file.storageKey); // no row refers to them
    throw cause;
  }
}
