import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { Places } from "@/lib/access/places";
import { requireRoom } from "@/lib/access/quotas";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { computeSha256 } from "./file-hash";
import {
  insertFile,
  linkedFile,
  markUploaded,
  ownFile,
  type FileRow,
  abandonedFiles,
  forgetAbandoned,
} from "./file-store";
import { MAX_FILE_BYTES } from "./bounds";
import type { LinkQuery, PresignedUrl, UploadTargetDto } from "./schema";
import { isSignedLink, signedLink } from "./signed-link";
import { UNDER_WAY } from "./under-way";

/**
 * Creates a row for the file. Its bytes go to the address returned: a path on this site, absolute for a cloud store.
 * @throws AppError `storageQuotaExceeded`. Source: B-8.4, B-21.7.
 */
export async function startUpload(
  actor: Actor,
  input: PresignedUrl,
  commit: Commit = inTransaction,
): Promise<UploadTargetDto> {
  const id = newId();
  const storageKey = `originals/${id}`;
  const contentType = plainContentType(input.contentType);
  await requireRoom(actor.userId, { bytes: 1 });
  const cloudUrl = await storage.uploadUrl(storageKey, { contentType, maxBytes: MAX_FILE_BYTES });
  return commit(async (tx) => {
    await insertFile(actor, { id, fileName: input.filename, contentType, storageKey }, tx);
    return { uploadUrl: cloudUrl ?? signedLink("upload", id), fileId: id };
  });
}

const underWay = new Places(UNDER_WAY);

/**
 * Receives the bytes once, from the uploader or a signed address, straight to storage; reads none before everything
 * else has been checked.
 * @throws AppError `fileNotFound`, `fileAlreadyUploaded`, `tooManyRequests`, `serverBusy`, `emptyDocument`,
 *   `storageQuotaExceeded`, and what the pieces throw
 */
export async function receiveUpload(
  actor: Actor | null,
  fileId: string,
  input: { link: LinkQuery; pieces: AsyncIterable<Uint8Array> },
): Promise<void> {
  const file = await fileToReceive(actor, fileId, input.link);
  if (!file) throw new AppError(actor ? "fileNotFound" : "signInRequired");
  if (file.uploadedAt) throw new AppError("fileAlreadyUploaded");
  await requireRoom(file.ownerId, { bytes: 1 });
  const leave = await underWay.takeInTime(file.ownerId ?? file.id, UNDER_WAY.patienceMs);
  try {
    await keep(file, input.pieces);
  } finally {
    leave();
  }
}

async function keep(file: FileRow, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const storageKey = `originals/${newId()}`; // a key per try, so that two at once each keep their own bytes
  const bytes = counted(pieces);
  await storage.write(storageKey, bytes.pieces, file.contentType);
  try {
    const { sizeBytes, sha256 } = bytes.sum();
    if (sizeBytes === 0) throw new AppError("emptyDocument");
    if (!(await arrived(file, { storageKey, sizeBytes, sha256, at: clock.now() })))
      throw new AppError("fileAlreadyUploaded");
  } catch (cause) {
    await storage.remove(storageKey); // no row refers to them
    throw cause;
  }
}

/** Counts the bytes as the owner's, if there is room. @returns false if they had already arrived */
function arrived(file: FileRow, facts: Parameters<typeof markUploaded>[1]): Promise<boolean> {
  return inTransaction(async (tx) => {
    await requireRoom(file.ownerId, { bytes: facts.sizeBytes }, tx);
    return markUploaded(file.id, facts, tx);
  });
}

/** For creating a contract. @throws AppError `fileNotFound`, `fileNotUploaded`, `storageQuotaExceeded` */
export async function uploadedBytes(actor: Actor, fileId: string): Promise<{ file: FileRow; bytes: Uint8Array }> {
  const file = await ownFile(actor, fileId);
  if (!file) throw new AppError("fileNotFound");
  const bytes = await storage.read(file.storageKey, MAX_FILE_BYTES);
  if (!bytes) throw new AppError("fileNotUploaded");
  // A cloud store receives the bytes without telling us; this is when we learn of them.
  if (!file.uploadedAt) await arrived(file, { storageKey: file.storageKey, ...(await measureFile(bytes)) });
  return { file, bytes };
}

async function measureFile(bytes: Uint8Array): Promise<{ sizeBytes: number; sha256: string; at: Date }> {
  return { sizeBytes: bytes.length, sha256: await computeSha256(bytes), at: clock.now() };
}

/** If a signature is given, it must be valid: a session doesn't make up for a wrong one. */
async function fileToReceive(actor: Actor | null, fileId: string, link: LinkQuery): Promise<FileRow | null> {
  if (isSignedLink("upload", fileId, link)) return linkedFile(fileId);
  return actor && link.signature === undefined ? ownFile(actor, fileId) : null;
}

/** A media type safe for a header; anything odd counts as plain bytes. */
function plainContentType(contentType: string): string {
  return /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i.test(contentType) ? contentType.toLowerCase() : "application/octet-stream";
}

/** What is known of bytes once all of them have passed. */
type Counted = { sizeBytes: number; sha256: string };

/** Passes bytes through to storage, counting and hashing them. */
function counted(pieces: AsyncIterable<Uint8Array>): { pieces: AsyncIterable<Uint8Array>; sum: () => Counted } {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  async function* passing() {
    for await (const piece of pieces) {
      sizeBytes += piece.length;
      hash.update(piece);
      yield piece;
    }
  }
  return { pieces: passing(), sum: () => ({ sizeBytes, sha256: hash.digest("hex") }) };
}

/** Normally an upload becomes a contract at once; a day is for people who do it by hand. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 1_000;

/** Removes uploads that became no contract within a day: rows now, bytes by a job. @returns how many */
export async function removeAbandonedUploads(): Promise<number> {
  let removed = 0;
  for (const { id, storageKey } of await abandonedFiles(new Date(clock.now().getTime() - KEPT_MS), MOST)) {
    await inTransaction(async (tx) => {
      if (!(await forgetAbandoned(id, tx))) return; // it just became a contract
      await enqueue("removeFile", { storageKey }, {}, tx);
      removed += 1;
    });
  }
  return removed;
}
