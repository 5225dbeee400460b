import "server-only";
import type { Actor } from "@/lib/access/actor";
import { copyFor } from "@/lib/copy/copy";
import type { SignedComparison } from "@/lib/documents/signed/compare";
import type { SignedDifference } from "@/lib/documents/signed/differences";
import type { SignatureSign } from "@/lib/documents/signed/signs";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import type { SignedCopyDto, SignedStatus, SignedComparisonDto } from "./schema";
import type { SignedCopyRow } from "./signed-store";

/** `settled`: by someone who has checked the paper. */
export type StoredDifference = SignedDifference & Pick<SignedComparisonDto["differences"][number], "settled">;
export type StoredComparison = Omit<SignedComparison, "differences"> & {
  differences: StoredDifference[];
  unread: SignedComparisonDto["unread"];
  /** Earlier releases did not look. */
  signs?: SignatureSign[];
  /** Who said that it is signed although no signature is seen. */
  confirmed?: { byName: string; at: string } | null;
};

/** Earlier releases stored neither strips nor settlements. */
type Written = Omit<StoredComparison, "differences"> & {
  differences: (Omit<StoredDifference, "strip" | "settled"> & Partial<StoredDifference>)[];
};

/** @param json as `compareSignedCopy` and `settleDifference` write it */
export function storedComparison(json: string | null): StoredComparison | null {
  if (json === null) return null;
  const written = JSON.parse(json) as Written; // our own format
  const differences = written.differences.map((difference) => ({ strip: null, settled: null, ...difference }));
  return { ...written, differences };
}

/** Differences nobody has settled, except those the scan's reader most likely misread. Source: B-28.8. */
function toComparisonDto(stored: StoredComparison): SignedComparisonDto {
  const open = stored.differences.filter(({ doubt, settled }) => doubt !== "misread" && settled === null);
  return { ...stored, open: open.length + stored.more };
}

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
    status: row.status as SignedStatus, // we wrote it, as one of these
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
