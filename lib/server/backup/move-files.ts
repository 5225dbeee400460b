import "server-only";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import type { Storage } from "@/lib/platform/storage/port";
import { filesByPage, isDeleted, type FileToMove } from "./moved-store";

/** What a run did; `prepared` are uploads whose bytes never came. */
export type Moved = {
  files: number;
  copied: number;
  alreadyThere: number;
  prepared: number;
  bytes: number;
  removed: number;
  faults: string[];
};
export type MovePlan = { from: Storage; to: Storage; isSourceRemoved: boolean; report: (moved: Moved) => void };

/** Memory holds each of these files twice, as it was and as it was read back. */
const AT_ONCE = 4;

/**
 * Copies every file of the installation from one storage to another and reads it back. A file that is there already is
 * compared, not copied, so a run that was stopped is simply repeated, and another picks up what came meanwhile. The
 * source is emptied only on request, and only if every file arrived.
 * @returns counts, and a fault for each file that couldn't be moved
 * @throws if one of the two doesn't answer
 */
export async function moveFiles(plan: MovePlan): Promise<Moved> {
  const moved: Moved = { files: 0, copied: 0, alreadyThere: 0, prepared: 0, bytes: 0, removed: 0, faults: [] };
  const arrived: string[] = [];
  for await (const page of filesByPage()) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      const done = await Promise.allSettled(
        page.slice(start, start + AT_ONCE).map((file) => moveFile(file, plan, moved)),
      );
      for (const one of done) {
        if (one.status === "rejected") throw one.reason;
        if (one.value !== null) arrived.push(one.value);
      }
    }
    plan.report(moved);
  }
  if (plan.isSourceRemoved && moved.faults.length === 0) await removeAll(arrived, plan, moved);
  return moved;
}

/** @returns the key if the bytes are at the target now, those that were uploaded */
async function moveFile(file: FileToMove, { from, to }: MovePlan, moved: Moved): Promise<string | null> {
  moved.files += 1;
  const there = await hashAt(to, file.storageKey);
  if (there !== null && there === file.sha256) return arrivedAs(file, "alreadyThere", moved);
  const bytes = await readable(from, file.storageKey);
  if (bytes === null) return withoutSource(file, there, moved);
  const sha256 = bytes instanceof Error ? bytes : await computeSha256(bytes);
  if (bytes instanceof Error || sha256 instanceof Error) return fault(file, String(bytes), moved);
  if (sha256 !== (file.sha256 ?? sha256)) return fault(file, "its bytes are not those that were uploaded", moved);
  if (sha256 === there) return arrivedAs(file, "alreadyThere", moved);
  await to.write(file.storageKey, bytes, file.contentType);
  if ((await hashAt(to, file.storageKey)) !== sha256) return fault(file, "other bytes arrived than were sent", moved);
  if (await isDeleted(file.id)) {
    await to.remove(file.storageKey); // its removal was faster than the copy
    return null;
  }
  moved.bytes += bytes.length;
  return arrivedAs(file, "copied", moved);
}

function arrivedAs(file: FileToMove, how: "copied" | "alreadyThere", moved: Moved): string {
  moved[how] += 1;
  return file.storageKey;
}

/** A file without a hash, older than hashing, may have been moved and removed from the source before. */
async function withoutSource(file: FileToMove, there: string | null, moved: Moved): Promise<string | null> {
  if (there !== null && file.sha256 === null) return arrivedAs(file, "alreadyThere", moved);
  if (file.uploadedAt === null) moved.prepared += 1;
  else if (!(await isDeleted(file.id))) return fault(file, "its bytes are missing from the source", moved);
  return null;
}

function fault(file: FileToMove, words: string, moved: Moved): null {
  moved.faults.push(`File ${file.id} (${file.storageKey}): ${words}.`);
  return null;
}

/** Null also for bytes that can't be read: they are written anew, and a storage that is away says so then. */
async function hashAt(storage: Storage, key: string): Promise<string | null> {
  const bytes = await readable(storage, key);
  return bytes === null || bytes instanceof Error ? null : computeSha256(bytes);
}

async function readable(storage: Storage, key: string): Promise<Uint8Array | Error | null> {
  try {
    return await storage.read(key, MAX_FILE_BYTES);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

async function removeAll(keys: readonly string[], { from, report }: MovePlan, moved: Moved): Promise<void> {
  for (const key of keys) {
    await from.remove(key);
    moved.removed += 1;
  }
  report(moved);
}
