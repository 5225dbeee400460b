import "server-only";
import type { Actor } from "@/lib/access/actor";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { forgetAbandoned } from "@/lib/contracts/files/file-store";
import { keepMadeFiles } from "@/lib/contracts/files/made-files";
import { uploadedBytes } from "@/lib/contracts/files/uploads";
import type { PhotographContract } from "@/lib/contracts/reading/photographed-schema";
import type { ContractDto } from "@/lib/contracts/schema";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { exportFileName, MEDIA_TYPE } from "@/lib/documents/rendering/file-name";
import { pdfOfPhotographs } from "@/lib/documents/scans/photographs";
import { AppError } from "@/lib/errors";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { insertUploaded } from "./intake";

/**
 * Makes a contract of photographs of its pages: a PDF with the photographs as they are, which is kept as its original
 * and read like any scan. The single files go with the transaction that makes it.
 * @throws AppError `fileNotFound`, `fileNotUploaded`, `unsupportedType` for anything but a JPEG, `documentTooLarge`
 *   where they are more than a file may be, `invalidInput` for a file named twice,
 *   `storageQuotaExceeded`. Source: B-51.2.
 */
export async function photographContract(
  actor: Actor,
  { fileIds, ...input }: PhotographContract,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  if (new Set(fileIds).size < fileIds.length)
    throw new AppError("invalidInput", { issues: [{ path: "fileIds", message: "fileIds" }] });
  const photos = await loadPhotos(actor, fileIds);
  const bytes = pdfOf(photos.map((photo) => photo.bytes));
  if (bytes.length > MAX_FILE_BYTES) throw new AppError("documentTooLarge");
  const made = { fileName: exportFileName(input.name, "pdf"), contentType: MEDIA_TYPE.pdf, bytes };
  return keepMadeFiles(actor, [made], commit, async (files, tx) => {
    const contracts: ContractDto[] = [];
    for (const file of files) contracts.push(await insertUploaded(actor, { ...input, file, size: bytes.length }, tx));
    for (const { file } of photos)
      if (await forgetAbandoned(file.id, tx)) await enqueue("removeFile", { storageKey: file.storageKey }, {}, tx);
    const [contract] = contracts;
    if (!contract) throw new Error("no file was made of photographs");
    return contract;
  });
}

/** One by one, so that no more is in memory than a contract may have. */
async function loadPhotos(actor: Actor, fileIds: readonly string[]) {
  const photos: Awaited<ReturnType<typeof uploadedBytes>>[] = [];
  let size = 0;
  for (const fileId of fileIds) {
    const photo = await uploadedBytes(actor, fileId);
    size += photo.bytes.length;
    if (size > MAX_FILE_BYTES) throw new AppError("documentTooLarge");
    photos.push(photo);
  }
  return photos;
}

function pdfOf(photos: readonly Uint8Array[]): Uint8Array {
  try {
    return pdfOfPhotographs(photos);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw new AppError(cause.reason, { cause });
    throw cause;
  }
}
