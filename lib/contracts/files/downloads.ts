import "server-only";
import type { Actor } from "@/lib/access/actor";
import { hidden } from "@/lib/access/policy";
import { recordAtOnce, type Who } from "@/lib/audit/audit";
import { contractsOfFile } from "@/lib/audit/audit-store";
import type { AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { storage } from "@/lib/platform/storage/storage";
import { linkedFile, visibleFile } from "./file-store";
import { MAX_FILE_BYTES } from "./bounds";
import type { DownloadDto, LinkQuery } from "./schema";
import { isSignedLink, signedLink } from "./signed-link";

/**
 * For everyone with a role on its contract, and its uploader while it has none; short-lived. @throws AppError
 * `fileNotFound`. Source: B-8.12, B-21.8.
 */
export async function downloadUrl(actor: Actor, fileId: string): Promise<DownloadDto> {
  const file = await visibleFile(actor, fileId);
  if (!file) throw hidden("fileNotFound", actor, { of: { fileId }, ability: "read" });
  await recordOfFile(actor, file.id, {
    action: "file.linkGiven",
    detail: { fileId: file.id, fileName: file.fileName },
  });
  return { downloadUrl: signedLink("download", file.id) };
}

/** For anyone with the signed address or access to the file. @throws AppError `fileNotFound`, `signInRequired` */
export async function fileContent(
  actor: Actor | null,
  fileId: string,
  link: LinkQuery,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const byLink = isSignedLink("download", fileId, link);
  const file = byLink ? await linkedFile(fileId) : actor && (await visibleFile(actor, fileId));
  if (!file && actor) throw hidden("fileNotFound", actor, { of: { fileId }, ability: "read" });
  if (!file) throw new AppError("signInRequired");
  const bytes = await storage.read(file.storageKey, MAX_FILE_BYTES);
  if (!bytes) throw new AppError("fileNotFound");
  await recordOfFile(actor, file.id, {
    action: "file.downloaded",
    detail: { fileId: file.id, fileName: file.fileName, byLink },
  });
  return { fileName: file.fileName, bytes };
}

/** Recorded in the trail of each contract made from the file. */
async function recordOfFile(who: Who, fileId: string, fact: AuditFact): Promise<void> {
  const chains = await contractsOfFile(fileId);
  if (chains.length > 0) await recordAtOnce(who, ...chains.map((chain) => ({ chain, ...fact })));
}
