import type { ApprovalDto } from "./approval-schema";
import type { ApprovalRow } from "./approval-store";

/** A word is on one text: it is void once another is current, or the version itself is not what it was. */
export function isVoid({ version, versionHash, contract }: ApprovalRow): boolean {
  return version.id !== contract.currentVersionId || (versionHash !== "" && versionHash !== version.hash);
}

export function toApprovalDto(row: ApprovalRow): ApprovalDto {
  return {
    id: row.id,
    version: { id: row.version.id, number: row.version.versionNumber },
    versionHash: row.versionHash,
    isVoid: isVoid(row),
    user: { id: row.user?.id ?? null, name: row.user?.name ?? row.userName },
    askedBy: row.askedByName,
    note: row.note,
    askedAt: row.askedAt.toISOString(),
    answer: row.answer === "approve" || row.answer === "change" ? row.answer : "awaited",
    words: row.words,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
