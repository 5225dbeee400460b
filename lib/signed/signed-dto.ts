import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { storedComparison, toComparisonDto } from "./comparison";
import type { SignedCopyDto, SignedStatus } from "./schema";
import type { SignedCopyRow } from "./signed-store";

/** A signed copy as its readers see it. Source: B-28.1. */
export function toSignedCopyDto(row: SignedCopyRow, actor: Actor): SignedCopyDto {
  const comparison = storedComparison(row.comparison);
  return {
    id: row.id,
    versionId: row.versionId,
    versionNumber: row.versionNumber,
    signedOn: row.signedOn,
    signedBy: row.signedBy,
    files: row.files.map(({ fileId, fileName, file }) => ({
      fileId,
      fileName,
      sizeBytes: file?.sizeBytes ?? null,
      sha256: file?.sha256 ?? null,
    })),
    status: row.status as SignedStatus, // written by us, as one of these
    statusMessage: statusWords(row.statusMessage, actor),
    comparison: comparison && toComparisonDto(comparison),
    createdAt: row.createdAt.toISOString(),
    createdByName: row.createdByName,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    reopenedByName: row.reopenedByName,
  };
}

function statusWords(key: string | null, actor: Actor): string | null {
  if (key === null) return null;
  const words = copyFor(actor.language).errors;
  return key in ERROR_STATUS ? words[key as ErrorKey] : words.unexpected;
}
