import "server-only";
import type { Actor } from "@/lib/access/actor";
import { CONTRACT_ROLES } from "@/lib/access/roles";
import { copyFor } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { isContractAdmin, type ContractRow } from "./contract-store";
import { CONTRACT_STATUSES, type ContractStatus } from "./bounds";
import type { ContractDto } from "./schema";

/** A contract as somebody with this role in it sees it. Source: B-21.9. */
export function toContractDto(actor: Actor, row: ContractRow, role: string): ContractDto {
  const scannedPages = JSON.parse(row.scannedPages) as ContractDto["scannedPages"] & object; // written by `setPages`
  return {
    id: row.id,
    name: row.name,
    status: statusOf(row),
    statusMessage: statusWords(row.statusMessage, actor),
    progress: row.progress,
    pagesWithoutText: JSON.parse(row.pagesWithoutText) as number[], // written by us as a list of numbers
    ...(scannedPages.length > 0 ? { scannedPages } : {}),
    uploadedAt: row.uploadedAt.toISOString(),
    uploadedBy: row.uploadedById,
    uploadedByName: row.uploadedByName,
    currentVersionId: row.currentVersionId,
    signedAt: row.signedOn,
    signedBy: row.signedBy,
    metadata: { contractType: row.contractType },
    role: CONTRACT_ROLES.find((known) => known === role) ?? "reviewer",
    isAdmin: isContractAdmin(row, actor, role),
    file: row.file,
  };
}

function statusOf(row: { status: string }): ContractStatus {
  return CONTRACT_STATUSES.find((known) => known === row.status) ?? "";
}

function statusWords(key: string | null, actor: Actor): string | null {
  if (key === null) return null;
  const words = copyFor(actor.language).errors;
  return key in ERROR_STATUS ? words[key as ErrorKey] : words.unexpected;
}
