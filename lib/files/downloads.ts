import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { storage } from "@/lib/platform/storage/storage";
import { linkedFile, visibleFile } from "./file-store";
import { MAX_FILE_BYTES, type DownloadDto, type LinkQuery } from "./schema";
import { isSignedLink, signedLink } from "./signed-link";

/**
 * A short-lived address of an original, for its uploader and for those who have a part in its contract.
 * @throws AppError `fileNotFound`. Source: spec §7 `GET /files/download/{id}`.
 */
export async function downloadUrl(actor: Actor, fileId: string): Promise<DownloadDto> {
  const file = await visibleFile(actor, fileId);
  if (!file) throw new AppError("fileNotFound");
  return { downloadUrl: signedLink("download", file.id) };
}

/**
 * The bytes of an original, for whoever holds its signed address or may see it.
 * @throws AppError `fileNotFound`, `signInRequired`
 */
export async function fileContent(actor: Actor | null, fileId: string, link: LinkQuery): Promise<{ fileName: string; bytes: Uint8Array }> {
  const file = isSignedLink("download", fileId, link) ? await linkedFile(fileId) : actor && (await visibleFile(actor, fileId));
  if (!file) throw new AppError(actor ? "fileNotFound" : "signInRequired");
  const bytes = await storage.read(file.storageKey, MAX_FILE_BYTES);
  if (!bytes) throw new AppError("fileNotFound");
  return { fileName: file.fileName, bytes };
}
