import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import { AppError, ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { contractOf, contractsOf, isContractAdmin, type ContractCursor, type ContractRow } from "./contract-store";
import { CONTRACTS_PER_PAGE, CONTRACT_ROLES, CONTRACT_STATUSES, type ContractDto, type ContractStatus, type ContractStatusDto, type ListQuery } from "./schema";

/**
 * The contracts in which the actor has a part, newest first, a page at a time.
 * @returns `nextCursor` for the following page, null at the end. Source: spec §7 `GET /contracts`, decisions §2.
 */
export async function listContracts(actor: Actor, query: ListQuery): Promise<{ items: ContractDto[]; nextCursor: string | null }> {
  const limit = query.limit ?? CONTRACTS_PER_PAGE;
  const rows = await contractsOf(actor, { limit: limit + 1, after: query.cursor === undefined ? null : readCursor(query.cursor) });
  const items = rows.slice(0, limit).map((row) => toContractDto(row.contract, actor, row.role));
  const last = rows[limit - 1]?.contract;
  return { items, nextCursor: rows.length > limit && last ? writeCursor({ uploadedAt: last.uploadedAt, contractId: last.id }) : null };
}

/** One contract. @throws AppError `contractNotFound`. Source: spec §7 `GET /contracts/{id}`. */
export async function getContract(actor: Actor, contractId: string): Promise<ContractDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const row = await contractOf(grant);
  if (!row) throw new AppError("contractNotFound"); // deleted in this moment
  return toContractDto(row, actor, grant.role);
}

/** How far a contract is, for pages that wait for it. @throws AppError `contractNotFound`. Source: decisions §1. */
export async function contractStatus(actor: Actor, contractId: string): Promise<ContractStatusDto> {
  const { status, progress, statusMessage, currentVersionId } = await getContract(actor, contractId);
  return { status, progress, statusMessage, currentVersionId };
}

function toContractDto(row: ContractRow, actor: Actor, role: string): ContractDto {
  return {
    id: row.id,
    name: row.name,
    status: statusOf(row),
    statusMessage: statusWords(row.statusMessage, actor),
    progress: row.progress,
    pagesWithoutText: JSON.parse(row.pagesWithoutText) as number[], // written by us as a list of numbers
    uploadedAt: row.uploadedAt.toISOString(),
    uploadedBy: row.uploadedById,
    uploadedByName: row.uploadedByName,
    currentVersionId: row.currentVersionId,
    metadata: { contractType: row.contractType },
    role: CONTRACT_ROLES.find((known) => known === role) ?? "reviewer",
    isAdmin: isContractAdmin(row, actor, role),
    file: row.file,
  };
}

function statusOf(row: { status: string }): ContractStatus {
  return CONTRACT_STATUSES.find((known) => known === row.status) ?? "";
}

/** The stored key in the reader's language. */
function statusWords(key: string | null, actor: Actor): string | null {
  if (key === null) return null;
  const words = copyFor(actor.language).errors;
  return key in ERROR_STATUS ? words[key as ErrorKey] : words.unexpected;
}

function writeCursor(cursor: ContractCursor): string {
  return Buffer.from(`${cursor.uploadedAt.toISOString()}|${cursor.contractId}`).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write */
function readCursor(text: string): ContractCursor {
  const [at = "", contractId = ""] = Buffer.from(text, "base64url").toString().split("|");
  const uploadedAt = new Date(at);
  if (Number.isNaN(uploadedAt.getTime()) || contractId === "") throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { uploadedAt, contractId };
}
